import { type Cents, DomainError } from '@platform/kernel';

const HALF = 67_108_864; // 2^26

/**
 * `amount × weight ÷ total`, floored; exact for whole numbers below 2^51 without big integers, which this hot path
 * could not afford, nor objects for its results. Needs amount ≤ 2^51, weight ≤ total.
 */
function floorShare(amount: number, weight: number, total: number): number {
  let share = Math.floor(amount * (weight / total));
  while (productDifference(amount, weight, share, total) < 0) share -= 1;
  while (productDifference(amount, weight, share, total) >= total) share += 1;
  return share;
}

/** `a·b − c·d` where the result is known to be small: computed in halves, so that no product leaves 2^53. */
function productDifference(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  if (left <= Number.MAX_SAFE_INTEGER && right <= Number.MAX_SAFE_INTEGER) return left - right;
  const a1 = Math.floor(a / HALF);
  const b1 = Math.floor(b / HALF);
  const c1 = Math.floor(c / HALF);
  const d1 = Math.floor(d / HALF);
  const a0 = a - a1 * HALF;
  const b0 = b - b1 * HALF;
  const c0 = c - c1 * HALF;
  const d0 = d - d1 * HALF;
  const middle = a1 * b0 + a0 * b1 - c1 * d0 - c0 * d1;
  return ((a1 * b1 - c1 * d1) * HALF + middle) * HALF + (a0 * b0 - c0 * d0);
}

/**
 * Divides an amount by whole weights: every share floored, then one cent each to the largest remainders, ties in
 * listing order (CONVENTIONS C2). Zero weights throughout give zero shares.
 * Case: 100 cents over [1, 1, 1] → [34, 33, 33].
 */
export function divide(amount: Cents, weights: readonly number[]): Cents[] {
  let total = 0;
  for (const weight of weights) total += weight;
  if (total === 0 || amount === 0) return weights.map(() => 0);
  if (weights.length === 1) return [amount];
  let left = amount;
  const shares = weights.map((weight) => {
    const share = floorShare(amount, weight, total);
    left -= share;
    return share;
  });
  if (left > 0) {
    const remainders = weights.map((weight, index) => productDifference(amount, weight, shares[index] ?? 0, total));
    const order = weights.map((_, index) => index);
    order.sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b);
    for (const index of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  }
  return shares;
}

/** `amount × part ÷ whole`, rounded half up to the cent. Needs part ≤ whole. */
export function proportion(amount: Cents, part: number, whole: number): Cents {
  if (whole === 0 || amount === 0) return 0;
  const share = floorShare(amount, part, whole);
  return productDifference(amount, part, share, whole) * 2 >= whole ? share + 1 : share;
}

/** Percentages carry at most five decimals, so they are whole in units of 0.00001. */
export const PERCENT_UNIT = 100_000;
const HUNDRED = 100 * PERCENT_UNIT;
const TOLERANCE = PERCENT_UNIT / 100;

/** A percentage (0–100) of an amount, rounded half up. Case: 2% of $900,000 → $18,000.00. */
export function percentOf(amount: Cents, percent: number): Cents {
  return proportion(amount, Math.round(percent * PERCENT_UNIT), HUNDRED);
}

export interface ShareWeights {
  readonly weights: readonly number[];
  /** What the stated percentages leave over, in the same unit; it lapses. */
  readonly unassigned: number;
}

/**
 * Weights of shares by their percentages (C2): none stated is equal; those without one share what is left equally;
 * 99.99–100.01 is scaled to 100. Throws DomainError `SHARES_OVER_100` above that.
 */
export function shareWeights(shares: readonly { readonly percent?: number }[], field: string): ShareWeights {
  const stated = shares.map(({ percent }) => (percent === undefined ? undefined : Math.round(percent * PERCENT_UNIT)));
  const open = stated.filter((value) => value === undefined).length;
  if (open === stated.length) return { weights: stated.map(() => 1), unassigned: 0 };
  const sum = stated.reduce<number>((total, value) => total + (value ?? 0), 0);
  if (sum > HUNDRED + TOLERANCE) {
    throw new DomainError('SHARES_OVER_100', `the shares add up to ${sum / PERCENT_UNIT}%, more than 100%`, { field });
  }
  const left = Math.max(0, HUNDRED - sum);
  if (open > 0) return { weights: stated.map((value) => (value === undefined ? left : value * open)), unassigned: 0 };
  return { weights: stated.map((value) => value ?? 0), unassigned: left > TOLERANCE ? left : 0 };
}
