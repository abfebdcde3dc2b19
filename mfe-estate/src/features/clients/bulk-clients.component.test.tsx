import { type Answers, refusal, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ADMIN, client, listOf, NORA, openClients } from './clients.fixture.tsx';

const THEO = { id: 'account-2', name: 'Theo Marsh' };
const ALDENS = client('e1', 'The Aldens');
const BYRNES = client('e2', 'The Byrnes', { version: 8 });
const ADVISORS = {
  collection: [
    { ...NORA, role: 'ADVISOR' },
    { ...THEO, role: 'ESTATE_SPECIALIST' },
  ],
  metadata: { totalCount: 2 },
};
const done = (id: string, version: number) => ({ problem: null, estate: { id, version } });
const left = (problem: string) => ({ problem, estate: null });

async function open(answers: Answers, { session = sessionOf(), rows = [ALDENS, BYRNES] } = {}) {
  const shown = openClients({ estates: listOf(...rows), organizationAdvisors: ADVISORS, ...answers }, { session });
  await shown.user.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }));
  await screen.findByRole('button', { name: 'Clear' });
  return shown;
}
const sent = ({ graph }: Awaited<ReturnType<typeof open>>, operation: string) =>
  graph.sent.filter(({ name }) => name === operation).map(({ variables }) => variables);

test('what is chosen is said, and nothing is chosen any more after Clear', async () => {
  const { user } = await open({});
  expect(screen.getAllByText('2 clients chosen')).not.toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: 'Choose The Byrnes' }));
  expect(screen.getAllByText('1 client chosen')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('clients go to another advisor, who is found by name, and back by Undo', async () => {
  const shown = await open({
    bulkUpdateEstates: { ok: true, results: [done('e1', 4), done('e2', 9)] },
  });
  const { user } = shown;
  await user.click(screen.getByRole('button', { name: 'Move to advisor…' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('The advisor is Nora Finch now.');
  await dialog.findByRole('radio', { name: 'Theo Marsh' });
  expect(dialog.queryByRole('radio', { name: 'Nora Finch' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  dialog.getByText('Choose an advisor.');
  await user.type(dialog.getByLabelText('Find an advisor'), 'theo');
  await expect.poll(() => sent(shown, 'AdvisorsToChoose').at(-1)).toMatchObject({ searchTerm: 'theo' });
  await user.click(await dialog.findByRole('radio', { name: 'Theo Marsh' }));
  await user.click(dialog.getByRole('button', { name: 'Move to Theo Marsh' }));
  await screen.findByText('2 clients are with Theo Marsh now.');
  expect(sent(shown, 'BulkUpdateEstates')[0]).toEqual({
    estates: [
      { id: 'e1', version: 3, advisorId: 'account-2' },
      { id: 'e2', version: 8, advisorId: 'account-2' },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('2 clients are with the earlier advisor.');
  expect(sent(shown, 'BulkUpdateEstates')[1]).toEqual({
    estates: [
      { id: 'e1', version: 4, advisorId: 'account-1' },
      { id: 'e2', version: 9, advisorId: 'account-1' },
    ],
  });
});

test('each client that was left is named with its reason, and stays chosen', async () => {
  const { user } = await open({
    bulkUpdateEstates: { ok: true, results: [done('e1', 4), left('Somebody has changed this client meanwhile.')] },
  });
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 client was not archived' }));
  dialog.getByText('The Byrnes');
  dialog.getByText('Somebody has changed this client meanwhile.');
  await screen.findByText('The Aldens is archived.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose The Byrnes', hidden: true }).checked).toBe(
    true,
  );
});

test('clients are deleted by administrators, after it was said what goes with them', async () => {
  const shown = await open(
    { bulkDeleteEstates: { ok: true, results: [{ problem: null }, { problem: null }] } },
    { session: ADMIN },
  );
  const { user } = shown;
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 clients?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete 2 clients' }));
  await screen.findByText('2 clients are deleted.');
  expect(sent(shown, 'BulkDeleteEstates')).toEqual([
    {
      estates: [
        { id: 'e1', version: 3 },
        { id: 'e2', version: 8 },
      ],
    },
  ]);
});

test('an advisor deletes nothing, and clients of two organizations are not moved together', async () => {
  await open({}, { rows: [ALDENS, client('e3', 'The Cromers', { organizationId: 'organization-2' })] });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move to advisor…' }).disabled).toBe(true);
});

test('reports of the chosen clients are asked for on their own page, by whoever may make them', async () => {
  await open({}, { session: sessionOf({ settings: { advisorCanGenerateReport: true } }) });
  const href = screen.getByRole('link', { name: 'Make reports…' }).getAttribute('href') ?? '';
  expect(new URL(href, 'https://plans.example').pathname).toBe('/reports/many');
  expect(href.split('clients=')[1]?.split(',')).toHaveLength(2);
});

test('reports are not offered where the organization has switched them off', async () => {
  await open({}, { session: sessionOf({ settings: { advisorCanGenerateReport: false } }) });
  expect(screen.queryByRole('link', { name: 'Make reports…' })).toBeNull();
});

test('a list that has changed since is not exported in part', async () => {
  let estates = listOf(ALDENS, BYRNES);
  const { user } = await open({ estates: () => estates });
  estates = listOf(ALDENS);
  await user.click(screen.getByRole('button', { name: 'Export selected' }));
  await screen.findByText(/Nothing was exported\. The list has changed/);
});

test('what the server refuses as a whole is said, and everything stays chosen', async () => {
  const { user } = await open({
    bulkUpdateEstates: () => {
      throw refusal('At most 100 clients can be changed at once.', 'BAD_USER_INPUT');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await screen.findByText(/At most 100 clients can be changed at once/);
  expect(screen.getAllByText('2 clients chosen')).not.toHaveLength(0);
});
