import { type DISPOSITION_LABELS, dispositionLabel, dispositionOptions } from '@platform/contracts/disposition-labels';
import { labelOf, labelOptions } from '@platform/contracts/labels';
import { formatDollarsAndCents } from '@platform/kernel';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import type { Option } from '@platform/ui-kit';
import type { Plan } from './dispositions-query.ts';
import {
  LIMITED,
  MOST_NAMED,
  NAME_LENGTH,
  NEW_TRUST,
  namesTaker,
  needsAmount,
  needsPercent,
  type StepForm,
  type StepValues,
  TEXT_LENGTH,
  TITLE_LENGTH,
} from './step.schema.ts';
import { deathOf, NEW_TAKER, ofClass } from './step-input.ts';

export const STEP_LABELS: Readonly<Record<keyof StepValues, string>> = {
  kind: 'What this step does',
  takesAway: 'Takes it away, and puts nothing in its place',
  when: 'When',
  assetId: 'What is given',
  rule: 'How much',
  amount: 'Amount',
  percent: 'Part',
  takers: 'Who receives',
  newTrustName: 'Name of the new trust',
  newTrustKind: 'Its kind',
  newTrustElection: 'Marital deduction',
  newTrustFor: 'Whom it is for while it lasts',
  stages: 'Released in stages, by age',
  fiduciaries: 'Who acts for the trust',
  description: 'What you want to note of it',
  otherTitle: 'Money from elsewhere that pays it',
  otherDescription: 'What is known of that money',
  displayGstShares: 'Show which of its trusts are exempt from the generation-skipping tax',
};

const KIND_HINTS: Readonly<Partial<Record<string, string>>> = {
  SPECIFIC_GIFT: 'Somebody receives one thing, as it is then. If it is gone, so is the gift.',
  CASH_GIFT: 'Somebody receives an amount before the rest is divided.',
  PERCENT_GIFT: 'Somebody receives a part of the whole, worked out before the rest is divided.',
  SURVIVOR_SHARE: 'The part of a joint trust that is the survivor’s own stays the survivor’s.',
  BYPASS_FUNDING: 'As much as passes free of tax goes to a trust that the survivor’s estate never counts.',
  GST_EXEMPT_FUNDING: 'As much as the exemption shelters goes where grandchildren receive without a second tax.',
  MARITAL_FUNDING: 'The rest provides for the spouse; tax on it waits for the second death.',
  RESIDUE: 'Everything that no step before it has given.',
};

export interface StepChoices {
  readonly kinds: readonly Option[];
  readonly people: readonly Option[];
  readonly takers: readonly Option[];
  readonly instead: readonly Option[];
  readonly trusts: readonly Option[];
  readonly assets: readonly Option[];
  readonly deaths: readonly Option[];
  /** Whether it may take away what an earlier text says. */
  readonly mayTakeAway: boolean;
}

const toOption = ({ id, name }: { readonly id: string; readonly name: string }): Option => ({ value: id, label: name });

/** Whoever and whatever a step can name; whoever signs a will does not receive by it, nor a trust by itself. */
export function choicesOf({ estate, trustId, kind, signerId, amends }: Plan): StepChoices {
  const classes = labelOptions('HeirClass').map(({ value, label }) => ({ value: ofClass(value), label }));
  const trusts = estate.trusts.filter(({ id }) => id !== trustId);
  const people = estate.people.filter((person) => person.id !== signerId);
  const instead = [...classes, ...[...people, ...trusts, ...estate.charitables].map(toOption)];
  const living = estate.people.filter(({ isDeceased, isCorporateTrustee }) => !isDeceased && !isCorporateTrustee);
  const isCouple = living.some(({ isSpouse }) => isSpouse);
  return {
    kinds: dispositionOptions('DispositionKind').filter(
      ({ value }) => value !== 'SURVIVOR_SHARE' || kind === 'REVOCABLE_JOINT',
    ),
    people: estate.people.map(toOption),
    takers: [{ value: NEW_TRUST, label: 'A new trust that begins then' }, ...instead],
    instead,
    trusts: trusts.map(toOption),
    assets: estate.assets.filter(({ isLiability }) => !isLiability).map(toOption),
    mayTakeAway: amends,
    deaths:
      trustId !== null
        ? [
            ...(isCouple
              ? (['FIRST_DEATH', 'SECOND_DEATH'] as const).map((value) => ({
                  value,
                  label: labelOf('TrustOccasion', value),
                }))
              : []),
            ...living.map((person) => ({
              value: deathOf(person.id),
              label: `${labelOf('TrustOccasion', 'DEATH_OF')} ${person.name}`,
            })),
          ]
        : [],
  };
}

/** Whether all that receive by a step are one trust. */
export const paysOneTrust = ({ takers }: Pick<StepForm, 'takers'>, { trusts }: StepChoices): boolean =>
  takers.length === 1 && (takers[0]?.taker === NEW_TRUST || trusts.some(({ value }) => value === takers[0]?.taker));

const labelled = <Name extends keyof StepValues>(name: Name) => ({ name, label: STEP_LABELS[name] });
const half = { width: 'half', optional: true } as const;
const SCHEMES = labelOptions('InheritanceScheme');
const FORMULAS = ['FEDERAL_EXCLUSION', 'STATE_EXCLUSION', 'LESSER_OF_FEDERAL_AND_STATE'] as const;
const rules = (values: readonly (keyof typeof DISPOSITION_LABELS.FundingRule)[]): readonly Option[] =>
  values.map((value) => ({ value, label: dispositionLabel('FundingRule', value) }));
const LIMITS: Readonly<Record<string, readonly Option[]>> = {
  GST_EXEMPT_FUNDING: rules(['GST_EXEMPTION', 'FIXED_AMOUNT', 'PART_OF_WHAT_IS_LEFT']),
  MARITAL_FUNDING: rules(['ALL_THAT_IS_LEFT', 'FIXED_AMOUNT', 'PART_OF_WHAT_IS_LEFT']),
  RESIDUE: rules(['ALL_THAT_IS_LEFT', 'PART_OF_WHAT_IS_LEFT']),
};

function fundingElements({ assets }: StepChoices, { kind, rule }: StepForm): FormElement<StepForm>[] {
  const elements: FormElement<StepForm>[] = [];
  if (kind === 'SPECIFIC_GIFT')
    elements.push({ kind: 'select', ...labelled('assetId'), placeholder: 'Choose', options: assets });
  if (kind === 'BYPASS_FUNDING')
    elements.push({ kind: 'select', ...labelled('rule'), placeholder: 'Choose a formula', options: rules(FORMULAS) });
  if (LIMITED.has(kind))
    elements.push({ kind: 'select', ...labelled('rule'), optional: true, options: LIMITS[kind] ?? [] });
  if (needsAmount(kind, rule)) elements.push({ kind: 'currency', ...labelled('amount'), width: 'half' });
  if (needsPercent(kind, rule)) elements.push({ kind: 'percentage', ...labelled('percent'), width: 'half' });
  return elements;
}

/** `isSaid`: whether something of the folded part is said already. */
const takerElements = ({ takers, instead, trusts, people }: StepChoices, isSaid: boolean): readonly FormElement[] => [
  { kind: 'select', name: 'taker', label: 'Receives', width: 'half', placeholder: 'Choose', options: takers },
  { kind: 'percentage', name: 'percent', label: 'Share', ...half, placeholder: 'Equal' },
  {
    kind: 'collapsible section',
    title: 'Whose family, if somebody has died, disclaimers, a note',
    initiallyOpen: isSaid,
    elements: [
      {
        kind: 'select',
        name: 'classOf',
        label: 'Of a class: whose family is meant',
        optional: true,
        placeholder: 'Of whoever dies then',
        options: people,
      },
      {
        kind: 'select',
        name: 'instead',
        label: 'If not alive then',
        ...half,
        placeholder: 'As the law has it',
        options: instead,
      },
      {
        kind: 'select',
        name: 'scheme',
        label: 'How a dead person’s line takes',
        ...half,
        placeholder: 'Not said',
        options: SCHEMES,
      },
      {
        kind: 'select',
        name: 'insteadScheme',
        label: 'How those in their place divide',
        ...half,
        placeholder: 'Not said',
        options: SCHEMES,
      },
      {
        kind: 'select',
        name: 'disclaimerTrustId',
        label: 'What is disclaimed goes to',
        ...half,
        placeholder: 'The next in line',
        options: trusts,
      },
      { kind: 'text', name: 'notes', label: 'Note', optional: true, maxLength: TEXT_LENGTH, autoComplete: 'off' },
    ],
  },
];

const NEW_TRUST_KINDS = [
  'BYPASS',
  'MARITAL',
  'DISCLAIMER_TRUST',
  'SURVIVOR',
  'STATE_EXEMPTION',
  'STFD',
  'POT_TRUST',
  'OTHER',
] as const;

function newTrustElements({ people }: StepChoices, { takers, newTrustKind }: StepForm): FormElement<StepForm>[] {
  if (!takers.some(({ taker }) => taker === NEW_TRUST)) return [];
  return [
    { kind: 'text', ...labelled('newTrustName'), width: 'half', maxLength: NAME_LENGTH, autoComplete: 'off' },
    {
      kind: 'select',
      ...labelled('newTrustKind'),
      width: 'half',
      placeholder: 'Choose',
      options: NEW_TRUST_KINDS.map((value) => ({ value, label: labelOf('TrustKind', value) })),
    },
    ...(newTrustKind === 'MARITAL'
      ? [
          {
            kind: 'select',
            ...labelled('newTrustElection'),
            optional: true,
            placeholder: 'Not said',
            options: dispositionOptions('QtipChoice'),
          } as const,
        ]
      : []),
    {
      kind: 'array',
      ...labelled('newTrustFor'),
      entry: 'Person',
      newEntry: { personId: '' },
      maxEntries: MOST_NAMED,
      elements: [{ kind: 'select', name: 'personId', label: 'For', placeholder: 'Choose', options: people }],
    },
  ];
}

const TRUST_OFFICE = /trustee|trust_|advisor|committee/;
const fiduciaryElement = ({ people }: StepChoices): FormElement<StepForm> => ({
  kind: 'array',
  ...labelled('fiduciaries'),
  entry: 'Office',
  hint: 'In order of succession: the first ones, then whoever follows them.',
  newEntry: { id: '', personId: '', name: '', role: 'trustee', prefix: 'primary', noteBody: '' },
  maxEntries: MOST_NAMED,
  elements: [
    { kind: 'select', name: 'personId', label: 'Who', ...half, placeholder: 'Somebody else', options: people },
    { kind: 'text', name: 'name', label: 'Name of somebody else', ...half, autoComplete: 'off' },
    {
      kind: 'select',
      name: 'role',
      label: 'Office held',
      width: 'half',
      options: labelOptions('FiduciaryRole').filter(({ value }) => TRUST_OFFICE.test(value)),
    },
    { kind: 'select', name: 'prefix', label: 'Turn', width: 'half', options: labelOptions('FiduciaryPrefix') },
    { kind: 'text', name: 'noteBody', label: 'Note', optional: true, maxLength: TEXT_LENGTH, autoComplete: 'off' },
  ],
});

/** What is taken away: of a gift the thing, or who receives it. */
function takenElements({ assets, instead }: StepChoices, { kind }: StepForm): FormElement<StepForm>[] {
  return [
    ...(kind === 'SPECIFIC_GIFT'
      ? [{ kind: 'select', ...labelled('assetId'), placeholder: 'Choose', options: assets } as const]
      : []),
    ...(namesTaker(kind)
      ? [
          {
            kind: 'array',
            ...labelled('takers'),
            label: 'Whose gift it is',
            entry: 'Taker',
            newEntry: NEW_TAKER,
            maxEntries: 1,
            elements: [{ kind: 'select', name: 'taker', label: 'Receives', placeholder: 'Choose', options: instead }],
          } as const satisfies FormElement<StepForm>,
        ]
      : []),
    { kind: 'textarea', ...labelled('description'), optional: true, maxLength: TEXT_LENGTH },
  ];
}

/** The form of a step: what its kind does not need is not asked. */
export function elementsFor(
  choices: StepChoices,
  values: StepForm,
  { holds, isSaid }: { readonly holds: boolean; readonly isSaid: boolean },
): readonly FormElement<StepForm>[] {
  const { kind } = values;
  const start: FormElement<StepForm>[] = [
    {
      kind: 'select',
      ...labelled('kind'),
      placeholder: 'Choose',
      options: choices.kinds,
      hint: KIND_HINTS[kind],
      autoFocus: true,
    },
    ...(choices.deaths.length > 0
      ? [{ kind: 'select', ...labelled('when'), placeholder: 'Choose', options: choices.deaths } as const]
      : []),
  ];
  if (!kind) return start;
  if (choices.mayTakeAway)
    start.push({
      kind: 'toggle',
      ...labelled('takesAway'),
      hint: 'What the earlier text says of this counts no more. Without it, what you enter here counts in its place.',
    });
  if (values.takesAway) return [...start, ...takenElements(choices, values)];
  const more: FormElement<StepForm>[] = [
    { kind: 'textarea', ...labelled('description'), optional: true, maxLength: TEXT_LENGTH },
    { kind: 'text', ...labelled('otherTitle'), optional: true, maxLength: TITLE_LENGTH, autoComplete: 'off' },
    ...(values.otherTitle
      ? [{ kind: 'textarea', ...labelled('otherDescription'), optional: true, maxLength: TEXT_LENGTH } as const]
      : []),
    { kind: 'checkbox', ...labelled('displayGstShares') },
  ];
  const receiving: FormElement<StepForm>[] = [
    {
      kind: 'array',
      ...labelled('takers'),
      entry: 'Taker',
      newEntry: NEW_TAKER,
      maxEntries: MOST_NAMED,
      elements: takerElements(choices, isSaid),
    },
    ...newTrustElements(choices, values),
    ...(paysOneTrust(values, choices) ? [fiduciaryElement(choices)] : []),
    ...(paysOneTrust(values, choices)
      ? []
      : [
          {
            kind: 'array',
            ...labelled('stages'),
            entry: 'Stage',
            hint: 'Leave this out for a share that is outright. What is not released stays in trust for that person.',
            newEntry: { age: null, percent: null },
            maxEntries: MOST_NAMED,
            elements: [
              { kind: 'number', name: 'age', label: 'At age', width: 'half' },
              { kind: 'percentage', name: 'percent', label: 'Released', width: 'half' },
            ],
          } as const satisfies FormElement<StepForm>,
        ]),
  ];
  return [...start, ...fundingElements(choices, values), ...(holds ? receiving : []), ...more];
}

/** A value as the choice between two versions shows it. */
export function wordsWith({ takers, deaths, assets, people }: StepChoices) {
  const names = new Map([...takers, ...deaths, ...assets, ...people].map(({ value, label }) => [value, label]));
  const nameOf = (id: string): string => names.get(id) ?? 'somebody removed';
  const all = (parts: readonly string[]): string => parts.join(', ') || 'nobody';
  return (name: keyof StepValues, values: StepValues): string => {
    switch (name) {
      case 'kind':
        return dispositionLabel('DispositionKind', values.kind as keyof typeof DISPOSITION_LABELS.DispositionKind);
      case 'rule':
        return values.rule
          ? dispositionLabel('FundingRule', values.rule as keyof typeof DISPOSITION_LABELS.FundingRule)
          : 'not said';
      case 'takers':
        return all(
          values.takers.map(
            ({ taker, classOf, percent }) =>
              `${nameOf(taker)}${classOf && ` of ${nameOf(classOf)}`}${percent === null ? '' : ` ${percent}%`}`,
          ),
        );
      case 'fiduciaries':
        return all(values.fiduciaries.map((one) => (one.personId ? nameOf(one.personId) : one.name)));
      case 'newTrustFor':
        return all(values.newTrustFor.map(({ personId }) => nameOf(personId)));
      case 'stages':
        return values.stages.map(({ age, percent }) => `${percent}% at ${age}`).join(', ') || 'none';
      case 'amount':
        return values.amount === null ? 'none' : formatDollarsAndCents(values.amount);
      case 'when':
      case 'assetId':
        return values[name] ? nameOf(values[name]) : 'not known';
      case 'displayGstShares':
      case 'takesAway':
        return values[name] ? 'Yes' : 'No';
      default:
        return String(values[name] ?? '') || 'not known';
    }
  };
}
