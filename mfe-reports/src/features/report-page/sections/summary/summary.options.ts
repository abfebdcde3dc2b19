import type { SectionOption } from '../section-option.ts';

export const summaryOptions: readonly SectionOption[] = [
  { of: 'estate', name: 'showDiagramNumbers', label: 'Amounts in the diagram', hint: 'Else names alone.' },
];
