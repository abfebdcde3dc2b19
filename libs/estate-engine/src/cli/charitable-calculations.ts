import { toNumber } from '../arithmetic/ratio.ts';
import {
  charitableLeadAnnuityTrust,
  leadAnnuitySharkfin,
  leadAnnuityZeroed,
} from '../calculators/lead-annuity-trust.ts';
import { annuityTrustExhaustion, charitableRemainderAnnuityTrust } from '../calculators/remainder-annuity-trust.ts';
import { charitableRemainderUnitrust, maximumUnitrustPayout, percent } from '../calculators/remainder-unitrust.ts';
import {
  ages,
  calculation,
  cents,
  described,
  flag,
  frequency,
  mortalityTable,
  numbers,
  optional,
  rate,
  timing,
  whole,
} from './calculation.ts';
import { inPercent, money, ofAges, percentPrinted, reads, receipt, SOURCES, streamReceipt } from './receipts.ts';

const duration = { years: optional(whole), ages: optional(ages), mortalityTable };
const value = { fairMarketValueCents: cents };

export const charitableCalculations = [
  calculation(
    'crat',
    'Charitable remainder annuity trust. Answers annuityFactor, frequencyFactor, presentValueCents, deductionCents, passesTenPercent, passesFivePercent.',
    { ...value, payout: rate, rate, ...duration, frequency, timing },
    (input) => {
      const { annuityFactor, frequencyFactor, working, ...result } = charitableRemainderAnnuityTrust(input);
      return { ...numbers({ annuityFactor, frequencyFactor }), ...result, workings: [working] };
    },
  ),
  calculation(
    'cratExhaustion',
    'The year an annuity trust runs out and the chance that the annuitant lives that long (Rev. Rul. 77-374). Answers years (null = never), probability.',
    { ...value, payout: rate, rate, ages, mortalityTable },
    (input) => {
      const result = annuityTrustExhaustion(input);
      const basis = [
        ['Fund', money(input.fairMarketValueCents)],
        ['Payout', inPercent(input.payout)],
        ['Rate', inPercent(input.rate)],
        ['Ages', ofAges(input.ages)],
      ] as const;
      const formula = 'fund × (1 + rate) − annuity, year after year';
      const runsOut = receipt(
        'Year in which the fund runs out',
        reads(result.years ?? 'never'),
        formula,
        basis,
        SOURCES.exhaustion,
      );
      const lives = receipt(
        'Chance that somebody lives that long',
        reads(result.probability),
        'numbers living',
        [],
        SOURCES.mortality,
      );
      return { ...result, workings: [runsOut, lives] };
    },
  ),
  calculation(
    'crut',
    'Charitable remainder unitrust. Answers timingFactor, adjustedPayoutPct, remainderFactor, deductionCents, nonCharitableCents, passesTenPercent, payoutWithinLimits.',
    {
      ...value,
      payout: rate,
      rate,
      monthsToFirstPayment: whole,
      ...duration,
      frequency,
      roundAdjustedPayout: optional(
        described(flag, 'round the adjusted payout to a thousandth of a percent, as the regulations do'),
      ),
      growth: optional(described(rate, 'of the trust a year, for rows')),
    },
    (input) => {
      const { timingFactor, adjustedPayout, remainderFactor, working, ...result } = charitableRemainderUnitrust(input);
      return {
        ...numbers({ timingFactor, remainderFactor }),
        adjustedPayoutPct: percent(adjustedPayout),
        ...result,
        workings: [working],
      };
    },
  ),
  calculation(
    'crutMaxPayout',
    'The highest payout that leaves the charity 10%, in thousandths of a percent. Answers timingFactor, maxPayoutPct, qualifies.',
    { rate, frequency, monthsToFirstPayment: whole, ...duration },
    (input) => {
      const { timingFactor, ...result } = maximumUnitrustPayout({ ...input, frequency: input.frequency ?? 'annual' });
      const basis = [
        ['Rate', inPercent(input.rate)],
        ['Timing factor', reads(toNumber(timingFactor))],
        input.ages ? (['Ages', ofAges(input.ages)] as const) : (['Years', reads(input.years ?? 0)] as const),
      ] as const;
      const formula = 'the highest payout whose remainder is at least 10%, in thousandths of a percent';
      const working = receipt(
        'Highest payout',
        percentPrinted(result.maxPayoutPct),
        formula,
        basis,
        SOURCES.unitrust10,
      );
      return { ...numbers({ timingFactor }), ...result, workings: [working] };
    },
  ),
  calculation(
    'clat',
    'Level charitable lead annuity trust. Answers annuityFactor, frequencyFactor, deductionCents, taxableRemainderCents.',
    { ...value, payout: optional(rate), annuityCents: optional(cents), rate, ...duration, frequency, timing },
    (input) => {
      const { annuityFactor, frequencyFactor, working, ...result } = charitableLeadAnnuityTrust(input);
      return { ...numbers({ annuityFactor, frequencyFactor }), ...result, workings: [working] };
    },
  ),
  calculation(
    'clatZeroed',
    'The first annuity of a lead trust that leaves no taxable gift, level or increasing. Answers firstAnnuityCents, rows[year, annuityCents, presentValueCents].',
    {
      ...value,
      years: whole,
      rate,
      frequency,
      increase: optional(described(rate, 'of each annuity over the one before; without it 0')),
    },
    (input) => {
      const result = leadAnnuityZeroed(input);
      return {
        ...result,
        workings: [streamReceipt('Worth of the annuities today', result.rows, SOURCES.leadTrust, SOURCES.tableB)],
      };
    },
  ),
  calculation(
    'clatSharkfin',
    'Lead trust with a small annuity and a balloon in the last year that leaves no taxable gift. Answers balloonCents, rows.',
    { ...value, years: whole, rate, smallAnnuityCents: cents },
    (input) => {
      const result = leadAnnuitySharkfin(input);
      return {
        ...result,
        workings: [streamReceipt('Worth of the annuities today', result.rows, SOURCES.leadTrust, SOURCES.tableB)],
      };
    },
  ),
];
