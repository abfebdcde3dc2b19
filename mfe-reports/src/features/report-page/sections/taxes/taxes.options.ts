import type { SectionOption } from '../section-option.ts';

export const taxesOptions: readonly SectionOption[] = [
  {
    of: 'report',
    name: 'isGstTaxInfoExpanded',
    label: 'Generation-skipping transfers in detail',
    hint: 'Exemptions used, and how each trust stands to that tax.',
  },
];
