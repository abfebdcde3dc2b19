import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trustTermYears } from './trust-term.ts';

const M = 1_000_000_00;

it('an annuity is paid out of growth and then out of what is there', () => {
  const rows = trustTermYears({
    beginningCents: M,
    firstYear: 2026,
    years: 2,
    annuityCents: 100_000_00,
    growthRate: 0.05,
  });
  expect(rows.map(({ year, endingCents }) => [year, endingCents])).toEqual([
    [2026, 950_000_00],
    [2027, 897_500_00],
  ]);
});

it('a unitrust pays its part of what each year begins with, and tax on the growth leaves too', () => {
  const [first] = trustTermYears({
    beginningCents: M,
    firstYear: 2026,
    years: 1,
    payoutRate: 0.06,
    growthRate: 0.1,
    incomeTaxRate: 0.2,
  });
  expect(first).toEqual({
    year: 2026,
    beginningCents: M,
    growthCents: 100_000_00,
    incomeTaxCents: 20_000_00,
    annuityCents: 60_000_00,
    outflowCents: 80_000_00,
    endingCents: 1_020_000_00,
  });
});

it('an annuity that rises by a fifth each year pays 100, 120, 144 thousand, also where years of it have passed', () => {
  const input = { beginningCents: M, firstYear: 2026, annuityCents: 100_000_00, growthRate: 0.05 };
  const rising = { ...input, payoutType: 'Increasing', increaseRate: 0.2 } as const;
  // 1,000,000 + 50,000 − 100,000 = 950,000; + 47,500 − 120,000 = 877,500; + 43,875 − 144,000 = 777,375.
  expect(
    trustTermYears({ ...rising, years: 3 }).map(({ annuityCents, endingCents }) => [annuityCents, endingCents]),
  ).toEqual([
    [100_000_00, 950_000_00],
    [120_000_00, 877_500_00],
    [144_000_00, 777_375_00],
  ]);
  // The third payment and the fourth: 144,000 and 172,800.
  const later = trustTermYears({ ...rising, years: 2, yearsPaid: 2 });
  expect(later.map(({ annuityCents }) => annuityCents)).toEqual([144_000_00, 172_800_00]);
});

it('an annuity that rises beyond all measure takes what there is', () => {
  const years = trustTermYears({
    beginningCents: M,
    firstYear: 2026,
    years: 30,
    annuityCents: 10_000_00,
    payoutType: 'Increasing',
    increaseRate: 10,
  });
  expect(years.at(-1)).toMatchObject({ annuityCents: 0, endingCents: 0 });
  expect(years.reduce((sum, { annuityCents }) => sum + annuityCents, 0)).toBe(M);
});

it('a sharkfin pays little, and in its last year the large amount, or what there is', () => {
  const input = { beginningCents: M, firstYear: 2026, years: 3, annuityCents: 10_000_00, growthRate: 0.05 };
  const fin = (lastAnnuityCents: number) =>
    trustTermYears({ ...input, payoutType: 'Sharkfin', lastAnnuityCents }).map((row) => [
      row.annuityCents,
      row.endingCents,
    ]);
  // 1,040,000; + 52,000 − 10,000 = 1,082,000; + 54,100 = 1,136,100.
  expect(fin(1_100_000_00)).toEqual([
    [10_000_00, 1_040_000_00],
    [10_000_00, 1_082_000_00],
    [1_100_000_00, 36_100_00],
  ]);
  expect(fin(2_000_000_00)[2]).toEqual([1_136_100_00, 0]);
});

it('what is used up pays what is left and then nothing', () => {
  const rows = trustTermYears({ beginningCents: 150_00, firstYear: 2026, years: 3, annuityCents: 100_00 });
  expect(rows.map(({ annuityCents }) => annuityCents)).toEqual([100_00, 50_00, 0]);
});

it('each year begins with what the last ended with, and nothing comes or goes that is not said', () => {
  const input = fc.record({
    beginningCents: fc.integer({ min: 0, max: 99_999_999_999_99 }),
    firstYear: fc.constant(2026),
    years: fc.integer({ min: 0, max: 30 }),
    annuityCents: fc.option(fc.integer({ min: 0, max: 9_999_999_99 }), { nil: undefined }),
    payoutRate: fc.double({ min: 0, max: 1, noNaN: true }),
    growthRate: fc.double({ min: -0.5, max: 0.2, noNaN: true }),
    incomeTaxRate: fc.double({ min: 0, max: 1, noNaN: true }),
    payoutType: fc.constantFrom('Level' as const, 'Increasing' as const, 'Sharkfin' as const),
    increaseRate: fc.double({ min: 0, max: 1, noNaN: true }),
    lastAnnuityCents: fc.integer({ min: 0, max: 99_999_999_99 }),
  });
  fc.assert(
    fc.property(input, ({ annuityCents, ...rest }) => {
      const rows = trustTermYears({ ...rest, ...(annuityCents !== undefined && { annuityCents }) });
      rows.forEach((row, at) => {
        expect(row.beginningCents).toBe(at === 0 ? rest.beginningCents : rows[at - 1]?.endingCents);
        expect(row.beginningCents + row.growthCents - row.outflowCents).toBe(row.endingCents);
        expect(row.annuityCents + row.incomeTaxCents).toBe(row.outflowCents);
        expect(row.endingCents).toBeGreaterThanOrEqual(0);
      });
    }),
  );
});

it.each([
  ['TERM_OUT_OF_RANGE', { years: 101 }],
  ['TERM_OUT_OF_RANGE', { years: 1.5 }],
  ['RATE_OUT_OF_RANGE', { growthRate: 0.51 }],
  ['RATE_OUT_OF_RANGE', { payoutRate: -0.01 }],
  ['RATE_OUT_OF_RANGE', { increaseRate: 10.1 }],
])('%s is refused', (code, more) => {
  expect(() => trustTermYears({ beginningCents: 1, firstYear: 2026, years: 1, ...more })).toThrow(
    expect.objectContaining({ code }),
  );
});
