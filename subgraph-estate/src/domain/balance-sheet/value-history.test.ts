import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import type { Estate } from '../estate/estate.ts';
import { NO_ASSET } from './holding-facts.ts';
import { withoutHolding } from './removal.ts';
import { netWorthOverTime, pastValuesOf, withValueHistory } from './value-history.ts';

const [anEstate] = fc.sample(randomStoredEstate, { numRuns: 1, seed: 21 }) as [Estate];
const house = {
  ...NO_ASSET,
  id: 'house',
  name: 'House',
  assetType: 'REAL_ESTATE' as const,
  balanceCents: 400,
  valuationDate: '2019-05-01',
  valuationSource: 'Appraisal',
};
const estate: Estate = {
  ...anEstate,
  assets: [house],
  liabilities: [],
  assetAccounts: [],
  pastValues: [],
  netWorthHistory: [],
};
const valued = (
  of: Estate,
  balanceCents: number,
  valuationDate: string | null,
  valuationSource: string | null = null,
) => ({
  ...of,
  assets: of.assets.map((asset) => ({ ...asset, balanceCents, valuationDate, valuationSource })),
});
const change = (of: Estate, cents: number, day: string | null, today: string, source: string | null = null): Estate =>
  withValueHistory(of, valued(of, cents, day, source), today);
const past = (of: Estate) =>
  pastValuesOf(of, 'house').map(({ amountCents, day, source, until }) => [amountCents, day, source, until]);

it('a value that gives way is kept with its day and source, and the day it gave way', () => {
  const first = change(estate, 450, '2024-01-31', '2024-02-01');
  const second = change(first, 500, '2026-06-30', '2026-07-04');
  expect(past(second)).toEqual([
    [450, '2024-01-31', null, '2026-07-04'],
    [400, '2019-05-01', 'Appraisal', '2024-02-01'],
  ]);
  expect(past(change(second, 500, '2026-06-30', '2026-07-05', 'Appraisal'))).toEqual(past(second));
});

it('a value that is taken back leaves no trace, and a slip of the same day none either', () => {
  const first = change(estate, 450, '2024-02-01', '2024-02-01');
  expect(past(change(first, 400, '2019-05-01', '2024-02-01', 'Appraisal'))).toEqual([]);
  expect(past(change(first, 455, '2024-02-01', '2024-02-01'))).toEqual(past(first));
});

it('a value of no day that comes back to the same amount on a later day is kept', () => {
  const first = change(valued(estate, 400, null), 450, null, '2024-02-01');
  expect(past(change(first, 400, null, '2024-02-01'))).toEqual([]);
  expect(past(change(first, 400, null, '2025-02-01'))).toEqual([
    [450, null, null, '2025-02-01'],
    [400, null, null, '2024-02-01'],
  ]);
});

it('values of something that was removed stay while it can be brought back, and go with it', () => {
  const first = change(estate, 450, '2024-02-01', '2024-02-01');
  const without = withValueHistory(first, withoutHolding(first, 'house'), '2024-02-02');
  expect(past(without)).toHaveLength(1);
  const forgotten = withValueHistory(without, { ...without, removedHoldings: [] }, '2024-02-03');
  expect(forgotten.pastValues).toEqual([]);
});

it('of one holding the last hundred values are kept', () => {
  let current = estate;
  for (let at = 1; at <= 130; at += 1) current = change(current, 400 + at, null, '2024-02-01');
  expect(past(current)).toHaveLength(100);
  expect(past(current)[0]?.[0]).toBe(529);
});

const worth = (of: Estate, netWorthCents: number | null, today: string): Estate =>
  withValueHistory(of, { ...of, calculated: { ...of.calculated, netWorthCents, asOf: today } }, today);
const points = (of: Estate) => netWorthOverTime(of).map(({ day, amountCents }) => [day, amountCents]);

it('the net worth is kept as it was at the end of each day on which it changed', () => {
  let current = worth(estate, 10, '2026-01-01');
  current = worth(current, 12, '2026-01-05');
  current = worth(current, 15, '2026-01-05');
  expect(points(current)).toEqual([
    ['2026-01-01', 10],
    ['2026-01-05', 15],
  ]);
  const back = worth(current, 10, '2026-01-05');
  expect(back.netWorthHistory).toHaveLength(1);
  expect(points(worth(current, null, '2026-01-09'))).toEqual(points(current));
  const later = { ...current, calculated: { ...current.calculated, netWorthCents: 16, asOf: '2026-02-01' } };
  expect(points(later).at(-1)).toEqual(['2026-02-01', 16]);
});

it('days stay one by one for more than a year, and one a month of what is older', () => {
  let current = estate;
  for (let at = 0; at < 800; at += 1) {
    const day = new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
    current = worth(current, at, day);
  }
  const kept = current.netWorthHistory;
  expect(kept.length).toBeLessThan(420);
  expect(kept[0]?.day).toBe('2024-01-31');
  expect(kept.at(-1)?.amountCents).toBe(799);
});
