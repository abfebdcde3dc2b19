import { expect, it, vi } from 'vitest';
import { NO_ASSET } from '../../domain/balance-sheet/holding-facts.ts';
import { estateOwnership } from '../../domain/estate/estate-ownership.ts';
import { newEstate } from '../../domain/estate/household.ts';
import { balanceSheet } from './balance-sheet.ts';

const TODAY = '2026-11-26';
const founded = newEstate(
  { firstName: 'Ada', lastName: 'Marsh', state: 'FL', maritalStatus: 'SINGLE' },
  { id: 'e', organizationId: 'o', advisorId: null, at: TODAY, today: TODAY, nextId: () => 'ada' },
);
const holding = (count: number) => ({
  ...founded,
  assets: Array.from({ length: count }, (_, at) => ({
    ...NO_ASSET,
    id: `a${at}`,
    name: `Account ${at}`,
    assetType: 'CASH' as const,
    balanceCents: 100 * (at + 1),
    valuationDate: TODAY,
    owners: [{ id: founded.personId }],
  })),
});

it('looks through what is owned as often for a thousand holdings as for ten', () => {
  const looks = (count: number): number => {
    const estate = holding(count);
    const filtered = vi.spyOn(estateOwnership(estate, TODAY).lines, 'filter');
    const { total } = balanceSheet(estate, TODAY);
    expect(total).toBe((100 * count * (count + 1)) / 2);
    return filtered.mock.calls.length;
  };
  expect(looks(1_000)).toBe(looks(10));
});
