import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import type { EstateAsset, EstateLiability } from '../balance-sheet/holding.ts';
import { NO_ASSET, NO_LIABILITY } from '../balance-sheet/holding-facts.ts';
import type { Estate } from './estate.ts';
import { checkChangedShares, checkSize } from './shares.ts';

const [anEstate] = fc.sample(randomStoredEstate, { numRuns: 1, seed: 1 }) as [Estate];
const ASSET: EstateAsset = { ...NO_ASSET, id: 'a', name: 'Cash', assetType: 'CASH', balanceCents: 100 };
const DEBT: EstateLiability = { ...NO_LIABILITY, id: 'd', name: 'Loan', liabilityType: 'LOAN', balanceCents: 100 };
const holding = (asset: Partial<EstateAsset>, debt: Partial<EstateLiability> = {}) => ({
  assets: [{ ...ASSET, ...asset }],
  liabilities: [{ ...DEBT, ...debt }],
  assetAccounts: [],
});
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `p${at}`, percent: 100 / count }));

describe('the shares of one thing', () => {
  it.each([
    ['11,000 times one owner', { owners: Array(11_000).fill({ id: 'p', percent: 0.005 }) }, 'TOO_MANY', 'owners'],
    ['51 owners', { owners: many(51) }, 'TOO_MANY', 'owners'],
    ['one owner twice', { owners: [{ id: 'p', percent: 50 }, { id: 'p' }] }, 'DUPLICATE_OWNER', 'owners'],
    ['a share of nothing', { owners: [{ id: 'p', percent: 0 }] }, 'OUT_OF_RANGE', 'owners'],
    ['a share below nothing', { contributions: [{ id: 'p', percent: -1 }] }, 'OUT_OF_RANGE', 'contributions'],
    ['no number', { contributions: [{ id: 'p', percent: Number.NaN }] }, 'OUT_OF_RANGE', 'contributions'],
    ['more than all', { contributions: [...many(2), { id: 'q', percent: 1 }] }, 'SHARES_OVER_100', 'contributions'],
    [
      'one beneficiary twice',
      { beneficiaries: [{ to: 'p' }, { to: 'p', percent: 5 }] },
      'DUPLICATE_OWNER',
      'beneficiaries',
    ],
  ])('of an asset: %s is refused at its field', (_what, asset, code, field) => {
    expect(() => checkChangedShares(null, holding(asset as Partial<EstateAsset>))).toThrow(
      expect.objectContaining({ code, field }),
    );
  });
  it('of a debt are held to the same', () => {
    expect(() => checkChangedShares(null, holding({}, { owners: many(51) }))).toThrow('There are at most 50 owners.');
  });
  it('may be fifty, thirds, without percents, and one beneficiary at two tiers', () => {
    const beneficiaries = [
      { to: 'p', percent: 100 },
      { to: 'p', percent: 100, tier: 'CONTINGENT' as const },
    ];
    for (const owners of [many(50), many(3), [{ id: 'p' }, { id: 'q' }]])
      expect(() => checkChangedShares(null, holding({ owners, beneficiaries }))).not.toThrow();
  });
  it('that were stored before the rule do not keep anybody from changing the rest', () => {
    const before = holding({ owners: many(60) });
    const after = { ...before, assets: [...before.assets, { ...ASSET, id: 'b' }] };
    expect(() => checkChangedShares(before, after)).not.toThrow();
    expect(() => checkChangedShares(before, holding({ owners: many(60) }))).toThrow('at most 50 owners');
  });
});

it('an estate has a largest size, which a stored one beyond it may come down to', () => {
  const sized = (count: number): Estate => ({
    ...anEstate,
    liabilities: [],
    assets: Array.from({ length: count }, (_, at) => ({ ...ASSET, id: `a${at}` })),
  });
  expect(() => checkSize(null, sized(10_000))).not.toThrow();
  const refusal = 'An estate has at most 10,000 assets and debts together.';
  expect(() => checkSize(sized(10_000), sized(10_001))).toThrow(refusal);
  const indebted = { ...sized(10_000), liabilities: [{ ...NO_LIABILITY, id: 'd', name: 'Loan' } as EstateLiability] };
  expect(() => checkSize(sized(10_000), indebted)).toThrow(refusal);
  expect(() => checkSize(sized(5_005), sized(5_004))).not.toThrow();
  const crowd = { ...anEstate, people: Array.from({ length: 1_001 }, () => anEstate.people[0]) } as Estate;
  expect(() => checkSize(anEstate, crowd)).toThrow('An estate has at most 1,000 people.');
});
