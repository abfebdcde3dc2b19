import { OPPORTUNITY_STATUSES } from '@platform/contracts/opportunity';
import { opportunityLabel } from '@platform/contracts/opportunity-labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { optionalText, requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { ClientWords, Opportunity } from './opportunities-query.ts';

export const opportunitySchema = z.object({
  title: requiredText('Title is required', TEXT_LENGTHS.title),
  description: optionalText(TEXT_LENGTHS.description),
  status: z.enum(OPPORTUNITY_STATUSES),
  notes: optionalText(TEXT_LENGTHS.notes),
  isHidden: z.boolean(),
  manuallyArchived: z.boolean(),
});
export type OpportunityForm = z.input<typeof opportunitySchema>;
export type OpportunityValues = z.output<typeof opportunitySchema>;

export const OPPORTUNITY_FIELDS: Readonly<Record<keyof OpportunityValues, string>> = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  notes: 'Notes of your own',
  isHidden: 'Keep it from the client',
  manuallyArchived: 'Put it in the archive',
};

const STATUSES = OPPORTUNITY_STATUSES.map((value) => ({
  value,
  label: opportunityLabel('OpportunityStatus', value),
}));

export const OPPORTUNITY_ELEMENTS: readonly FormElement<OpportunityForm>[] = [
  {
    kind: 'text',
    name: 'title',
    label: OPPORTUNITY_FIELDS.title,
    placeholder: 'Who is to have the lake house',
    maxLength: TEXT_LENGTHS.title,
    autoFocus: true,
  },
  {
    kind: 'textarea',
    name: 'description',
    label: OPPORTUNITY_FIELDS.description,
    optional: true,
    maxLength: TEXT_LENGTHS.description,
  },
  { kind: 'select', name: 'status', label: OPPORTUNITY_FIELDS.status, options: STATUSES, width: 'half' },
  {
    kind: 'textarea',
    name: 'notes',
    label: OPPORTUNITY_FIELDS.notes,
    optional: true,
    hint: 'The client does not read them.',
    maxLength: TEXT_LENGTHS.notes,
  },
  { kind: 'checkbox', name: 'isHidden', label: OPPORTUNITY_FIELDS.isHidden },
  { kind: 'checkbox', name: 'manuallyArchived', label: OPPORTUNITY_FIELDS.manuallyArchived },
];

export const opportunityValues = (known: Opportunity | null): OpportunityValues => ({
  title: known?.title ?? '',
  description: known?.description ?? '',
  status: known?.status ?? 'TODO',
  notes: known?.notes ?? '',
  isHidden: known?.isHidden ?? false,
  manuallyArchived: known?.manuallyArchived ?? false,
});

export function opportunityWords(name: keyof OpportunityValues, values: OpportunityValues): string {
  const value = values[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return name === 'status' ? opportunityLabel('OpportunityStatus', values.status) : value;
}

export const clientWordsSchema = z.object({
  title: requiredText('Title is required', TEXT_LENGTHS.title),
  description: requiredText('Description is required', TEXT_LENGTHS.description),
  whyItsImportant: requiredText('Say why it is important.', TEXT_LENGTHS.whyItsImportant),
  whatToDo: requiredText('Say what to do.', TEXT_LENGTHS.whatToDo),
  isHidden: z.boolean(),
});
export type ClientWordsValues = z.infer<typeof clientWordsSchema>;

export const CLIENT_WORDS_FIELDS: Readonly<Record<keyof ClientWordsValues, string>> = {
  title: 'Title',
  description: 'Description',
  whyItsImportant: 'Why it is important',
  whatToDo: 'What to do',
  isHidden: 'Keep all of this kind from the client',
};

export const CLIENT_WORDS_ELEMENTS: readonly FormElement<ClientWordsValues>[] = [
  { kind: 'text', name: 'title', label: CLIENT_WORDS_FIELDS.title, maxLength: TEXT_LENGTHS.title, autoFocus: true },
  ...(['description', 'whyItsImportant', 'whatToDo'] as const).map((name) => ({
    kind: 'textarea' as const,
    name,
    label: CLIENT_WORDS_FIELDS[name],
    maxLength: TEXT_LENGTHS[name],
  })),
  { kind: 'checkbox', name: 'isHidden', label: CLIENT_WORDS_FIELDS.isHidden },
];

export const clientWordsValues = ({
  title,
  description,
  whyItsImportant,
  whatToDo,
  isHidden,
}: ClientWords): ClientWordsValues => ({ title, description, whyItsImportant, whatToDo, isHidden });

export function clientWordsWords(name: keyof ClientWordsValues, values: ClientWordsValues): string {
  const value = values[name];
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
}
