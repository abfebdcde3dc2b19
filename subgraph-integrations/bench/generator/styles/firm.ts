import { item, line, mark, paragraph } from '../blocks.ts';
import type { Case, Step } from '../case.ts';
import {
  ages,
  callout,
  gifts,
  has,
  isJoint,
  isTrust,
  makers,
  residueOf,
  romanArticles,
  type Style,
  saying,
  serving,
  signatures,
  signedOn,
  situs,
  witnesses,
} from '../style.ts';
import { andList, dateText, money, share } from '../words.ts';

const NUMBER = [
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
];
const my = (made: Case): string => (isJoint(made) ? 'our' : 'my');

/** The document software of a planning firm: sections with run-in headings, bulleted or lettered lists, defined terms. */
export const firm: Style = {
  name: 'planning software',
  states: ['WA', 'MN', 'IL', 'CA', 'MT'],
  roles: { executor: 'personal_representative', agent: 'agent', health: 'agent' },
  pages: [
    { name: 'sections', width: 82, height: 46, footer: (page) => `${page}-${page + 1}` },
    {
      name: 'sections with head',
      width: 86,
      height: 48,
      header: () => 'Prepared by Alder Law Group',
      footer: (page) => `Page ${page}`,
    },
  ],
  order: [
    'family',
    'trustees',
    'executors',
    'agents',
    'guardians',
    'gifts',
    'subtrusts',
    'residue',
    'held',
    'amendment',
    'authority',
    'health',
    'spendthrift',
    'contest',
    'powers',
    'law',
  ],
  heading: (number, title) => `Article ${NUMBER[number - 1]} ${title}`,
  titles: {
    family: 'Family Information',
    trustees: 'Trustee Succession',
    executors: 'Fiduciary Appointments',
    agents: 'Appointment of Agents',
    guardians: 'Guardians for Minor Children',
    gifts: 'Specific Distributions',
    subtrusts: 'Administration at the First Death',
    residue: 'Distribution of Remaining Property',
    held: 'Trusts for Children',
    authority: 'Powers of the Agent',
    health: 'Statement of Wishes',
    spendthrift: 'Protection of Interests',
    contest: 'Contests',
    powers: 'General Provisions',
    law: 'Governing Law',
  },
  titleOf: ({ plan, family: { maker } }) =>
    plan === 'power'
      ? `Financial Power of Attorney of ${maker.name}`
      : plan === 'directive'
        ? `Health Care Power of Attorney of ${maker.name}`
        : `Last Will of ${maker.name}`,
  opening: (made) => {
    if (isTrust(made))
      return [
        paragraph(
          `Section 1.01 Identifying the Trust. The parties to this revocable trust are ${makers(made)} (the "${isJoint(made) ? 'Trustmakers' : 'Trustmaker'}") and ${serving(made.trustees[0])} (${my(made)} "Trustee"). ${isJoint(made) ? 'Either of us' : 'I'} may amend or revoke this trust.`,
        ),
      ];
    if (made.plan === 'amendment')
      return [
        paragraph(
          `${makers(made)}, as Trustmaker, established the ${mark('amends', `${made.trustName}, dated ${dateText(made.trustDate, 'long')}`)}. Under the power reserved there, I amend the trust as follows:`,
        ),
      ];
    if (made.plan === 'power' || made.plan === 'directive')
      return [
        paragraph(
          `I, ${makers(made)}, of ${made.family.place.county} County, ${situs(made)}, sign this instrument willingly.`,
        ),
      ];
    return [
      paragraph(
        `I, ${makers(made)}, a resident of ${made.family.place.county} County, ${situs(made)}, revoke my prior wills and codicils and declare this to be my will.`,
      ),
    ];
  },
  clauses: {
    family: (made) => {
      const { spouse, children, dead, formerSpouse } = made.family;
      return [
        ...(isJoint(made)
          ? []
          : [
              paragraph(
                spouse
                  ? `Section 1. My Spouse. I am married to ${spouse.name}. Any reference to "my ${spouse.relation}" is to ${spouse.name}.`
                  : 'Section 1. Marital Status. I am not currently married.',
              ),
            ]),
        paragraph(`Section 2. Children. ${isJoint(made) ? 'Our' : 'My'} children are:`),
        ...children.map(({ name, nickname }) => item(`• ${name}${nickname ? `, also known as ${nickname}` : ''}`)),
        ...(dead
          ? [
              paragraph(
                saying(
                  made,
                  'deceased_child',
                  `${isJoint(made) ? 'Our' : 'My'} ${dead.relation}, ${dead.name}, is deceased.`,
                ),
              ),
            ]
          : []),
        ...(formerSpouse
          ? [
              paragraph(
                `References to my children include those of my marriage to ${formerSpouse.name}, which ended in divorce.`,
              ),
            ]
          : []),
      ];
    },
    trustees: (made) =>
      succession(made, isTrust(made) ? made.trustees.slice(1) : made.trustees, 'Trustee', isTrust(made)),
    executors: (made) => succession(made, made.executors, 'Personal Representative', false),
    agents: (made) => succession(made, made.agents, made.plan === 'power' ? 'Agent' : 'Health Care Agent', false),
    guardians: (made) => [
      paragraph(
        `If the other parent does not survive, ${callout(made, 'guardian_nomination', `I nominate ${serving(made.guardians[0])} to serve as guardian`)} of each minor child.`,
      ),
    ],
    gifts: (made) =>
      gifts(made, ({ to, kind, amountCents, description }, index) => {
        const title = amountCents
          ? 'Cash Distribution'
          : kind === 'real_estate'
            ? 'Distribution of Real Property'
            : 'Distribution of Specific Property';
        const what = amountCents ? `the sum of ${money(amountCents, 'figures')}` : `${my(made)} ${description}`;
        const who = `${made.names(to)}${made.relation(to) === 'charity' || made.relation(to) === '' ? '' : ` (${my(made)} ${made.relation(to)})`}`;
        return `Section ${index + 3}. ${title} to ${who}. ${isTrust(made) ? `The Trustee shall distribute ${what} to ${made.names(to)}` : `I give ${what} to ${made.names(to)}`}.${made.relation(to) === 'charity' ? '' : ' If this recipient does not survive, the distribution lapses.'}`;
      }).map(paragraph),
    subtrusts: (made) => [
      paragraph(
        `Section 4.01 Division. At the death of the first Trustmaker to die, the Trustee shall allocate the survivor's contributive share to ${mark('subtrusts[0]', "the Survivor's Trust")}.`,
      ),
      paragraph(
        has(made, 'disclaimer')
          ? `Section 4.02 Disclaimer. ${mark('subtrusts[1]', callout(made, 'disclaimer', 'Property that the survivor disclaims will be administered as the Disclaimer Trust'))}.`
          : `Section 4.02 Deceased Trustmaker. The Trustee shall allocate the balance to ${mark('subtrusts[1]', 'the Bypass Trust')}.`,
      ),
    ],
    residue: (made) => {
      const { first, rest, isEqual } = residueOf(made);
      if (has(made, 'pour_over'))
        return [
          paragraph(
            `Section 5. Pour-Over. I give the rest of my property to ${mark('residue[0]', callout(made, 'pour_over', `the then-acting Trustee of the ${made.trustName} dated ${dateText(made.trustDate, 'long')}, which I signed before this will`))}.`,
          ),
        ];
      const held = rest.some(({ manner }) => manner === 'in_trust');
      const all = rest.map(({ path }) => path).join(' ');
      const property = isTrust(made) ? `${my(made)} remaining trust property` : 'my remaining property';
      const stirpes = callout(made, 'per_stirpes', "to that beneficiary's descendants, per stirpes");
      const manner = held
        ? ' Each share is held in trust under the next Article.'
        : ' Each share is distributed outright.';
      return [
        ...(first
          ? [
              paragraph(
                `Section 5.01 Distribution to My ${first.to ? (made.family.maker.isWoman ? 'Husband' : 'Wife') : ''}. I give ${property} to ${made.names(first.to, first.path)} if he or she survives me.`,
              ),
            ]
          : []),
        ...(isEqual
          ? [
              paragraph(
                `Section 5.02 ${first ? 'Alternate Division' : 'Division'}. ${first ? 'If my spouse does not survive me, ' : `After ${isJoint(made) ? 'both Trustmakers have died' : 'my death'}, `}the Trustee or Personal Representative shall divide ${property} into equal shares, ${mark(all, `one share for each of ${andList(rest.map(({ to }) => made.names(to)))}`)}.${manner}`,
              ),
            ]
          : [
              paragraph(
                `Section 5.02 ${first ? 'Alternate Division' : 'Division'}. ${first ? 'If my spouse does not survive me, ' : ''}${property} shall be divided as follows:`
                  .replace(/\. our remaining/, '. Our remaining')
                  .replace(/\. my remaining/, '. My remaining'),
              ),
              ...rest.map(({ to, path, shareNumerator, shareDenominator }) =>
                item(`• ${mark(path, `${share(shareNumerator, shareDenominator, 'percent')} to ${made.names(to)}`)}`),
              ),
              ...(held ? [paragraph('Each share is held in trust under the next Article.')] : []),
            ]),
        paragraph(`If a beneficiary named above is deceased, the share passes ${stirpes}.`),
      ];
    },
    held: (made) => [
      paragraph(
        'The trust for a child is administered as follows. The Trustee may distribute income and principal for health, education, maintenance and support.',
      ),
      paragraph(
        `Withdrawals. ${ages(made, (age, n, d, index) => `${index === 0 ? 'When' : 'when'} the child reaches age ${age}, the child may withdraw ${n === d ? 'the remaining balance' : `up to ${share(n, d, 'words')} of the principal`}`).join('; ')}.`,
      ),
    ],
    amendment: (made) => [
      paragraph(
        `${romanArticles(made)}Amendment 1. ${mark('amends', 'Article III')} of the trust is deleted in its entirety and replaced with the following: "Section 3.01. ${gifts(made, ({ to, amountCents, description }) => `The Trustee shall distribute ${amountCents ? money(amountCents, 'figures') : `my ${description}`} to ${made.names(to)}`).join('. ')}."`,
      ),
      ...(made.trustees.length > 0
        ? [
            paragraph(
              `Amendment 2. ${mark('amends', 'Article VI')} of the trust is deleted in its entirety and replaced with the following:`,
            ),
            paragraph(
              `"Section 6.01 Successor Trustees. When I am no longer serving, I name the following to serve as successor Trustee in the order named:`,
            ),
            ...made.trustees.map((step, index) =>
              item(
                `(${index + 1}) ${serving(step)}${step.names.length > 1 ? ', jointly' : ''}${index + 1 === made.trustees.length ? '."' : ';'}`,
              ),
            ),
          ]
        : []),
      paragraph('I ratify the trust as amended.'),
    ],
    authority: (made) => [
      paragraph(
        has(made, 'springing')
          ? callout(
              made,
              'springing',
              'Effective Date. This power becomes effective upon the written determination of two physicians that I am incapacitated.',
            )
          : 'Effective Date. This power is effective immediately.',
      ),
      paragraph(callout(made, 'durable', 'Durability. My incapacity does not terminate this power of attorney.')),
      ...(has(made, 'gifting_power')
        ? [
            paragraph(
              callout(
                made,
                'gifting_power',
                'Gifts. My Agent may make gifts on my behalf within the annual exclusion.',
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
          'End of Life. If I am in a terminal condition, I direct my Agent to refuse life-sustaining treatment; do not prolong my life.',
        ),
      ),
      ...(has(made, 'hipaa')
        ? [
            paragraph(
              callout(
                made,
                'hipaa',
                'Privacy. My Agent is my personal representative under the Health Insurance Portability and Accountability Act.',
              ),
            ),
          ]
        : []),
      ...(has(made, 'anatomical_gift')
        ? [
            paragraph(
              callout(made, 'anatomical_gift', 'Organs. I authorize the gift of my organs and tissues at death.'),
            ),
          ]
        : []),
    ],
    spendthrift: (made) => [
      paragraph(
        callout(
          made,
          'spendthrift',
          'A beneficiary may not assign or anticipate an interest, and no interest is subject to the claims of creditors.',
        ),
      ),
    ],
    contest: (made) => [
      paragraph(
        callout(
          made,
          'no_contest',
          'A person who contests this instrument is treated as having predeceased without descendants and takes no share.',
        ),
      ),
    ],
    law: (made) => [paragraph(`The laws of ${situs(made)} govern this instrument.`)],
  },
  powers: [
    'Section 8.01 Powers. The fiduciary has all powers granted by law, exercisable without court supervision.',
    'Section 8.02 Bond. No fiduciary is required to post bond.',
    'Section 8.03 Shall and May. The use of "shall" imposes a duty; "may" confers discretion.',
    'Section 8.04 Minor Beneficiary. If any beneficiary is under age 21, the Trustee may retain that share until then.',
  ],
  signing: (made) => [
    paragraph(`I sign this instrument on ${signedOn(made, 'long')}.`),
    ...signatures(made, isTrust(made) ? 'Trustmaker and Trustee' : ''),
    ...(isTrust(made) || made.plan === 'amendment'
      ? [
          line(`STATE OF ${made.family.place.state.toUpperCase()}`),
          line(`COUNTY OF ${made.family.place.county.toUpperCase()}`),
          line('This record was acknowledged before me by the above.'),
          line('Notary Public'),
        ]
      : witnesses(made)),
  ],
};

function succession(made: Case, steps: readonly Step[], office: string, follows: boolean) {
  const way = made.random.below(2);
  if (way === 0)
    return [
      paragraph(
        `${follows ? `If ${isJoint(made) ? 'both Trustmakers are' : 'the Trustmaker is'} unable to serve` : `I nominate as ${office}`}${follows ? `, the following will serve as successor ${office}` : ' the following'}, in the order listed:`,
      ),
      ...steps.map((step, index) =>
        item(
          `(${String.fromCharCode(97 + index)}) ${serving(step)}${step.names.length > 1 ? ', to serve together' : ''}${index + 1 === steps.length ? '.' : '; then'}`,
        ),
      ),
    ];
  return steps.map((step, index) =>
    paragraph(
      index === 0
        ? follows
          ? `Upon the death or incapacity of ${isJoint(made) ? 'both Trustmakers' : 'the Trustmaker'}, ${serving(step)} will serve as successor ${office}${step.names.length > 1 ? 's' : ''}.`
          : `I appoint ${serving(step)} as my ${office}${step.names.length > 1 ? 's, to act jointly' : ''}.`
        : `If ${index === 1 ? andList(steps[0]?.names ?? []) : 'none of them'} ${index === 1 && (steps[0]?.names.length ?? 0) === 1 ? 'is' : 'are'} unable or unwilling to serve, then ${serving(step)} will serve as ${office}${step.names.length > 1 ? 's' : ''}.`,
    ),
  );
}
