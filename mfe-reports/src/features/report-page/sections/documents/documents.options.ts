import type { SectionOption } from '../section-option.ts';

export const documentsOptions: readonly SectionOption[] = [
  {
    of: 'report',
    name: 'hasConsolidatedDocuments',
    label: 'All documents in one list',
    hint: 'Else each person’s apart.',
  },
];
