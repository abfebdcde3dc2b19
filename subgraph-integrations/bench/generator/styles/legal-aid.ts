import { item, line, mark, paragraph } from '../blocks.ts';
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
import { dateText, money, share } from '../words.ts';

/** What a clinic for people without means writes: as short as can be, in everyday words. */
export const legalAid: Style = {
  name: 'legal aid',
  states: ['IL', 'PA', 'OH', 'MN'],
  roles: { executor: 'executor', agent: 'agent', health: 'agent' },
  pages: [
    { name: 'narrow', width: 70, height: 40, footer: (page, pages) => `${page}/${pages}` },
    { name: 'clinic', width: 78, height: 46, header: () => 'Community Law Clinic', headingCase: 'upper' },
  ],
  order: [
    'executors',
    'agents',
    'family',
    'residue',
    'gifts',
    'held',
    'guardians',
    'trustees',
    'subtrusts',
    'amendment',
    'authority',
    'health',
    'contest',
    'spendthrift',
    'powers',
    'law',
  ],
  heading: (_, title) => title,
  titles: {
    executors: 'Executor',
    agents: 'Agent',
    family: 'Family',
    residue: 'Who gets my property',
    gifts: 'Special gifts',
    held: 'Young people',
    guardians: 'Guardian',
    trustees: 'Trustee',
    subtrusts: 'When one of us dies',
    amendment: 'Change',
    authority: 'Powers',
    health: 'My wishes',
  },
  titleOf: ({ plan, family: { maker } }) =>
    plan === 'power'
      ? `Power of Attorney of ${maker.name}`
      : plan === 'directive'
        ? `Advance Directive of ${maker.name}`
        : `Will of ${maker.name}`,
  opening: (made) => {
    const { place } = made.family;
    if (isTrust(made))
      return [
        paragraph(
          `${isJoint(made) ? 'We are' : 'I am'} ${makers(made)} of ${place.town}, ${place.state}. ${isJoint(made) ? 'We make' : 'I make'} a trust today. ${isJoint(made) ? 'We can' : 'I can'} cancel it or change it whenever ${isJoint(made) ? 'we want' : 'I want'}.`,
        ),
      ];
    if (made.plan === 'amendment')
      return [
        paragraph(
          `I am ${makers(made)}. I have a trust. It is called the ${mark('amends', `${made.trustName} and it is dated ${dateText(made.trustDate, 'slashes')}`)}.`,
        ),
      ];
    if (made.plan === 'power' || made.plan === 'directive')
      return [paragraph(`I am ${makers(made)}, a resident of ${place.county} County, ${situs(made)}.`)];
    return [
      paragraph(
        `I am ${makers(made)}. I live in ${place.county} County, ${situs(made)}. This is my will. All other wills of mine are canceled.`,
      ),
    ];
  },
  clauses: {
    family: (made) => {
      const { spouse, children, dead, formerSpouse } = made.family;
      return [
        ...(spouse && made.plan !== 'joint-trust'
          ? [paragraph(`My ${spouse.relation} is ${spouse.name}.`)]
          : [...(made.plan === 'joint-trust' ? [] : [paragraph('I am not married.')])]),
        paragraph('Children:'),
        ...children.map(({ name }, index) => item(`${index + 1}. ${name}`)),
        ...(dead ? [paragraph(saying(made, 'deceased_child', `My ${dead.relation}, ${dead.name}, died.`))] : []),
        ...(formerSpouse ? [paragraph(`I was married to ${formerSpouse.name} before. That ended.`)] : []),
      ];
    },
    gifts: (made) => {
      const wording = made.random.below(3);
      return gifts(made, ({ to, amountCents, description }) => {
        const what = amountCents ? money(amountCents, 'figures') : `my ${description}`;
        if (wording === 0) return `I want ${takerWords(made, to, 'before')} to have ${what}.`;
        if (wording === 1) return `I leave ${what} to ${takerWords(made, to, 'brackets')}.`;
        return `${takerWords(made, to, 'after')} is to get ${what}.`.replace(',,', ',');
      }).map((text, index) => item(`${String.fromCharCode(97 + index)}. ${text}`));
    },
    residue: (made) => {
      const { first, rest, isEqual } = residueOf(made);
      if (has(made, 'pour_over'))
        return [
          paragraph(
            `I leave all I own to ${mark('residue[0]', callout(made, 'pour_over', `the trustee of the ${made.trustName}, a trust I signed ${dateText(made.trustDate, 'slashes')}`))}.`,
          ),
        ];
      const held = rest.some(({ manner }) => manner === 'in_trust');
      const all = rest.map(({ path }) => path).join(' ');
      const owned = isTrust(made) ? 'what is in the trust' : 'everything I own';
      return [
        ...(first
          ? [
              paragraph(
                `If my ${made.relation(first.to)} is alive when I die, my ${made.relation(first.to)}, ${made.names(first.to, first.path)}, gets ${owned}.`,
              ),
            ]
          : []),
        ...(isEqual
          ? [
              paragraph(
                `${first ? 'If not' : isJoint(made) ? 'After we both die' : 'When I die'}, ${owned} goes to ${mark(all, `these people in equal parts: ${rest.map(({ to }) => made.names(to)).join(', ')}`)}.`,
              ),
            ]
          : [
              paragraph(`${first ? 'If not' : 'When that time comes'}, ${owned} is shared like this:`),
              ...rest.map(({ to, path, shareNumerator, shareDenominator }) =>
                item(`- ${mark(path, `${made.names(to)}: ${share(shareNumerator, shareDenominator, 'percent')}`)}`),
              ),
            ]),
        paragraph(
          callout(
            made,
            'per_stirpes',
            'If one of them dies before me, that share goes to his or her descendants per stirpes.',
          ),
        ),
        ...(held ? [paragraph('Each part stays in trust with the trustee.')] : []),
      ];
    },
    subtrusts: (made) => [
      paragraph(
        `When one of us dies, half of the trust becomes ${mark('subtrusts[0]', "the Survivor's Trust")} and the other half ${has(made, 'disclaimer') ? `is added to it, except what the survivor disclaims: ${mark('subtrusts[1]', callout(made, 'disclaimer', 'anything the survivor disclaims goes to the Disclaimer Trust'))}.` : `becomes ${mark('subtrusts[1]', 'the Bypass Trust')}.`}`,
      ),
    ],
    held: (made) => [
      paragraph(
        `A child takes ${ages(made, (age, n, d) => `${n === d ? 'all that is left' : `${share(n, d, 'words')} of the share`} at ${age}`).join(', then ')} years of age.`,
      ),
    ],
    executors: (made) => lines(made.executors, 'executor'),
    trustees: (made) => lines(made.trustees, 'trustee'),
    guardians: (made) => [
      paragraph(
        `${callout(made, 'guardian_nomination', `I name ${serving(made.guardians[0])} guardian`)} of my minor children.`,
      ),
    ],
    contest: (made) => [paragraph(callout(made, 'no_contest', 'If you contest this in court, you lose your share.'))],
    spendthrift: (made) => [
      paragraph(
        callout(
          made,
          'spendthrift',
          'Creditors cannot take a share while it is in trust. Nobody can sell it ahead of time.',
        ),
      ),
    ],
    law: (made) => [paragraph(`${situs(made)} law is used.`)],
    amendment: (made) => [
      paragraph(
        `${mark('amends', 'Article Three')} is crossed out. The new ${mark('amends', 'Article Three')} says: "${gifts(made, ({ to, amountCents, description }) => `I leave ${amountCents ? money(amountCents, 'figures') : `my ${description}`} to ${made.names(to)}`).join('. ')}."`,
      ),
      ...(made.trustees.length > 0
        ? [
            paragraph(
              `${mark('amends', 'Article Six')} is crossed out. It now says: "${made.trustees.map((step, index) => (index === 0 ? `The trustee after me is ${serving(step)}` : `After that it is ${serving(step)}`)).join('. ')}."`,
            ),
          ]
        : []),
    ],
    agents: (made) => lines(made.agents, 'agent'),
    authority: (made) => [
      paragraph(
        has(made, 'springing')
          ? callout(made, 'springing', 'It starts only when my doctor says I am incapacitated.')
          : 'It starts now.',
      ),
      paragraph(callout(made, 'durable', 'It does not end if I become incapacitated.')),
      ...(has(made, 'gifting_power')
        ? [paragraph(callout(made, 'gifting_power', 'My agent can make gifts for me.'))]
        : [paragraph('My agent cannot make gifts of my property.')]),
    ],
    health: (made) => [
      paragraph(
        callout(made, 'life_support_withheld', 'I do not want machines to keep me alive when there is no hope.'),
      ),
      ...(has(made, 'hipaa') ? [paragraph(callout(made, 'hipaa', 'My agent can get my medical records.'))] : []),
      ...(has(made, 'anatomical_gift')
        ? [paragraph(callout(made, 'anatomical_gift', 'Use my organs to help someone else.'))]
        : []),
    ],
  },
  powers: [
    'No bond is needed.',
    'My debts and my funeral are to be paid.',
    'My executor can sell property.',
    'I do not need to leave anything to anyone else.',
  ],
  signing: (made) => [
    line(`Date: ${signedOn(made, 'slashes')}`),
    ...signatures(made, ''),
    ...(isTrust(made) || made.plan === 'amendment' || made.plan === 'power' ? [] : witnesses(made)),
  ],
};

const lines = (steps: readonly Step[], word: string) =>
  steps.map((step, index) =>
    paragraph(
      index === 0
        ? `My ${word}${step.names.length > 1 ? 's are' : ' is'} ${serving(step)}.`
        : `${index === 1 ? 'Backup' : 'Second backup'} ${word}: ${serving(step)}.`,
    ),
  );
