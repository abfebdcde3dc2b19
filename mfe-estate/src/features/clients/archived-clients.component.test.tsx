import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
} from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ArchivedClientsRoute } from './archived-clients.route.tsx';
import { client, listOf, menuItem, openMenuOf } from './clients.fixture.tsx';

const CASTELLAN = client('estate-1', 'The Castellan Family', { version: 4, archivedAt: null, archivedByName: null });
const ARCHIVED = { ...CASTELLAN, archivedAt: '2026-11-20T15:00:00.000Z', archivedByName: 'Theresa Brandt' };
const open = (answers: Answers, at = '/clients/archived') =>
  renderScreen(<ArchivedClientsRoute />, { at, session: sessionOf(), answers });
const states = {
  open,
  field: 'estates',
  answer: listOf(ARCHIVED),
  loading: 'Loading archived clients',
  shown: 'The Castellan Family',
};
testLoading(states);
testStale({ ...states, operation: 'ArchivedClients', says: /The last update did not arrive/ });

test('without an archived client the page says what would stand there', async () => {
  open({ estates: listOf() });
  await screen.findByText('No archived clients');
});

test('a search that finds nobody is named', async () => {
  open({ estates: listOf() }, '/clients/archived?search=nobody');
  await screen.findByText('No archived client matches');
});

test('an archived client says when and by whom, can be opened, and comes back', async () => {
  const { user, graph } = open({
    estates: listOf(ARCHIVED),
    unarchiveEstate: { ok: true, estate: { ...ARCHIVED, archivedAt: null, archivedByName: null } },
  });
  await screen.findByText('Nov 20, 2026 by Theresa Brandt');
  const link = screen.getByRole('link', { name: 'The Castellan Family' });
  expect(link.getAttribute('href')).toBe('/estate/estate-1');
  expect(graph.sent.find(({ name }) => name === 'ArchivedClients')?.variables).toMatchObject({ search: null });
  await user.click(screen.getByRole('button', { name: 'Bring back The Castellan Family' }));
  await screen.findByText('The Castellan Family is among the clients again.');
  expect(graph.sent.find(({ name }) => name === 'UnarchiveEstate')?.variables).toEqual({ id: 'estate-1' });
});

const archive = async (archiveEstate: Answers[string]) => {
  const shown = await openMenuOf(CASTELLAN, {
    archiveEstate,
    unarchiveEstate: { ok: true, estate: { ...CASTELLAN, version: 6 } },
  });
  await shown.user.click(screen.getByRole('menuitem', menuItem('Archive')));
  return shown;
};

test('a client is archived at once, and comes back by Undo', async () => {
  const { user, graph } = await archive({ ok: true, estate: { ...ARCHIVED, version: 5 } });
  await screen.findByText('The Castellan Family is archived.');
  expect(graph.sent.find(({ name }) => name === 'ArchiveEstate')?.variables).toEqual({ id: 'estate-1', version: 4 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The Castellan Family is among the clients again.');
});

test('a client that somebody has changed is not archived, and the reason is said', async () => {
  await archive(() => {
    throw refusal('Somebody has changed this client.', 'STALE_VERSION');
  });
  await screen.findByText(/The Castellan Family was not archived/);
});
