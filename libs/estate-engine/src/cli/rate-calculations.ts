import { applicableFederalRate, compoundedRates } from '../rates/afr.ts';
import type { MonthlyRate } from '../rates/section-7520.ts';
import { elect7520, roundTo7520, section7520Rate } from '../rates/section-7520.ts';
import { calculation, described, listOf, month, oneOf, optional, percentage } from './calculation.ts';

/** `stale` and the known month only where the month asked for is not known. */
const told = ({ ratePct, month: known, stale }: MonthlyRate): object =>
  stale ? { ratePct, stale, month: known } : { ratePct };

export const rateCalculations = [
  calculation(
    'rate7520Round',
    'Section 7520 rate from 120% of the annual mid-term AFR: nearest 0.2, ties up. Answers ratePct.',
    { afr120Pct: percentage },
    ({ afr120Pct }) => ({ ratePct: roundTo7520(afr120Pct) }),
  ),
  calculation('rate7520', 'Section 7520 rate of a month. Answers ratePct.', { month }, (input) =>
    told(section7520Rate(input.month)),
  ),
  calculation(
    'rate7520Elect',
    'The best of the rates of the month and the two before, for transfers with a charitable deduction. Answers ratePct.',
    {
      ratesPct: described(listOf(percentage, 1, 3), 'of the month and the two before'),
      want: oneOf(['highest', 'lowest']),
    },
    ({ ratesPct, want }) => ({ ratePct: elect7520(ratesPct, want) }),
  ),
  calculation(
    'afr',
    'Applicable federal rate of a month. Answers ratePct.',
    {
      month,
      term: oneOf(['short', 'mid', 'long']),
      compounding: oneOf(['annual', 'semiannual', 'quarterly', 'monthly']),
      multiple: optional(described(percentage, 'such as 1.2 for 120%; without it 1')),
    },
    (input) => told(applicableFederalRate(input.month, input.term, input.compounding, input.multiple)),
  ),
  calculation(
    'afrCompounding',
    'Rates of the same yield compounded more often. Answers semiannualPct, quarterlyPct, monthlyPct.',
    { annualPct: percentage },
    ({ annualPct }) => ({ ...compoundedRates(annualPct) }),
  ),
];
