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
import { ADMIN, client, listOf, menuItem, openMenuOf } from './clients.fixture.tsx';
import { DeletedClientsRoute } from './deleted-clients.route.tsx';

const DELETED = {
  id: 'estate-1',
  displayName: 'The Castellan Family',
  clientState: 'MA',
  organizationId: 'organization-1',
  deletedAt: '2026-11-20T15:00:00.000Z',
  deletedByName: 'Theresa Brandt',
};
const ESTATE = client('estate-1', 'The Castellan Family', { version: 7 });
const open = (answers: Answers) =>
  renderScreen(<DeletedClientsRoute />, { at: '/clients/deleted', session: ADMIN, answers });
const states = {
  open,
  field: 'deletedEstates',
  answer: listOf(DELETED),
  loading: 'Loading deleted clients',
  shown: 'The Castellan Family',
};
testLoading(states);
testStale({ ...states, operation: 'DeletedClients', says: /The last update did not arrive/ });

test('without a deleted client the page says what would stand there', async () => {
  open({ deletedEstates: listOf() });
  await screen.findByText('No deleted clients');
});

test('a deleted client says when and by whom, and comes back', async () => {
  const { user, graph } = open({
    deletedEstates: listOf(DELETED),
    restoreEstate: { ok: true, estate: { id: 'estate-1', displayName: 'The Castellan Family' } },
  });
  await screen.findByText('Nov 20, 2026 by Theresa Brandt');
  await user.click(screen.getByRole('button', { name: 'Bring back The Castellan Family' }));
  await screen.findByText('The Castellan Family is back, with everything that belongs to it.');
  expect(graph.sent.find(({ name }) => name === 'RestoreEstate')?.variables).toEqual({ id: 'estate-1' });
});

const openMenu = (answers: Answers, session = ADMIN) => openMenuOf(ESTATE, answers, session);

test('a client is deleted after it was said what goes with it, and comes back by Undo', async () => {
  const { user, graph } = await openMenu({
    deleteEstate: { ok: true },
    restoreEstate: { ok: true, estate: { id: 'estate-1', displayName: 'The Castellan Family' } },
  });
  await user.click(screen.getByRole('menuitem', menuItem('Delete')));
  await screen.findByText(/The family, balance sheet, documents and reports go with it/);
  await user.click(screen.getByRole('button', { name: 'Delete client' }));
  await screen.findByText('The Castellan Family is deleted.');
  expect(graph.sent.find(({ name }) => name === 'DeleteEstate')?.variables).toEqual({ id: 'estate-1', version: 7 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The Castellan Family is back, with everything that belongs to it.');
});

test('a client gets another name', async () => {
  const { user, graph } = await openMenu({
    updateEstate: { ok: true, estate: { id: 'estate-1', version: 8, displayName: 'The Concord Castellans' } },
  });
  await user.click(screen.getByRole('menuitem', menuItem('Rename')));
  const name = await screen.findByLabelText('Name of the household');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await screen.findByText('A client needs a name');
  await user.type(name, 'The Concord Castellans');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await screen.findByText('The Castellan Family is called The Concord Castellans now.');
  expect(graph.sent.find(({ name: sent }) => sent === 'RenameEstate')?.variables).toEqual({
    input: { id: 'estate-1', version: 7, displayName: 'The Concord Castellans' },
  });
});

test('a name that somebody else has given meanwhile is shown beside the own one', async () => {
  const { user, graph } = await openMenu({
    updateEstate: ({ input }: { input: { version: number; displayName: string } }) => {
      if (input.version !== 8) throw refusal('Somebody was faster.', 'STALE_VERSION');
      return { ok: true, estate: { id: 'estate-1', version: 9, displayName: input.displayName } };
    },
    estate: { id: 'estate-1', version: 8, displayName: 'The Castellans of Concord' },
  });
  await user.click(screen.getByRole('menuitem', menuItem('Rename')));
  const name = await screen.findByLabelText('Name of the household');
  await user.clear(name);
  await user.type(name, 'The Concord Castellans');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await user.click(await screen.findByRole('radio', { name: /The Castellans of Concord/ }));
  await user.click(screen.getByRole('button', { name: /Save/ }));
  await screen.findByText('The Castellan Family is called The Castellans of Concord now.');
  expect(graph.sent.filter(({ name: sent }) => sent === 'RenameEstate').at(-1)?.variables).toEqual({
    input: { id: 'estate-1', version: 8, displayName: 'The Castellans of Concord' },
  });
});

test('an advisor shares and renames, and deletes nothing', async () => {
  await openMenu({}, sessionOf());
  screen.getByRole('menuitem', menuItem('Share and access'));
  expect(screen.queryByRole('menuitem', menuItem('Delete'))).toBeNull();
  expect(screen.queryByRole('link', { name: 'Deleted clients' })).toBeNull();
});
