import { labelOptions } from '@platform/contracts/labels';
import type { SectionOption } from '../section-option.ts';

/** How policies are shown, wherever they are. */
export const policyOptions: readonly SectionOption[] = [
  { of: 'estate', name: 'lifeInsuranceView', label: 'Policies', choices: labelOptions('LifeInsuranceView') },
  {
    of: 'estate',
    name: 'lifeInsuranceAmountView',
    label: 'Amount of a policy',
    choices: labelOptions('LifeInsuranceAmountView'),
  },
];
