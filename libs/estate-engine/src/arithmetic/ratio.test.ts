import { multiplyRatio } from '@platform/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  multiply,
  power,
  ratio,
  ratioOf,
  roundRatio,
  subtract,
  timesRatio,
  toDecimals,
  toNumber,
} from './ratio.ts';

describe('exact fractions', () => {
  it.each([
    [0.052, 13n, 250n],
    [5, 5n, 1n],
    [-1.5, -3n, 2n],
    [1e-7, 1n, 10_000_000n],
    [1.2e21, 1_200_000_000_000_000_000_000n, 1n],
  ])('%f is read as it was written', (value, n, d) => {
    expect(ratioOf(value)).toEqual({ n, d });
  });
  it.each([[Number.NaN], [Number.POSITIVE_INFINITY]])('%f is no number', (value) => {
    expect(() => ratioOf(value)).toThrow(expect.objectContaining({ code: 'NOT_A_NUMBER' }));
  });
  it('round halves away from zero', () => {
    expect([roundRatio(ratio(5, 2)), roundRatio(ratio(-5, 2)), roundRatio(ratio(7, 3))]).toEqual([3n, -3n, 2n]);
    expect(toNumber(toDecimals(ratio(1, 3), 4))).toBe(0.3333);
  });
  it('refuse to divide by nothing', () => {
    expect(() => divide(ratio(1), ratio(0))).toThrow(expect.objectContaining({ code: 'DIVISION_BY_ZERO' }));
  });

  const fraction = fc
    .tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.bigInt(1n, 10n ** 20n))
    .map(([n, d]) => ratio(n, d));
  it('follow the laws of arithmetic', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(compare(subtract(add(a, b), b), a)).toBe(0);
        expect(compare(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(0);
        expect(compare(power(a, 3), multiply(a, multiply(a, a)))).toBe(0);
      }),
    );
  });
  it('read back any decimal a double can print', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        (value) => Math.abs(toNumber(ratioOf(value)) - value) <= 1e-9,
      ),
    );
  });
  it('multiply money as the kernel does', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (amount, n, d) => {
        fc.pre(Math.abs((amount * n) / d) < 2 ** 52);
        expect(timesRatio(amount, ratio(n, d))).toBe(multiplyRatio(amount, n, d));
      }),
    );
  });
});
