import { describe, expect, it } from 'vitest';
import {
  abbreviateCents,
  allocate,
  atMostCents,
  formatCents,
  formatDollarsAndCents,
  formatWholeDollars,
  multiplyRatio,
} from './money.ts';

describe('allocate', () => {
  it('gives the cents left over to the largest remainders, ties in listing order', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(66_666_667, [1, 2])).toEqual([22_222_222, 44_444_445]);
  });
  it('refuses to divide money by nothing', () => {
    expect(() => allocate(1, [0, 0])).toThrow(/nothing to divide/);
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
  });
});

describe('multiplyRatio', () => {
  it.each([
    { amount: 10, by: [1, 4], is: 3 },
    { amount: -10, by: [1, 4], is: -3 },
    { amount: 9_007_199_254_740_991, by: [1, 1], is: 9_007_199_254_740_991 },
  ])('$amount × $by → $is', ({ amount, by: [n = 0, d = 0], is }) => expect(multiplyRatio(amount, n, d)).toBe(is));
});

describe('formats', () => {
  it.each([
    [3_884_478_000, '$38.84M'],
    [92_900_000, '$929K'],
    [79_770_000, '$797.7K'],
    [850_000, '$8,500'],
    [186_000_000_000, '$1.86B'],
    [-108_425_000, '\u2212$1.08M'],
    [99_996_000, '$1.00M'],
    [0, '$0'],
  ])('R176: abbreviates %i cents as %s', (amount, text) => expect(abbreviateCents(amount)).toBe(text));
  it('shows receipts in cents with a true minus', () => {
    expect(formatCents(-108_425_000)).toBe('\u22121,084,250.00');
    expect(formatCents(5)).toBe('0.05');
    expect(formatDollarsAndCents(719_133_088)).toBe('$7,191,330.88');
    expect(formatWholeDollars(41_270_050)).toBe('412,701');
  });
  it.each([
    [1, '0.01'],
    [-1, '\u22120.01'],
    [49, '0.49'],
    [99, '0.99'],
    [100, '1'],
    [-149, '\u22121'],
    [0, '0'],
  ])('shows %i cents as %s where dollars are whole, for 0 would say that there is nothing', (amount, text) => {
    expect(formatWholeDollars(amount)).toBe(text);
    expect(abbreviateCents(amount)).toBe(text.replace(/^(\u2212?)/, '$1$$'));
  });
});

describe('a sum beyond all amounts', () => {
  it('is the largest there is, on its own side, and is said to be more', () => {
    expect([2 ** 60, -(2 ** 60), 12, 0.4].map(atMostCents)).toEqual([
      Number.MAX_SAFE_INTEGER,
      Number.MIN_SAFE_INTEGER,
      12,
      0,
    ]);
    expect([abbreviateCents, formatDollarsAndCents].map((words) => words(atMostCents(2 ** 60)))).toEqual([
      'over $90,071.99B',
      'over $90,071,992,547,409.91',
    ]);
    expect(abbreviateCents(atMostCents(-(2 ** 60)))).toBe('below \u2212$90,071.99B');
    expect(abbreviateCents(Number.MAX_SAFE_INTEGER - 1)).toBe('$90,071.99B');
    expect(() => atMostCents(Number.NaN)).toThrow('no amount');
  });
});
