import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Estate } from '../../domain/estate/estate.ts';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import { settlorsOf } from '../parents.ts';

const [estate] = fc.sample(
  randomStoredEstate.filter(({ people }) => people.length > 1),
  { numRuns: 1, seed: 21 },
) as [Estate];
const [one, other] = estate.people.map(({ id }) => id) as [string, string];

it('R204: the owner of a trust is the person who made it, or those who made it together as a joint owner', () => {
  expect(settlorsOf(estate, { settlors: [one] })).toMatchObject({ kind: 'person', person: { id: one } });
  const joint = settlorsOf(estate, { settlors: [one, other] });
  expect(joint).toMatchObject({ kind: 'joint', joint: { memberIds: [one, other].toSorted() } });
  expect(settlorsOf(estate, { settlors: [other, one] })).toEqual(joint);
  expect(settlorsOf(estate, { settlors: [] })).toBeNull();
});
