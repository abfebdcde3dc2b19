import { item, mark, paragraph } from '../blocks.ts';
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
import { andList, dateText, money, share } from '../words.ts';

/** Short sentences, headings as questions of the reader, first person. */
export const plain: Style = {
  name: 'plain English',
  states: ['MN', 'WA', 'OH', 'VA'],
  roles: { executor: 'personal_representative', agent: 'agent', health: 'agent' },
  pages: [
    { name: 'plain', width: 84, height: 44, footer: (page, pages) => `Page ${page} of ${pages}` },
    { name: 'wide', width: 92, height: 50, header: (page) => `${page}` },
  ],
  order: [
    'family',
    'executors',
    'agents',
    'trustees',
    'guardians',
    'gifts',
    'residue',
    'subtrusts',
    'held',
    'amendment',
    'authority',
    'health',
    'contest',
    'spendthrift',
    'powers',
    'law',
  ],
  heading: (number, title) => `${number}. ${title}`,
  titles: {
    family: 'My family',
    executors: 'Who takes care of my estate',
    trustees: 'Who is in charge of the trust',
    guardians: 'Who raises my children',
    gifts: 'Gifts I want made first',
    residue: 'Everything else',
    subtrusts: 'When the first of us dies',
    held: 'Money held for a child',
    contest: 'If someone fights this',
    spendthrift: 'Keeping gifts safe',
    powers: 'Getting things done',
    law: 'Which law applies',
    amendment: 'What changes',
    agents: 'The person who acts for me',
    authority: 'What my agent may do',
    health: 'The care I want',
  },
  titleOf: ({ plan, family: { maker } }) =>
    plan === 'power'
      ? `Power of Attorney for Money Matters of ${maker.name}`
      : `${plan === 'directive' ? 'Health Care Directive' : 'Will'} of ${maker.name}`,
  opening: (made) => {
    const { place } = made.family;
    const we = isJoint(made);
    if (isTrust(made))
      return [
        paragraph(
          `${we ? 'We,' : 'I,'} ${makers(made)}, set up this trust on ${dateText(made.date, 'long')}. ${we ? 'We are' : 'I am'} also the first ${serving(made.trustees[0], we ? 'Trustees, ' : 'Trustee, ')}. ${we ? 'We' : 'I'} can change it or end it at any time.`,
        ),
      ];
    if (made.plan === 'amendment')
      return [
        paragraph(
          `On ${mark('amends', `${dateText(made.trustDate, 'long')} I, ${makers(made)}, signed the ${made.trustName}`)}. I am now changing it.`,
        ),
      ];
    const what = made.plan === 'power' ? 'power of attorney' : made.plan === 'directive' ? 'directive' : 'will';
    return [
      paragraph(
        `My name is ${makers(made)}. I live in ${place.town}, ${place.county} County, ${situs(made)}. This is my ${what}.`,
      ),
      ...(what === 'will' ? [paragraph('It takes the place of any will I made before.')] : []),
    ];
  },
  clauses: {
    family: (made) => {
      const {
        family: { spouse, children, dead, formerSpouse },
        plan,
      } = made;
      return [
        paragraph(
          [
            spouse && plan !== 'joint-trust' ? `I am married to ${spouse.name}.` : '',
            `${plan === 'joint-trust' ? 'We' : 'I'} have ${children.length} children: ${andList(children.map(({ name, nickname }) => (nickname ? `${name} (we say ${nickname})` : name)))}.`,
            dead
              ? saying(made, 'deceased_child', `We also had a ${dead.relation}, ${dead.name}, who died in 2009.`)
              : '',
            formerSpouse
              ? `I used to be married to ${formerSpouse.name}; we are divorced, and nothing here is for my former spouse.`
              : '',
          ]
            .filter(Boolean)
            .join(' '),
        ),
      ];
    },
    gifts: (made) =>
      gifts(made, ({ to, kind, amountCents, description }) => {
        const who = `${made.names(to)}${made.relation(to) === 'charity' ? '' : `, my ${made.relation(to)},`}`;
        return amountCents
          ? `${who} gets ${money(amountCents, 'figures')}.`
          : `${who} gets my ${description}${kind === 'real_estate' ? ', with any mortgage on it' : ''}.`;
      }).map(item),
    residue: (made) => {
      const { first, rest, isEqual } = residueOf(made);
      if (has(made, 'pour_over'))
        return [
          paragraph(
            `Everything else I own goes to ${mark('residue[0]', callout(made, 'pour_over', `the trustee of the ${made.trustName}, which I signed on ${dateText(made.trustDate, 'long')}`))}. It is added to that trust.`,
          ),
        ];
      const held = rest.some(({ manner }) => manner === 'in_trust');
      const shares = isEqual
        ? [
            mark(
              rest.map(({ path }) => path).join(' '),
              `in equal shares to ${andList(rest.map(({ to }) => made.names(to)))}`,
            ),
          ]
        : rest.map(({ to, path, shareNumerator, shareDenominator }) =>
            mark(path, `${share(shareNumerator, shareDenominator, 'percent')} to ${made.names(to)}`),
          );
      return [
        ...(first
          ? [
              paragraph(
                `${mark(first.path, `All of the rest goes to ${made.names(first.to)}`)} if we are both alive thirty days after my death.`,
              ),
            ]
          : []),
        paragraph(
          `${first ? `If my ${made.relation(first.to)} is not living then, the rest goes` : `After ${isJoint(made) ? 'we have both died' : 'I die'}, what is left goes`} ${andList(shares)}.${held ? " A child's share stays in trust as described below." : ''}`,
        ),
        paragraph(
          `If one of my children has died, ${callout(made, 'per_stirpes', "that child's share goes to his or her descendants, per stirpes")}.`,
        ),
      ];
    },
    subtrusts: (made) => [
      paragraph(
        `When the first of us dies, the Trustee divides the trust in two. The survivor's own half goes into the ${mark('subtrusts[0]', "Survivor's Trust")}, which the survivor may change. The other half goes into the ${mark('subtrusts[1]', made.truth.subtrusts[1]?.name ?? '')}${has(made, 'disclaimer') ? callout(made, 'disclaimer', ' to the extent the survivor disclaims it') : ''}, which may not be changed.`,
      ),
    ],
    held: (made) => [
      paragraph("Until then the Trustee may spend from a child's share for health, school and support."),
      paragraph(
        `${andList(ages(made, (age, n, d) => (n === d ? `whatever is left at ${age}` : `${share(n, d, 'words')} of it at ${age}`)))}: that is when a child is paid.`,
      ),
    ],
    executors: (made) => offices(made.executors, 'personal representative'),
    trustees: (made) =>
      isTrust(made)
        ? made.trustees
            .slice(1)
            .map((step, index) =>
              paragraph(
                `${index === 0 ? (isJoint(made) ? 'When neither of us can serve' : 'When I die or can no longer manage') : 'If that does not work out'}, the next ${step.names.length > 1 ? 'trustees are' : 'trustee is'} ${serving(step)}.`,
              ),
            )
        : offices(made.trustees, 'trustee'),
    guardians: (made) => [
      paragraph(
        `${callout(made, 'guardian_nomination', `I want ${serving(made.guardians[0])} to be guardian`)} of any child of mine under 18.`,
      ),
    ],
    contest: (made) => [
      paragraph(callout(made, 'no_contest', 'Anyone who goes to court to undo this gets nothing under it.')),
    ],
    spendthrift: (made) => [
      paragraph(
        callout(
          made,
          'spendthrift',
          'No one may sell or pledge what the trust holds for them, and their creditors may not reach it.',
        ),
      ),
    ],
    law: (made) => [paragraph(`The law of ${situs(made)} applies.`)],
    amendment: (made) => [
      paragraph(
        `${mark('amends', 'Article Three')} is taken out and this is put in its place: "${gifts(made, ({ to, amountCents, description }) => `${made.names(to)} gets ${amountCents ? money(amountCents, 'figures') : `my ${description}`}`).join('; ')}."`,
      ),
      ...(made.trustees.length > 0
        ? [
            paragraph(
              `${mark('amends', 'Article Six')} now says who follows me as trustee: "${made.trustees.map((step, index) => `${index === 0 ? 'after me' : 'after that'}, ${serving(step)}`).join('; ')}."`,
            ),
          ]
        : []),
      paragraph('Nothing else changes.'),
    ],
    agents: (made) => offices(made.agents, made.plan === 'power' ? 'agent' : 'health care agent'),
    authority: (made) => [
      paragraph(
        has(made, 'springing')
          ? callout(
              made,
              'springing',
              'My agent may act only after a doctor says in writing that I cannot manage my own affairs.',
            )
          : 'My agent may act as soon as I sign.',
      ),
      paragraph(callout(made, 'durable', 'This power stays good if I become disabled or incapacitated.')),
      paragraph('My agent may bank, pay bills, sign tax returns, and buy or sell property for me.'),
      ...(has(made, 'gifting_power')
        ? [
            paragraph(
              callout(
                made,
                'gifting_power',
                'My agent may make gifts to my family, up to the yearly gift tax limit for each person.',
              ),
            ),
          ]
        : []),
    ],
    health: (made) => [
      paragraph(
        callout(
          made,
          'life_support_withheld',
          'If I am dying and treatment would only drag things out, do not keep me on machines.',
        ),
      ),
      ...(has(made, 'hipaa')
        ? [paragraph(callout(made, 'hipaa', 'My agent may see my medical records under HIPAA.'))]
        : []),
      ...(has(made, 'anatomical_gift')
        ? [paragraph(callout(made, 'anatomical_gift', 'I want to donate my organs.'))]
        : []),
    ],
  },
  powers: [
    'Whoever is in charge may sell things without asking a court.',
    'Nobody named here has to post a bond.',
    'Bills, last expenses and taxes are paid first, out of everything else.',
    'Someone who does this work may be paid a fair amount and hire help.',
    'A bank that relies on a copy of these pages is safe in doing so.',
  ],
  signing: (made) => [
    paragraph(`Signed on ${signedOn(made, 'long')}.`),
    ...signatures(made, ''),
    ...(made.plan === 'will' || made.plan === 'pour-over' || made.plan === 'directive' ? witnesses(made) : []),
  ],
};

function offices(steps: readonly { names: string[]; paths: string }[], word: string) {
  return steps.map((step, index) =>
    paragraph(
      index === 0
        ? `I choose ${serving(step)} to be my ${word}${step.names.length > 1 ? 's, together' : ''}.`
        : `If ${index === 1 ? 'my first choice' : 'my next choice'} cannot do it, I choose ${serving(step)}.`,
    ),
  );
}
