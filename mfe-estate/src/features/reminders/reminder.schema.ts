import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { formatDate } from '@platform/kernel';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { requiredDate, requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { Reminder } from './reminders-query.ts';

export const reminderSchema = z.object({
  text: requiredText('Say what to think of.', TEXT_LENGTHS.text),
  dueOn: requiredDate('Say on which day.'),
});
export type ReminderValues = z.infer<typeof reminderSchema>;

export const REMINDER_LABELS: Readonly<Record<keyof ReminderValues, string>> = {
  text: 'What to think of',
  dueOn: 'Due',
};

export const REMINDER_ELEMENTS: readonly FormElement<ReminderValues>[] = [
  {
    kind: 'textarea',
    name: 'text',
    label: REMINDER_LABELS.text,
    placeholder: 'Ask whether the new will is signed',
    maxLength: TEXT_LENGTHS.text,
    autoFocus: true,
  },
  { kind: 'date', name: 'dueOn', label: REMINDER_LABELS.dueOn, width: 'half' },
];

export const reminderValues = (known: Reminder | null): ReminderValues => ({
  text: known?.text ?? '',
  dueOn: known?.dueOn ?? '',
});

export const reminderWords = (name: keyof ReminderValues, values: ReminderValues): string =>
  name === 'dueOn' ? formatDate(values.dueOn) : values.text;
