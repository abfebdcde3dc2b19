import { type Answers, refusal, screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { openEstatePage, testEstatePage } from '../estate/estate-page.fixture.tsx';
import { HistoryRoute } from './history.route.tsx';

const thing = (more: object = {}) => ({
  part: 'assets',
  thingId: 'house',
  name: 'Lake house',
  action: 'CHANGED',
  fields: [{ field: 'balanceCents', label: 'Value', before: '$1,000,000.00', after: '$1,200,000.00' }],
  ...more,
});
const change = (id: string, more: object = {}) => ({
  id,
  at: '2026-11-21T15:04:00.000Z',
  actorName: 'Sam Okoro',
  supportName: null,
  leftOut: 0,
  canUndo: true,
  things: [thing()],
  ...more,
});
const REMOVED = change('c2', {
  at: '2026-11-20T15:04:00.000Z',
  supportName: 'Sue Admin',
  things: [
    thing({ part: 'estate', thingId: 'estate-1', name: 'Ada Marsh', action: 'CHANGED' }),
    thing({ part: 'people', thingId: 'em', name: 'Em Marsh', action: 'REMOVED', fields: [] }),
    thing({ part: 'relations', thingId: 'r', name: 'Em Marsh and Ada Marsh', action: 'REMOVED', fields: [] }),
  ],
});
const history = (collection: object[]) => ({
  collection,
  metadata: { totalPages: 1, totalCount: collection.length, currentPage: 1, limitValue: 25 },
});
const ESTATE = { id: 'estate-1', version: 7, displayName: 'The Marsh Family' };
const ALL = history([change('c1'), REMOVED]);

const page = { Page: HistoryRoute, path: 'history' };
const open = (answers: Answers = {}) => openEstatePage(page, { estate: ESTATE, estateHistory: ALL, ...answers });

testEstatePage(page, {
  what: 'the history',
  operation: 'HistoryRoute',
  answers: { estate: ESTATE, estateHistory: ALL },
  shown: 'Changed Lake house',
});

test('each change says who, when, and what it was before', async () => {
  open();
  await screen.findByText('2 changes on record, newest first.');
  const first = within(screen.getByRole('list', { name: 'Changes of Nov 21, 2026' })).getByRole('listitem');
  expect(first.textContent).toContain('Sam Okoro');
  expect(first.textContent).toContain('$1,000,000.00 → $1,200,000.00');
  screen.getByText('Removed Em Marsh and 2 more things');
  screen.getByText(/by Sue Admin in support mode/);
  screen.getByText('Removed the relationship of Em Marsh and Ada Marsh');
});

test('a change is taken back over the version that is shown', async () => {
  const { user, graph } = open({ undoEstateChange: { ok: true, estate: { id: 'estate-1', version: 8 } } });
  await user.click(await screen.findByRole('button', { name: 'Take back: Changed Lake house' }));
  await screen.findByText('Taken back: Changed Lake house.');
  const { variables } = graph.sent.find(({ name }) => name === 'UndoEstateChange') ?? {};
  expect(variables).toEqual({ id: 'c1', version: 7 });
});

test.each([
  [
    refusal('Lake house has been changed again since. Nothing was taken back.', 'CHANGED_SINCE', 'id'),
    /has been changed again since/,
  ],
  [
    refusal('Somebody else changed this.', 'STALE_VERSION', 'version'),
    /Nothing was taken back: the estate has changed/,
  ],
])('what cannot be taken back is said', async (error, words) => {
  const { user } = open({
    undoEstateChange: () => {
      throw error;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take back: Changed Lake house' }));
  await screen.findByText(words);
});

test('without any change the page says what will stand here', async () => {
  open({ estateHistory: history([]) });
  await screen.findByText('Nothing on record yet');
});

test('what cannot be taken back is not offered', async () => {
  open({ estateHistory: history([change('c3', { canUndo: false })]) });
  await screen.findByText('Changed Lake house');
  expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
});
