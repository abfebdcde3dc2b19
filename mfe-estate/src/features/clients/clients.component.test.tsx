import { type Answers, fireEvent, refusal, screen, unanswered, within } from '@platform/mfe-kit/testing';
import { expect, test, vi } from 'vitest';
import { client, listOf, openClients } from './clients.fixture.tsx';

const ADVISORS = [{ id: 'account-2', name: 'Theo Marsh' }, { id: 'account-3', name: 'Ada Lind' }, null];
const openList = (answers: Answers, at?: string) =>
  openClients({ clientAdvisors: ADVISORS, ...answers }, { ...(at && { at }) });

test('while clients are read a placeholder says what is loading', async () => {
  openList({ estates: unanswered });
  await screen.findByLabelText('Loading clients');
});

test('without a client the page says what an estate begins with, and offers it', async () => {
  openList({ estates: listOf() });
  await screen.findByText('Every estate begins with a household');
  expect(screen.getAllByRole('button', { name: 'New client' })).toHaveLength(2);
});

test('filters that fit nobody are named and can be cleared', async () => {
  const { user, path } = openList({ estates: listOf() }, '/clients?search=nobody&state=VT');
  await screen.findByText('No client matches');
  screen.getByText('Search is "nobody". State is Vermont.');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(path).toBe('/clients');
});

test('the finding that the dashboard leads to is asked for, named, and can be lifted', async () => {
  const { user, path, graph } = openList({ estates: listOf() }, '/clients?finding=NO_WILL');
  await screen.findByText('Opportunity is "No will on file".');
  const asked = () =>
    graph.sent.filter(({ name }) => name === 'ClientsRoute').map(({ variables }) => JSON.stringify(variables));
  expect(asked().at(-1)).toContain('"finding":"NO_WILL"');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(path).toBe('/clients');
  await expect.poll(() => asked().at(-1)).toContain('"finding":null');
});

test('R169: the list is searched half a second after the last letter, and for no part of the word before', async () => {
  const { graph } = openList({ estates: listOf(client('estate-1', 'The Castellans')) });
  await screen.findByText('The Castellans');
  const searched = () =>
    graph.sent.flatMap(({ variables }) => (JSON.stringify(variables).match(/"searchTerm":"(\w+)"/) ?? []).slice(1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
  try {
    const field = screen.getByRole('searchbox');
    for (const text of ['c', 'ca', 'cas']) {
      fireEvent.change(field, { target: { value: text } });
      vi.advanceTimersByTime(400);
    }
    vi.advanceTimersByTime(99);
    expect(searched()).toEqual([]);
    vi.advanceTimersByTime(1);
  } finally {
    vi.useRealTimers();
  }
  // A busy browser may begin the drawing of an address anew, and ask for the same again.
  await expect.poll(() => [...new Set(searched())]).toEqual(['cas']);
});

test('the day of the figures is said once; a client whose figures are of another day or stale says so', async () => {
  const of = (id: string, name: string, calculatedAsOf: string, calculationIsStale = false) => ({
    ...client(id, name),
    calculatedAsOf,
    calculationIsStale,
  });
  openList({
    estates: listOf(
      client('estate-1', 'The Castellans'),
      client('estate-2', 'The Byrnes'),
      of('estate-3', 'The Moors', '2026-05-02'),
      of('estate-4', 'The Aldens', '2025-12-31', true),
    ),
  });
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/The Castellans/)).queryByText(/Worked out/)).toBeNull();
  (await row(/The Moors/)).getByText('Worked out on May 2, 2026');
  (await row(/The Aldens/)).getByText('Worked out on Dec 31, 2025, being worked out again');
  screen.getByText('4 households. Figures worked out on May 4, 2026');
});

test('a list that does not load says so and can be tried again', async () => {
  let fails = true;
  const { user } = openList({
    estates: () => {
      if (fails) throw refusal('Something went wrong', 'INTERNAL_SERVER_ERROR');
      return listOf(client('e1', 'The Castellans'));
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  await screen.findByText('The Castellans');
});

test('R327: the marital status that most people have is marked "Most Common"', async () => {
  openList({ estates: listOf() }, '/clients/new');
  const status = await screen.findByLabelText('Marital status');
  expect(within(status).getByText(/Most Common/).textContent).toMatch(/Married/);
});

test('R157 R305: a client that cannot be added is a global error under the fields, which keep what was typed', async () => {
  const { user } = openList(
    {
      estates: listOf(),
      createEstate: () => {
        throw refusal('The ledger is closed', 'INTERNAL_SERVER_ERROR');
      },
    },
    '/clients/new',
  );
  const firstName = await screen.findByLabelText<HTMLInputElement>('First name');
  await user.type(firstName, 'Edith');
  await user.type(screen.getByLabelText('Last name'), 'Marlowe');
  await user.selectOptions(screen.getByLabelText('Marital status'), 'SINGLE');
  const state = screen.getByLabelText('State of residence');
  await user.selectOptions(state, 'VT');
  await user.click(screen.getByRole('button', { name: 'Add client' }));
  const alert = await screen.findByText('Something went wrong: The ledger is closed');
  expect(firstName.value).toBe('Edith');
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  expect(state.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each([
  ['an empty list', '/clients'],
  ['the form of a new client', '/clients/new'],
])('from %s a made-up household is added to look around in, and opened', async (_from, at) => {
  const { user, path } = openList(
    {
      estates: listOf(),
      createSampleEstate: { ok: true, estate: { id: 's1', displayName: 'Sample: The Merrow Family' } },
    },
    at,
  );
  const [button] = await screen.findAllByRole('button', { name: 'Add a sample household' });
  await user.click(button as HTMLElement);
  await expect.poll(path).toBe('/estate/s1');
});

test('what is missing is told at each field, and nothing is sent', async () => {
  const { user, graph } = openList({ estates: listOf() }, '/clients/new');
  await user.click(await screen.findByRole('button', { name: 'Add client' }));
  await screen.findAllByText('Last name is required');
  for (const label of ['First name', 'Last name', 'First name of the spouse', 'State of residence']) {
    expect(screen.getByLabelText(label).getAttribute('aria-invalid'), label).toBe('true');
  }
  expect(graph.sent.map(({ name }) => name)).not.toContain('CreateEstate');
});

test('each client says how its documents stand', async () => {
  openList({
    estates: listOf(client('e1', 'The Castellans'), {
      ...client('e2', 'The Byrnes'),
      documentsStatus: 'ACTION_REQUIRED',
    }),
  });
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  (await row(/The Castellans/)).getByText('Complete');
  (await row(/The Byrnes/)).getByText('Action Required');
});

test('the clients of another advisor are chosen by name, asked for, named in the address and lifted again', async () => {
  const { user, path, graph } = openList({ estates: listOf() });
  await screen.findByText('Every estate begins with a household');
  const field = screen.getByLabelText('Advisor');
  await within(field).findByRole('option', { name: 'Theo Marsh' });
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All advisors', 'My own clients', 'Ada Lind', 'Theo Marsh']);
  await user.selectOptions(field, 'Theo Marsh');
  await expect.poll(path).toBe('/clients?advisor=account-2');
  await screen.findByText('Advisor is Theo Marsh.');
  await expect.poll(() => JSON.stringify(graph.sent)).toContain('"advisorId":"account-2"');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(path).toBe('/clients');
});

test.each([
  [[{ id: 'shared-1', name: 'Priya Raman' }], 'with Priya Raman'],
  [
    [
      { id: 'shared-1', name: 'Priya Raman' },
      { id: 'shared-2', name: 'Theo Marsh' },
    ],
    'with 2 other advisors',
  ],
])('a client that several advise says so beside the advisor: %#', async (sharedEstateOwnerships, words) => {
  openList({ estates: listOf({ ...client('estate-1', 'The Castellans'), sharedEstateOwnerships }) });
  await screen.findByText(words);
});

test('the clients of a group are asked for, named in the address and lifted again; a client says its groups', async () => {
  const groups = ['Farmers', 'Owners', 'Spring', 'Trusts', 'Vermont'].map((name, place) => ({
    id: `group-${place}`,
    name,
  }));
  const { user, path, graph } = openList({
    profileGroups: { collection: groups },
    estates: listOf({ ...client('estate-1', 'The Castellans'), profileGroups: groups }),
  });
  await user.selectOptions(await screen.findByLabelText('Group'), 'Owners');
  await expect.poll(path).toBe('/clients?group=group-1');
  await expect.poll(() => JSON.stringify(graph.sent)).toContain('"profileGroupId":"group-1"');
  await screen.findByText('2 more groups');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await expect.poll(path).toBe('/clients');
});

test('R168 R298: the address says which page is read and how long it is; where it says nothing it is the first, of 50', async () => {
  const many = {
    ...listOf(client('estate-1', 'The Castellans')),
    metadata: { totalCount: 120, currentPage: 1, limitValue: 50 },
  };
  const asked = ({ graph }: ReturnType<typeof openClients>) =>
    graph.sent.filter(({ name }) => name === 'ClientsRoute').map(({ variables }) => variables['pagination']);
  const first = openList({ estates: many });
  await screen.findByText('1–50 of 120 clients');
  expect(asked(first)).toContainEqual({ page: 1, perPage: 50 });
  await first.user.click(screen.getByRole('button', { name: 'Next page' }));
  await expect.poll(first.path).toBe('/clients?page=2');
  await expect.poll(() => asked(first).at(-1)).toEqual({ page: 2, perPage: 50 });
});

test('R298: a page size of the address is the one that is asked for', async () => {
  const many = {
    ...listOf(client('estate-1', 'The Castellans')),
    metadata: { totalCount: 120, currentPage: 3, limitValue: 10 },
  };
  const { graph } = openList({ estates: many }, '/clients?page=3&pageSize=10');
  await screen.findByText('21–30 of 120 clients');
  expect(graph.sent.find(({ name }) => name === 'ClientsRoute')?.variables['pagination']).toEqual({
    page: 3,
    perPage: 10,
  });
});

test('a page behind the last one, of an old link or after its rows have gone, turns to the last one', async () => {
  const { path } = openList(
    {
      estates: ({ pagination }: { pagination: { page: number } }) => ({
        collection:
          pagination.page > 3 ? [] : [client(`estate-${pagination.page}`, `Client of page ${pagination.page}`)],
        metadata: { totalCount: 101, currentPage: pagination.page, limitValue: 50 },
      }),
    },
    '/clients?state=VT&page=9',
  );
  await screen.findByText('Client of page 3');
  expect(path()).toBe('/clients?state=VT&page=3');
});
