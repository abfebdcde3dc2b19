import { type Cents, isDomainError, sumCents } from '@platform/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withHoldingBack, withoutEntity, withoutHolding } from '../../domain/balance-sheet/removal.ts';
import { withAssetSplit } from '../../domain/balance-sheet/split.ts';
import { heldBy } from '../../domain/entity/entity-facts.ts';
import { checkChangedEntities } from '../../domain/entity/entity-rules.ts';
import { entityWorths } from '../../domain/entity/interests.ts';
import { checkEstate, type Estate } from '../../domain/estate/estate.ts';
import { estateOwnership } from '../../domain/estate/estate-ownership.ts';
import { checkChangedShares } from '../../domain/estate/shares.ts';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import { balanceSheet } from './balance-sheet.ts';

const TODAY = '2026-11-21';
const OWNERS = ['h', 'w', 'child', 't0', 't1', 'e0', 'e1'];

type Edit = (estate: Estate, at: number) => Estate;
const one = <Thing>(things: readonly Thing[], at: number): Thing | undefined => things[at % Math.max(things.length, 1)];
const ownerAt = (at: number): string => OWNERS[at % OWNERS.length] ?? 'h';

/** What people do to a balance sheet, each as the services do it. */
const EDITS: Readonly<Record<string, Edit>> = {
  retitle: (estate, at) => ({
    ...estate,
    assets: estate.assets.map((asset) =>
      asset === one(estate.assets, at) ? heldBy(estate.entities, { ...asset, owners: [{ id: ownerAt(at) }] }) : asset,
    ),
  }),
  split: (estate, at) => {
    const parts = [
      { ownerId: ownerAt(at), percent: 33.33333 },
      { ownerId: ownerAt(at + 1), percent: 33.33333 },
      { ownerId: ownerAt(at + 2), percent: 33.33334 },
    ];
    return withAssetSplit(estate, one(estate.assets, at)?.id ?? '', parts, (part) => `${estate.version}-${part}`);
  },
  share: (estate, at) => ({
    ...estate,
    entities: estate.entities.map((entity) =>
      entity === one(estate.entities, at)
        ? {
            ...entity,
            shares: [
              { ownerId: ownerAt(at), outsider: null, percent: 66.66667 },
              { ownerId: null, outsider: null, percent: 33.33333 },
            ],
          }
        : entity,
    ),
  }),
  remove: (estate, at) => withoutHolding(estate, one([...estate.assets, ...estate.liabilities], at)?.id ?? ''),
  removeEntity: (estate, at) => withoutEntity(estate, one(estate.entities, at)?.id ?? ''),
  restore: (estate, at) => {
    const removed = one(estate.removedHoldings, at);
    const { id } = removed?.asset ?? removed?.liability ?? removed?.entity ?? { id: '' };
    return withHoldingBack(estate, id);
  },
};

/** An edit, if the estate may be stored so; else everything stays. */
function edited(estate: Estate, name: string, at: number): Estate {
  try {
    const next = EDITS[name]?.(estate, at) ?? estate;
    checkEstate(next);
    checkChangedShares(estate, next);
    checkChangedEntities(estate, next);
    return { ...next, version: estate.version + 1 };
  } catch (error) {
    if (isDomainError(error)) return estate;
    throw error;
  }
}

/** All cents that are known of: on the balance sheet, and taken off but kept; the parts of a split are its whole. */
const kept = ({ assets, liabilities, removedHoldings }: Estate): Cents =>
  sumCents([
    ...assets.map(({ balanceCents }) => balanceCents),
    ...liabilities.map(({ balanceCents }) => balanceCents),
    ...removedHoldings.map(({ asset, liability, parts }) =>
      parts.length > 0 ? 0 : (asset?.balanceCents ?? 0) + (liability?.balanceCents ?? 0),
    ),
  ]);

it('no edit, split, removal or return loses a cent or leaves anything of nobody’s, in any order', {
  timeout: 60_000,
}, () => {
  const edits = fc.array(fc.tuple(fc.constantFrom(...Object.keys(EDITS)), fc.nat(30)), { minLength: 5, maxLength: 18 });
  let done = 0;
  fc.assert(
    fc.property(randomStoredEstate, edits, (random, steps) => {
      const start: Estate = { ...random, removedHoldings: [] };
      const end = steps.reduce<Estate>((estate, [name, at]) => {
        const next = edited(estate, name, at);
        if (next !== estate) done += 1;
        expect([name, kept(next)]).toEqual([name, kept(estate)]);
        return next;
      }, start);
      checkEstate(end);
      const owned = estateOwnership(end, TODAY);
      const sheet = balanceSheet(end, TODAY);
      expect(sheet.total).toBe(owned.insideCents + owned.outsideCents + owned.unknownCents);
      const theirs = new Set(end.entities.map(({ id }) => id));
      const direct = [
        ...end.assets.filter(({ owners }) => !theirs.has(owners[0]?.id ?? '')).map(({ balanceCents }) => balanceCents),
        ...end.liabilities
          .filter(({ owners }) => !theirs.has(owners[0]?.id ?? ''))
          .map(({ balanceCents }) => -balanceCents),
      ];
      const interests = entityWorths(end)
        .flatMap((worth) => worth.interests)
        .filter(({ share }) => share.ownerId !== null && !theirs.has(share.ownerId));
      expect(sheet.total).toBe(sumCents([...direct, ...interests.map(({ amountCents }) => amountCents)]));
    }),
    { numRuns: 120 },
  );
  expect(done).toBeGreaterThan(300);
});

it('a split comes back whole, unless a part of it was changed since', () => {
  const [estate] = fc.sample(randomStoredEstate, { numRuns: 1, seed: 8 }) as [Estate];
  const account = { ...estate.assets[0], id: 'account', name: 'Harbor account', assetType: 'BROKERAGE' as const };
  const house = { ...account, lifeInsurance: null, retirementAccountType: null, balanceCents: 100, costBasisCents: 50 };
  const start: Estate = {
    ...estate,
    assets: [house as Estate['assets'][number]],
    liabilities: [],
    removedHoldings: [],
  };
  const thirds = ['h', 'w', 't0'].map((ownerId) => ({ ownerId, percent: 33.33 }));
  const split = withAssetSplit(start, 'account', thirds, (at) => `part-${at}`);
  expect(
    split.assets.map(({ id, balanceCents, costBasisCents, owners }) => [
      id,
      balanceCents,
      costBasisCents,
      owners[0]?.id,
    ]),
  ).toEqual([
    ['part-0', 34, 17, 'h'],
    ['part-1', 33, 17, 'w'],
    ['part-2', 33, 16, 't0'],
  ]);
  expect(split.assets[0]?.name).toBe('33.33% of Harbor account, Harold Quill');
  expect(withHoldingBack(split, 'account').assets).toEqual(start.assets);
  const [first, ...others] = split.assets;
  const changed = { ...split, assets: [{ ...first, balanceCents: 35 }, ...others] as Estate['assets'] };
  expect(() => withHoldingBack(changed, 'account')).toThrow('33.33% of Harbor account, Harold Quill was changed since');
  expect(() => withAssetSplit(start, 'account', thirds.slice(1), String)).toThrow('The parts come to 66.66%');
  expect(() => withAssetSplit(start, 'account', thirds.slice(2), String)).toThrow('at least two parts');
});
