import { castellan } from '@platform/test-kit/builders';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import { sampleEstate } from '../../seed/sample-estate.ts';
import type { WillTerms } from '../document/document.ts';
import type { Estate } from '../estate/estate.ts';
import { estateOwnership } from '../estate/estate-ownership.ts';
import { NO_ASSET, NO_LIABILITY } from './holding-facts.ts';
import { usesOfAsset, withHoldingBack, withoutHolding } from './removal.ts';

const TODAY = '2026-11-20';
const [anEstate] = fc.sample(randomStoredEstate, { numRuns: 1, seed: 1 }) as [Estate];
const owners = [{ id: anEstate.personId }];
const house = { ...NO_ASSET, id: 'house', name: 'Lake house', assetType: 'REAL_ESTATE' as const, owners };
const loan = { ...NO_LIABILITY, id: 'loan', name: 'Car loan', liabilityType: 'LOAN' as const, owners };
const estate: Estate = {
  ...anEstate,
  assets: [house],
  liabilities: [loan],
  trusts: [],
  documents: [],
  readingUndo: [],
};
const mortgage = { ...loan, id: 'mortgage', name: 'Mortgage of Birch Bank', securedByAssetId: 'house' };
const gift: WillTerms = {
  steps: [{ kind: 'SPECIFIC_GIFT', assetId: 'house', to: [{ to: anEstate.personId }] }],
  survivorshipDays: null,
  excludedHeirs: [],
  taxApportionment: null,
  waiveRecovery: false,
};
const [aDocument] = sampleEstate(castellan, `${TODAY}T00:00:00.000Z`).documents;

it('an asset that a debt is secured by or a will gives away stays, and the words say which', () => {
  const withMortgage = { ...estate, liabilities: [mortgage] };
  expect(() => withoutHolding(withMortgage, 'house')).toThrow(
    'This asset is named in Mortgage of Birch Bank. Change that first.',
  );
  if (!aDocument) throw new Error('the sample has documents');
  const withWill = { ...estate, documents: [{ ...aDocument, name: 'Will of 2019', will: gift }] };
  expect(usesOfAsset(withWill, 'house')).toEqual(['Will of 2019']);
  const inUndo = { ...estate, readingUndo: [{ key: 'k', trusts: [], documents: withWill.documents }] };
  expect(usesOfAsset(inUndo, 'house')).toEqual(['Will of 2019']);
  expect(usesOfAsset(estate, 'house')).toEqual([]);
});

it('a debt goes without its property, and comes back to it', () => {
  const withMortgage = { ...estate, liabilities: [mortgage] };
  const without = withoutHolding(withMortgage, 'mortgage');
  expect(without.liabilities).toEqual([]);
  expect(withHoldingBack(without, 'mortgage').liabilities).toEqual([mortgage]);
});

it('of any estate, removing a holding and taking it back changes no line of what is owned', () => {
  fc.assert(
    fc.property(randomStoredEstate, fc.nat(), (random, at) => {
      const all = [...random.assets, ...random.liabilities].filter(({ id }) => usesOfAsset(random, id).length === 0);
      const one = all[at % Math.max(all.length, 1)];
      fc.pre(one !== undefined);
      const without = withoutHolding(random, one.id);
      expect([...without.assets, ...without.liabilities].map(({ id }) => id)).not.toContain(one.id);
      const back = withHoldingBack(without, one.id);
      const lines = (of: Estate) =>
        estateOwnership(of, TODAY)
          .lines.map((line) => JSON.stringify(line))
          .toSorted();
      expect(lines(back)).toEqual(lines(random));
      expect(back.removedHoldings).toEqual(random.removedHoldings);
    }),
    { numRuns: 60 },
  );
});

it('what was never removed cannot be brought back, and only the last twenty removals can', () => {
  expect(() => withHoldingBack(estate, 'nobody')).toThrow('This removal can no longer be undone.');
  const many = Array.from({ length: 21 }, (_, index) => ({ ...house, id: `a${index}` }));
  const emptied = many.reduce<Estate>((current, { id }) => withoutHolding(current, id), { ...estate, assets: many });
  expect(emptied.removedHoldings).toHaveLength(20);
  expect(() => withHoldingBack(emptied, 'a0')).toThrow('This removal can no longer be undone.');
  expect(withHoldingBack(emptied, 'a1').assets.map(({ id }) => id)).toEqual(['a1']);
});
