import { type Block, line, mark, paragraph, row } from '../blocks.ts';
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

const box = (isOn: boolean, words: string): Block => line(`[${isOn ? ' X ' : '   '}] ${words}`);
const blank = (label: string, filled: string): Block => line(`${label}: ${filled} ______________`);
const RANKS = ['', 'First alternate ', 'Second alternate ', 'Third alternate '];
const named = (steps: readonly Step[], office: string): Block[] => [
  ...steps.flatMap((step, index) => [
    row(`${RANKS[index]}${index === 0 ? office : office.toLowerCase()}`, serving(step)),
  ]),
  row(`${RANKS[Math.min(3, steps.length)]}${office.toLowerCase()}`, '(none) __________'),
];

/** A printed form of a state: boxes to check, blanks that are filled in, instructions that say nothing of the person. */
export const form: Style = {
  name: 'statutory form',
  states: ['CA', 'MN', 'WA', 'NY', 'TX'],
  roles: { executor: 'personal_representative', agent: 'agent', health: 'agent' },
  pages: [
    {
      name: 'form',
      width: 86,
      height: 46,
      footer: (page, pages) => `Form EP-7 (Rev. 1/2020) Page ${page} of ${pages}`,
    },
    {
      name: 'form upper case',
      width: 80,
      height: 42,
      headingCase: 'upper',
      header: (page, pages) => `EP-7 ${page}/${pages}`,
    },
  ],
  order: [
    'family',
    'gifts',
    'residue',
    'held',
    'subtrusts',
    'amendment',
    'agents',
    'authority',
    'health',
    'guardians',
    'trustees',
    'executors',
    'contest',
    'spendthrift',
    'powers',
    'law',
  ],
  heading: (number, title) => `Part ${number}. ${title}`,
  titles: {
    family: 'Family information',
    gifts: 'Specific gifts (attach a page if you need more room)',
    residue: 'Remaining property (check one box only)',
    held: 'Age at which a child is paid (fill in)',
    subtrusts: 'Division on the first death',
    amendment: 'Changes',
    agents: 'Designation',
    authority: 'Authority (initial the line in front of each)',
    health: 'Instructions',
    guardians: 'Guardian',
    trustees: 'Trustee',
    executors: 'Personal representative',
    contest: 'Contest',
    spendthrift: 'Creditors',
    powers: 'Provisions that are part of this form',
    law: 'State',
  },
  titleOf: ({ plan, family: { maker, place } }) =>
    plan === 'power'
      ? `${place.state} Statutory Power of Attorney of ${maker.name}`
      : plan === 'directive'
        ? `${place.state} Advance Health Care Directive of ${maker.name}`
        : `${place.state} Statutory Will of ${maker.name}`,
  opening: (made) => [
    paragraph(
      'READ THE NOTICE ON THE LAST PAGE BEFORE YOU FILL IN THIS FORM. It has important legal consequences. Cross out what you do not want.',
    ),
    row('Full name', makers(made)),
    row('City and county', `${made.family.place.town}, ${made.family.place.county}`),
    ...(isTrust(made)
      ? [
          row(isJoint(made) ? 'First Trustees' : 'First Trustee', serving(made.trustees[0])),
          box(true, 'This trust may be changed or ended by whoever made it.'),
          box(false, 'This trust may not be changed.'),
        ]
      : []),
    ...(made.plan === 'amendment'
      ? [
          row('Trust to be changed', mark('amends', made.trustName)),
          row('Date of that trust', mark('amends', dateText(made.trustDate, 'slashes'))),
        ]
      : []),
  ],
  clauses: {
    family: (made) => {
      const {
        family: { spouse, children, dead },
      } = made;
      return [
        box(spouse !== undefined, 'I am married.'),
        row('Spouse', spouse?.name ?? '__________'),
        ...children.map(({ name, relation }, index) => row(`Child ${index + 1}`, `${name} (${relation})`)),
        row('Deceased children', dead ? saying(made, 'deceased_child', dead.name) : 'none'),
      ];
    },
    gifts: (made) => [
      row('To', 'What'),
      ...gifts(made, ({ to }) => made.names(to)).map((to, index) => {
        const gift = made.truth.specificGifts[index];
        return row(
          to,
          mark(
            `specificGifts[${index}]`,
            gift?.amountCents ? money(gift.amountCents, 'figures') : (gift?.description ?? ''),
          ),
        );
      }),
    ],
    residue: (made) => {
      const { first, rest } = residueOf(made);
      if (has(made, 'pour_over'))
        return [
          box(false, 'All to my spouse.'),
          box(
            true,
            mark(
              'residue[0]',
              callout(
                made,
                'pour_over',
                `All to the trustee of this trust: ${made.trustName}, dated ${dateText(made.trustDate, 'slashes')}`,
              ),
            ),
          ),
          box(false, 'As the law of my state says for a person without a will.'),
        ];
      return [
        box(false, 'To the persons the law of my state names.'),
        box(
          first !== undefined,
          first
            ? `To my spouse if living: ${mark(first.path, made.names(first.to))}; otherwise as below.`
            : 'To my spouse if living; otherwise as below.',
        ),
        box(true, 'To those named here, in these shares:'),
        ...rest.map(({ to, path, shareNumerator, shareDenominator }) =>
          row(mark(path, made.names(to)), mark(path, share(shareNumerator, shareDenominator, 'percent'))),
        ),
        box(true, callout(made, 'per_stirpes', 'The share of one who has died goes to descendants, per stirpes.')),
        box(
          rest.some(({ manner }) => manner === 'in_trust'),
          'The share of a child is held in trust until the age filled in below.',
        ),
      ];
    },
    held: (made) =>
      ages(made, (age, n, d) => `Age ${age}: ${n === d ? 'all that is left' : `${n}/${d} of what is then held`}`).map(
        (words) => line(words),
      ),
    subtrusts: (made) => [
      box(true, mark('subtrusts[0]', "The survivor's half becomes the Survivor's Trust.")),
      box(
        true,
        callout(
          made,
          'disclaimer',
          mark(
            'subtrusts[1]',
            `The other half becomes the ${made.truth.subtrusts[1]?.name}${has(made, 'disclaimer') ? ', so far as the survivor disclaims' : ''}.`,
          ),
        ),
      ),
    ],
    executors: (made) => named(made.executors, 'Personal representative'),
    trustees: (made) =>
      isTrust(made)
        ? made.trustees
            .slice(1)
            .map((step, index) => row(`${['First', 'Second', 'Third'][index]} successor trustee`, serving(step)))
        : named(made.trustees, 'Trustee'),
    guardians: (made) => [
      row(callout(made, 'guardian_nomination', 'Guardian of minor children'), serving(made.guardians[0])),
      row('Alternate guardian', '__________'),
    ],
    contest: (made) => [
      box(true, callout(made, 'no_contest', 'Whoever contests this document takes nothing under it.')),
    ],
    spendthrift: (made) => [
      box(
        true,
        callout(
          made,
          'spendthrift',
          'What is held in trust may not be assigned by a beneficiary or taken by creditors.',
        ),
      ),
    ],
    law: (made) => [row('State whose law governs', situs(made))],
    amendment: (made) => [
      row('Article changed', mark('amends', 'Article Three')),
      line('New text:'),
      ...gifts(
        made,
        ({ to, amountCents, description }) =>
          `${amountCents ? money(amountCents, 'figures') : `The ${description}`} to ${made.names(to)}`,
      ).map((words) => line(words)),
      ...(made.trustees.length > 0
        ? [
            row('Article changed', mark('amends', 'Article Six')),
            ...made.trustees.map((step, index) =>
              row(`${['First', 'Second', 'Third'][index]} successor trustee`, serving(step)),
            ),
          ]
        : []),
    ],
    agents: (made) => named(made.agents, made.plan === 'power' ? 'Agent' : 'Health care agent'),
    authority: (made) => [
      ...['Real property', 'Stocks and bonds', 'Banks and other financial institutions', 'Taxes'].map((subject) =>
        row('initials ____', subject),
      ),
      has(made, 'gifting_power')
        ? line(`[ X ] ${callout(made, 'gifting_power', 'My agent may make gifts.')}`)
        : box(false, 'My agent may make gifts.'),
      has(made, 'springing')
        ? line(
            `[ X ] ${callout(made, 'springing', 'Takes effect only when a physician certifies that I am incapacitated.')}`,
          )
        : box(false, 'Takes effect only when a physician certifies that I am incapacitated.'),
      box(!has(made, 'springing'), 'Takes effect when I sign.'),
      line(callout(made, 'durable', 'This power continues although I become incapacitated.')),
    ],
    health: (made) => [
      box(
        true,
        callout(
          made,
          'life_support_withheld',
          'Choice not to prolong life: do not keep me alive if I will not wake up or am about to die.',
        ),
      ),
      box(false, 'Choice to prolong life as long as possible.'),
      has(made, 'hipaa')
        ? box(true, callout(made, 'hipaa', 'My agent may receive my protected health information under HIPAA.'))
        : box(false, 'Release of records at once.'),
      has(made, 'anatomical_gift')
        ? box(true, callout(made, 'anatomical_gift', 'I give any needed organs, tissues or parts.'))
        : box(false, 'I give organs.'),
    ],
  },
  powers: [
    'The person named to settle the estate may act without supervision of a court where the law allows.',
    'No bond is required of anyone named in this form unless a box says so.',
    'Words of this form have the meanings that the probate code gives them.',
    'NOTICE: this form is not suited to persons with property in several states or with a taxable estate.',
  ],
  signing: (made) => [
    blank('Date signed', signedOn(made, 'slashes')),
    ...signatures(made, ''),
    ...(made.plan === 'power' || isTrust(made)
      ? [line(`Notary Public: ${made.family.others[2]?.name}`)]
      : witnesses(made)),
    line(`Form prepared with the help of ${made.family.others[3]?.name}`),
  ],
};
