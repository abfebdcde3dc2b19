import type { SectionOption } from '../section-option.ts';

export const familyOptions: readonly SectionOption[] = [
  { of: 'report', name: 'isFamilyTreeLabelAgeState', label: 'Ages and states of the family' },
];
