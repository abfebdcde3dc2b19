import { DomainError } from './errors.ts';

/** An amount of US money in whole cents: a safe integer (±90 trillion dollars), never a fraction. */
export type Cents = number;

/** Throws DomainError `NOT_CENTS` unless `value` is a safe integer. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new DomainError('NOT_CENTS', `${value} is not a whole number of cents`);
  return value === 0 ? 0 : value;
}

/**
 * `amount × numerator ÷ denominator`, rounded half away from zero to the cent, exact at every size.
 * Throws DomainError `DIVISION_BY_ZERO`. Case: 10 cents × 1 ÷ 4 → 3 cents.
 */
export function multiplyRatio(amount: Cents, numerator: number | bigint, denominator: number | bigint): Cents {
  let n = BigInt(amount) * BigInt(numerator);
  let d = BigInt(denominator);
  if (d === 0n) throw new DomainError('DIVISION_BY_ZERO', 'a ratio has denominator 0');
  if (d < 0n) [n, d] = [-n, -d];
  const half = n < 0n ? -d : d;
  return cents(Number((2n * n + half) / (2n * d)));
}

/**
 * Splits `total` in proportion to `weights`: each share is floored, then the cents left go one each to the largest
 * remainders, ties in listing order (CONVENTIONS C2). The shares always add up to `total`.
 * Throws DomainError `NO_WEIGHT` when a non-zero total meets only zero weights, `NEGATIVE_WEIGHT` for one below zero.
 * Case: 100 cents over [1, 1, 1] → [34, 33, 33].
 */
export function allocate(total: Cents, weights: readonly (number | bigint)[]): Cents[] {
  const parts = weights.map(BigInt);
  if (parts.some((w) => w < 0n)) throw new DomainError('NEGATIVE_WEIGHT', 'a share is below zero');
  const sum = parts.reduce((a, b) => a + b, 0n);
  if (sum === 0n) {
    if (total !== 0) throw new DomainError('NO_WEIGHT', `nothing to divide ${total} cents by`);
    return parts.map(() => 0);
  }
  const sign = total < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(total));
  const shares = parts.map((w) => (whole * w) / sum);
  const order = parts
    .map((w, index) => ({ index, remainder: (whole * w) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  let left = whole - shares.reduce((a, b) => a + b, 0n);
  for (const { index } of order) {
    if (left === 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return shares.map((s) => cents(sign * Number(s)));
}

/** Sum of amounts; throws DomainError `NOT_CENTS` when it leaves the safe range. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

/**
 * A sum over many estates as an amount: what is beyond the safe range (90 trillion dollars) is its end, for one that is
 * absurd must not take the list with it that it stands in; in words that end is said to be less than the sum.
 * Case: 2^60 → 9,007,199,254,740,991.
 */
export function atMostCents(sum: number): Cents {
  if (Number.isNaN(sum)) throw new DomainError('NOT_CENTS', 'NaN is no amount');
  return Math.min(Math.max(Math.round(sum), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}

/** Before an amount at the end of the range: no single one comes near it, so a sum was beyond it. */
const beyond = (amount: Cents): string =>
  amount >= Number.MAX_SAFE_INTEGER ? 'over ' : amount <= Number.MIN_SAFE_INTEGER ? 'below ' : '';

/** Digits before the point that a typed amount may have (estate domain §9). */
export const CURRENCY_INTEGER_DIGITS = 12;

/** The largest amount that may be entered: twelve digits of dollars, to the cent. */
export const LARGEST_AMOUNT_CENTS: Cents = 10 ** CURRENCY_INTEGER_DIGITS * 100 - 1;

const MINUS = '\u2212';
const group = (digits: string): string => digits.replace(/\B(?=(?:\d{3}){1,12}(?!\d))/g, ',');

/** Receipts: dollars and cents without a sign, true minus. Case: -108425000 → `−1,084,250.00`. */
export function formatCents(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? MINUS : ''}${group(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** Dollars and cents with the sign, for totals. Case: 719133088 → `$7,191,330.88`. */
export function formatDollarsAndCents(amount: Cents): string {
  return `${beyond(amount)}${amount < 0 ? MINUS : ''}$${formatCents(Math.abs(amount))}`;
}

/**
 * Tables: whole dollars, half up for display only; less than a dollar in cents, for 0 would say that there is nothing.
 * Case: 41270050 → `412,701`; 1 → `0.01`.
 */
export function formatWholeDollars(amount: Cents): string {
  const size = Math.abs(amount);
  if (size > 0 && size < 100) return formatCents(amount);
  return `${amount < 0 ? MINUS : ''}${group(String(Math.floor((size + 50) / 100)))}`;
}

/**
 * Headlines, lists and diagrams: B and M with two decimals, K with one (none if zero), exact dollars below $10,000.
 * Rounded half up for display only. Case: 3884478000 → `$38.84M`; 92900000 → `$929K`; 850000 → `$8,500`.
 */
export function abbreviateCents(amount: Cents): string {
  const size = Math.abs(amount);
  const sign = `${beyond(amount)}${amount < 0 ? MINUS : ''}`;
  const scaled = (unit: number, decimals: number): string => {
    const factor = 10 ** decimals;
    const value = multiplyRatio(size, factor, unit);
    return `${group(String(Math.floor(value / factor)))}${decimals ? `.${String(value % factor).padStart(decimals, '0')}` : ''}`;
  };
  // The limits are where rounding would carry into the next unit: $999.96K is shown as $1.00M.
  if (size >= 99_999_500_000) return `${sign}$${scaled(100_000_000_000, 2)}B`;
  if (size >= 99_995_000) return `${sign}$${scaled(100_000_000, 2)}M`;
  if (size >= 1_000_000) return `${sign}$${scaled(100_000, 1).replace(/\.0$/, '')}K`;
  return `${sign}$${formatWholeDollars(size)}`;
}
