import { type Cents, DomainError } from '@platform/kernel';
import { compare, divide, ratio, ratioOf, timesRatio, toCents, toNumber } from '../arithmetic/ratio.ts';
import type { EngineWarning, Working } from '../explanation/working.ts';
import {
  type AnnuityTerms,
  annuityOfYear,
  type FactorRounding,
  requireAnnuityTerms,
  streamFactor,
  type TrustYear,
  trustYears,
  type ValuedPayment,
  valuedPayments,
} from './annuity-stream.ts';

/** Reg. 25.2702-3(b)(1)(ii): a year's annuity may be at most 120% of the year before. */
const LARGEST_INCREASE = 0.2;
const AUTHORITY = [{ cite: 'IRC § 2702' }, { cite: 'Reg. § 25.2702-3' }];

interface GratTerms extends AnnuityTerms {
  readonly fairMarketValueCents: Cents;
}

export interface GratGiftInput extends GratTerms {
  readonly annuityCents: Cents;
}

export interface GratGift {
  readonly retainedCents: Cents;
  readonly giftCents: Cents;
  readonly rows: readonly ValuedPayment[];
  readonly working: Working;
  readonly warnings: readonly EngineWarning[];
}

const schedule = (firstCents: Cents, { years, increase = 0 }: AnnuityTerms): Cents[] =>
  Array.from({ length: years }, (_, index) => annuityOfYear(ratio(firstCents), increase, index + 1));

/** A level annuity is valued with the printed Table B factor; for a growing one there is no printed table. */
const roundingOf = (terms: AnnuityTerms): FactorRounding => ((terms.increase ?? 0) === 0 ? 'table' : 'exact');

/**
 * The gift made to a grantor retained annuity trust for a given first-year annuity: value less what is retained.
 *
 * Units: cents, rounded half up once. Throws: `INCREASE_OUT_OF_RANGE` over 20%, `TERM_OUT_OF_RANGE`,
 * `RATE_OUT_OF_RANGE`. Source: Reg. 25.2702-3, Table B. Retained value is not reduced for mortality (Walton,
 * 115 T.C. 589). Case: $1,000,000, $100,000 a year, 10 years at 5.0% → retained $772,170.00, gift $227,830.00.
 */
export function gratGift(input: GratGiftInput): GratGift {
  requireAnnuityTerms(input, LARGEST_INCREASE);
  const factor = streamFactor(input, roundingOf(input));
  const retainedCents = timesRatio(input.annuityCents, factor);
  const giftCents = Math.max(0, input.fairMarketValueCents - retainedCents);
  const beyond = retainedCents + giftCents - input.fairMarketValueCents;
  return {
    retainedCents,
    giftCents,
    rows: valuedPayments(schedule(input.annuityCents, input), input),
    working: {
      label: 'Gift to the remainder',
      amountCents: giftCents,
      parts: [
        { label: 'Value transferred', amountCents: input.fairMarketValueCents },
        {
          label: 'Annuity retained',
          amountCents: -retainedCents,
          formula: 'first annuity × annuity factor × payment frequency factor',
          basis: [
            { label: 'First annuity', amountCents: input.annuityCents },
            { label: 'Factor', value: toNumber(factor).toFixed(6) },
          ],
        },
        ...(beyond === 0 ? [] : [{ label: 'Retained beyond the value', amountCents: beyond }]),
      ],
      authority: AUTHORITY,
    },
    warnings:
      beyond === 0
        ? []
        : [{ code: 'ANNUITY_OVER_VALUE', message: 'The annuity is worth more than the trust.', amountCents: beyond }],
  };
}

export interface GratAnnuityForGiftInput extends GratTerms {
  readonly giftCents: Cents;
}

/**
 * The first-year annuity that makes a wanted gift; the inverse of `gratGift`, to the cent.
 * Throws also `GIFT_OVER_VALUE`. Case: $1,000,000, gift $227,830, 10 years at 5.0% → $100,000.00.
 */
export function gratAnnuityForGift(input: GratAnnuityForGiftInput): { annuityCents: Cents; rows: ValuedPayment[] } {
  requireAnnuityTerms(input, LARGEST_INCREASE);
  if (input.giftCents > input.fairMarketValueCents) {
    throw new DomainError('GIFT_OVER_VALUE', 'the gift is more than the value transferred', { field: 'giftCents' });
  }
  const factor = streamFactor(input, roundingOf(input));
  const annuityCents = toCents(divide(ratio(input.fairMarketValueCents - input.giftCents), factor));
  return { annuityCents, rows: valuedPayments(schedule(annuityCents, input), input) };
}

export interface GratZeroedInput {
  readonly fairMarketValueCents: Cents;
  readonly years: number;
  readonly rate: number;
  /** What the trust earns a year; without it the section 7520 rate, at which nothing is left. */
  readonly growth?: number;
  readonly increase?: number;
  readonly factor?: FactorRounding;
}

export interface GratZeroed {
  readonly firstAnnuityCents: Cents;
  readonly lastAnnuityCents: Cents;
  /** What passes to the remainder after the last annuity. */
  readonly remainderCents: Cents;
  readonly rows: readonly TrustYear[];
  readonly warnings: readonly EngineWarning[];
}

/**
 * The annuity that leaves no gift, and what a trust that earns `growth` has left for the remainder.
 *
 * Throws as `gratGift`, and `GROWTH_OUT_OF_RANGE` below −100%. Source: Walton v. Commissioner, 115 T.C. 589.
 * Case: $1,000,000, 2 years at 5.0%, exact → $537,804.88 a year.
 */
export function gratZeroed(input: GratZeroedInput): GratZeroed {
  const { fairMarketValueCents, years, rate, growth = rate, increase = 0, factor = 'exact' } = input;
  requireAnnuityTerms(input, LARGEST_INCREASE);
  requireGrowth(growth);
  const first = divide(ratio(fairMarketValueCents), streamFactor({ years, rate, increase }, factor));
  const payments = Array.from({ length: years }, (_, index) => annuityOfYear(first, increase, index + 1));
  const rows = trustYears(fairMarketValueCents, payments, growth);
  const unpaid = payments.reduce((sum, due) => sum + due, 0) - rows.reduce((sum, row) => sum + row.annuityCents, 0);
  return {
    firstAnnuityCents: payments[0] ?? 0,
    lastAnnuityCents: payments[years - 1] ?? 0,
    remainderCents: rows[years - 1]?.endCents ?? 0,
    rows,
    // A cent a year may be missing from rounding alone.
    warnings:
      unpaid > years
        ? [{ code: 'TRUST_EXHAUSTED', message: 'The trust cannot pay all of its annuities.', amountCents: unpaid }]
        : [],
  };
}

/** Throws DomainError `GROWTH_OUT_OF_RANGE` unless growth is above −1 and at most 10, a decimal. */
export function requireGrowth(growth: number): void {
  if (growth > -1 && growth <= 10) return;
  throw new DomainError('GROWTH_OUT_OF_RANGE', `${growth} is not a yearly growth such as 0.07`, { field: 'growth' });
}

export interface GratDeathInput {
  readonly trustValueCents: Cents;
  readonly annuityCents: Cents;
  readonly rateAtDeath: number;
}

/**
 * What a grantor who dies within the term includes: the principal that yields the annuity at the section 7520 rate of
 * death, at most the trust (Reg. 20.2036-1(c)(2)). Throws `RATE_OUT_OF_RANGE` unless the rate is above 0.
 * Case: $100,000 a year at 5.0% → $2,000,000.00, or the trust if it is less.
 */
export function gratDeathInTerm(input: GratDeathInput): { includedCents: Cents; working: Working } {
  if (!(input.rateAtDeath > 0 && input.rateAtDeath <= 1)) {
    throw new DomainError('RATE_OUT_OF_RANGE', `${input.rateAtDeath} is not a rate such as 0.052`, {
      field: 'rateAtDeath',
    });
  }
  const principal = divide(ratio(input.annuityCents), ratioOf(input.rateAtDeath));
  const yields = compare(principal, ratio(input.trustValueCents)) <= 0;
  const includedCents = yields ? toCents(principal) : input.trustValueCents;
  return {
    includedCents,
    working: {
      label: 'Included in the estate',
      amountCents: includedCents,
      formula: 'the lesser of the trust and annuity ÷ rate',
      basis: [
        { label: 'Trust at death', amountCents: input.trustValueCents },
        yields
          ? { label: 'Principal that yields the annuity', amountCents: includedCents }
          : { label: 'Principal that yields the annuity', value: 'more than the trust' },
      ],
      authority: [{ cite: 'Reg. § 20.2036-1(c)(2)' }],
    },
  };
}
