import { heading, line, mark, paragraph, row } from '../blocks.ts';
import type { Step } from '../case.ts';
import {
  ages,
  callout,
  gifts,
  has,
  isJoint,
  isTrust,
  makers,
  residueOf,
  type Style,
  saying,
  serving,
  signatures,
  signedOn,
  situs,
  takerWords,
  witnesses,
} from '../style.ts';
import { andList, dateText, money, share } from '../words.ts';

const asked = (question: string, ...answer: string[]) => [
  heading(`Q. ${question}`),
  ...answer.map((text, index) => paragraph(index === 0 ? `A. ${text}` : text)),
];

/** Questions and answers: the document explains itself to who reads it. */
export const answers: Style = {
  name: 'questions and answers',
  states: ['CA', 'FL', 'NY', 'TX'],
  roles: { executor: 'executor', agent: 'agent', health: 'agent' },
  pages: [{ name: 'questions', width: 80, height: 44, footer: (page, pages) => `page ${page} of ${pages}` }],
  order: [
    'family',
    'trustees',
    'subtrusts',
    'gifts',
    'residue',
    'held',
    'executors',
    'guardians',
    'agents',
    'authority',
    'health',
    'amendment',
    'contest',
    'spendthrift',
    'powers',
    'law',
  ],
  heading: (_, title) => title,
  titles: {},
  titleOf: ({ plan, family: { maker } }) =>
    plan === 'power'
      ? `General Durable Power of Attorney by ${maker.name}`
      : plan === 'directive'
        ? `Medical Directive by ${maker.name}`
        : `The Will of ${maker.name}`,
  opening: (made) => {
    const we = isJoint(made);
    if (isTrust(made))
      return [
        ...asked(`Who is making this trust?`, `${makers(made)} (${we ? 'called "we"' : 'called "I"'}).`),
        ...asked('Can it be changed?', `Yes. ${we ? 'We' : 'I'} may revoke or change it at any time in writing.`),
        ...asked('Who is trustee at the start?', `${serving(made.trustees[0])}.`),
      ];
    if (made.plan === 'amendment')
      return asked(
        'What is being changed?',
        `The ${mark('amends', `${made.trustName}, which ${made.truth.owners[0]} signed on ${dateText(made.trustDate, 'long')}`)}.`,
      ).concat(asked('Who is changing it?', `${makers(made)}, the settlor.`));
    return asked(
      'Who is making this document?',
      `${makers(made)}, of ${made.family.place.town}, ${situs(made)}.${made.plan === 'will' || made.plan === 'pour-over' ? ' This is my will, and every earlier will is revoked.' : ''}`,
    );
  },
  clauses: {
    family: (made) => {
      const { spouse, children, dead, formerSpouse } = made.family;
      return [
        ...(isJoint(made)
          ? []
          : asked('Am I married?', spouse ? `Yes, to ${spouse.name}, my ${spouse.relation}.` : 'No.')),
        ...asked(`Who are ${isJoint(made) ? 'our' : 'my'} children?`, `${andList(children.map(({ name }) => name))}.`),
        ...(dead
          ? [
              paragraph(
                saying(
                  made,
                  'deceased_child',
                  `There was also a ${dead.relation}, ${dead.name}, who died in 2011 without children.`,
                ),
              ),
            ]
          : []),
        ...(formerSpouse ? [paragraph(`${formerSpouse.name}, a former spouse, takes nothing.`)] : []),
      ];
    },
    trustees: (made) =>
      isTrust(made)
        ? offices(made.trustees.slice(1), 'trustee', `Who takes over when ${isJoint(made) ? 'we' : 'I'} cannot serve?`)
        : offices(made.trustees, 'trustee', 'Who is the trustee of a trust under this will?'),
    subtrusts: (made) =>
      asked(
        'What happens when the first of us dies?',
        `The trust divides in two. The survivor's half is kept as ${mark('subtrusts[0]', "the Survivor's Trust")}. The other half ${has(made, 'disclaimer') ? `joins it, unless the survivor says no to some of it: ${mark('subtrusts[1]', callout(made, 'disclaimer', 'what the survivor disclaims is held as the Disclaimer Trust'))}.` : `is kept as ${mark('subtrusts[1]', 'the Bypass Trust')}.`}`,
      ),
    gifts: (made) =>
      asked(
        'Are there gifts that are made first?',
        'Yes:',
        ...gifts(
          made,
          ({ to, amountCents, description }) =>
            `${takerWords(made, to, 'brackets')} will be given ${amountCents ? money(amountCents, 'both') : `the ${description}`}.`,
        ),
      ),
    residue: (made) => {
      const { first, rest, isEqual } = residueOf(made);
      if (has(made, 'pour_over'))
        return asked(
          'Who gets the rest?',
          `It all pours over to ${mark('residue[0]', callout(made, 'pour_over', `the ${made.trustName}, which I signed on ${dateText(made.trustDate, 'long')}`))}.`,
        );
      const held = rest.some(({ manner }) => manner === 'in_trust');
      const all = rest.map(({ path }) => path).join(' ');
      return [
        ...(first
          ? asked(
              'Who gets the rest of my estate?',
              `My ${made.relation(first.to)}, ${made.names(first.to, first.path)}, if living.`,
            )
          : []),
        ...asked(
          first
            ? `And if my ${made.relation(first.to)} is not living?`
            : `Who gets what is left after ${isJoint(made) ? 'we are both gone' : 'I am gone'}?`,
          isEqual
            ? `${mark(all, `${andList(rest.map(({ to }) => made.names(to)))}, in equal shares`)}.`
            : `${rest.map(({ to, path, shareNumerator, shareDenominator }) => mark(path, `${made.names(to)} gets ${share(shareNumerator, shareDenominator, 'words')}`)).join('; ')}.`,
          `The share of anyone who has died goes to that person's descendants, ${callout(made, 'per_stirpes', 'per stirpes')}.`,
          ...(held ? ['Every share is kept in trust until the ages given below.'] : []),
        ),
      ];
    },
    held: (made) =>
      asked(
        'When does a child receive a share outright?',
        `${ages(made, (age, n, d, index) => `${n === d ? (index === 0 ? 'All of it' : 'the rest') : `${share(n, d, 'words')} of it`} at age ${age}`).join(', ')}.`.replace(
          /^(\S*)o/,
          '$1o',
        ),
      ),
    executors: (made) => offices(made.executors, 'executor', 'Who is the executor?'),
    guardians: (made) =>
      asked(
        'Who cares for minor children?',
        `${callout(made, 'guardian_nomination', `I nominate ${serving(made.guardians[0])} as guardian`)}.`,
      ),
    agents: (made) =>
      offices(
        made.agents,
        made.plan === 'power' ? 'agent' : 'health care agent',
        made.plan === 'power' ? 'Who is my agent?' : 'Who is my health care agent?',
      ),
    authority: (made) => [
      ...asked(
        'When does this start?',
        has(made, 'springing')
          ? callout(made, 'springing', 'Only when two doctors certify that I am incapacitated.')
          : 'Immediately.',
      ),
      ...asked(
        'Does it end if I lose capacity?',
        callout(made, 'durable', 'No. This power is durable and continues if I become incapacitated.'),
      ),
      ...asked(
        'May my agent make gifts?',
        has(made, 'gifting_power')
          ? callout(made, 'gifting_power', 'Yes, my agent may make gifts to my descendants.')
          : 'No.',
      ),
    ],
    health: (made) => [
      ...asked(
        'What if I am dying?',
        callout(made, 'life_support_withheld', 'Keep me comfortable. Do not use machines to keep me alive.'),
      ),
      ...(has(made, 'hipaa')
        ? asked('Who may see my records?', callout(made, 'hipaa', 'My agent may see all of my medical records.'))
        : []),
      ...(has(made, 'anatomical_gift')
        ? asked(
            'Am I an organ donor?',
            callout(made, 'anatomical_gift', 'Yes, I donate any needed organs and tissues.'),
          )
        : []),
    ],
    amendment: (made) => [
      ...asked(
        'What is the first change?',
        `${mark('amends', 'Article Three')} is replaced. It now reads: "${gifts(made, ({ to, amountCents, description }) => `${made.names(to)} will be given ${amountCents ? money(amountCents, 'both') : `my ${description}`}`).join('. ')}."`,
      ),
      ...(made.trustees.length > 0
        ? asked(
            'What is the second change?',
            `${mark('amends', 'Article Six')} is replaced. It now reads: "${made.trustees.map((step, index) => `${index === 0 ? 'When I cannot serve' : 'If that fails'}, the successor ${step.names.length > 1 ? 'trustees are' : 'trustee is'} ${serving(step)}`).join('. ')}."`,
          )
        : []),
    ],
    contest: (made) =>
      asked(
        'What if someone contests?',
        callout(made, 'no_contest', 'Anyone who contests this document receives nothing.'),
      ),
    spendthrift: (made) =>
      asked(
        'Can creditors reach a share?',
        callout(
          made,
          'spendthrift',
          "No. A beneficiary's interest may not be assigned and is free from the claims of creditors.",
        ),
      ),
    law: (made) => asked('Which law governs?', `${situs(made)} law.`),
  },
  powers: [
    'Nobody has to post bond.',
    'Property may be sold without leave of court.',
    'Debts and taxes are paid first.',
  ],
  signing: (made) => [
    row('Date signed', signedOn(made, 'slashes')),
    ...signatures(made, ''),
    ...(isTrust(made) || made.plan === 'amendment' ? [line('Acknowledged before a notary.')] : witnesses(made)),
  ],
};

const offices = (steps: readonly Step[], word: string, question: string) =>
  steps.flatMap((step, index) =>
    asked(
      index === 0 ? question : index === 1 ? 'And if that does not work?' : 'And after that?',
      `${serving(step)}${step.names.length > 1 ? ', together' : ''}${index === 0 ? '' : `, as successor ${word}`}.`,
    ),
  );
