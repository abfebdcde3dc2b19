import { mark, paragraph } from '../blocks.ts';
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
import { andList, dateText, inWords, money, share } from '../words.ts';

const chain = (steps: readonly Step[], word: string): string =>
  steps
    .map((step, index) =>
      index === 0
        ? `I name ${serving(step)} ${step.names.length > 1 ? `Independent Co-${word}s`.replace('Independent Co-Trustees', 'Co-Trustees').replace('Independent Co-agents', 'co-agents') : word === 'Executor' ? 'Independent Executor' : word}`
        : `${index === 1 ? 'and' : 'and lastly'}, in default of that person, ${serving(step)}`,
    )
    .join(', ');

/** Paragraphs without articles, each with a lead in capitals; "I GIVE"; independent administration. */
export const texas: Style = {
  name: 'Texas',
  states: ['TX'],
  roles: { executor: 'executor', agent: 'agent', health: 'agent' },
  pages: [
    { name: 'plain', width: 82, height: 44, header: (page) => `${page}` },
    {
      name: 'running foot',
      width: 78,
      height: 40,
      footer: (page, pages) => `Page ${page} of ${pages} - Testator's initials: ____`,
    },
  ],
  order: [
    'family',
    'executors',
    'gifts',
    'residue',
    'subtrusts',
    'held',
    'trustees',
    'guardians',
    'agents',
    'authority',
    'health',
    'amendment',
    'contest',
    'spendthrift',
    'law',
    'powers',
  ],
  heading: (number) =>
    ['I.', 'II.', 'III.', 'IV.', 'V.', 'VI.', 'VII.', 'VIII.', 'IX.', 'X.', 'XI.', 'XII.', 'XIII.'][number - 1] ??
    `${number}.`,
  titles: {
    family: '',
    executors: '',
    gifts: '',
    residue: '',
    subtrusts: '',
    held: '',
    trustees: '',
    guardians: '',
    agents: '',
    authority: '',
    health: '',
    amendment: '',
    contest: '',
    spendthrift: '',
    powers: '',
  },
  titleOf: ({ plan, family: { maker } }) =>
    plan === 'power'
      ? `Durable Power of Attorney of ${maker.name}`
      : plan === 'directive'
        ? `Medical Power of Attorney and Directive of ${maker.name}`
        : `Last Will of ${maker.name}`,
  opening: (made) => {
    const { place } = made.family;
    const head = [
      paragraph(
        `THE STATE OF ${situs(made, place.state.toUpperCase())} § COUNTY OF ${place.county.toUpperCase()} § KNOW ALL PERSONS BY THESE PRESENTS:`,
      ),
    ];
    if (isTrust(made))
      return [
        ...head,
        paragraph(
          `That ${makers(made)} ("${isJoint(made) ? 'Trustors' : 'Trustor'}") of ${place.town} ${isJoint(made) ? 'have' : 'has'} on ${dateText(made.date, 'long')} delivered the property described in Exhibit A to ${serving(made.trustees[0])} ("Trustee"), to hold in a trust that the ${isJoint(made) ? 'Trustors' : 'Trustor'} may amend or revoke by signed writing.`,
        ),
      ];
    if (made.plan === 'amendment')
      return [
        ...head,
        paragraph(
          `That ${makers(made)}, Trustor of ${mark('amends', `the ${made.trustName} created by instrument dated ${dateText(made.trustDate, 'long')}`)}, now amends that instrument.`,
        ),
      ];
    const what =
      made.plan === 'power'
        ? 'grant this power of attorney'
        : made.plan === 'directive'
          ? 'sign this for my doctors'
          : 'make this my Last Will, and revoke all I have made before';
    return [...head, paragraph(`That I, ${makers(made)}, of ${place.town}, ${what}.`)];
  },
  clauses: {
    family: (made) => {
      const {
        family: { spouse, children, dead, formerSpouse },
        plan,
      } = made;
      return [
        paragraph(
          `FAMILY. ${spouse && plan !== 'joint-trust' ? `I am married to ${spouse.name}. ` : ''}${formerSpouse ? `I was once married to ${formerSpouse.name}, from whom I am divorced. ` : ''}The children are ${andList(children.map(({ name, relation }) => (relation.startsWith('step') ? `${name}, a ${relation}` : name)))}.${dead ? saying(made, 'deceased_child', ` ${dead.name} was a child also, and is dead.`) : ''}`,
        ),
      ];
    },
    executors: (made) => [
      paragraph(
        `EXECUTOR. ${chain(made.executors, 'Executor')}, ${saying(made, 'independent_administration', 'to act free of bond and of the control of the probate court, and no action shall be had there but to prove this Will and return an inventory')}.`,
      ),
    ],
    gifts: (made) =>
      gifts(made, ({ to, kind, amountCents, description }) => {
        const name = `${made.relation(to) === 'charity' ? '' : `my ${made.relation(to)} `}${made.names(to)}`;
        return amountCents
          ? `I GIVE ${money(amountCents, 'words')} in cash to ${name}`
          : `I GIVE ${kind === 'real_estate' ? `my ${description}, surface and minerals,` : `my ${description}`} to ${name}`;
      }).map((words) => paragraph(`${words}.`)),
    residue: (made) => {
      const { first, rest, isEqual } = residueOf(made);
      if (has(made, 'pour_over'))
        return [
          paragraph(
            `RESIDUE. I GIVE all else that I own at death, separate and community, ${mark('residue[0]', callout(made, 'pour_over', `to the Trustee of the ${made.trustName}, under agreement dated ${dateText(made.trustDate, 'long')}`))}.`,
          ),
        ];
      const held = rest.some(({ manner }) => manner === 'in_trust')
        ? ", each child's part to go to the Trustee under the paragraph that follows"
        : '';
      const shares = isEqual
        ? mark(
            rest.map(({ path }) => path).join(' '),
            `to ${andList(rest.map(({ to }) => made.names(to)))} in equal parts`,
          )
        : andList(
            rest.map(({ to, path, shareNumerator, shareDenominator }) =>
              mark(path, `an undivided ${share(shareNumerator, shareDenominator, 'words')} to ${made.names(to)}`),
            ),
          );
      const stirpes = callout(
        made,
        'per_stirpes',
        "a deceased child's descendants taking that child's part per stirpes",
      );
      return [
        paragraph(
          first
            ? `RESIDUE. I GIVE the residue of my estate, both separate property and my half of the community, ${mark(first.path, `to my ${made.relation(first.to)} ${made.names(first.to)}`)} if ${made.family.spouse?.isWoman ? 'she' : 'he'} outlives me by ninety days; if not, ${shares}${held}, ${stirpes}.`
            : `RESIDUE. When the ${isJoint(made) ? 'last of the Trustors' : 'Trustor'} has died the Trustee shall deliver the trust estate ${shares}${held}, ${stirpes}.`,
        ),
      ];
    },
    subtrusts: (made) => [
      paragraph(
        `FIRST DEATH. When one Trustor dies the Trustee shall place the other's half of the community in the ${mark('subtrusts[0]', "Survivor's Trust")}, and what remains in the ${mark('subtrusts[1]', made.truth.subtrusts[1]?.name ?? '')}${has(made, 'disclaimer') ? ` ${callout(made, 'disclaimer', 'if and as far as the survivor disclaims it')}` : ''}.`,
      ),
    ],
    held: (made) => [
      paragraph(
        `CHILDREN'S TRUSTS. The Trustee may use income and principal for the child's health, education, maintenance and support, and shall deliver ${andList(ages(made, (age, n, d) => (n === d ? `all that remains when the child is ${inWords(age)}` : `${share(n, d, 'words')} of the trust when the child is ${inWords(age)}`)))}.`,
      ),
    ],
    trustees: (made) => [
      paragraph(
        isTrust(made)
          ? `TRUSTEES. ${made.trustees
              .slice(1)
              .map(
                (step, index) =>
                  `${index === 0 ? 'The next Trustee after the foregoing' : 'The one after that'} is ${serving(step)}`,
              )
              .join('. ')}. A corporate Trustee need have no office in ${made.family.place.town}.`
          : `TRUSTEES. ${chain(made.trustees, 'Trustee')}.`,
      ),
    ],
    guardians: (made) => [
      paragraph(
        `${callout(
          made,
          'guardian_nomination',
          `GUARDIAN. I name ${serving(made.guardians[0])} guardian of the person and estate of my minor children`,
        )}.`,
      ),
    ],
    agents: (made) => [
      paragraph(`AGENT. ${chain(made.agents, made.plan === 'power' ? 'agent' : 'my medical agent')}.`),
    ],
    authority: (made) => [
      paragraph(
        'POWERS. My agent may do all that I could do as to real property, minerals, livestock, banking, claims and taxes.',
      ),
      ...(has(made, 'springing')
        ? [
            paragraph(
              callout(
                made,
                'springing',
                'This power becomes effective upon my disability or incapacity, as a physician shall certify.',
              ),
            ),
          ]
        : []),
      paragraph(
        callout(made, 'durable', 'This power of attorney is not affected by my later disability or incapacity.'),
      ),
      ...(has(made, 'gifting_power')
        ? [
            paragraph(
              callout(made, 'gifting_power', 'GIFTS. My agent may make gifts of my property to my descendants.'),
            ),
          ]
        : []),
    ],
    health: (made) => [
      paragraph(
        callout(
          made,
          'life_support_withheld',
          'TERMINAL CONDITION. I request that all treatments other than those needed to keep me comfortable be discontinued or withheld and that I be allowed to die as gently as possible.',
        ),
      ),
      ...(has(made, 'hipaa')
        ? [paragraph(callout(made, 'hipaa', 'RECORDS. My agent may have my health information under HIPAA.'))]
        : []),
      ...(has(made, 'anatomical_gift')
        ? [paragraph(callout(made, 'anatomical_gift', 'ORGANS. I donate my organs and tissues.'))]
        : []),
    ],
    amendment: (made) => [
      paragraph(
        `${mark('amends', 'Article Three')} shall henceforth read: "I GIVE ${gifts(made, ({ to, amountCents, description }) => `${amountCents ? money(amountCents, 'words') : `the ${description}`} to ${made.names(to)}`).join(', and ')}."`,
      ),
      ...(made.trustees.length > 0
        ? [
            paragraph(
              `${mark('amends', 'Article Six')} shall henceforth read: "${made.trustees.map((step, index) => `${index === 0 ? 'The Trustee who follows the Trustor' : 'The Trustee next in order'} is ${serving(step)}`).join('. ')}."`,
            ),
          ]
        : []),
    ],
    contest: (made) => [
      paragraph(
        callout(made, 'no_contest', 'NO CONTEST. One who contests this without just cause shall take nothing.'),
      ),
    ],
    spendthrift: (made) => [
      paragraph(
        callout(
          made,
          'spendthrift',
          'SPENDTHRIFT. The trusts herein are spendthrift trusts under the Texas Property Code.',
        ),
      ),
    ],
    law: () => [],
  },
  powers: [
    'My Executor shall have the powers of a trustee under the Texas Trust Code, and may sell, lease for oil and gas, partition and pool.',
    'DEBTS. My just debts shall be paid from the residue, save those secured upon land.',
    'SURVIVAL. One who dies within ninety days of me is taken to have died before me.',
    'HOMESTEAD. Nothing herein shall defeat a right of homestead.',
  ],
  signing: (made) => [
    paragraph(`SIGNED at ${made.family.place.town} on ${signedOn(made, 'long')}.`),
    ...signatures(made, ''),
    ...(isTrust(made) || made.plan === 'amendment' || made.plan === 'power' ? [] : witnesses(made)),
  ],
};
