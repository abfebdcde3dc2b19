import type { SectionOption } from '../section-option.ts';

export const diagramOptions: readonly SectionOption[] = [
  {
    of: 'report',
    name: 'onlyShowEntityStructure',
    label: 'Only who holds what today',
    hint: 'Without what passes at a death.',
  },
];
