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
import { ClientsRoute } from './clients.route.tsx';

const NO_VIEWS = { id: 'views-1', version: 1, views: [] };
const listOf = (...collection: object[]) => ({
  collection,
  metadata: { totalCount: collection.length, currentPage: 1, limitValue: 50 },
});
const ARCHIVED = {
  id: 'estate-1',
  version: 4,
  displayName: 'The Castellan Family',
  clientState: 'MA',
  organizationId: 'organization-1',
  archivedAt: '2026-11-20T15:00:00.000Z',
  archivedByName: 'Theresa Brandt',
  advisor: { id: 'account-1', name: 'Nora Finch' },
  sharedEstateOwnerships: [],
  profileGroups: [],
};
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
  await user.click(screen.getByRole('button', { name: 'Bring The Castellan Family back' }));
  await screen.findByText('The Castellan Family is among the clients again.');
  expect(graph.sent.find(({ name }) => name === 'UnarchiveEstate')?.variables).toEqual({ id: 'estate-1' });
});

/** `hidden`: jsdom lays nothing out, so the menu takes its button for one that was scrolled out of sight. */
const openMenu = async (archiveEstate: Answers[string]) => {
  const client = {
    ...ARCHIVED,
    archivedAt: null,
    archivedByName: null,
    city: 'Concord',
    maritalStatus: 'LEGALLY_MARRIED',
    calculatedNetWorth: 125_000_000,
    calculatedFederalTaxEstimate: 0,
    calculatedStateTaxEstimate: 0,
    calculatedExclusionLeft: 1_500_000_000,
    calculationProblem: null,
    calculatedAsOf: '2026-05-04',
    calculationIsStale: false,
    documentsStatus: 'COMPLETE',
    updatedAt: '2026-05-04T10:00:00.000Z',
  };
  const answers: Answers = {
    clientAdvisors: [],
    profileGroups: { collection: [] },
    ownClientViews: NO_VIEWS,
    estates: listOf(client),
    archiveEstate,
    unarchiveEstate: { ok: true, estate: { ...client, version: 6 } },
  };
  const shown = renderScreen(<ClientsRoute />, { at: '/clients', session: sessionOf(), answers });
  await shown.user.click(await screen.findByRole('button', { name: 'More for The Castellan Family' }));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Archive', hidden: true }));
  return shown;
};

test('a client is archived at once, and comes back by Undo', async () => {
  const { user, graph } = await openMenu({ ok: true, estate: { ...ARCHIVED, version: 5 } });
  await screen.findByText('The Castellan Family is archived.');
  expect(graph.sent.find(({ name }) => name === 'ArchiveEstate')?.variables).toEqual({ id: 'estate-1', version: 4 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The Castellan Family is among the clients again.');
});

test('a client that somebody has changed is not archived, and the reason is said', async () => {
  await openMenu(() => {
    throw refusal('Somebody has changed this client.', 'STALE_VERSION');
  });
  await screen.findByText(/The Castellan Family was not archived/);
});
