import { labelOptions } from '@platform/contracts/labels';
import type { SectionOption } from '../section-option.ts';
import { policyOptions } from './policy.options.ts';

export const balanceSheetOptions: readonly SectionOption[] = [
  {
    of: 'report',
    name: 'balanceSheetViewMode',
    label: 'Balance sheet',
    choices: labelOptions('BalanceSheetViewMode'),
  },
  { of: 'estate', name: 'showLifeInsurance', label: 'Life insurance outside the estate' },
  ...policyOptions,
  { of: 'estate', name: 'showCharities', label: 'Charities that receive in the end' },
  { of: 'estate', name: 'showDollarAmount', label: 'Amounts outside the estate', hint: 'Else who and what alone.' },
];
