import { labelIfKnown, labelOf, labelOptions } from '@platform/contracts/labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import { NOTE_LABELS, noteSchema } from '../provisions/provision.schema.ts';
import type { LibraryNote } from './library-query.ts';

const LEVELS = ['GENERAL', 'DOCUMENT', 'TRUST'] as const;

export const libraryNoteSchema = noteSchema.extend({
  noteText: requiredText('Write the note.', TEXT_LENGTHS.noteText),
  docLevel: z.enum(LEVELS),
  docType: z.string(),
  isForOrganization: z.boolean(),
});
export type LibraryValues = z.infer<typeof libraryNoteSchema>;

export const LIBRARY_LABELS: Readonly<Record<keyof LibraryValues, string>> = {
  ...NOTE_LABELS,
  noteText: 'Note',
  docLevel: 'Meant for',
  docType: 'Of this kind',
  isForOrganization: 'Offer it to everybody of the organization',
};
export const LIBRARY_FIELDS = Object.keys(LIBRARY_LABELS) as (keyof LibraryValues)[];

const ANY_KIND = { value: '', label: 'Any kind' };
const KINDS = { GENERAL: null, DOCUMENT: 'EstateDocumentKind', TRUST: 'TrustKind' } as const;

export function libraryElements(
  { docLevel }: Pick<LibraryValues, 'docLevel'>,
  mayOffer: boolean,
): readonly FormElement<LibraryValues>[] {
  const kinds = KINDS[docLevel];
  return [
    {
      kind: 'select',
      name: 'provisionCategoryId',
      label: LIBRARY_LABELS.provisionCategoryId,
      placeholder: 'Choose a category',
      options: labelOptions('ProvisionCategory'),
      autoFocus: true,
    },
    { kind: 'textarea', name: 'noteText', label: LIBRARY_LABELS.noteText, maxLength: TEXT_LENGTHS.noteText },
    {
      kind: 'select',
      name: 'docLevel',
      label: LIBRARY_LABELS.docLevel,
      options: labelOptions('LibraryNoteLevel'),
      width: 'half',
    },
    ...(kinds
      ? [
          {
            kind: 'select',
            name: 'docType',
            label: LIBRARY_LABELS.docType,
            options: [ANY_KIND, ...labelOptions(kinds)],
            width: 'half',
          } as const,
        ]
      : []),
    { kind: 'checkbox', name: 'gstFlag', label: LIBRARY_LABELS.gstFlag },
    ...(mayOffer
      ? [{ kind: 'checkbox', name: 'isForOrganization', label: LIBRARY_LABELS.isForOrganization } as const]
      : []),
  ];
}

/** Of a note; of a new one, what the form begins with: the page of what is offered begins with an offer. */
export const libraryValues = (note: LibraryNote | null, isOffered = false): LibraryValues => ({
  provisionCategoryId: note?.provisionCategory.id ?? '',
  noteText: note?.text ?? '',
  gstFlag: note?.gstFlag ?? false,
  docLevel: note?.docLevel ?? 'GENERAL',
  docType: note?.docType ?? '',
  isForOrganization: note?.isForOrganization ?? isOffered,
});

const kindWords = (docLevel: LibraryValues['docLevel'], docType: string | null): string => {
  const kinds = KINDS[docLevel];
  return (kinds && labelIfKnown(kinds, docType)) ?? '';
};

/** A kind that is not of the level is none: it was chosen before the level was. */
export const libraryInput = ({ docType, ...values }: LibraryValues) => ({
  ...values,
  docType: kindWords(values.docLevel, docType) ? docType : null,
});

/** What a note is meant for: the one kind, else its level. */
export const meantFor = ({ docLevel, docType }: Pick<LibraryNote, 'docLevel' | 'docType'>): string =>
  kindWords(docLevel, docType ?? null) || labelOf('LibraryNoteLevel', docLevel);

export function libraryWords(name: keyof LibraryValues, values: LibraryValues): string {
  switch (name) {
    case 'provisionCategoryId':
      return labelIfKnown('ProvisionCategory', values.provisionCategoryId) ?? '';
    case 'noteText':
      return values.noteText;
    case 'docLevel':
      return labelOf('LibraryNoteLevel', values.docLevel);
    case 'docType':
      return kindWords(values.docLevel, values.docType) || ANY_KIND.label;
    default:
      return values[name] ? 'Yes' : 'No';
  }
}
