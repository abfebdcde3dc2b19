import { type Cents, DomainError } from '@platform/kernel';
import { add, compare, multiply, ONE, power, ratio, ratioOf, timesRatio, toCents } from '../arithmetic/ratio.ts';

/** The same each year; more each year by the same part; or little each year and a large last payment. */
export const TRUST_PAYOUT_TYPES = ['Level', 'Increasing', 'Sharkfin'] as const;
export type TrustPayoutType = (typeof TRUST_PAYOUT_TYPES)[number];

export interface TrustTermInput {
  /** What the trust holds at the beginning of the first year. */
  readonly beginningCents: Cents;
  readonly firstYear: number;
  readonly years: number;
  /** Paid out at the end of each year; without it `payoutRate` of what the year began with. Increasing: of the first. */
  readonly annuityCents?: Cents;
  /** Of an annuity; left out: level. */
  readonly payoutType?: TrustPayoutType;
  /** Increasing: what each payment is more than the one before, a decimal: 0.2. */
  readonly increaseRate?: number;
  /** Increasing: payments of the term before `firstYear`. */
  readonly yearsPaid?: number;
  /** Sharkfin: the payment of the last year, in place of the annuity. */
  readonly lastAnnuityCents?: Cents;
  /** A decimal: 0.05. */
  readonly payoutRate?: number;
  readonly growthRate?: number;
  /** Of the growth, where the trust itself pays it. */
  readonly incomeTaxRate?: number;
}

/** `beginning + growth − outflows = ending`, and `annuity + income tax = outflows`, to the cent. */
export interface TrustTermYear {
  readonly year: number;
  readonly beginningCents: Cents;
  readonly growthCents: Cents;
  readonly incomeTaxCents: Cents;
  readonly annuityCents: Cents;
  readonly outflowCents: Cents;
  readonly endingCents: Cents;
}

const MOST_YEARS = 100;
const MOST_DUE_CENTS = 2 ** 50;
const RATES = [
  ['growthRate', -0.5, 0.5],
  ['payoutRate', 0, 1],
  ['incomeTaxRate', 0, 1],
  ['increaseRate', 0, 10],
] as const;

/** What is due at the end of the year at place `at`, from 0; undefined where a part of the beginning is. */
function dueIn(input: TrustTermInput, at: number): Cents | undefined {
  const { annuityCents, payoutType = 'Level', increaseRate = 0, yearsPaid = 0, lastAnnuityCents, years } = input;
  if (annuityCents === undefined || payoutType === 'Level') return annuityCents;
  if (payoutType === 'Increasing') {
    const due = multiply(ratio(annuityCents), power(add(ONE, ratioOf(increaseRate)), yearsPaid + at));
    // Rising for long enough, it is more than money is counted in; no trust holds that.
    return compare(due, ratio(MOST_DUE_CENTS)) > 0 ? MOST_DUE_CENTS : toCents(due);
  }
  return at === years - 1 ? (lastAnnuityCents ?? annuityCents) : annuityCents;
}

/**
 * A trust over its term, year by year: it grows, pays tax on what it has grown by, and pays out, never more than there is.
 *
 * Units: cents, each amount rounded half up. Throws: DomainError TERM_OUT_OF_RANGE, RATE_OUT_OF_RANGE.
 * Case: $1,000,000 at 5%, $100,000 a year → $950,000.00 after the first year, $897,500.00 after the second; rising by
 * 20% → $877,500.00 after the second. How fast an annuity may rise hangs on the kind of trust: the caller knows that.
 */
export function trustTermYears(input: TrustTermInput): TrustTermYear[] {
  const { beginningCents, firstYear, years, payoutRate = 0, growthRate = 0, incomeTaxRate = 0 } = input;
  if (!Number.isInteger(years) || years < 0 || years > MOST_YEARS)
    throw new DomainError('TERM_OUT_OF_RANGE', `a term lasts at most ${MOST_YEARS} years`, { field: 'years' });
  for (const [field, least, most] of RATES) {
    const rate = input[field] ?? 0;
    if (!(rate >= least && rate <= most))
      throw new DomainError('RATE_OUT_OF_RANGE', `${rate} is not from ${least} to ${most}`, { field });
  }
  const rows: TrustTermYear[] = [];
  let beginning = beginningCents;
  for (let at = 0; at < years; at += 1) {
    const growthCents = timesRatio(beginning, ratioOf(growthRate));
    const incomeTaxCents = growthCents > 0 ? timesRatio(growthCents, ratioOf(incomeTaxRate)) : 0;
    const asked = dueIn(input, at) ?? timesRatio(beginning, ratioOf(payoutRate));
    const paid = Math.max(0, Math.min(asked, beginning + growthCents - incomeTaxCents));
    const outflowCents = paid + incomeTaxCents;
    const endingCents = beginning + growthCents - outflowCents;
    rows.push({
      year: firstYear + at,
      beginningCents: beginning,
      growthCents,
      incomeTaxCents,
      annuityCents: paid,
      outflowCents,
      endingCents,
    });
    beginning = endingCents;
  }
  return rows;
}
