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
import { andList, capital, dateText, inWords, money, ordinal, share } from '../words.ts';

const upper = (steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, names: step.names.map((name) => name.toUpperCase()) }));
const office = (steps: readonly Step[], word: string): string =>
  upper(steps)
    .map((step, index) =>
      index === 0
        ? `I appoint ${serving(step)} as ${word}${step.names.length > 1 ? 's' : ''} hereunder`
        : `If ${index === 1 ? `the ${word} so named` : 'the said successor'} shall fail to qualify or cease to act for any reason, I appoint ${serving(step)} as successor ${word}${step.names.length > 1 ? 's' : ''}`,
    )
    .join('. ');

/** Articles numbered FIRST, SECOND; names in capitals; lettered paragraphs; amounts in words and figures. */
export const newYork: Style = {
  name: 'New York',
  states: ['NY'],
  roles: { executor: 'executor', agent: 'agent', health: 'healthcare_proxy' },
  pages: [
    { name: 'plain', width: 80, height: 40, footer: (page) => `- ${page} -` },
    { name: 'initialled', width: 82, height: 42, footer: (page, pages) => `Initials: ____ Page ${page} of ${pages}` },
  ],
  order: [
    'family',
    'gifts',
    'residue',
    'subtrusts',
    'held',
    'agents',
    'authority',
    'health',
    'amendment',
    'executors',
    'trustees',
    'guardians',
    'powers',
    'spendthrift',
    'contest',
    'law',
  ],
  heading: (number, title) => `${ordinal(number).toUpperCase()}: ${title}`,
  titles: {
    family: 'Family',
    gifts: 'Preresiduary Gifts',
    residue: 'Residuary Estate',
    subtrusts: 'Separate Trusts',
    held: 'Trusts for Children',
    agents: 'Appointment',
    authority: 'Grant',
    health: 'Instructions',
    amendment: 'Amendment',
    executors: 'Executors',
    trustees: 'Trustees',
    guardians: 'Guardian',
    powers: 'Fiduciary Powers',
    spendthrift: 'Assignment',
    contest: 'Contest',
    law: 'Construction',
  },
  titleOf: ({ plan, family: { maker } }) =>
    plan === 'power'
      ? `Durable Power of Attorney of ${maker.name}`
      : plan === 'directive'
        ? `Health Care Proxy and Living Will of ${maker.name}`
        : `Last Will and Testament of ${maker.name}`,
  opening: (made) => {
    const { place } = made.family;
    const at = `residing in ${place.town}, County of ${place.county}, State of ${situs(made)}`;
    if (isTrust(made))
      return [
        paragraph(
          `AGREEMENT OF TRUST made ${dateText(made.date, 'long')} between ${makers(made)}, ${at}, as ${isJoint(made) ? 'Grantors' : 'Grantor'}, and ${serving(made.trustees[0])}, as ${isJoint(made) ? 'Trustees' : 'Trustee'}. The ${isJoint(made) ? 'Grantors reserve' : 'Grantor reserves'} the right at any time to revoke or amend this Agreement.`,
        ),
      ];
    if (made.plan === 'amendment')
      return [
        paragraph(
          `AMENDMENT by ${makers(made)}, ${at} (the "Grantor"), to ${mark('amends', `the Agreement of Trust dated ${dateText(made.trustDate, 'long')} known as the ${made.trustName.toUpperCase()}`)}.`,
        ),
      ];
    const is =
      made.plan === 'power'
        ? 'do hereby execute this power of attorney'
        : made.plan === 'directive'
          ? 'do make this proxy known to all who may treat me'
          : 'do hereby make, publish and declare this instrument to be my Last Will and Testament and revoke all prior wills and codicils';
    return [paragraph(`I, ${makers(made)}, ${at}, ${is}.`)];
  },
  clauses: {
    family: (made) => {
      const {
        family: { spouse, children, dead },
        plan,
      } = made;
      return [
        paragraph(
          `${spouse && plan !== 'joint-trust' ? `My ${spouse.relation}'s name is ${spouse.name.toUpperCase()}. ` : ''}The children now living are ${andList(children.map(({ name, relation }) => `${name.toUpperCase()}${relation.startsWith('step') ? ` (a ${relation}, whom I treat in all respects as a child)` : ''}`))}.${dead ? saying(made, 'deceased_child', ` ${dead.name.toUpperCase()}, ${dead.isWoman ? 'a daughter' : 'a son'}, died without issue before the date hereof.`) : ''}`,
        ),
      ];
    },
    gifts: (made) =>
      gifts(made, ({ to, kind, amountCents, description }) => {
        const charity = made.relation(to) === 'charity';
        const name = `${charity ? '' : `my ${made.relation(to)}, `}${made.names(to).replace(to, to.toUpperCase())}${charity ? ', a not-for-profit corporation' : ', if he or she shall survive me'}`;
        if (amountCents) return `I give and bequeath the sum of ${money(amountCents, 'both')} to ${name}`;
        return `I ${kind === 'real_estate' ? 'give and devise' : 'give and bequeath'} my ${description} to ${name}`;
      }).map((words, index) => item(`(${'ABCDEF'[index]}) ${words}.`)),
    residue: (made) => {
      const { first, rest, isEqual } = residueOf(made);
      if (has(made, 'pour_over'))
        return [
          paragraph(
            `I give my residuary estate to ${mark('residue[0]', callout(made, 'pour_over', `the Trustee then acting under the Agreement of Trust made by me on ${dateText(made.trustDate, 'long')} and known as the ${made.trustName.toUpperCase()}`))}, to be held as part of the principal of that trust as it may be amended.`,
          ),
        ];
      const held = rest.some(({ manner }) => manner === 'in_trust');
      const shares = isEqual
        ? mark(
            rest.map(({ path }) => path).join(' '),
            `in ${inWords(rest.length)} equal shares, one share ${held ? 'to be held in further trust for' : 'to'} each of ${andList(rest.map(({ to }) => made.names(to).replace(to, to.toUpperCase())))}`,
          )
        : rest
            .map(({ to, path, shareNumerator, shareDenominator, manner }, index) =>
              mark(
                path,
                `(${index + 1}) ${share(shareNumerator, shareDenominator, 'words')} (${share(shareNumerator, shareDenominator, 'figures')}) thereof ${manner === 'in_trust' ? 'to my Trustees, in trust, for the benefit of' : 'to'} ${made.names(to).replace(to, to.toUpperCase())}`,
              ),
            )
            .join('; ');
      const lapse = callout(
        made,
        'per_stirpes',
        'the share of any of them who shall not survive shall pass to his or her issue then living, per stirpes',
      );
      if (!first)
        return [
          paragraph(
            `Upon the death of the Grantor${isJoint(made) ? ' last to die' : ''}, the Trustee shall pay over or set apart the trust fund ${shares}; ${lapse}.`,
          ),
        ];
      return [
        item(
          `(A) If my ${made.relation(first.to)}, ${made.names(first.to).replace(first.to, first.to.toUpperCase())}, survives me, ${mark(first.path, `I give my residuary estate to my ${made.relation(first.to)}, outright and free of trust`)}.`,
        ),
        item(
          `(B) If my ${made.relation(first.to)} does not survive me, I give my residuary estate ${shares}; ${lapse}.`,
        ),
      ];
    },
    subtrusts: (made) => [
      paragraph(
        `Upon the death of the first Grantor to die, the Trustee shall set apart the survivor's property as "The ${mark('subtrusts[0]', "Survivor's Trust")}" and the balance as "The ${mark('subtrusts[1]', made.truth.subtrusts[1]?.name ?? '')}"${has(made, 'disclaimer') ? `, ${callout(made, 'disclaimer', 'to be composed of the property as to which the survivor shall have made a qualified disclaimer')}` : ''}.`,
      ),
    ],
    held: (made) => [
      paragraph(
        `The Trustee may pay to or apply for the benefit of the child so much of the net income and principal as the Trustee deems advisable. ${capital(andList(ages(made, (age, n, d) => (n === d ? `the entire remaining principal shall be paid to the child upon attaining age ${inWords(age)} (${age})` : `${share(n, d, 'words')} of the principal shall be paid to the child upon attaining age ${inWords(age)} (${age})`))))}.`,
      ),
    ],
    executors: (made) => [paragraph(`${office(made.executors, 'Executor')}.`)],
    trustees: (made) => [
      paragraph(
        isTrust(made)
          ? `${upper(made.trustees.slice(1))
              .map(
                (step, index) =>
                  `Upon ${index === 0 ? `the death, resignation or incapacity of the Grantor${isJoint(made) ? 's' : ''}` : 'the failure of the foregoing to act'}, ${serving(step)} shall become successor Trustee${step.names.length > 1 ? 's' : ''}`,
              )
              .join('. ')}.`
          : `${office(made.trustees, 'Trustee')}.`,
      ),
    ],
    guardians: (made) => [
      paragraph(
        `${callout(
          made,
          'guardian_nomination',
          `I appoint ${serving(upper(made.guardians)[0])} as Guardian of the person and property of each infant child of mine`,
        )}.`,
      ),
    ],
    contest: (made) => [
      paragraph(
        callout(
          made,
          'no_contest',
          'If any beneficiary shall contest the validity of this instrument, all benefits to such beneficiary are revoked as if he or she had predeceased me.',
        ),
      ),
    ],
    spendthrift: (made) => [
      paragraph(
        callout(
          made,
          'spendthrift',
          'No disposition, charge or encumbrance on the income or principal of any trust shall be valid while in the hands of the Trustee.',
        ),
      ),
    ],
    law: (made) => [
      paragraph(`The validity and construction hereof shall be determined by the laws of the State of ${situs(made)}.`),
    ],
    amendment: (made) => [
      item(
        `(A) ${mark('amends', 'Article THREE')} is deleted in its entirety and the following is substituted: "THREE: ${gifts(made, ({ to, amountCents, description }) => `The Trustee shall pay ${amountCents ? money(amountCents, 'both') : `or deliver the ${description}`} to ${made.names(to).replace(to, to.toUpperCase())}`).join('. ')}."`,
      ),
      ...(made.trustees.length > 0
        ? [
            item(
              `(B) ${mark('amends', 'Article SIX')} is amended to provide that ${upper(made.trustees)
                .map(
                  (step, index) =>
                    `${serving(step)} shall be ${index === 0 ? 'successor Trustee upon the ceasing to act of the Grantor' : 'next successor Trustee'}`,
                )
                .join(', and ')}.`,
            ),
          ]
        : []),
      paragraph('Except as herein amended, the Agreement continues in full force.'),
    ],
    agents: (made) => [paragraph(`${office(made.agents, made.plan === 'power' ? 'agent' : 'health care agent')}.`)],
    authority: (made) => [
      item(
        '(A) real estate transactions; (B) chattel and goods transactions; (C) banking transactions; (D) tax matters.',
      ),
      ...(has(made, 'springing')
        ? [
            paragraph(
              callout(
                made,
                'springing',
                'This power shall become effective only when my attending physician certifies in writing that I am unable to manage my affairs.',
              ),
            ),
          ]
        : []),
      paragraph(callout(made, 'durable', 'This power of attorney shall not be affected by my subsequent incapacity.')),
      ...(has(made, 'gifting_power')
        ? [
            paragraph(
              callout(
                made,
                'gifting_power',
                'I grant my agent authority to make gifts to my issue without limit in amount.',
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
          'If I am in an irreversible condition with no reasonable expectation of recovery, I direct that treatment which merely prolongs my dying be withheld.',
        ),
      ),
      ...(has(made, 'hipaa')
        ? [
            paragraph(
              callout(
                made,
                'hipaa',
                'My agent shall be treated as I would be as to my health information under HIPAA, 45 CFR 160-164.',
              ),
            ),
          ]
        : []),
      ...(has(made, 'anatomical_gift')
        ? [
            paragraph(
              callout(
                made,
                'anatomical_gift',
                'Upon my death I make an anatomical gift of any needed organs and tissues.',
              ),
            ),
          ]
        : []),
    ],
  },
  powers: [
    'In addition to the powers conferred by Article 11 of the Estates, Powers and Trusts Law, my fiduciaries may retain, sell, lease and mortgage property upon such terms as they deem proper.',
    'No fiduciary shall be required to give bond or other security in any jurisdiction.',
    'I direct that all estate taxes be paid out of my residuary estate without apportionment.',
    'References to children include those legally adopted before attaining majority.',
  ],
  signing: (made) => [
    paragraph(
      `IN WITNESS WHEREOF, I have hereunto subscribed my name this ${signedOn(made, 'ordinal').replace('the ', '')}.`,
    ),
    ...signatures(made, '(L.S.)'),
    ...(isTrust(made) || made.plan === 'amendment' || made.plan === 'power'
      ? [
          paragraph(
            `Acknowledged in ${made.family.elsewhere.town} before ${made.family.others[2]?.name}, Notary Public.`,
          ),
        ]
      : witnesses(made)),
  ],
};
