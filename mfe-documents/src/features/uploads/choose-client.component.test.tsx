import { type Answers, renderScreen, screen, sessionOf, testLoading, testStale } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ChooseClientRoute } from './choose-client.route.tsx';

const listOf = (...collection: object[]) => ({ collection, metadata: { totalCount: collection.length } });
const CLIENTS = listOf({ id: 'e1', displayName: 'The Marsh Family' });
const open = (answers: Answers, at = '/documents/upload') =>
  renderScreen(<ChooseClientRoute />, { at, session: sessionOf(), answers });

const states = { open, field: 'estates', answer: CLIENTS, loading: 'Loading clients', shown: 'The Marsh Family' };
testLoading(states);
testStale({ ...states, operation: 'ChooseClientRoute', says: /The last update did not arrive/ });

test('a client leads to the upload of its documents', async () => {
  open({ estates: CLIENTS });
  const client = await screen.findByRole('link', { name: 'The Marsh Family' });
  expect(screen.getByRole('link', { name: 'New client' }).getAttribute('href')).toBe('/clients/new');
  expect(client.getAttribute('href')).toBe('/estate/e1/documents/upload');
});

test('without a client the page says what documents belong to', async () => {
  open({ estates: listOf() });
  await screen.findByText('No clients yet');
});

test('a search that finds nobody is named and can be cleared', async () => {
  const { user, path, graph } = open({ estates: listOf() }, '/documents/upload?search=zzz');
  await screen.findByText('Search is "zzz".');
  expect(graph.sent.at(-1)?.variables).toMatchObject({ filter: { searchTerm: 'zzz' } });
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
  await expect.poll(path).toBe('/documents/upload');
});
