import { type Cents, cents, DomainError } from '@platform/kernel';

/** An exact fraction; the denominator is above zero. Not reduced unless it grows: see `ratio`. */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/** Throws DomainError `DIVISION_BY_ZERO`. Reduced, so that long sums stay small. */
export function ratio(n: bigint | number, d: bigint | number = 1n): Ratio {
  let [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw new DomainError('DIVISION_BY_ZERO', 'a ratio has denominator 0');
  if (bottom < 0n) [top, bottom] = [-top, -bottom];
  const common = gcd(top, bottom);
  return common > 1n ? { n: top / common, d: bottom / common } : { n: top, d: bottom };
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/**
 * The decimal a number was written as, exactly: 0.052 is 52/1000, not the binary fraction nearest to it.
 * Throws DomainError `NOT_A_NUMBER` for NaN and infinities.
 */
export function ratioOf(value: number): Ratio {
  const match = DECIMAL.exec(String(value));
  if (!match) throw new DomainError('NOT_A_NUMBER', `${value} is not a decimal number`);
  const [, sign, whole = '0', decimals = '', exponent = '0'] = match;
  const shift = Number(exponent) - decimals.length;
  const digits = BigInt(`${sign}${whole}${decimals}`);
  return shift >= 0 ? ratio(digits * 10n ** BigInt(shift)) : ratio(digits, 10n ** BigInt(-shift));
}

export const ONE: Ratio = { n: 1n, d: 1n };

export const add = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.n, a.d * b.d);
export const divide = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d, a.d * b.n);

/** Below zero, zero or above zero as `a` is less than, equal to or more than `b`. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function power(base: Ratio, exponent: number): Ratio {
  return { n: base.n ** BigInt(exponent), d: base.d ** BigInt(exponent) };
}

/** Nearest integer, halves away from zero. */
export function roundRatio({ n, d }: Ratio): bigint {
  return (2n * n + (n < 0n ? -d : d)) / (2n * d);
}

/** Rounded half away from zero to so many decimals, as an exact fraction. Case: 1/3 to 4 → 3333/10000. */
export function toDecimals(value: Ratio, decimals: number): Ratio {
  const scale = 10n ** BigInt(decimals);
  return ratio(roundRatio({ n: value.n * scale, d: value.d }), scale);
}

/** Rounded half up to whole cents. */
export function toCents(value: Ratio): Cents {
  return cents(Number(roundRatio(value)));
}

/** For display and JSON: the nearest double; exact up to 15 digits for a value already rounded to decimals. */
export function toNumber({ n, d }: Ratio): number {
  const scale = 10n ** 18n;
  return d < 1_000_000_000_000n && n < 9_000_000_000_000_000n && n > -9_000_000_000_000_000n
    ? Number(n) / Number(d)
    : Number((n * scale) / d) / 1e18;
}

/** `amount × factor`, rounded half up to the cent. */
export function timesRatio(amount: Cents, factor: Ratio): Cents {
  return toCents({ n: BigInt(amount) * factor.n, d: factor.d });
}
