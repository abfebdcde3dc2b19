import { type LifeStatus, lifeFactors } from '../actuarial/life-factors.ts';
import { DEFAULT_MORTALITY_TABLE, lifeExpectancy, type MortalityTable } from '../actuarial/mortality.ts';
import { paymentFrequencyFactor } from '../actuarial/payment-frequency.ts';
import { termFactors } from '../actuarial/term-factors.ts';
import { lifeUnitrustFactor, termUnitrustFactor, unitrustTimingFactor } from '../actuarial/unitrust-factors.ts';
import { toNumber } from '../arithmetic/ratio.ts';
import { annuityPresentValue } from '../calculators/annuity-value.ts';
import {
  ages,
  calculation,
  cents,
  frequency,
  mortalityTable,
  numbers,
  oneOf,
  optional,
  rate,
  timing,
  whole,
} from './calculation.ts';
import { inPercent, ofAges, reads, receipt, SOURCES } from './receipts.ts';

const status = optional(oneOf(['last', 'first'], 'last'));

/** Whose lives, and by which table. */
const livesOf = (input: {
  readonly ages: readonly number[];
  readonly mortalityTable: MortalityTable | undefined;
  readonly status?: LifeStatus | undefined;
}) =>
  [
    ['Ages', ofAges(input.ages)],
    ['Mortality table', reads(input.mortalityTable ?? DEFAULT_MORTALITY_TABLE)],
    ...(input.ages.length > 1 ? [['Until', reads(`the ${input.status ?? 'last'} dies`)] as const] : []),
  ] as const;

export const factorCalculations = [
  calculation('termFactors', 'Table B. Answers annuity, income, remainder.', { years: whole, rate }, (input) => {
    const factors = numbers({ ...termFactors(input.years, input.rate) });
    const basis = [
      ['Years', reads(input.years)],
      ['Rate', inPercent(input.rate)],
    ] as const;
    const line = (label: string, name: string, formula: string) =>
      receipt(label, reads(factors[name] ?? 0), formula, basis, SOURCES.tableB);
    return {
      ...factors,
      workings: [
        line('Annuity', 'annuity', '(1 − (1 + rate)^−years) ÷ rate, 4 decimals'),
        line('Income interest', 'income', '1 − remainder'),
        line('Remainder', 'remainder', '(1 + rate)^−years, 6 decimals'),
      ],
    };
  }),
  calculation(
    'paymentFrequencyFactor',
    'Table K, or Table J with timing beginning. Answers factor.',
    { rate, frequency, timing },
    ({ rate: yearly, frequency: often = 'annual', timing: when = 'end' }) => {
      const factor = toNumber(paymentFrequencyFactor(yearly, often, when));
      const formula = `rate ÷ (m × ((1 + rate)^(1/m) − 1))${when === 'end' ? '' : ' × (1 + rate)^(1/m)'}, 4 decimals`;
      const basis = [
        ['Rate', inPercent(yearly)],
        ['Payments', reads(`${often}, at the ${when} of each period`)],
      ] as const;
      return { factor, workings: [receipt('Payment frequency factor', reads(factor), formula, basis, SOURCES.tableK)] };
    },
  ),
  calculation(
    'unitrustTimingFactor',
    'Table F. Answers factor.',
    { rate, frequency, monthsToFirstPayment: whole },
    (input) => {
      const factor = toNumber(
        unitrustTimingFactor(input.rate, input.frequency ?? 'annual', input.monthsToFirstPayment),
      );
      const basis = [
        ['Rate', inPercent(input.rate)],
        ['Payments', reads(input.frequency ?? 'annual')],
        ['Months to the first', reads(input.monthsToFirstPayment)],
      ] as const;
      const formula = 'the mean of (1 + rate)^−(time of each payment), 6 decimals';
      return { factor, workings: [receipt('Timing factor', reads(factor), formula, basis, SOURCES.tableF)] };
    },
  ),
  calculation(
    'termUnitrustFactor',
    'Table D, interpolated. Answers remainder.',
    { years: whole, adjustedPayout: rate },
    (input) => {
      const remainder = toNumber(termUnitrustFactor(input.years, input.adjustedPayout));
      const basis = [
        ['Years', reads(input.years)],
        ['Adjusted payout', inPercent(input.adjustedPayout)],
      ] as const;
      const formula = '(1 − payout)^years, between the rates of 0.2% steps, 6 decimals';
      return { remainder, workings: [receipt('Remainder', reads(remainder), formula, basis, SOURCES.tableD)] };
    },
  ),
  calculation(
    'lifeFactors',
    'Table S for one life, R(2) for two (until the last dies; status "first" until the first does). Answers annuity, lifeEstate, remainder.',
    { ages, rate, mortalityTable, status },
    (input) => {
      const factors = numbers({ ...lifeFactors(input.ages, input.rate, input.mortalityTable, input.status) });
      const basis = [...livesOf(input), ['Rate', inPercent(input.rate)]] as const;
      const line = (label: string, name: string, formula: string) =>
        receipt(label, reads(factors[name] ?? 0), formula, basis, SOURCES.tableS);
      return {
        ...factors,
        workings: [
          line('Annuity', 'annuity', '(1 − remainder) ÷ rate, 4 decimals'),
          line('Life estate', 'lifeEstate', '1 − remainder'),
          line('Remainder', 'remainder', 'Σ chance of death in each year × its discount, 5 decimals'),
        ],
      };
    },
  ),
  calculation(
    'lifeUnitrustFactor',
    'Table U(1) for one life, U(2) for two (until the last dies; status "first" until the first does), interpolated. Answers remainder.',
    { ages, adjustedPayout: rate, mortalityTable, status },
    (input) => {
      const remainder = toNumber(
        lifeUnitrustFactor(input.ages, input.adjustedPayout, input.mortalityTable, input.status),
      );
      const basis = [...livesOf(input), ['Adjusted payout', inPercent(input.adjustedPayout)]] as const;
      const formula =
        'Σ chance of death in each year × (1 − payout)^years, between the rates of 0.2% steps, 5 decimals';
      return { remainder, workings: [receipt('Remainder', reads(remainder), formula, basis, SOURCES.tableU)] };
    },
  ),
  calculation(
    'lifeExpectancy',
    'Complete expectation of life, until the last of two dies. Answers years.',
    { ages, mortalityTable },
    (input) => {
      const years = Math.round(lifeExpectancy(input.ages, input.mortalityTable) * 100) / 100;
      const formula = 'a half, and the chance of being alive at each later birthday';
      return {
        years,
        workings: [receipt('Expectation of life, years', reads(years), formula, livesOf(input), SOURCES.mortality)],
      };
    },
  ),
  calculation(
    'annuityPresentValue',
    'Present value of an annuity for a term. Answers annuityFactor, frequencyFactor, presentValueCents.',
    { annualCents: cents, years: whole, rate, frequency, timing },
    (input) => {
      const value = annuityPresentValue(
        input.annualCents,
        { years: input.years },
        input.rate,
        input.frequency,
        input.timing,
      );
      const { annuityFactor, frequencyFactor } = value;
      return {
        ...numbers({ annuityFactor, frequencyFactor }),
        presentValueCents: value.presentValueCents,
        workings: [value.working],
      };
    },
  ),
];
