import type { Authority } from '../explanation/working.ts';
import { applicableFederalRate, compoundedRates } from '../rates/afr.ts';
import type { MonthlyRate } from '../rates/section-7520.ts';
import { elect7520, roundTo7520, section7520Rate } from '../rates/section-7520.ts';
import { calculation, described, listOf, month, oneOf, optional, percentage } from './calculation.ts';
import { percentPrinted, reads, receipt, SOURCES } from './receipts.ts';

/** `stale` and the known month only where the month asked for is not known. */
const told = ({ ratePct, month: known, stale }: MonthlyRate, label: string, authority: Authority): object => {
  const formula = stale ? `of ${known}: the rate of the month is not known yet` : 'as printed for the month';
  const working = receipt(label, percentPrinted(ratePct), formula, [['Month', reads(known)]], authority);
  return { ratePct, ...(stale ? { stale, month: known } : {}), workings: [working] };
};

export const rateCalculations = [
  calculation(
    'rate7520Round',
    'Section 7520 rate from 120% of the annual mid-term AFR: nearest 0.2, ties up. Answers ratePct.',
    { afr120Pct: percentage },
    ({ afr120Pct }) => {
      const ratePct = roundTo7520(afr120Pct);
      const basis = [['120% of the mid-term rate', percentPrinted(afr120Pct)]] as const;
      const formula = 'to the nearest two tenths of a percent, ties upwards';
      return {
        ratePct,
        workings: [receipt('Section 7520 rate', percentPrinted(ratePct), formula, basis, SOURCES.section7520)],
      };
    },
  ),
  calculation('rate7520', 'Section 7520 rate of a month. Answers ratePct.', { month }, (input) =>
    told(section7520Rate(input.month), 'Section 7520 rate', SOURCES.section7520),
  ),
  calculation(
    'rate7520Elect',
    'The best of the rates of the month and the two before, for transfers with a charitable deduction. Answers ratePct.',
    {
      ratesPct: described(listOf(percentage, 1, 3), 'of the month and the two before'),
      want: oneOf(['highest', 'lowest']),
    },
    ({ ratesPct, want }) => {
      const ratePct = elect7520(ratesPct, want);
      const basis = ratesPct.map(
        (rate, before) => [before === 0 ? 'Month' : `${before} before`, percentPrinted(rate)] as const,
      );
      return {
        ratePct,
        workings: [receipt('Rate elected', percentPrinted(ratePct), `the ${want}`, basis, SOURCES.election7520)],
      };
    },
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
    (input) =>
      told(
        applicableFederalRate(input.month, input.term, input.compounding, input.multiple),
        `${input.term}-term rate, ${input.compounding}${input.multiple === undefined ? '' : `, times ${input.multiple}`}`,
        SOURCES.federalRate,
      ),
  ),
  calculation(
    'afrCompounding',
    'Rates of the same yield compounded more often. Answers semiannualPct, quarterlyPct, monthlyPct.',
    { annualPct: percentage },
    ({ annualPct }) => {
      const rates = compoundedRates(annualPct);
      const line = (label: string, ratePct: number, formula: string) =>
        receipt(
          label,
          percentPrinted(ratePct),
          formula,
          [['Annual rate', percentPrinted(annualPct)]],
          SOURCES.compounding,
        );
      return {
        ...rates,
        workings: [
          line('Semiannual', rates.semiannualPct, '2 × ((1 + annual)^(1/2) − 1), to two decimals'),
          line('Quarterly', rates.quarterlyPct, 'from the semiannual rate as rounded'),
          line('Monthly', rates.monthlyPct, 'from the semiannual rate as rounded'),
        ],
      };
    },
  ),
];
