import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import type { Estate } from '../estate/estate.ts';
import { withChosenBack, withoutHoldings } from './bulk.ts';
import { NO_ASSET, NO_LIABILITY } from './holding-facts.ts';
import { withRoomFor } from './removal.ts';

const [anEstate] = fc.sample(randomStoredEstate, { numRuns: 1, seed: 5 }) as [Estate];
const owners = [{ id: anEstate.personId }];
const house = { ...NO_ASSET, id: 'house', name: 'Lake house', assetType: 'REAL_ESTATE' as const, owners };
const boat = { ...NO_ASSET, id: 'boat', name: 'Boat', assetType: 'TANGIBLE' as const, owners };
const debt = { ...NO_LIABILITY, name: 'Mortgage', liabilityType: 'MORTGAGE' as const, owners };
const mortgage = { ...debt, id: 'mortgage', securedByAssetId: 'house' };
const estate: Estate = { ...anEstate, assets: [house, boat], liabilities: [mortgage], trusts: [], removedHoldings: [] };

it('property goes together with the debt on it, in whatever order they are chosen, and comes back with it', () => {
  const without = withoutHoldings(estate, ['house', 'mortgage', 'house']);
  expect([without.assets, without.liabilities]).toEqual([[boat], []]);
  const back = withChosenBack(without, ['mortgage', 'house']);
  expect(back.liabilities).toEqual([mortgage]);
  expect(back.assets).toEqual([boat, house]);
  expect(back.removedHoldings).toEqual([]);
});

it('one that something else names keeps all of them, and the words say which', () => {
  expect(() => withoutHoldings(estate, ['boat', 'house'])).toThrow(
    'Lake house is named in Mortgage. Change that first. Nothing was removed.',
  );
  expect(() => withoutHoldings(estate, ['boat', 'sold'])).toThrow('not on the balance sheet any more');
  expect(() => withoutHoldings(estate, [])).toThrow('Choose what to change first.');
  expect(() => withChosenBack(estate, ['boat'])).toThrow('This removal can no longer be undone.');
});

it('of more than are kept otherwise, all of one removal can be brought back', () => {
  const many = Array.from({ length: 45 }, (_, index) => ({ ...boat, id: `b${index}` }));
  const ids = many.map(({ id }) => id);
  const without = withoutHoldings({ ...estate, assets: many, liabilities: [] }, ids);
  expect(without.assets).toEqual([]);
  expect(withChosenBack(without, ids).assets).toEqual(many);
});

it('as many as an estate holds go together and come back, as an import does', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...boat, id: `b${index}` }));
  const ids = many.map(({ id }) => id);
  const without = withoutHoldings({ ...estate, assets: many, liabilities: [] }, ids);
  expect([without.assets.length, without.removedHoldings.length]).toEqual([0, 10_000]);
  const back = withChosenBack(without, ids);
  expect([back.assets.map(({ id }) => id).join(), back.removedHoldings]).toEqual([ids.join(), []]);
  // Others that come need the room.
  expect(withRoomFor(without, 9_000).removedHoldings).toHaveLength(1_000);
  expect(withRoomFor(without, 10_000).removedHoldings).toHaveLength(20);
});
