import { labelIfKnown, labelOptions } from '@platform/contracts/labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { Note } from './provisions-query.ts';

export const noteSchema = z.object({
  provisionCategoryId: requiredText('Say what it is about.'),
  noteText: requiredText('Write what it provides.', TEXT_LENGTHS.noteText),
  gstFlag: z.boolean(),
});
export type NoteValues = z.infer<typeof noteSchema>;

export const NOTE_LABELS: Readonly<Record<keyof NoteValues, string>> = {
  provisionCategoryId: 'About',
  noteText: 'What it provides',
  gstFlag: 'Matters for the tax on generation-skipping transfers',
};
export const NOTE_FIELDS = ['provisionCategoryId', 'noteText', 'gstFlag'] as const;

export const NOTE_ELEMENTS: readonly FormElement<NoteValues>[] = [
  {
    kind: 'select',
    name: 'provisionCategoryId',
    label: NOTE_LABELS.provisionCategoryId,
    placeholder: 'Choose a category',
    options: labelOptions('ProvisionCategory'),
    autoFocus: true,
  },
  { kind: 'textarea', name: 'noteText', label: NOTE_LABELS.noteText, maxLength: TEXT_LENGTHS.noteText },
  { kind: 'checkbox', name: 'gstFlag', label: NOTE_LABELS.gstFlag },
];

export const noteValues = (note: Note | null): NoteValues => ({
  provisionCategoryId: note?.provisionCategory.id ?? '',
  noteText: note?.text ?? '',
  gstFlag: note?.gstFlag ?? false,
});

export function noteWords(name: keyof NoteValues, values: NoteValues): string {
  if (name === 'gstFlag') return values.gstFlag ? 'Yes' : 'No';
  if (name === 'noteText') return values.noteText;
  return labelIfKnown('ProvisionCategory', values.provisionCategoryId) ?? '';
}
