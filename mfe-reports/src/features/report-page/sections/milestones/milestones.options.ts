import type { SectionOption } from '../section-option.ts';

export const milestonesOptions: readonly SectionOption[] = [
  {
    of: 'report',
    name: 'projectionsEnabled',
    label: 'Projection of twenty years',
    hint: 'What comes in and goes out, year by year.',
  },
];
