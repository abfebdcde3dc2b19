import { type Block, item, line, mark, paragraph, row } from '../blocks.ts';
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
  witnesses,
} from '../style.ts';
import { dateText, money, share } from '../words.ts';

const ladder = (steps: readonly Step[], office: string): Block[] => [
  row('Order', office),
  ...steps.map((step, index) =>
    row(String(index + 1), `${serving(step)}${step.names.length > 1 ? ' (acting together)' : ''}`),
  ),
];

/** What matters stands in tables; the text around them only says how to read them. */
export const schedule: Style = {
  name: 'table schedules',
  states: ['MT', 'WA', 'MN', 'IL'],
  roles: { executor: 'executor', agent: 'agent', health: 'agent' },
  pages: [
    { name: 'tables', width: 90, height: 46, header: (page, pages) => `Sheet ${page} of ${pages}` },
    { name: 'narrow tables', width: 76, height: 40, footer: (page) => `${page}` },
  ],
  order: [
    'executors',
    'trustees',
    'agents',
    'guardians',
    'family',
    'subtrusts',
    'residue',
    'held',
    'gifts',
    'amendment',
    'authority',
    'health',
    'spendthrift',
    'contest',
    'law',
    'powers',
  ],
  heading: (number, title) => `Schedule ${'ABCDEFGHIJKLMNOP'[number - 1]} - ${title}`,
  titles: {
    executors: 'Executors',
    trustees: 'Trustees',
    agents: 'Agents',
    guardians: 'Guardians',
    family: 'Family',
    subtrusts: 'Separate funds',
    residue: 'Division of the balance',
    held: 'Payment ages',
    gifts: 'Particular gifts',
    amendment: 'Changes',
    authority: 'Scope',
    health: 'Treatment',
    spendthrift: 'Creditors',
    contest: 'Challenges',
    law: 'Law',
    powers: 'Administration',
  },
  titleOf: ({ plan, family: { maker } }) =>
    plan === 'power'
      ? `Power of Attorney - ${maker.name}`
      : plan === 'directive'
        ? `Medical Directive - ${maker.name}`
        : `Will - ${maker.name}`,
  opening: (made) => {
    const head = [row('Made by', makers(made)), row('Home', `${made.family.place.town}, ${made.family.place.state}`)];
    if (isTrust(made))
      return [
        ...head,
        paragraph(
          `This revocable trust is administered under the schedules below. The initial trustee${isJoint(made) ? 's are' : ' is'} ${serving(made.trustees[0])}.`,
        ),
      ];
    if (made.plan === 'amendment')
      return [
        ...head,
        row('Trust', mark('amends', made.trustName)),
        row('Dated', mark('amends', dateText(made.trustDate, 'day-first'))),
      ];
    return [
      ...head,
      paragraph(
        `The schedules below are ${made.plan === 'power' ? 'this power' : made.plan === 'directive' ? 'this directive' : 'my will and replace every earlier one'}.`,
      ),
    ];
  },
  clauses: {
    family: (made) => {
      const {
        family: { spouse, children, dead },
      } = made;
      return [
        row('Name', 'Relation', 'Living'),
        ...(spouse ? [row(spouse.name, spouse.relation, 'yes')] : []),
        ...children.map(({ name, relation }) => row(name, relation, 'yes')),
        ...(dead ? [row(saying(made, 'deceased_child', dead.name), dead.relation, 'no')] : []),
      ];
    },
    gifts: (made) => [
      row('Recipient', 'Relation', 'Gift'),
      ...made.truth.specificGifts.map(({ to, amountCents, description }, index) =>
        row(
          mark(`specificGifts[${index}]`, made.names(to)),
          made.relation(to),
          mark(`specificGifts[${index}]`, amountCents ? money(amountCents, 'figures') : description),
        ),
      ),
    ],
    residue: (made) => {
      const { first, rest } = residueOf(made);
      if (has(made, 'pour_over'))
        return [
          row('Recipient of the balance', mark('residue[0]', `Trustee of the ${made.trustName}`)),
          paragraph(
            callout(
              made,
              'pour_over',
              `The balance is added to that trust, which I signed on ${dateText(made.trustDate, 'day-first')}.`,
            ),
          ),
        ];
      return [
        row('Event', 'Recipient', 'Fraction', 'How'),
        ...(first
          ? [row('spouse survives', mark(first.path, made.names(first.to)), mark(first.path, 'all'), 'outright')]
          : []),
        ...rest.map(({ to, path, shareNumerator, shareDenominator, manner }) =>
          row(
            first ? 'spouse does not survive' : 'at the end',
            mark(path, made.names(to)),
            mark(path, share(shareNumerator, shareDenominator, 'figures')),
            manner === 'in_trust' ? 'in trust' : 'outright',
          ),
        ),
        paragraph(
          callout(made, 'per_stirpes', 'The fraction of anyone above who has died passes per stirpes to descendants.'),
        ),
      ];
    },
    subtrusts: (made) => [
      row('Fund', 'Holds'),
      row(mark('subtrusts[0]', "Survivor's Trust"), "the survivor's half"),
      row(
        mark('subtrusts[1]', made.truth.subtrusts[1]?.name ?? ''),
        has(made, 'disclaimer')
          ? callout(made, 'disclaimer', 'what the survivor disclaims')
          : "the first spouse's half",
      ),
      line('Both funds begin at the first death.'),
    ],
    held: (made) => [
      row('Age', 'Part of what is then held'),
      ...ages(made, (age) => String(age)).map((age, index) => {
        const one = made.truth.distributionAges[index];
        return row(
          age,
          mark(`distributionAges[${index}]`, `${one?.shareNumerator}/${one?.shareDenominator} at ${one?.age}`),
        );
      }),
    ],
    executors: (made) => ladder(made.executors, 'Executor'),
    trustees: (made) =>
      ladder(isTrust(made) ? made.trustees.slice(1) : made.trustees, isTrust(made) ? 'Successor trustee' : 'Trustee'),
    guardians: (made) => [row(callout(made, 'guardian_nomination', 'Guardian of minors'), serving(made.guardians[0]))],
    contest: (made) => [
      paragraph(
        callout(made, 'no_contest', 'A recipient who challenges these schedules in court is struck from them.'),
      ),
    ],
    spendthrift: (made) => [
      paragraph(
        callout(
          made,
          'spendthrift',
          'Trust interests are not transferable, and are beyond the reach of creditors, before they are paid.',
        ),
      ),
    ],
    law: (made) => [row('Governing law', situs(made))],
    amendment: (made) => [
      row('Provision', 'New text'),
      row(
        mark('amends', 'Article Three'),
        gifts(
          made,
          ({ to, amountCents, description }) =>
            `${made.names(to)}: ${amountCents ? money(amountCents, 'figures') : description}`,
        ).join('; '),
      ),
      ...(made.trustees.length > 0
        ? [
            row(
              mark('amends', 'Article Six'),
              `Successor trustees in order: ${made.trustees.map((step) => serving(step)).join('; ')}`,
            ),
          ]
        : []),
    ],
    agents: (made) => ladder(made.agents, made.plan === 'power' ? 'Agent' : 'Health care agent'),
    authority: (made) => [
      item('Accounts, real estate, taxes and claims.'),
      item(callout(made, 'durable', 'Continues during incapacity.')),
      ...(has(made, 'springing')
        ? [item(callout(made, 'springing', 'Begins on written certification of incapacity by one physician.'))]
        : [item('Begins at signing.')]),
      ...(has(made, 'gifting_power')
        ? [item(callout(made, 'gifting_power', 'Gifts within the annual exclusion are allowed.'))]
        : []),
    ],
    health: (made) => [
      row('If I am dying', callout(made, 'life_support_withheld', 'no life support')),
      ...(has(made, 'hipaa') ? [row('Records', callout(made, 'hipaa', 'agent may see them (HIPAA)'))] : []),
      ...(has(made, 'anatomical_gift')
        ? [row('Organs', callout(made, 'anatomical_gift', 'donate any that are needed'))]
        : []),
    ],
  },
  powers: [
    'Expenses and taxes come out of the balance before it is divided.',
    'Nobody gives bond.',
    'Property may be sold, kept, leased or divided in kind.',
    'Where two act together, either may sign for both at a bank.',
  ],
  signing: (made) => [
    row('Date', signedOn(made, 'day-first')),
    ...signatures(made, ''),
    ...(isTrust(made) || made.plan === 'amendment' || made.plan === 'power' ? [] : witnesses(made)),
  ],
};
