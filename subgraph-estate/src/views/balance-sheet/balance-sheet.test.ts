import { expect, it, vi } from 'vitest';
import type { EstateAsset } from '../../domain/balance-sheet/holding.ts';
import { NO_ASSET } from '../../domain/balance-sheet/holding-facts.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { estateOwnership } from '../../domain/estate/estate-ownership.ts';
import { newEstate } from '../../domain/estate/household.ts';
import { existingTrust } from '../../domain/trust/trust.ts';
import { balanceSheet } from './balance-sheet.ts';
import { netWorthReceipt } from './net-worth-receipt.ts';

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

it('says of a value of the sheet’s own day nothing under a head that says that day', () => {
  const [first, second, third] = holding(3).assets;
  if (!first || !second || !third) throw new Error('three are held');
  const estate = {
    ...founded,
    assets: [first, { ...second, valuationDate: '2026-11-01' }, { ...third, valuationSource: 'Appraisal' }],
  };
  const { asOf, groups } = balanceSheet(estate, TODAY);
  expect(asOf).toBe(TODAY);
  expect(groups.flatMap(({ rows }) => rows.map((row) => [row.detail, row.detailUnderAsOf]))).toEqual([
    ['Valued Nov 26, 2026', null],
    ['Valued Nov 1, 2026', 'Valued Nov 1, 2026'],
    ['Appraisal, Nov 26, 2026', 'Appraisal, Nov 26, 2026'],
  ]);
});

it('says of what stands outside with a discount that it is after that, and of a policy alone a benefit', () => {
  const held = (id: string, more: Partial<EstateAsset>): EstateAsset => ({
    ...NO_ASSET,
    assetType: 'BROKERAGE',
    balanceCents: 500_00,
    id,
    name: id,
    valuationDate: TODAY,
    owners: [{ id: 'gone' }],
    ...more,
  });
  const estate: Estate = {
    ...founded,
    trusts: [{ ...existingTrust('gone', 'Gone Trust', 'IRREVOCABLE'), settlors: [founded.personId] }],
    assets: [
      held('Partnership', { assetType: 'BUSINESS', balanceCents: 1_000_00, discountPercent: 20 }),
      held('Bonds', {}),
    ],
  };
  expect(netWorthReceipt(estate, TODAY).outside).toEqual([
    { label: 'Partnership', amount: 800_00, note: 'Gone Trust, after its discount' },
    { label: 'Bonds', amount: 500_00, note: 'Gone Trust' },
  ]);
});
