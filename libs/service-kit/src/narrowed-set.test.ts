import { expect, it } from 'vitest';
import { narrowedSet } from './narrowed-set.ts';
import { list, part, storedSchema, text } from './stored-part.ts';

interface Held {
  readonly name: string;
}
interface Stored {
  readonly _id: string;
  readonly title: string;
  readonly held: readonly Held[];
}
const schema = storedSchema<Stored>({ _id: text, title: text, held: list(part<Held>({ name: text })) });
const held = Array.from({ length: 100 }, (_, at): Held => ({ name: `Fund ${at}` }));
const before = { title: 'Ours', held };
const at = (place: number, item: unknown) => held.map((one, index) => (index === place ? item : one));
const set = (after: object) => narrowedSet(schema, before, after, ['held']);

it('of what is the same object nothing is set', () => {
  expect(set({ title: 'Ours', held })).toEqual({});
  expect(set({ title: 'Theirs', held })).toEqual({ title: 'Theirs' });
});
it('of a list that is named the items that changed, by their places', () => {
  expect(set({ title: 'Ours', held: at(7, { name: 'Bonds' }) })).toEqual({ 'held.7': { name: 'Bonds' } });
  expect(narrowedSet(schema, before, { held: at(7, { name: 'Bonds' }) }, [])).toHaveProperty('held');
});
it.each([
  ['longer', [...held, { name: 'New' }]],
  ['shorter', held.slice(1)],
  ['another in most of it', held.map(({ name }) => ({ name: `${name}!` }))],
  // Mongoose looks at the whole and says what is wrong with it.
  ['not as the schema says', at(3, { name: 5 })],
])('a list that is %s is set as a whole', (_what, list) => {
  expect(set({ title: 'Ours', held: list })).toEqual({ held: list });
});
