import {
  type Answers,
  refusal,
  renderScreen,
  type ScreenOptions,
  screen,
  sessionOf,
  testLoading,
  testStale,
  waitFor,
  within,
} from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { ReportsRoute } from './reports.route.tsx';

const report = (id: string, status: string, more: object = {}) => ({
  id,
  name: 'Estate plan review',
  status,
  statusMessage: null,
  percent: 0,
  isHeld: false,
  compiledReport: null,
  pageCount: null,
  byteSize: null,
  preparedBy: 'Nora Finch',
  requestedAt: '2026-11-20T15:00:00.000Z',
  isOlder: null,
  estateId: 'e1',
  estate: { id: 'e1', displayName: 'The Marsh Family' },
  ...more,
});
const DONE = report('r1', 'COMPLETE', { compiledReport: '/files/r1', pageCount: 14, byteSize: 2_345_678 });
const FAILED = report('r2', 'ERROR', { statusMessage: 'The pages could not be printed.' });
const listOf = (...collection: object[]) => ({ collection, metadata: { totalCount: collection.length } });
const MAKES_REPORTS = sessionOf({ settings: { advisorCanGenerateReport: true } });

const open = (answers: Answers, { at = '/reports', session = MAKES_REPORTS }: ScreenOptions = {}) =>
  renderScreen(
    <Routes>
      <Route path="/reports" element={<ReportsRoute />} />
      <Route path="/estate/:estateId/reports" element={<ReportsRoute />} />
    </Routes>,
    { at, session, answers },
  );

const states = {
  open: (answers: Answers) => open(answers),
  field: 'reports',
  answer: listOf(DONE),
  loading: 'Loading reports',
  shown: 'The Marsh Family',
};
testLoading(states);
testStale({ ...states, operation: 'ReportsRoute', says: /The last update did not arrive/ });

test('without a report the page says what one is for', async () => {
  open({ reports: listOf() });
  await screen.findByText('No reports yet');
});

const AS_CLIENT = { session: sessionOf({ account: { activeRole: 'CLIENT' } }) };

test('a report that is there says how much it is, and can be downloaded', async () => {
  open({ reports: listOf(DONE) });
  const row = await screen.findByRole('row', { name: /Estate plan review/ });
  expect(row.textContent).toContain('14 pages, 2.3 MB');
  within(row).getByText('Nov 20, 2026');
  const file = within(row).getByRole('link', { name: 'Download PDF: Estate plan review' });
  expect(file.getAttribute('href')).toBe('/files/r1?download=1');
  expect(within(row).queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a report leads to its versions, and says that what it shows has changed since', async () => {
  open({ reports: listOf({ ...DONE, isOlder: true }) });
  const link = await screen.findByRole('link', { name: 'Estate plan review' });
  expect(link.getAttribute('href')).toBe('/estate/e1/reports/r1/versions');
  screen.getByText(/changed since it was printed/);
});

test('a report in the making says what happens and how far it is', async () => {
  open({ reports: listOf(report('r3', 'REQUESTED', { percent: 40, statusMessage: 'Printing the pages' })) });
  const row = await screen.findByRole('row', { name: /Printing the pages/ });
  within(row).getByRole('progressbar', { name: 'Estate plan review: 40 percent' });
  expect(within(row).queryByRole('link', { name: /Download/ })).toBeNull();
});

test('a client keeps the last printing while the next one is made, and reads nothing of how that goes', async () => {
  const again = { percent: 40, statusMessage: 'Printing the pages', compiledReport: '/files/r1' };
  open({ reports: listOf({ ...DONE, ...again, status: 'REQUESTED' }) }, AS_CLIENT);
  await screen.findByRole('link', { name: 'Download PDF: Estate plan review' });
  expect(screen.queryByText(/Printing the pages/)).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'State' })).toBeNull();
});

test('a report that failed says why, and is made again when it is asked for', async () => {
  let retried = false;
  const { user } = open({
    reports: () => listOf(retried ? DONE : FAILED),
    retryReport: ({ id }: { id: string }) => {
      retried = id === 'r2';
      return { ok: true, report: report('r2', 'REQUESTED') };
    },
  });
  await screen.findByText(/The pages could not be printed\./);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Download PDF/ });
});

test('a report that cannot be made again says why', async () => {
  const { user } = open({
    reports: listOf(FAILED),
    retryReport: () => {
      throw refusal('No standard reports are left.', 'BAD_USER_INPUT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('No standard reports are left.');
});

test.each([
  ['/reports', '/reports/new'],
  ['/estate/e1/reports', '/estate/e1/reports/new'],
])('a new report of %s begins at %s', async (at, href) => {
  open({ reports: listOf() }, { at });
  expect((await screen.findByRole('link', { name: 'New report' })).getAttribute('href')).toBe(href);
});

test('reports of one estate are asked for alone', async () => {
  const { graph } = open({ reports: listOf() }, { at: '/estate/e1/reports' });
  await waitFor(() => expect(graph.sent.at(-1)).toMatchObject({ name: 'ReportsRoute', variables: { estateId: 'e1' } }));
});

test('where the organization has switched reports off the page says who can change that', async () => {
  open({ reports: listOf(FAILED) }, { session: sessionOf() });
  await screen.findByText(/switched off reports for advisors/);
  await screen.findByText(/The pages could not be printed\./);
  expect(screen.queryByRole('link', { name: 'New report' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a client reads reports and is told nothing of making them', async () => {
  open({ reports: listOf(DONE) }, AS_CLIENT);
  await screen.findByRole('link', { name: /Download PDF/ });
  expect(screen.queryByRole('link', { name: 'New report' })).toBeNull();
  expect(screen.queryByText(/switched off/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Estate plan review' })).toBeNull();
});
