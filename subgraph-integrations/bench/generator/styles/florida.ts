import { item, mark, paragraph } from '../blocks.ts';
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

const RANK = ['', 'first ', 'second ', 'third '];
const offices = (steps: readonly Step[], word: string, from = 0) =>
  steps.map((step, index) =>
    item(
      `${String.fromCharCode(97 + index)}. ${serving(step)} ${step.names.length > 1 ? 'are' : 'is'} designated ${index + from === 0 ? word : `${RANK[index + from]}successor ${word}`}${step.names.length > 1 ? 's, to act jointly' : ''}.`,
    ),
  );

/** Third person throughout: the Testator, the Settlor, the Principal; lettered designations; decimals for numbers. */
export const florida: Style = {
  name: 'Florida third person',
  states: ['FL'],
  roles: { executor: 'personal_representative', agent: 'agent', health: 'healthcare_surrogate' },
  pages: [
    { name: 'plain', width: 84, height: 42, header: (page, pages) => `Page ${page} of ${pages}` },
    { name: 'numbered pleading', width: 74, height: 30, numbered: true, footer: (page) => `${page}` },
  ],
  order: [
    'law',
    'family',
    'residue',
    'subtrusts',
    'held',
    'gifts',
    'spendthrift',
    'trustees',
    'executors',
    'guardians',
    'agents',
    'authority',
    'health',
    'amendment',
    'powers',
    'contest',
  ],
  heading: (number, title) =>
    `ARTICLE ${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'][number - 1]} - ${title}`,
  titles: {
    law: 'DOMICILE AND LAW',
    family: 'RELATIVES',
    residue: 'RESIDUARY DEVISE',
    subtrusts: 'FIRST DECEDENT',
    held: 'RETAINED SHARES',
    gifts: 'SPECIFIC DEVISES',
    spendthrift: 'PROTECTION',
    trustees: 'TRUSTEESHIP',
    executors: 'PERSONAL REPRESENTATIVE',
    guardians: 'MINORS',
    agents: 'DESIGNATIONS',
    authority: 'AUTHORITY',
    health: 'END OF LIFE',
    amendment: 'MODIFICATIONS',
    powers: 'ADMINISTRATION',
    contest: 'CONTEST',
  },
  titleOf: ({ plan, family: { maker } }) =>
    plan === 'power'
      ? `Durable Power of Attorney of ${maker.name}`
      : plan === 'directive'
        ? `Designation of Health Care Surrogate and Living Will of ${maker.name}`
        : `Last Will and Testament of ${maker.name}`,
  opening: (made) => {
    if (isTrust(made))
      return [
        paragraph(
          `This Declaration of Trust is entered into by ${makers(made)} (the "${isJoint(made) ? 'Settlors' : 'Settlor'}"). The acting ${isJoint(made) ? 'Trustees are' : 'Trustee is'} ${serving(made.trustees[0])}. It may be revoked or modified during the ${isJoint(made) ? "Settlors' joint lives" : "Settlor's life"}.`,
        ),
      ];
    if (made.plan === 'amendment')
      return [
        paragraph(
          `${makers(made)} (the "Settlor") executed ${mark('amends', `the ${made.trustName} on ${dateText(made.trustDate, 'long')}`)} and modifies it by this instrument.`,
        ),
      ];
    const who = made.plan === 'power' || made.plan === 'directive' ? 'Principal' : 'Testator';
    return [
      paragraph(
        `${makers(made)}, who is called the ${who} in this instrument, declares that the following is the ${who}'s ${made.plan === 'power' ? 'durable power of attorney' : made.plan === 'directive' ? 'designation and living will' : 'Last Will; every earlier will is revoked'}.`,
      ),
    ];
  },
  clauses: {
    law: (made) => [
      paragraph(
        `${isJoint(made) ? 'The Settlors are' : 'The maker of this instrument is'} domiciled in ${made.family.place.town}, ${made.family.place.county} County. ${situs(made)} law governs.`,
      ),
    ],
    family: (made) => {
      const {
        family: { spouse, children, dead },
        plan,
      } = made;
      return [
        paragraph(
          `${spouse && plan !== 'joint-trust' ? `The spouse of the maker is ${spouse.name}. ` : ''}Children: ${children.map(({ name, relation }) => `${name} (${relation})`).join('; ')}.${dead ? saying(made, 'deceased_child', ` Predeceased: ${dead.name} (${dead.relation}), who left no descendants.`) : ''}`,
        ),
      ];
    },
    gifts: (made) =>
      gifts(made, ({ to, kind, amountCents, description }) => {
        const name = `${made.names(to)}${made.relation(to) === 'charity' ? '' : ` (${made.relation(to)})`}`;
        return amountCents
          ? `${name} shall receive a devise of ${money(amountCents, 'figures')}`
          : `${name} shall receive the ${kind === 'real_estate' ? `real property described as the ${description}` : description}`;
      }).map((words, index) => item(`${index + 1}. ${words}.`)),
    residue: (made) => {
      const { first, rest } = residueOf(made);
      if (has(made, 'pour_over'))
        return [
          paragraph(
            `The residue is devised ${mark('residue[0]', callout(made, 'pour_over', `to the trustee or trustees of the ${made.trustName} under its instrument of ${dateText(made.trustDate, 'long')}`))}.`,
          ),
        ];
      return [
        ...(first
          ? [
              item(
                `1. ${mark(first.path, `The entire residue passes to ${made.names(first.to)}`)} should that spouse be living on the thirtieth day after the Testator's death.`,
              ),
            ]
          : []),
        item(
          `${first ? '2. Otherwise' : `1. At the death of the ${isJoint(made) ? 'second Settlor' : 'Settlor'}`} the residue is apportioned as follows: ${rest.map(({ to, path, shareNumerator, shareDenominator, manner }) => mark(path, `${made.names(to)}, ${share(shareNumerator, shareDenominator, 'figures')}${manner === 'in_trust' ? ', retained in trust' : ''}`)).join('; ')}.`,
        ),
        item(
          callout(
            made,
            'per_stirpes',
            "The portion of a predeceased child shall devolve upon that child's lineal descendants, per stirpes.",
          ),
        ),
      ];
    },
    subtrusts: (made) => [
      paragraph(
        `At the first death, the Trustee allocates the surviving Settlor's contributions to the ${mark('subtrusts[0]', "Survivor's Trust")} and all other property to the ${mark('subtrusts[1]', made.truth.subtrusts[1]?.name ?? '')}${has(made, 'disclaimer') ? `, ${callout(made, 'disclaimer', 'provided the surviving Settlor timely disclaims it')}` : ''}.`,
      ),
    ],
    held: (made) => [
      paragraph(
        `The Trustee may expend a retained share for the child's needs. Withdrawal: ${ages(made, (age, n, d) => (n === d ? `age ${age}, the whole of what is left` : `age ${age}, ${share(n, d, 'figures')} of the share`)).join('; ')}.`,
      ),
    ],
    executors: (made) => offices(made.executors, 'personal representative'),
    trustees: (made) =>
      isTrust(made) ? offices(made.trustees.slice(1), 'trustee', 1) : offices(made.trustees, 'trustee'),
    guardians: (made) => [
      paragraph(
        `${callout(made, 'guardian_nomination', `${serving(made.guardians[0])} is the Testator's choice as guardian`)} for any minor child.`,
      ),
    ],
    agents: (made) => offices(made.agents, made.plan === 'power' ? 'agent' : 'health care surrogate'),
    authority: (made) => [
      paragraph(
        'The agent may exercise, as to all assets now owned or later acquired: banking, investment, real estate and tax authority.',
      ),
      paragraph(
        callout(
          made,
          'durable',
          'This durable power of attorney is not terminated by subsequent incapacity of the Principal except as provided in chapter 709, Florida Statutes.',
        ),
      ),
      ...(has(made, 'springing')
        ? [
            paragraph(
              callout(
                made,
                'springing',
                'It is exercisable only once a physician attests that the Principal lacks capacity.',
              ),
            ),
          ]
        : []),
      ...(has(made, 'gifting_power')
        ? [
            paragraph(
              `${callout(made, 'gifting_power', 'The agent may make gifts on behalf of the Principal')}. Initials: ____`,
            ),
          ]
        : []),
    ],
    health: (made) => [
      paragraph(
        callout(
          made,
          'life_support_withheld',
          'If the Principal has an end-stage condition, life-prolonging procedures are to be withheld or withdrawn.',
        ),
      ),
      ...(has(made, 'hipaa')
        ? [
            paragraph(
              callout(made, 'hipaa', "The surrogate is the Principal's personal representative for HIPAA purposes."),
            ),
          ]
        : []),
      ...(has(made, 'anatomical_gift')
        ? [paragraph(callout(made, 'anatomical_gift', 'The Principal donates all usable organs.'))]
        : []),
    ],
    amendment: (made) => [
      item(
        `1. ${mark('amends', 'Article Three')} is superseded by: "${gifts(made, ({ to, amountCents, description }) => `${made.names(to)} shall receive ${amountCents ? money(amountCents, 'figures') : `the ${description}`}`).join('; ')}."`,
      ),
      ...(made.trustees.length > 0
        ? [
            item(`2. ${mark('amends', 'Article Six')} is superseded by the following designations.`),
            ...offices(made.trustees, 'trustee', 1),
          ]
        : []),
    ],
    contest: (made) => [
      paragraph(
        callout(
          made,
          'no_contest',
          'To the extent the law allows, a beneficiary who contests this instrument forfeits every interest in it.',
        ),
      ),
    ],
    spendthrift: (made) => [
      paragraph(
        callout(
          made,
          'spendthrift',
          'No beneficiary may transfer an interest voluntarily or involuntarily before actual receipt.',
        ),
      ),
    ],
  },
  powers: [
    'Fiduciaries have the powers stated in chapters 733 and 736, Florida Statutes.',
    'The homestead passes under this instrument only to the extent the Constitution permits.',
    "A fiduciary may resign on thirty days' notice; the vacancy is filled as this instrument provides.",
    'Expenses and death taxes are charged to the residue.',
  ],
  signing: (made) => [
    paragraph(`Executed ${signedOn(made, 'long')} in the presence of the undersigned.`),
    ...signatures(made, ''),
    ...(made.plan === 'amendment' ? [] : witnesses(made)),
    paragraph(`Prepared by: ${made.family.others[3]?.name}, Esq., ${made.family.elsewhere.town}`),
  ],
};
