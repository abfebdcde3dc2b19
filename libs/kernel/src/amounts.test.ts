import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDollars, readAmount } from './amounts.ts';
import { formatCents, formatDollarsAndCents, LARGEST_AMOUNT_CENTS } from './money.ts';

const someCents = fc.integer({ min: 0, max: LARGEST_AMOUNT_CENTS });

describe('a typed amount', () => {
  it.each([
    ['1.2M', 120_000_000],
    ['500k', 50_000_000],
    ['$ 2.5 b', 250_000_000_000],
    ['1,250,000.55', 125_000_055],
    ['1250000.5', 125_000_050],
    ['1.23456789M', 123_456_789],
    ['1,250K', 125_000_000],
    ['.07', 7],
    ['5.', 500],
    ['007', 700],
    ['999,999,999,999.99', LARGEST_AMOUNT_CENTS],
  ])('"%s" is %s cents', (typed, cents) => expect(readAmount(typed)).toEqual({ cents }));

  it.each([
    ['-5000', 'negative'],
    ['\u22125,000', 'negative'],
    ['(5000)', 'negative'],
    ['1e9', 'exponent'],
    ['1.5E+6', 'exponent'],
    ['1.250.000,55', 'separators'],
    ['1250,55', 'separators'],
    ['12,50,000', 'separators'],
    [',', 'unreadable'],
    ['1.234', 'decimals'],
    ['0.000000001M', 'decimals'],
    ['1234567890123', 'tooLarge'],
    ['1000B', 'tooLarge'],
    ['', 'unreadable'],
    ['.', 'unreadable'],
    ['a million', 'unreadable'],
    ['1M2', 'unreadable'],
    ['$-5', 'negative'],
    ['€500', 'unreadable'],
  ])('"%s" is refused: %s', (typed, fault) => expect(readAmount(typed)).toEqual({ fault }));

  it('is read back from every way in which it is shown', () => {
    fc.assert(
      fc.property(someCents, (amount) => {
        const digits = String(amount).padStart(3, '0');
        const plain = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        for (const shown of [plain, formatCents(amount), formatDollarsAndCents(amount)]) {
          expect(readAmount(shown)).toEqual({ cents: amount });
        }
      }),
    );
  });

  it('with a unit is the amount with its zeros', () => {
    const unit = fc.constantFrom(['k', 1000], ['M', 1_000_000], ['b', 1_000_000_000]) as fc.Arbitrary<[string, number]>;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), unit, (hundredths, [letter, factor]) => {
        const typed = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}${letter}`;
        const exact = BigInt(hundredths) * BigInt(factor);
        expect(readAmount(typed)).toEqual({ cents: Number(exact) });
      }),
    );
  });

  it('loses no character: what is taken says the same digits, whatever the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.,-$kMe ()'), maxLength: 12 });
    fc.assert(
      fc.property(text, (typed) => {
        const cents = parseDollars(typed);
        if (cents === null) return;
        expect(Number.isSafeInteger(cents) && cents >= 0 && cents <= LARGEST_AMOUNT_CENTS).toBe(true);
        const [, mantissa = '', letter = ''] = /^\$?([\d.,]*)([kmb]?)$/i.exec(typed.replace(/\s/g, '')) ?? [];
        const factor = { k: 1e3, m: 1e6, b: 1e9 }[letter.toLowerCase()] ?? 1;
        const dollars = Number(mantissa.replaceAll(',', '')) * factor;
        expect(Math.abs(cents / 100 - dollars)).toBeLessThan(0.01 + dollars * 1e-12);
      }),
      { numRuns: 2000 },
    );
  });
});
