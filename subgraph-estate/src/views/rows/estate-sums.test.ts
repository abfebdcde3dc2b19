import { LARGEST_AMOUNT_CENTS } from '@platform/kernel';
import { describe, expect, it } from 'vitest';
import { standingFindings } from '../../domain/opportunity/findings.ts';
import { addUp, NO_SUMS, type SummedRow, together } from './estate-sums.ts';

const DATES = {
  quarterBegan: '2026-10-01T04:00:00.000Z',
  freshSince: '2026-08-22',
  oldBefore: '2018-11-20',
  today: '2026-11-20',
} as const;

/** Numbers that look random and are the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function someRow(below: (most: number) => number): SummedRow {
  const day = (from: number) => `${from + below(9)}-0${1 + below(9)}-1${below(9)}` as const;
  return {
    createdAt: `${day(2018)}T00:00:00.000Z`,
    taxCents: below(2) * below(1e9),
    calculated: below(5) === 0 ? {} : { netWorthCents: below(1e12) - 1e11, asOf: day(2018), ruleSet: 'other rules' },
    facts: {
      assetsCents: below(1e12),
      valuations: Array.from({ length: below(4) }, () => ({ on: day(2018), balanceCents: below(1e9) })),
      taxedInsuranceCents: below(2) * below(1e9),
      exclusionNotPorted: below(2) === 0,
      oldestSignedOn: below(3) === 0 ? null : day(2012),
      healthCareDirectiveMissing: below(2) === 0,
      hasWill: below(2) === 0,
    },
  } as SummedRow;
}

describe('the sums of many estates', () => {
  it('are those of all rows, into whatever parts they were cut and in whatever order', () => {
    const below = numbers(11);
    for (let round = 0; round < 50; round += 1) {
      const rows = Array.from({ length: below(60) }, () => someRow(below));
      const parts = Map.groupBy(rows, () => below(8)).values();
      const cut = [...parts].map((part) => addUp(part.toReversed(), DATES));
      expect(together(cut.toReversed())).toEqual(addUp(rows, DATES));
    }
  });

  it('have room for many estates at the largest amount: what is fresh of them stays its share', () => {
    const largest = { ...someRow(() => 0), calculated: { netWorthCents: LARGEST_AMOUNT_CENTS } };
    const valued = (on: string) => ({ on, balanceCents: LARGEST_AMOUNT_CENTS });
    const rows = Array.from({ length: 200 }, (_, index) => ({
      ...largest,
      facts: {
        ...largest.facts,
        assetsCents: LARGEST_AMOUNT_CENTS,
        valuations: [valued(index % 4 ? '2020-01-01' : '2026-11-01')],
      },
    })) as SummedRow[];
    const { netWorthCents, assetsCents, freshAssetsCents } = addUp(rows, DATES);
    expect(netWorthCents / LARGEST_AMOUNT_CENTS).toBeCloseTo(200, 10);
    expect(freshAssetsCents / assetsCents).toBeCloseTo(0.25, 10);
  });

  it('count each row where it belongs', () => {
    const below = numbers(12);
    const rows = Array.from({ length: 200 }, () => someRow(below));
    const sums = addUp(rows, DATES);
    const total = (of: (row: SummedRow) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
    expect(sums).toMatchObject({
      estates: 200,
      added: rows.filter(({ createdAt }) => createdAt >= DATES.quarterBegan).length,
      netWorthCents: total(({ calculated }) => calculated.netWorthCents ?? 0),
      taxCents: total(({ taxCents }) => taxCents),
      assetsCents: total(({ facts }) => facts.assetsCents),
      // None is of the rules that run.
      stale: 200,
      asOf: rows.flatMap(({ calculated }) => calculated.asOf ?? []).toSorted()[0],
    });
    const insured = rows.filter(({ facts }) => facts.taxedInsuranceCents > 0);
    expect(sums.found.INSURANCE_IN_ESTATE).toMatchObject({
      count: insured.length,
      amountCents: insured.reduce((sum, { facts }) => sum + facts.taxedInsuranceCents, 0),
    });
    const old = rows.flatMap(({ facts }) => facts.oldestSignedOn ?? []).filter((on) => on < DATES.oldBefore);
    expect(sums.found.OLD_DOCUMENTS).toMatchObject({ count: old.length, oldest: old.toSorted()[0] });
    for (const kind of ['EXCLUSION_NOT_PORTED', 'NO_HEALTH_CARE_DIRECTIVE', 'NO_WILL'] as const) {
      expect(sums.found[kind].count).toBe(rows.filter(({ facts }) => standingFindings(facts).includes(kind)).length);
    }
    expect(addUp([], DATES)).toEqual(NO_SUMS);
  });
});
