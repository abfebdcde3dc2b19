import { expect, it } from 'vitest';
import { checkMayBeSaid, checkRemovable } from '../document/document-facts.ts';
import { person } from '../estate/household.ts';
import { familyOf } from '../person/family.fixture.ts';
import { withDecisions } from './apply-readings.ts';
import type { ReadingKey } from './reading-key.ts';

const BY_READING = 'upload-1:Will:1' as unknown as ReadingKey;
const ada = person({ id: 'ada', name: 'Ada Marsh' });
const found = person({ id: 'found', name: 'Fay Found', createdByReading: BY_READING });
const family = familyOf({ ada, found });
const will = {
  id: 'will',
  name: 'Will of Ada',
  kind: 'LAST_WILL',
  ownerId: 'ada',
  isOnFile: true,
  createdByReading: null,
  uploadIds: [],
  fiduciaries: [],
  will: { steps: [{ kind: 'RESIDUE', to: [{ to: 'found' }] }], excludedHeirs: [] },
};
const again = (documents: readonly object[]) =>
  withDecisions({ ...family, documents: documents as unknown as typeof family.documents }, [], [], () => 'new');

it('somebody whom a reading brought goes when it is taken back, unless a will names them by now', () => {
  expect(again([]).people.map(({ id }) => id)).toEqual(['ada']);
  expect(again([will]).people).toEqual([ada, { ...found, createdByReading: null }]);
});

it('nor does somebody go who holds an office', () => {
  const office = { role: 'executor', designation: 'primary', personId: 'found', personName: 'Fay Found' };
  const named = again([{ ...will, will: null, fiduciaries: [office] }]);
  expect(named.people.map(({ id }) => id)).toEqual(['ada', 'found']);
});

it('what a person said beside a reading stays where readings are applied anew; what a reading said is not said by hand', () => {
  const byHand = { title: 'My will', locationOfOriginal: 'At home', modifiedAt: '2024-01-01', parentId: null };
  const known = { ...will, title: null, locationOfOriginal: null, modifiedAt: null, parentId: null };
  const readingUndo = [{ key: BY_READING, trusts: [], documents: [known] }] as unknown as typeof family.readingUndo;
  const documents = [{ ...known, ...byHand }] as unknown as typeof family.documents;
  const estate = { ...family, documents, readingUndo };
  expect(withDecisions(estate, [], [], () => 'new').documents).toEqual([{ ...known, ...byHand }]);
  const [document] = documents;
  if (!document) throw new Error('no document');
  expect(() => checkMayBeSaid(estate, document, { locationOfOriginal: 'Elsewhere' })).not.toThrow();
  expect(() => checkMayBeSaid(estate, document, { fiduciaries: [] })).toThrow(/changed in the review/);
  expect(() => checkRemovable(estate, document)).toThrow(/was read from a file/);
});
