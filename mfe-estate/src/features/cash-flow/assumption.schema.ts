import { CASH_FLOW_CATEGORIES, isIncomeCategory } from '@platform/contracts/finance';
import { labelOf } from '@platform/contracts/labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { formatDollarsAndCents } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { optionalText, requiredCents, year } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { Assumption } from './cash-flow-query.ts';

export type FlowSide = 'in' | 'out';

const optionalYear = z.union([z.literal(''), year()]);

export const assumptionSchema = z
  .object({
    category: z.enum(CASH_FLOW_CATEGORIES),
    description: optionalText(TEXT_LENGTHS.description),
    amount: requiredCents.refine((cents) => cents > 0, 'Enter an amount above zero.'),
    isOneTime: z.boolean(),
    startYear: year(),
    endYear: optionalYear,
    inflationRate: z
      .number()
      .nullable()
      .refine((rate) => rate === null || rate <= 25, 'Inflation is between 0% and 25% a year.'),
    isNotTaxable: z.boolean(),
  })
  .refine(({ isOneTime, startYear, endYear }) => isOneTime || endYear === '' || Number(endYear) >= Number(startYear), {
    path: ['endYear'],
    message: 'The last year cannot lie before the first one.',
  });
export type AssumptionForm = z.input<typeof assumptionSchema>;
export type AssumptionValues = z.output<typeof assumptionSchema>;

export const ASSUMPTION_LABELS: Readonly<Record<keyof AssumptionValues, string>> = {
  category: 'Category',
  description: 'What it is',
  amount: 'Amount a year',
  isOneTime: 'It comes once',
  startYear: 'First year',
  endYear: 'Last year',
  inflationRate: 'Grows by, a year',
  isNotTaxable: 'Not taxable',
};

const categories = (side: FlowSide) =>
  CASH_FLOW_CATEGORIES.filter((category) => isIncomeCategory(category) === (side === 'in')).map((value) => ({
    value,
    label: labelOf('CashFlowCategory', value),
  }));

export function assumptionElements(
  side: FlowSide,
  { isOneTime }: AssumptionForm,
): readonly FormElement<AssumptionForm>[] {
  const stretch: FormElement<AssumptionForm>[] = [
    {
      kind: 'masked number',
      mask: 'year',
      name: 'endYear',
      label: ASSUMPTION_LABELS.endYear,
      hint: 'Left empty, it goes on',
      optional: true,
      width: 'half',
    },
    {
      kind: 'percentage',
      name: 'inflationRate',
      label: ASSUMPTION_LABELS.inflationRate,
      optional: true,
      width: 'half',
    },
  ];
  return [
    {
      kind: 'select',
      name: 'category',
      label: ASSUMPTION_LABELS.category,
      options: categories(side),
      width: 'half',
      autoFocus: true,
    },
    { kind: 'currency', name: 'amount', label: isOneTime ? 'Amount' : ASSUMPTION_LABELS.amount, width: 'half' },
    { kind: 'text', name: 'description', label: ASSUMPTION_LABELS.description, optional: true },
    { kind: 'checkbox', name: 'isOneTime', label: ASSUMPTION_LABELS.isOneTime },
    {
      kind: 'masked number',
      mask: 'year',
      name: 'startYear',
      label: isOneTime ? 'Year' : ASSUMPTION_LABELS.startYear,
      width: 'half',
    },
    ...(isOneTime ? [] : stretch),
    // Only what comes in is taxed.
    ...(side === 'in'
      ? [{ kind: 'checkbox', name: 'isNotTaxable', label: ASSUMPTION_LABELS.isNotTaxable } as const]
      : []),
  ];
}

/** What the form shows; something new begins this year. */
export const assumptionValues = (known: Assumption | null, side: FlowSide): AssumptionValues => ({
  category: known?.category ?? (side === 'in' ? 'EARNINGS' : 'LIVING'),
  description: known?.description ?? '',
  // An amount that nobody has typed yet: the schema asks for it.
  amount: known?.amount ?? (null as unknown as number),
  isOneTime: known?.isOneTime ?? false,
  startYear: String(known?.startYear ?? today().slice(0, 4)),
  endYear: known?.endYear ? String(known.endYear) : '',
  inflationRate: known?.inflationRate ?? null,
  isNotTaxable: known?.isNotTaxable ?? false,
});

export const assumptionInput = (values: AssumptionValues) => ({
  ...values,
  description: values.description || null,
  startYear: Number(values.startYear),
  endYear: values.endYear === '' ? null : Number(values.endYear),
});

export function assumptionWords(name: keyof AssumptionValues, values: AssumptionValues): string {
  if (name === 'category') return labelOf('CashFlowCategory', values.category);
  if (name === 'amount') return formatDollarsAndCents(values.amount);
  if (name === 'inflationRate') return values.inflationRate === null ? 'Nothing' : `${values.inflationRate}%`;
  if (name === 'isOneTime' || name === 'isNotTaxable') return values[name] ? 'Yes' : 'No';
  return values[name] || 'Nothing';
}
