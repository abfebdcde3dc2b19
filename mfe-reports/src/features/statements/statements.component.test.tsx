import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  within,
} from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { StatementsRoute } from './statements.route.tsx';

const statement = (id: string, more: object = {}) => ({
  id,
  name: 'Personal financial statement',
  status: 'COMPLETE',
  statusMessage: null,
  compiledReport: `/files/${id}`,
  createdAt: '2026-11-20T15:00:00.000Z',
  pageCount: 2,
  metadata: { asOf: '2026-11-01', preparedBy: 'Nora Finch', isEdited: true },
  columns: [{ type: 'TOTAL', label: 'Total' }],
  ...more,
});
const summary = (id: string, more: object = {}) => ({
  id,
  reportName: 'Summary of the documents',
  status: 'COMPLETE',
  statusMessage: null,
  compiledReport: `/files/${id}`,
  createdAt: '2026-11-20T15:00:00.000Z',
  pageCount: 1,
  ...more,
});
const listOf = (...collection: object[]) => ({ collection, metadata: { totalCount: collection.length } });
const MAY = sessionOf({ settings: { advisorCanGenerateReport: true } });
const open = (answers: Answers = {}, session = MAY) =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/reports/statements" element={<StatementsRoute />} />
    </Routes>,
    {
      at: '/estate/e1/reports/statements',
      session,
      answers: {
        financialStatementReports: listOf(statement('s1')),
        summaryReports: listOf(summary('u1')),
        ...answers,
      },
    },
  );

const STATES = {
  open: (answers: Answers) => open(answers),
  field: 'financialStatementReports',
  answer: listOf(statement('s1')),
  loading: 'Loading statements',
  shown: 'Personal financial statement',
};
testLoading(STATES);
testStale({ ...STATES, operation: 'Statements', says: /last update did not arrive/ });

test('without any the page says what each is made from', async () => {
  open({ financialStatementReports: listOf(), summaryReports: listOf() });
  await screen.findByText('No statement yet');
  screen.getByText('No summary yet');
});

test('a statement says of which day it is, whether lines were changed, and can be downloaded', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Personal financial statement/ });
  expect(row.textContent).toContain('as of Nov 1, 2026, lines were changed, 2 pages');
  expect(
    within(row)
      .getByRole('link', { name: /Download PDF/ })
      .getAttribute('href'),
  ).toBe('/files/s1?download=1');
});

test('one that is being made or has failed says so, and only what is over can be deleted', async () => {
  open({
    financialStatementReports: listOf(
      statement('s1', { status: 'PENDING_PDF_RENDERING', compiledReport: null, name: 'Under way' }),
      statement('s2', {
        status: 'ERROR',
        compiledReport: null,
        statusMessage: 'No basic reports are left.',
        name: 'Over',
      }),
    ),
  });
  const running = await screen.findByRole('row', { name: /Under way/ });
  within(running).getByText('Being printed');
  expect(within(running).queryByRole('button')).toBeNull();
  expect(screen.getByRole('row', { name: /Over/ }).textContent).toContain('No basic reports are left.');
});

test('a summary is asked for, and one is deleted after a question', async () => {
  let isDeleted = false;
  const { user, graph } = open({
    generateSummaryReport: { ok: true, summaryReport: { id: 'u2', status: 'REQUESTED' } },
    summaryReports: () => listOf(...(isDeleted ? [] : [summary('u1')])),
    deleteSummaryReport: ({ id }: { id: string }) => {
      isDeleted = id === 'u1';
      return { ok: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make a summary' }));
  await user.click(await screen.findByRole('button', { name: 'Delete: Summary of the documents' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('No summary yet');
  expect(graph.sent).toContainEqual(expect.objectContaining({ name: 'MakeSummary', variables: { estateId: 'e1' } }));
});

test('what is refused says why', async () => {
  const { user } = open({
    generateSummaryReport: () => {
      throw refusal('No basic reports are left.', 'BAD_USER_INPUT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make a summary' }));
  await screen.findByText('No basic reports are left.');
});

test('where reports are switched off nothing is made', async () => {
  open({}, sessionOf());
  await screen.findByText('Summary of the documents');
  expect(screen.queryByRole('link', { name: 'New statement' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Make a summary' })).toBeNull();
});
