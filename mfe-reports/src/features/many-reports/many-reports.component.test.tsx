import {
  type Answers,
  fireEvent,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  waitFor,
} from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { templateOf } from '../templates/template.fixture.ts';
import { ManyReportsRoute } from './many-reports.route.tsx';
import { ReportQueueRoute } from './report-queue.route.tsx';

const CLIENTS = ['Ames', 'Marsh', 'Marlow'].map((name) => ({
  id: name.toLowerCase(),
  displayName: `The ${name} Family`,
}));
const OWN = { id: 'own', version: 1, preparedBy: null, sections: ['cover', 'taxes'], showToClient: false };
const content = (allowsCustomReportTitles: boolean) => ({
  organizationContent: { id: 'c', settings: { allowsCustomReportTitles } },
});
const ANSWERS = { estates: { collection: CLIENTS }, ownReportSettings: OWN, ...content(true) };

const report = (id: string, more: object = {}) => ({
  id,
  name: 'Review',
  status: 'REQUESTED',
  statusMessage: 'Waiting for a renderer',
  percent: 0,
  isHeld: false,
  compiledReport: null,
  pageCount: null,
  byteSize: null,
  preparedBy: 'Nora Finch',
  requestedAt: '2026-11-20T12:00:00.000Z',
  isOlder: null,
  estateId: id,
  estate: { id, displayName: `The ${id} Family` },
  ...more,
});
const queue = (...collection: object[]) => ({ collection, metadata: { totalCount: collection.length } });

const open = (answers: Answers = {}, at = '/reports/many', session = sessionOf()) =>
  renderScreen(
    <Routes>
      <Route path="/reports/many" element={<ManyReportsRoute />} />
      <Route path="/reports/many/:batchId" element={<ReportQueueRoute />} />
    </Routes>,
    { at, session, answers: { ...ANSWERS, ...answers } },
  );

testLoading({
  open: (answers) => open(answers),
  field: 'estates',
  answer: ANSWERS.estates,
  loading: 'Loading the clients',
  shown: 'The Ames Family',
});

test('a name is not asked for where the organization gives it', async () => {
  open(content(false));
  expect((await screen.findByLabelText<HTMLInputElement>('Report name')).disabled).toBe(true);
});

const choose = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }));

test('the chosen clients have the same report made, and those without one are named with why', async () => {
  const asked: object[] = [];
  open({
    createReports: (variables: object) => {
      asked.push(variables);
      const results = [
        { problem: null, report: report('ames') },
        { problem: 'The estate does not exist.', report: null },
      ];
      return { ok: true, batchId: 'b1', results };
    },
    reports: queue(report('ames')),
  });
  await choose('The Ames Family');
  await choose('The Marlow Family');
  fireEvent.change(screen.getByLabelText('Report name'), { target: { value: 'Review of the year' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make 2 reports' }));
  await screen.findByText('0 of 1 report complete');
  expect(asked).toEqual([
    { estateIds: ['ames', 'marlow'], name: 'Review of the year', sections: ['cover', 'taxes'], showToClient: false },
  ]);
  expect(screen.getByText('No report of The Marlow Family: The estate does not exist.')).toBeTruthy();
});

test('where no client gets a report each reason is said once, and what was chosen stays', async () => {
  open({
    createReports: () => {
      const left = { problem: 'No report is left in this period.', report: null };
      return { ok: true, batchId: null, results: [left, left] };
    },
  });
  await choose('The Ames Family');
  await choose('The Marlow Family');
  fireEvent.click(screen.getByRole('button', { name: 'Make 2 reports' }));
  await screen.findByText('No report was asked for. No report is left in this period.');
  expect(screen.getByRole('button', { name: 'Make 2 reports' })).toBeTruthy();
});

test('clients are found by their name, and all that are found are chosen at once', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Find a client'), { target: { value: 'mar' } });
  expect(screen.queryByRole('checkbox', { name: 'The Ames Family' })).toBeNull();
  await choose('All 2 found');
  expect(screen.getByRole('button', { name: 'Make 2 reports' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Find a client'), { target: { value: 'nobody' } });
  expect(screen.getByText('No client is called “nobody”.')).toBeTruthy();
});

test('clients that were chosen elsewhere are chosen here', async () => {
  open({}, '/reports/many?clients=marsh,unknown');
  await screen.findByRole('button', { name: 'Make 1 report' });
});

test('a template says the pages; a refusal is told', async () => {
  const asked: object[] = [];
  open(
    {
      reportTemplates: { collection: [templateOf('t1', 'Annual review')], metadata: { totalCount: 1 } },
      createReports: (variables: object) => {
        asked.push(variables);
        return refusal('At most 50 reports are asked for at once.', 'BAD_USER_INPUT');
      },
    },
    '/reports/many?clients=marsh',
    sessionOf({ settings: { enableReportTemplates: true, advisorCanGenerateReport: true } }),
  );
  fireEvent.change(await screen.findByLabelText('Template'), { target: { value: 't1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make 1 report' }));
  await screen.findByText(/At most 50 reports/);
  expect(asked[0]).toMatchObject({ estateIds: ['marsh'], sections: [], templateId: 't1' });
});

const QUEUE = '/reports/many/b1';
const steering = (first: object[]) => {
  const steps: string[] = [];
  let rows = first;
  open(
    {
      reports: () => queue(...rows),
      steerReports: (variables: object) => {
        const { step, ids } = Object(variables);
        steps.push(`${step} ${ids.join(',')}`);
        rows = rows.map((row) => ({
          ...row,
          ...(Object(row).status === 'REQUESTED' && {
            isHeld: step === 'PAUSE',
            ...(step === 'CANCEL' && { status: 'DRAFT', statusMessage: null }),
          }),
        }));
        return { ok: true, reports: rows };
      },
    },
    QUEUE,
    sessionOf({ settings: { advisorCanGenerateReport: true } }),
  );
  return steps;
};

testLoading({
  open: (answers) => open(answers, QUEUE),
  field: 'reports',
  answer: queue(report('ames')),
  loading: 'Loading the reports',
  shown: 'The ames Family',
});

test('what waits is paused, goes on, and is cancelled after a question; what is complete stays', async () => {
  const done = report('ames', { status: 'COMPLETE', percent: 100, compiledReport: '/files/a.pdf' });
  const steps = steering([done, report('marsh'), report('marlow')]);
  await screen.findByText('1 of 3 reports complete');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByText('1 of 3 reports complete, paused');
  expect(screen.getAllByText('Paused')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByText('1 of 3 reports complete');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel those that wait' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel them' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull());
  expect(steps).toEqual(['PAUSE marsh,marlow', 'RESUME marsh,marlow', 'CANCEL marsh,marlow']);
});

test('a batch whose reports are gone says so', async () => {
  open({ reports: queue() }, QUEUE);
  await screen.findByText('There are no reports here');
});
