import { lifeFactors } from '../actuarial/life-factors.ts';
import { lifeExpectancy } from '../actuarial/mortality.ts';
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

const status = optional(oneOf(['last', 'first'], 'last'));

export const factorCalculations = [
  calculation('termFactors', 'Table B. Answers annuity, income, remainder.', { years: whole, rate }, (input) =>
    numbers({ ...termFactors(input.years, input.rate) }),
  ),
  calculation(
    'paymentFrequencyFactor',
    'Table K, or Table J with timing beginning. Answers factor.',
    { rate, frequency, timing },
    (input) => ({ factor: toNumber(paymentFrequencyFactor(input.rate, input.frequency ?? 'annual', input.timing)) }),
  ),
  calculation(
    'unitrustTimingFactor',
    'Table F. Answers factor.',
    { rate, frequency, monthsToFirstPayment: whole },
    (input) => ({
      factor: toNumber(unitrustTimingFactor(input.rate, input.frequency ?? 'annual', input.monthsToFirstPayment)),
    }),
  ),
  calculation(
    'termUnitrustFactor',
    'Table D, interpolated. Answers remainder.',
    { years: whole, adjustedPayout: rate },
    (input) => ({
      remainder: toNumber(termUnitrustFactor(input.years, input.adjustedPayout)),
    }),
  ),
  calculation(
    'lifeFactors',
    'Table S for one life, R(2) for two (until the last dies; status "first" until the first does). Answers annuity, lifeEstate, remainder.',
    { ages, rate, mortalityTable, status },
    (input) => numbers({ ...lifeFactors(input.ages, input.rate, input.mortalityTable, input.status) }),
  ),
  calculation(
    'lifeUnitrustFactor',
    'Table U(1) for one life, U(2) for two (until the last dies; status "first" until the first does), interpolated. Answers remainder.',
    { ages, adjustedPayout: rate, mortalityTable, status },
    (input) => ({
      remainder: toNumber(lifeUnitrustFactor(input.ages, input.adjustedPayout, input.mortalityTable, input.status)),
    }),
  ),
  calculation(
    'lifeExpectancy',
    'Complete expectation of life, until the last of two dies. Answers years.',
    { ages, mortalityTable },
    (input) => ({
      years: Math.round(lifeExpectancy(input.ages, input.mortalityTable) * 100) / 100,
    }),
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
