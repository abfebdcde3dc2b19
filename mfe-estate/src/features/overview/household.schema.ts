import { EXPENSES_MAX_PERCENT, GROWTH_MAX_PERCENT } from '@platform/contracts/field-rules';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { optionalText, requiredText } from '@platform/mfe-kit/form-rules';
import { STATE_OPTIONS } from '@platform/mfe-kit/places';
import { z } from 'zod';
import type { OverviewEstate } from './overview-query.ts';

const NAME_LENGTH = 120;
const CITY_LENGTH = 80;

export const householdSchema = z.object({
  displayName: requiredText('A client needs a name', NAME_LENGTH),
  city: optionalText(CITY_LENGTH),
  clientState: requiredText('Choose a state'),
  portabilityElected: z.boolean(),
  expensesPercent: z
    .number('Enter a percentage')
    .min(0)
    .max(EXPENSES_MAX_PERCENT, `Enter a percentage from 0 to ${EXPENSES_MAX_PERCENT}`),
  growthBetweenDeathsPercent: z
    .number('Enter a percentage')
    .min(0)
    .max(GROWTH_MAX_PERCENT, `Enter a percentage from 0 to ${GROWTH_MAX_PERCENT}`),
  assumedPouroverWill: z.boolean(),
});
export type HouseholdValues = z.infer<typeof householdSchema>;

export const HOUSEHOLD_LABELS: Readonly<Record<keyof HouseholdValues, string>> = {
  displayName: 'Name of the household',
  city: 'City',
  clientState: 'State of residence',
  portabilityElected: 'Portability is elected at the first death',
  expensesPercent: 'Settlement costs of an estate',
  growthBetweenDeathsPercent: 'Growth a year between the deaths',
  assumedPouroverWill: 'A pour-over will goes with each revocable trust',
};

export const HOUSEHOLD_ELEMENTS: readonly FormElement<HouseholdValues>[] = [
  {
    kind: 'text',
    name: 'displayName',
    label: HOUSEHOLD_LABELS.displayName,
    autoComplete: 'off',
    autoFocus: true,
    maxLength: NAME_LENGTH,
  },
  {
    kind: 'text',
    name: 'city',
    label: HOUSEHOLD_LABELS.city,
    optional: true,
    autoComplete: 'off',
    maxLength: CITY_LENGTH,
    width: 'half',
  },
  {
    kind: 'select',
    name: 'clientState',
    label: HOUSEHOLD_LABELS.clientState,
    hint: 'Its law and its taxes count',
    options: STATE_OPTIONS,
    width: 'half',
  },
  {
    kind: 'wrapper',
    title: 'What is assumed',
    elements: [
      {
        kind: 'toggle',
        name: 'portabilityElected',
        label: HOUSEHOLD_LABELS.portabilityElected,
        hint: 'What the first to die leaves unused of the federal exclusion goes to the other',
      },
      { kind: 'percentage', name: 'expensesPercent', label: HOUSEHOLD_LABELS.expensesPercent, width: 'half' },
      {
        kind: 'percentage',
        name: 'growthBetweenDeathsPercent',
        label: HOUSEHOLD_LABELS.growthBetweenDeathsPercent,
        hint: 'Of what people and trusts hold; with 0% nothing grows',
        width: 'half',
      },
      {
        kind: 'toggle',
        name: 'assumedPouroverWill',
        label: HOUSEHOLD_LABELS.assumedPouroverWill,
        hint: 'Where no will is among the documents, the rest goes to the trust rather than by intestacy',
      },
    ],
  },
];

type Known = Pick<OverviewEstate, 'displayName' | 'city' | 'clientState' | 'assumptions' | 'assumedPouroverWill'>;
export const householdValues = ({
  displayName,
  city,
  clientState,
  assumptions,
  assumedPouroverWill,
}: Known): HouseholdValues => ({
  displayName,
  city: city ?? '',
  clientState: clientState ?? '',
  portabilityElected: assumptions.portabilityElected,
  expensesPercent: assumptions.expensesPercent,
  growthBetweenDeathsPercent: assumptions.growthBetweenDeathsPercent,
  assumedPouroverWill,
});

export const householdInput = ({ city, ...values }: HouseholdValues) => ({ ...values, city: city || null });

export function householdWords(name: keyof HouseholdValues, values: HouseholdValues): string {
  if (name === 'portabilityElected' || name === 'assumedPouroverWill') return values[name] ? 'Yes' : 'No';
  if (name === 'expensesPercent' || name === 'growthBetweenDeathsPercent') return `${values[name]}%`;
  if (name === 'clientState')
    return STATE_OPTIONS.find(({ value }) => value === values.clientState)?.label ?? 'Nothing';
  return values[name] || 'Nothing';
}
