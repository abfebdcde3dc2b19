import { type Block, heading, line, mark, paragraph, row } from '../blocks.ts';
import type { Case, Step } from '../case.ts';
import {
  callout,
  gifts,
  has,
  makers,
  residueOf,
  type Style,
  saying,
  serving,
  signatures,
  signedOn,
  situs,
  witnesses,
} from '../style.ts';
import { money, share } from '../words.ts';

const tick = (isOn: boolean, words: string): Block => paragraph(`${isOn ? '[X]' : '[ ]'} ${words}`);
const initialed = (isOn: boolean, words: string): Block => line(`${isOn ? '__JX__' : '______'} ${words}`);

/** The words of the law itself, as forms of the larger states print them, with what somebody filled in. */
export const statutory: Style = {
  name: 'state forms',
  states: ['CA', 'NY', 'TX', 'IL'],
  plans: ['will', 'power', 'directive'],
  roles: { executor: 'executor', agent: 'agent', health: 'agent' },
  pages: [
    { name: 'printed form', width: 88, height: 52, footer: (page, pages) => `Page ${page} of ${pages}` },
    { name: 'printed form, upper case', width: 80, height: 46, headingCase: 'upper', footer: (page) => `${page}` },
  ],
  order: [
    'family',
    'gifts',
    'residue',
    'held',
    'executors',
    'guardians',
    'trustees',
    'agents',
    'authority',
    'health',
    'contest',
    'powers',
    'law',
  ],
  heading: (number, title) => `${number}. ${title}`,
  titles: {
    gifts: 'Specific Gifts',
    residue: 'Balance of My Estate',
    executors: 'Executor',
    guardians: 'Guardian of Minor Children',
    trustees: 'Trustee or Custodian',
  },
  titleOf: ({ plan, family: { place, maker } }) =>
    plan === 'power'
      ? `${{ NY: 'New York Statutory Short Form Power of Attorney', TX: 'Statutory Durable Power of Attorney', IL: 'Illinois Statutory Short Form Power of Attorney for Property' }[place.code] ?? 'Uniform Statutory Form Power of Attorney'}`
      : plan === 'directive'
        ? `${{ NY: 'Health Care Proxy', TX: 'Medical Power of Attorney', IL: 'Illinois Statutory Short Form Power of Attorney for Health Care' }[place.code] ?? 'Advance Health Care Directive'}`
        : `${place.state} Statutory Will of ${maker.name}`,
  opening: (made) => {
    if (made.plan === 'will')
      return [
        paragraph(
          `1. Will. This is my Will. I revoke all prior Wills and codicils. My name is ${makers(made)}. I live in ${made.family.place.county} County, ${situs(made)}.`,
        ),
      ];
    return [
      paragraph(
        made.plan === 'power'
          ? 'NOTICE: THE POWERS GRANTED BY THIS DOCUMENT ARE BROAD AND SWEEPING. If you have any questions about these powers, obtain competent legal advice. This document does not authorize anyone to make medical and other health-care decisions for you.'
          : 'EXPLANATION: You have the right to give instructions about your own health care. You also have the right to name someone else to make health care decisions for you. Cross out any part with which you do not agree.',
      ),
    ];
  },
  clauses: {
    family: (made) => {
      const { spouse, children, dead } = made.family;
      return [
        paragraph(
          `2. Marital status and children. ${spouse ? `I am married to ${spouse.name}.` : 'I am single.'} The names of my children are:`,
        ),
        ...children.map(({ name }) => line(name)),
        ...(dead ? [paragraph(saying(made, 'deceased_child', `My ${dead.relation}, ${dead.name}, is deceased.`))] : []),
      ];
    },
    gifts: (made) => [
      paragraph(
        'I make the following specific gifts (print the name; if the person does not survive me the gift lapses):',
      ),
      ...gifts(
        made,
        ({ to, amountCents, description }) =>
          `${made.names(to)}${made.relation(to) === 'charity' ? '' : `, ${made.relation(to)}`}: ${amountCents ? money(amountCents, 'figures') : `my ${description}`}`,
      ).map(line),
    ],
    residue: (made) => {
      const { first, rest, isEqual } = residueOf(made);
      const held = rest.some(({ manner }) => manner === 'in_trust');
      const all = rest.map(({ path }) => path).join(' ');
      const others = isEqual
        ? `in equal shares to ${mark(all, rest.map(({ to }) => made.names(to)).join(', '))}`
        : `as follows: ${rest.map(({ to, path, shareNumerator, shareDenominator }) => mark(path, `${share(shareNumerator, shareDenominator, 'percent')} to ${made.names(to)}`)).join('; ')}`;
      return [
        paragraph('I give the balance of my estate as I have marked in ONE box below:'),
        tick(
          first !== undefined,
          `All to my spouse${first ? `, ${made.names(first.to, first.path)},` : ''} if living; if not living, then ${first ? others : 'to my children and the descendants of any deceased child'}.`,
        ),
        tick(
          first === undefined,
          first
            ? 'Nothing to my spouse; all to my children and the descendants of any deceased child.'
            : `The balance ${others}.`,
        ),
        tick(false, 'I direct that no disposition be made and that the balance pass as if I had no will.'),
        paragraph(
          `The share of a person who does not survive me goes to his or her descendants ${callout(made, 'per_stirpes', 'by right of representation')}.`,
        ),
        ...(held
          ? [paragraph('The share of each of my children is to be held in trust by the trustee named below.')]
          : []),
      ];
    },
    held: (made) => [
      paragraph(
        `Age for distribution: ${made.truth.distributionAges
          .map(({ age, shareNumerator: n, shareDenominator: d }, index) =>
            mark(`distributionAges[${index}]`, `${n === d ? 'the balance' : share(n, d, 'words')} at age ${age}`),
          )
          .join(
            ', ',
          )}. ${callout(made, 'spendthrift', 'The interest of a child may not be assigned or reached by creditors.')}`,
      ),
    ],
    subtrusts: () => [],
    executors: (made) => nominated(made.executors, 'executor'),
    guardians: (made) => [
      paragraph(
        `If a guardian is needed for any child of mine, ${callout(made, 'guardian_nomination', `I nominate ${serving(made.guardians[0])} as guardian`)} of my minor children.`,
      ),
    ],
    trustees: (made) => nominated(made.trustees, 'trustee'),
    agents: (made) => (made.plan === 'power' ? powerAgents(made) : healthAgents(made)),
    authority: (made) => [
      heading('GRANT OF AUTHORITY'),
      initialed(false, '(A) Real property transactions.'),
      initialed(true, '(B) Banking and other financial institution transactions.'),
      initialed(true, '(C) Tax matters.'),
      ...(has(made, 'gifting_power')
        ? [
            initialed(
              true,
              callout(
                made,
                'gifting_power',
                '(D) I grant my agent the power to make gifts of my property, including to the agent.',
              ),
            ),
          ]
        : [initialed(false, '(D) Make gifts of my property.')]),
      heading('EFFECTIVE DATE'),
      ...(has(made, 'springing')
        ? [
            tick(
              false,
              'This power of attorney is not affected by my subsequent disability or incapacity and is effective at once.',
            ),
            tick(
              true,
              callout(
                made,
                'springing',
                'This power of attorney becomes effective upon my disability or incapacity as certified by a physician.',
              ),
            ),
          ]
        : [
            tick(true, 'This power is effective at once.'),
            tick(false, 'This power of attorney becomes effective upon my disability or incapacity.'),
          ]),
      paragraph(
        callout(
          made,
          'durable',
          'This power of attorney will continue to be effective even though I become incapacitated.',
        ),
      ),
    ],
    health: (made) => [
      heading('END-OF-LIFE DECISIONS (initial one)'),
      tick(
        true,
        callout(
          made,
          'life_support_withheld',
          'Choice NOT To Prolong Life: I do not want my life to be prolonged if I have an incurable and irreversible condition.',
        ),
      ),
      tick(false, 'Choice To Prolong Life: I want my life to be prolonged as long as possible.'),
      ...(has(made, 'hipaa')
        ? [
            paragraph(
              callout(
                made,
                'hipaa',
                'My agent has the same rights as I would have to inspect my individually identifiable health information and medical records.',
              ),
            ),
          ]
        : []),
      heading('DONATION OF ORGANS (optional)'),
      ...(has(made, 'anatomical_gift')
        ? [
            tick(true, callout(made, 'anatomical_gift', 'Upon my death I give any needed organs, tissues, or parts.')),
            tick(false, 'I do not authorize the donation of any organs.'),
          ]
        : [tick(false, 'Upon my death I give any needed organs, tissues, or parts.')]),
    ],
    contest: (made) => [
      paragraph(
        callout(made, 'no_contest', 'A beneficiary who contests this will without probable cause forfeits every gift.'),
      ),
    ],
    spendthrift: () => [],
    law: (made) =>
      made.plan === 'will'
        ? []
        : [paragraph(`The meaning and effect of this form is determined by the law of the State of ${situs(made)}.`)],
    amendment: () => [],
  },
  powers: [
    'Bond. My executor is to serve without bond.',
    'Powers. My executor has all powers that the law gives, including independent sale of property.',
    'Notice: the law gives a spouse rights which this form cannot take away.',
  ],
  signing: (made) => [
    paragraph(
      `I sign my name to this document on ${signedOn(made, 'long')} at ${made.family.place.town}, ${made.family.place.state}.`,
    ),
    ...signatures(made, ''),
    ...(made.plan === 'power'
      ? [line('This document was acknowledged before me.'), line('Notary Public')]
      : witnesses(made)),
  ],
};

const ORD = ['First', 'Second', 'Third'];
const nominated = (steps: readonly Step[], office: string): Block[] => [
  paragraph(
    `I nominate the person or institution named in the first line below as ${office}. If that one does not serve, I nominate the next to serve instead.`,
  ),
  ...steps.map((step, index) =>
    row(`${ORD[index]} ${office.charAt(0).toUpperCase()}${office.slice(1)}:`, serving(step)),
  ),
];

function powerAgents(made: Case): Block[] {
  const [first, ...rest] = made.agents;
  const { code, town, state } = made.family.place;
  const maker = makers(made);
  const appointed =
    code === 'NY'
      ? [
          heading('DESIGNATION OF AGENT(S):'),
          paragraph(`I, ${maker}, of ${town}, ${state}, hereby appoint: ${serving(first)} as my agent(s).`),
        ]
      : code === 'IL'
        ? [
            paragraph(
              `1. I, ${maker} (insert name and address of principal), hereby revoke all prior powers of attorney for property executed by me and appoint: ${serving(first)} (insert name and address of agent) as my attorney-in-fact (my "agent") to act for me and in my name.`,
            ),
          ]
        : [
            paragraph(
              `I, ${maker}, ${town}, ${state} (insert your name and address), appoint ${serving(first)} (insert the name and address of the person appointed) as my agent to act for me in any lawful way with respect to the powers below.`,
            ),
          ];
  const then =
    rest.length === 0
      ? []
      : code === 'NY'
        ? [
            heading('DESIGNATION OF SUCCESSOR AGENT(S):'),
            paragraph(
              'If any agent designated above is unable or unwilling to serve, I appoint as my successor agent(s), in the order listed:',
            ),
            ...rest.map((step, index) => line(`(${index + 1}) ${serving(step)}`)),
          ]
        : [
            paragraph(
              'If any agent named by me dies, becomes incapacitated, resigns, or refuses to act, I name the following (each to act alone and successively, in the order named) as successor(s) to that agent:',
            ),
            ...rest.map((step) => line(serving(step))),
          ];
  return [...appointed, ...then];
}

function healthAgents(made: Case): Block[] {
  const [first, ...rest] = made.agents;
  const { code, town, state } = made.family.place;
  const maker = makers(made);
  if (code === 'NY')
    return [
      paragraph(
        `(1) I, ${maker}, hereby appoint ${serving(first)} as my health care agent to make any and all health care decisions for me, except to the extent that I state otherwise.`,
      ),
      ...rest.map((step, index) =>
        paragraph(
          `(${index + 2}) Optional: ${index === 0 ? 'Alternate Agent. If the person I appoint is' : 'If the alternate is also'} unable, unwilling or unavailable to act as my health care agent, I hereby appoint ${serving(step)}.`,
        ),
      ),
    ];
  if (code === 'CA')
    return [
      paragraph(`My name is ${maker}. My address is ${town}, ${state}.`),
      paragraph(
        '(1.1) DESIGNATION OF AGENT: I designate the following individual as my agent to make health care decisions for me:',
      ),
      line(serving(first)),
      line('(name of individual you choose as agent)'),
      ...rest.flatMap((step, index) => [
        paragraph(
          `OPTIONAL: If I revoke my agent's authority or if my ${index === 0 ? 'agent is' : 'agent and first alternate agent are'} not willing, able, or reasonably available to make a health care decision for me, I designate as my ${ORD[index]?.toLowerCase()} alternate agent:`,
        ),
        line(serving(step)),
        line(`(name of individual you choose as ${ORD[index]?.toLowerCase()} alternate agent)`),
      ]),
    ];
  if (code === 'IL')
    return [
      paragraph(`I, ${maker}, of ${town}, ${state}, appoint as my health care agent:`),
      row('(Agent name)', serving(first)),
      paragraph(
        'SUCCESSOR HEALTH CARE AGENT(S) (optional): If the agent I selected is unable or does not want to make health care decisions for me, then I request the person(s) I name below to be my successor health care agent(s):',
      ),
      ...rest.map((step, index) => row(`(Successor agent #${index + 1} name)`, serving(step))),
    ];
  return [
    paragraph(`I, ${maker} (insert your name) appoint:`),
    row('Name:', serving(first)),
    row('Address:', `${town}, ${state}`),
    paragraph(
      'as my agent to make any and all health care decisions for me, except to the extent I state otherwise in this document.',
    ),
    ...rest.flatMap((step, index) => [line(`${ORD[index]} Alternate Agent`), row('Name:', serving(step))]),
  ];
}
