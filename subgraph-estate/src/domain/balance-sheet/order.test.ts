import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import type { Estate } from '../estate/estate.ts';
import { inOrder, reordered } from './order.ts';

const [estate] = fc.sample(randomStoredEstate, { numRuns: 1, seed: 3 }) as [Estate];
const shown = (of: Estate): string[] => inOrder(of, [...of.assets, ...of.liabilities]).map(({ id }) => id);

it('rows that are moved share the places they had; the rest stays where it was', () => {
  expect(shown(estate)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'd0', 'd1']);
  const moved = reordered(estate, ['a3', 'a0', 'd1', 'd0']);
  expect(moved.errors).toEqual([]);
  expect(shown(moved.estate)).toEqual(['a3', 'a1', 'a2', 'a0', 'a4', 'd1', 'd0']);
  expect(shown(reordered(moved.estate, ['a4', 'a3']).estate)).toEqual(['a4', 'a1', 'a2', 'a0', 'a3', 'd1', 'd0']);
});

it('R290: what is wrong with an order is told, and nothing is moved', () => {
  const gone = reordered(estate, ['a1', 'sold', 'a0']);
  expect(gone.errors).toEqual(['Something in this order is not on the balance sheet any more.']);
  expect(gone.estate).toBe(estate);
  expect(reordered(estate, ['a1', 'a1']).errors).toEqual(['Something stands in this order twice.']);
});

it('what comes later stands last; what goes leaves the others in their order', () => {
  const { estate: moved } = reordered(estate, ['a4', 'a3', 'a2', 'a1', 'a0']);
  const [first] = moved.assets;
  if (!first) throw new Error('the estate has assets');
  const later = { ...moved, assets: [{ ...first, id: 'new' }, ...moved.assets.filter(({ id }) => id !== 'a2')] };
  expect(shown(later).slice(0, 4)).toEqual(['a4', 'a3', 'a1', 'a0']);
  expect(shown(later)).toHaveLength(7);
  expect(shown(later)).toContain('new');
});
