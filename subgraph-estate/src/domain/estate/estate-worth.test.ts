import { LARGEST_AMOUNT_CENTS } from '@platform/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import { estateRow } from '../../views/rows/estate-row.ts';
import { checkBalance } from '../balance-sheet/balance.ts';
import { NO_ASSET } from '../balance-sheet/holding-facts.ts';
import type { Estate } from './estate.ts';
import { checkWorth } from './estate-worth.ts';
import { withFigures } from './figures.ts';

const TODAY = '2026-11-20';
const [anEstate] = fc.sample(randomStoredEstate, { numRuns: 1, seed: 1 }) as [Estate];
const holding = (...balances: number[]): Estate => ({
  ...anEstate,
  liabilities: [],
  assets: balances.map((balanceCents, at) => ({
    ...NO_ASSET,
    id: `a${at}`,
    name: 'Cash',
    assetType: 'CASH',
    balanceCents,
    owners: [{ id: anEstate.personId }],
  })),
});

describe('the worth of an estate', () => {
  it('is at most the largest value, told at the field', () => {
    expect(() => checkBalance(LARGEST_AMOUNT_CENTS + 1)).toThrow('A value is at most $999,999,999,999.99.');
    expect(() => checkBalance(-1)).toThrow('Please specify a valid number');
    expect(() => checkWorth(null, holding(LARGEST_AMOUNT_CENTS))).not.toThrow();
    expect(() => checkWorth(null, holding(LARGEST_AMOUNT_CENTS, 1))).toThrow(
      'Everything in an estate together is worth at most $999,999,999,999.99.',
    );
  });
  it('that was stored beyond it can be made smaller, and not larger', () => {
    const stored = holding(LARGEST_AMOUNT_CENTS, LARGEST_AMOUNT_CENTS);
    expect(() => checkWorth(stored, holding(LARGEST_AMOUNT_CENTS, 5))).not.toThrow();
    expect(() => checkWorth(stored, holding(LARGEST_AMOUNT_CENTS, LARGEST_AMOUNT_CENTS, 1))).toThrow();
  });
  it('within it has figures that are amounts, whatever it holds', () => {
    const balances = fc.array(fc.integer({ min: 0, max: LARGEST_AMOUNT_CENTS }), { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(balances, (given) => {
        const scale = given.reduce((sum, one) => sum + one, 0) / LARGEST_AMOUNT_CENTS;
        const estate = holding(...given.map((one) => Math.floor(scale > 1 ? one / scale : one)));
        checkWorth(null, estate);
        const row = estateRow(withFigures(estate, TODAY));
        for (const sum of [row.calculated.netWorthCents ?? 0, row.taxCents, row.facts.assetsCents])
          expect(Number.isSafeInteger(sum)).toBe(true);
      }),
      { numRuns: 40, seed: 20_261_122 },
    );
  });
});
