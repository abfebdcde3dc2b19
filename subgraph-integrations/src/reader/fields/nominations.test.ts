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
