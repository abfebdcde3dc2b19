import { labelOf, labelOptions } from '@platform/contracts/labels';
import { PROJECTION_TYPES, PROJECTION_VIEWS } from '@platform/contracts/onboarding';
import { today } from '@platform/mfe-kit/calendar';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { year } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { CashFlowEstate, Projection } from './cash-flow-query.ts';

const yearAhead = z.union([
  z.literal(''),
  year().refine(
    (given) => Number(given) >= Number(today().slice(0, 4)),
    'A death that is assumed cannot lie in the past.',
  ),
]);

export const projectionSchema = z.object({
  clientYearOfDeath: yearAhead,
  spouseYearOfDeath: yearAhead,
  projectionsEnabled: z.boolean(),
  estimatedIncomeTax: z
    .number()
    .nullable()
    .refine((percent) => percent === null || percent <= 60, 'Income tax is between 0% and 60%.'),
  projectionType: z.enum(PROJECTION_TYPES),
  projectionView: z.enum(PROJECTION_VIEWS),
});
export type ProjectionForm = z.input<typeof projectionSchema>;
export type ProjectionValues = z.output<typeof projectionSchema>;

export const PROJECTION_LABELS: Readonly<Record<keyof ProjectionValues, string>> = {
  clientYearOfDeath: 'Year of death of the client',
  spouseYearOfDeath: 'Year of death of the spouse or partner',
  projectionsEnabled: 'Project the cash flow',
  estimatedIncomeTax: 'Income tax on what comes in',
  projectionType: 'Years',
  projectionView: 'Shown as',
};

/** Who of the household is alive, by first name. */
export interface Living {
  readonly client: string | null;
  readonly spouse: string | null;
}
export function livingOf({ people, marriedAndAlive }: CashFlowEstate): Living {
  const client = people.find(({ isClient }) => isClient);
  const spouse = people.find(({ isSpouse }) => isSpouse);
  const nameOf = (one: typeof client): string | null => (one && !one.isDeceased ? (one.firstName ?? '') : null);
  const isSurvivor = Boolean(client?.isDeceased);
  return { client: nameOf(client), spouse: marriedAndAlive || isSurvivor ? nameOf(spouse) : null };
}

const yearOfDeath = (
  name: 'clientYearOfDeath' | 'spouseYearOfDeath',
  who: string,
  hint: string,
): FormElement<ProjectionForm> => ({
  kind: 'masked number',
  mask: 'year',
  name,
  label: who ? `${who} dies in` : PROJECTION_LABELS[name],
  optional: true,
  hint,
  width: 'half',
});

export function projectionElements(
  { client, spouse }: Living,
  { projectionsEnabled }: ProjectionForm,
): readonly FormElement<ProjectionForm>[] {
  const hint = 'Left empty, the figures are of a death today';
  const options = <Name extends 'ProjectionType' | 'ProjectionView'>(name: Name) => labelOptions(name);
  const projected: readonly FormElement<ProjectionForm>[] = [
    {
      kind: 'percentage',
      name: 'estimatedIncomeTax',
      label: PROJECTION_LABELS.estimatedIncomeTax,
      hint: 'Federal and state together. Not in a year whose income taxes stand among the expenses.',
      optional: true,
      width: 'half',
    },
    {
      kind: 'radio',
      name: 'projectionType',
      label: PROJECTION_LABELS.projectionType,
      options: options('ProjectionType'),
    },
    {
      kind: 'radio',
      name: 'projectionView',
      label: PROJECTION_LABELS.projectionView,
      options: options('ProjectionView'),
    },
  ];
  return [
    {
      kind: 'wrapper',
      title: 'When they die',
      elements: [
        ...(client === null ? [] : [yearOfDeath('clientYearOfDeath', client, hint)]),
        ...(spouse === null ? [] : [yearOfDeath('spouseYearOfDeath', spouse, hint)]),
      ],
    },
    { kind: 'toggle', name: 'projectionsEnabled', label: PROJECTION_LABELS.projectionsEnabled },
    ...(projectionsEnabled ? projected : []),
  ];
}

export const projectionValues = (known: Projection): ProjectionValues => ({
  projectionsEnabled: known.projectionsEnabled,
  projectionType: known.projectionType,
  projectionView: known.projectionView,
  estimatedIncomeTax: known.estimatedIncomeTax,
  clientYearOfDeath: known.clientYearOfDeath === null ? '' : String(known.clientYearOfDeath),
  spouseYearOfDeath: known.spouseYearOfDeath === null ? '' : String(known.spouseYearOfDeath),
});

/** Years of those alone who are alive. */
export const projectionInput = (
  { clientYearOfDeath, spouseYearOfDeath, ...values }: ProjectionValues,
  { client, spouse }: Living,
) => ({
  ...values,
  ...(client !== null && { clientYearOfDeath: clientYearOfDeath === '' ? null : Number(clientYearOfDeath) }),
  ...(spouse !== null && { spouseYearOfDeath: spouseYearOfDeath === '' ? null : Number(spouseYearOfDeath) }),
});

export function projectionWords(name: keyof ProjectionValues, values: ProjectionValues): string {
  if (name === 'projectionsEnabled') return values.projectionsEnabled ? 'Yes' : 'No';
  if (name === 'estimatedIncomeTax')
    return values.estimatedIncomeTax === null ? 'Nothing' : `${values.estimatedIncomeTax}%`;
  if (name === 'projectionType') return labelOf('ProjectionType', values.projectionType);
  if (name === 'projectionView') return labelOf('ProjectionView', values.projectionView);
  return values[name] || 'Nothing';
}
