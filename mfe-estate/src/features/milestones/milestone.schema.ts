import { FINANCIAL_MILESTONE_KINDS } from '@platform/contracts/finance';
import { labelOf } from '@platform/contracts/labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { today } from '@platform/mfe-kit/calendar';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { optionalText, requiredText, year } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { Milestone } from './milestones-query.ts';

export const milestoneSchema = z.object({
  milestone: requiredText('Milestone is required', TEXT_LENGTHS.milestone),
  kind: z.enum(FINANCIAL_MILESTONE_KINDS),
  year: year(),
  description: optionalText(TEXT_LENGTHS.description),
});
export type MilestoneForm = z.input<typeof milestoneSchema>;
export type MilestoneValues = z.output<typeof milestoneSchema>;

export const MILESTONE_LABELS: Readonly<Record<keyof MilestoneValues, string>> = {
  milestone: 'Milestone',
  kind: 'Kind',
  year: 'Year',
  description: 'Description',
};

const KINDS = FINANCIAL_MILESTONE_KINDS.map((value) => ({ value, label: labelOf('FinancialMilestoneKind', value) }));

export const MILESTONE_ELEMENTS: readonly FormElement<MilestoneForm>[] = [
  {
    kind: 'text',
    name: 'milestone',
    label: MILESTONE_LABELS.milestone,
    placeholder: 'Sale of the lake house',
    maxLength: TEXT_LENGTHS.milestone,
    autoFocus: true,
  },
  { kind: 'select', name: 'kind', label: MILESTONE_LABELS.kind, options: KINDS, width: 'half' },
  { kind: 'masked number', mask: 'year', name: 'year', label: MILESTONE_LABELS.year, width: 'half' },
  {
    kind: 'textarea',
    name: 'description',
    label: MILESTONE_LABELS.description,
    optional: true,
    maxLength: TEXT_LENGTHS.description,
  },
];

/** What the form shows; something new is of this year. */
export const milestoneValues = (known: Milestone | null): MilestoneValues => ({
  milestone: known?.milestone ?? '',
  kind: known?.kind ?? 'OTHER',
  year: String(known?.year ?? today().slice(0, 4)),
  description: known?.description ?? '',
});

export const milestoneInput = ({ milestone, kind, year: typed, description }: MilestoneValues) => ({
  milestone,
  kind,
  year: Number(typed),
  description: description || null,
});

export const milestoneWords = (name: keyof MilestoneValues, values: MilestoneValues): string =>
  name === 'kind' ? labelOf('FinancialMilestoneKind', values.kind) : values[name] || 'Nothing';
