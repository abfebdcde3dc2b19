import { expect, it } from 'vitest';
import { read, values } from '../printed.fixture.ts';

const WILL = `LAST WILL AND TESTAMENT OF MARGIT OSEI
I, Margit Osei, of Duluth, Minnesota, declare this to be my last will and revoke all earlier wills.
I am married to Kwabena Osei. My children are Ama Osei and Kofi Osei.
`;
const TRUST = `THE ILSE BRANDVOLD REVOCABLE TRUST
This trust agreement is made on May 4, 2019 by Ilse Brandvold of Fargo, North Dakota, as Grantor.
The Grantor may amend or revoke this trust at any time.
`;
const POWER = `DURABLE POWER OF ATTORNEY OF TARIQ MANSOUR
I, Tariq Mansour, of Dayton, Ohio, make this power of attorney.
`;
const DIRECTIVE = `ADVANCE HEALTH CARE DIRECTIVE OF TARIQ MANSOUR
I, Tariq Mansour, of Dayton, Ohio, make this directive.
`;

const A = 'Ngozi Adeyemi';
const B = 'Piotr Zielinski';
const C = 'Hui-Min Tan';

/** What a paper says, and who serves by it: the office, the place in line, the name. */
const SAID: readonly (readonly [said: string, paper: string, serving: readonly string[]])[] = [
  // Words of every day for an office.
  [
    `I want ${A} to be in charge of carrying out this will. Should she be unable to, I want ${B} to step in.`,
    WILL,
    [`executor primary ${A}`, `executor first_successor ${B}`],
  ],
  [
    `I hereby request that ${A}, who drove me to every appointment, take on the job of executor.`,
    WILL,
    [`executor primary ${A}`],
  ],
  [
    `The person who may act for me is ${A}. If she stops acting, the person is ${B}.`,
    POWER,
    [`agent primary ${A}`, `agent first_successor ${B}`],
  ],
  [`On my death, the trusteeship passes to ${A}.`, TRUST, [`trustee first_successor ${A}`]],
  [
    `In the event the office of Trustee falls vacant, it shall be filled by ${A}, or, if he does not qualify, by ${B}.`,
    TRUST,
    [`trustee first_successor ${A}`, `trustee second_successor ${B}`],
  ],
  // Who is not to serve, or once did.
  [
    `Under no circumstances shall my former husband, Lars Nygaard, serve as executor or guardian. I appoint ${A} as my executor.`,
    WILL,
    [`executor primary ${A}`],
  ],
  [
    `My late brother, Lars Nygaard, was executor under my last will. ${A} is executor under this one.`,
    WILL,
    [`executor primary ${A}`],
  ],
  [`Do not ask my brother Lars Nygaard to decide for me. My agent is ${A}.`, DIRECTIVE, [`agent primary ${A}`]],
  [
    `In no event may Lars Nygaard, my former son-in-law, act as Trustee. My successor Trustee is ${A}.`,
    TRUST,
    [`trustee first_successor ${A}`],
  ],
  // An event beside the one who follows upon it.
  [
    `My executor will be ${A}, or ${B} if ${A} cannot do it.`,
    WILL,
    [`executor primary ${A}`, `executor first_successor ${B}`],
  ],
  [
    `I appoint ${A} my agent, or ${B} if ${A} is unwilling.`,
    POWER,
    [`agent primary ${A}`, `agent first_successor ${B}`],
  ],
  [
    `I designate ${A}, of Dayton, Ohio, my true and lawful attorney-in-fact, and in her absence ${B}.`,
    POWER,
    [`attorney_in_fact primary ${A}`, `attorney_in_fact first_successor ${B}`],
  ],
  [
    `If I cease to act as Trustee for any reason, my daughter, ${A}, or if she is not available, my friend, ${B}, is to be the Trustee.`,
    TRUST,
    [`trustee first_successor ${A}`, `trustee second_successor ${B}`],
  ],
  [
    `Upon the resignation of Ilse Brandvold, ${A}, of Fargo, North Dakota, shall act as sole Trustee.`,
    TRUST,
    [`trustee first_successor ${A}`],
  ],
  [
    `${A} and ${B} will be the trustees after I die. They must act together.`,
    TRUST,
    [`trustee co_first_successor ${A}`, `trustee co_first_successor ${B}`],
  ],
  [
    `${A} shall succeed the Grantor as Trustee, and ${B} shall succeed ${A}.`,
    TRUST,
    [`trustee first_successor ${A}`, `trustee second_successor ${B}`],
  ],
  [
    `I name my husband as executor. If he declines to act, ${A} shall act, and if she too is unavailable, the trust department of First Prairie Bank.`,
    WILL,
    ['executor primary Kwabena Osei', `executor first_successor ${A}`, 'executor second_successor First Prairie Bank'],
  ],
  // One after the other in a line of their own.
  [
    `Successor trustees, in order of priority: ${A}; ${B}; Red River Trust Company.`,
    TRUST,
    [
      `trustee first_successor ${A}`,
      `trustee second_successor ${B}`,
      'trustee third_successor Red River Trust Company',
    ],
  ],
  [
    `I name as my agents, to act in this order: 1) ${A} 2) ${B} 3) ${C}`,
    POWER,
    [`agent primary ${A}`, `agent first_successor ${B}`, `agent second_successor ${C}`],
  ],
  [
    `I appoint as executor the following: ${A} (first), ${B} (second) and ${C} (third).`,
    WILL,
    [`executor primary ${A}`, `executor first_successor ${B}`, `executor second_successor ${C}`],
  ],
  [
    `Who is the trustee now?\nIlse Brandvold.\nWho takes over?\n${A}, and after him ${B}.`,
    TRUST,
    ['trustee primary Ilse Brandvold', `trustee first_successor ${A}`, `trustee second_successor ${B}`],
  ],
  [
    `Office\tFirst choice\tSecond choice\nExecutor\t${A}\t${B}\nGuardian\t${C}\tJuan Carlos Ortega`,
    WILL,
    [
      `executor primary ${A}`,
      `executor first_successor ${B}`,
      `guardian primary ${C}`,
      'guardian first_successor Juan Carlos Ortega',
    ],
  ],
  // The maker, and whoever was named last.
  [
    `The Grantor appoints herself as Trustee and ${A} as first alternate Trustee and ${B} as second alternate Trustee.`,
    TRUST,
    [`trustee first_successor ${A}`, `trustee second_successor ${B}`, 'trustee primary Ilse Brandvold'],
  ],
  [
    `If a guardian of my person must be appointed, I nominate ${A}. I also name her as my agent.`,
    DIRECTIVE,
    [`guardian_of_the_person primary ${A}`, `agent primary ${A}`],
  ],
  [`My physician is Dr. Hannah Weiss. My agent for health care decisions is ${A}.`, DIRECTIVE, [`agent primary ${A}`]],
  // In turn, with words between.
  [
    `The following shall act as guardians of my minor children, in the order named: first, ${A}; second, ${B}.`,
    WILL,
    [`guardian primary ${A}`, `guardian first_successor ${B}`],
  ],
  [
    `It is my desire that ${A} serve as Executor, failing which ${B}.`,
    WILL,
    [`executor primary ${A}`, `executor first_successor ${B}`],
  ],
  [
    `My executor should be ${A} - or, if she is gone, ${B}.`,
    WILL,
    [`executor primary ${A}`, `executor first_successor ${B}`],
  ],
  [
    `The successor trustee shall be ${A}, if living and able, and otherwise ${B}.`,
    TRUST,
    [`trustee first_successor ${A}`, `trustee second_successor ${B}`],
  ],
  [
    `Trustee\nThe Grantor\nFirst successor\n${A}\nSecond successor\n${B}`,
    TRUST,
    [`trustee first_successor ${A}`, `trustee second_successor ${B}`],
  ],
  [`The Special Trustee for real estate matters shall be ${A}.`, TRUST, [`special_trustee primary ${A}`]],
  [
    `My accountant, Rolf Steen, shall never be Trustee. After me, ${A} shall be the Trustee.`,
    TRUST,
    [`trustee first_successor ${A}`],
  ],
  // Beside another, and in a line of succession.
  [
    `${A} is to serve as executor together with my husband.`,
    WILL,
    [`executor co_primary ${A}`, 'executor co_primary Kwabena Osei'],
  ],
  [
    `Trustee Succession: (1) Ilse Brandvold, (2) ${A}, (3) ${B}.`,
    TRUST,
    ['trustee primary Ilse Brandvold', `trustee first_successor ${A}`, `trustee second_successor ${B}`],
  ],
  [
    `${A} will step in as trustee when Ilse Brandvold cannot manage things any more.`,
    TRUST,
    [`trustee first_successor ${A}`],
  ],
  [
    `Who speaks for me when I cannot?\n${A}\nAnd if she cannot?\n${B}`,
    DIRECTIVE,
    [`agent primary ${A}`, `agent first_successor ${B}`],
  ],
  // A company that does two things, and an office that follows in capitals.
  [
    'I appoint THE SCIOTO FIDELITY AND DEPOSIT COMPANY Executor of my will.',
    WILL,
    ['executor primary Scioto Fidelity and Deposit Company'],
  ],
  // Who is told by what he is to the maker, and by his title.
  [`My health care agent is my former pupil, Dr. ${A}.`, DIRECTIVE, [`agent primary ${A}`]],
  // A need is no event of a succession.
  [
    `Should a judge find that I need a conservator of my estate, I nominate ${A}, and if she cannot serve, ${B}.`,
    POWER,
    [`conservator_nominee primary ${A}`, `conservator_nominee first_successor ${B}`],
  ],
  // Who may be told, beside whoever decides.
  [
    `My health care agent is ${A}. Whoever has my medical records may release them to my agent, and also to my cousin, ${B}.`,
    DIRECTIVE,
    [`agent primary ${A}`, `authorized_recipient primary ${B}`],
  ],
  // Capitals before what is always written small.
  ['I appoint NGOZI ADEYEMI, Esq., as my executor.', WILL, [`executor primary ${A}, Esq.`]],
  // Who served by an earlier paper.
  [
    `I revoke my power of 2011, in which Lars Nygaard was my agent. I appoint ${A} as my agent.`,
    POWER,
    [`agent primary ${A}`],
  ],
  // For whom, in front.
  [
    `My nephew is Lars Nygaard. For Lars Nygaard, the custodian is ${A}, and then ${B} if she cannot act.`,
    WILL,
    [`other primary ${A}`, `other first_successor ${B}`],
  ],
  // Another office that the holder has power over.
  [
    `The Grantor appoints ${A} as Trust Protector, with power to remove a corporate Trustee. If she is not acting, her office passes to ${B}.`,
    TRUST,
    [`trust_protector primary ${A}`, `trust_protector first_successor ${B}`],
  ],
  // Beside whoever is left.
  [
    `The Trustees are ${A} and ${B}. If either Trustee stops serving, the other serves with Hui-Min Tan.`,
    TRUST,
    [`trustee co_primary ${A}`, `trustee co_primary ${B}`, 'trustee first_successor Hui-Min Tan'],
  ],
  // Of the trusts of one article alone.
  [
    `ARTICLE 7\nI name ${A} and ${B} as Trustees of the trusts under Articles 3 and 4.\n${B} shall be sole Trustee under Article 6.`,
    WILL,
    [`trustee co_primary ${A}`, `trustee co_primary ${B}`, `trustee primary ${B}`],
  ],
  // Who serves now, and after both.
  [
    `The surviving Settlor is Ilse Brandvold. She is also the sole Trustee at present. Section 3 now reads: When Ilse Brandvold is no longer serving, the Trustees are ${A} and ${B}, who act jointly. After both of them, the Trustee is Tidewater Commonwealth Trust Company.`,
    'SECOND AMENDMENT\nto the Brandvold Family Revocable Trust\nThe trust was signed on May 4, 2009.\n',
    [
      'trustee primary Ilse Brandvold',
      `trustee co_first_successor ${A}`,
      `trustee co_first_successor ${B}`,
      'trustee second_successor Tidewater Commonwealth Trust Company',
    ],
  ],
];

it.each(SAID)('reads who serves: %s', async (said, paper, serving) => {
  const { fiduciaries } = await read(`${paper}${said}\nSigned on March 3, 2021.`);
  expect(values(fiduciaries).map(({ role, designation, person }) => `${role} ${designation} ${person}`)).toEqual(
    serving,
  );
});

it('asks where either of two may act', async () => {
  const { fiduciaries } = await read(
    `${POWER}My sister is ${A} and my brother is ${B}.\nI appoint either ${A} or ${B}, acting singly, as my agent.`,
  );
  expect(new Set(fiduciaries.map(({ reason }) => reason))).toEqual(
    new Set(['Either of two is named: the order is not said.']),
  );
});
