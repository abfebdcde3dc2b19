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
import { ReportLifeRoute } from './report-life.route.tsx';

const edition = (number: number, more: object = {}) => ({
  number,
  completedAt: `2026-11-${10 + number}T15:00:00.000Z`,
  pageCount: 12 + number,
  byteSize: 1_000,
  compiledReport: `/files/v${number}`,
  changes: [],
  ...more,
});
const report = (more: object = {}) => ({
  id: 'r1',
  version: 3,
  estateId: 'e1',
  name: 'Plan review',
  subName: null,
  status: 'COMPLETE',
  statusMessage: null,
  percent: 100,
  isOlder: false,
  changedSince: [],
  isPreview: false,
  showToClient: true,
  pageCount: 14,
  compiledReport: '/files/v2',
  preparedBy: 'Nora Finch',
  estate: { id: 'e1', displayName: 'The Marsh Family' },
  revisions: [],
  editions: [edition(2, { changes: ['Added: Family', '1 page more'] }), edition(1)],
  ...more,
});
const MAY = sessionOf({ settings: { advisorCanGenerateReport: true } });
const open = (answers: Answers = {}, session = MAY) =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/reports/:reportId/versions" element={<ReportLifeRoute />} />
      <Route path="*" element={<p>The list of reports</p>} />
    </Routes>,
    {
      at: '/estate/e1/reports/r1/versions',
      session,
      answers: { report: report(), estateHistory: { collection: [], metadata: { totalCount: 0 } }, ...answers },
    },
  );
const STATES = {
  open: (answers: Answers) => open(answers),
  field: 'report',
  answer: report(),
  loading: 'Loading the report',
  shown: 'Plan review',
};
testLoading(STATES);
testStale({ ...STATES, operation: 'ReportLife', says: /last update did not arrive/ });

test('every version stays with its file and what it holds otherwise', async () => {
  open();
  const second = await screen.findByRole('row', { name: /Added: Family/ });
  expect(second.textContent).toContain('Added: Family; 1 page more');
  // The words on the button are in its name (WCAG 2.5.3).
  expect(within(second).getByRole('link', { name: 'PDF of version 2' }).getAttribute('href')).toBe(
    '/files/v2?download=1',
  );
  within(screen.getByRole('row', { name: /The first one/ })).getByText('Nov 11, 2026');
  screen.getByText('Complete, The Marsh Family, prepared by Nora Finch, its client reads it');
});

test('a report that is gone says so, on a page with a title', async () => {
  open({ report: null });
  await screen.findByText('This report does not exist any more');
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Report']);
});

test('an older report says what has changed since, and is made again with one click', async () => {
  const sent: unknown[] = [];
  const change = (id: string, at: string, name: string) => ({
    id,
    at,
    actorName: 'Tom Reyes',
    leftOut: 0,
    things: [{ part: 'assets', thingId: id, name, action: 'CHANGED', fields: [{ field: 'value', label: 'Value' }] }],
  });
  const { user } = open({
    report: report({ isOlder: true, changedSince: ['The estate', 'Disclosures'] }),
    estateHistory: {
      collection: [
        change('c2', '2026-11-20T10:00:00.000Z', 'Lake house'),
        change('c1', '2026-11-01T10:00:00.000Z', 'Boat'),
      ],
      metadata: { totalCount: 2 },
    },
    generateReport: (variables: unknown) => {
      sent.push(variables);
      return { ok: true, report: { ...report(), version: 4, status: 'REQUESTED', percent: 0, statusMessage: null } };
    },
  });
  await screen.findByText('Changed Lake house: Value');
  screen.getByText('The estate · Disclosures');
  expect(screen.queryByText(/Boat/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make again' }));
  await screen.findByRole('progressbar');
  expect(sent).toEqual([{ id: 'r1', version: 3 }]);
});

test('one that is being made says how far it is and can be cancelled', async () => {
  let isCancelled = false;
  const { user } = open({
    report: () =>
      isCancelled ? report() : report({ status: 'REQUESTED', percent: 40, statusMessage: 'Taxes is laid out' }),
    cancelReport: () => {
      isCancelled = true;
      return { ok: true, report: { id: 'r1', version: 4, status: 'COMPLETE', percent: 0, statusMessage: null } };
    },
  });
  await screen.findByText('Taxes is laid out');
  screen.getByRole('progressbar', { name: 'Plan review: 40 percent' });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('The report is cancelled. It counts against no quota.');
  await screen.findByRole('button', { name: 'Make again' });
});

test('one that failed says why and is tried again', async () => {
  const { user, graph } = open({
    report: report({ status: 'ERROR', statusMessage: 'The pages could not be printed.' }),
    retryReport: { ok: true, report: { id: 'r1', version: 4, status: 'REQUESTED', percent: 0, statusMessage: null } },
  });
  await screen.findByText(/The pages could not be printed\./);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('progressbar');
  expect(graph.sent.map(({ name }) => name)).toContain('RetryLivingReport');
});

test('changes are asked for with a note', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    requestReportRevisions: (variables: { noteText: string }) => {
      sent.push(variables);
      const revisions = [{ at: '2026-11-21T10:00:00.000Z', byName: 'Nora Finch', note: variables.noteText }];
      return { ok: true, report: { id: 'r1', version: 4, status: 'REVISIONS_REQUIRED', revisions } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask for changes' }));
  await screen.findByText('Say what is to be changed');
  await user.type(screen.getByLabelText(/What is to be changed/), 'Name the trustee');
  await user.click(screen.getByRole('button', { name: 'Ask for changes' }));
  await screen.findByText('Name the trustee');
  await screen.findByText(/^Revisions wanted/);
  expect(screen.queryByRole('form', { name: 'Ask for changes' })).toBeNull();
  expect(sent).toEqual([{ id: 'r1', version: 3, noteText: 'Name the trustee' }]);
});

test('an attorney asks for changes and makes nothing', async () => {
  open({}, sessionOf({ account: { activeRole: 'ATTORNEY' } }));
  await screen.findByRole('button', { name: 'Ask for changes' });
  for (const name of ['Make again', 'Delete', 'Tables as a workbook'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Change pages' })).toBeNull();
});

test('tables and slides are made for other programs; what is refused says why', async () => {
  const { user } = open({
    pdfUtil: ({ input }: { input: { kind: string } }) => {
      if (input.kind === 'CSV') throw refusal('Too many reports are being made right now.', 'RENDERER_BUSY');
      return { ok: true, link: `/files/${input.kind}`, pageCount: 0, sections: [] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Slides for a meeting' }));
  const link = await screen.findByRole('link', { name: 'Download: Slides for a meeting' });
  expect(link.getAttribute('href')).toBe('/files/PPTX?download=1');
  await user.click(screen.getByRole('button', { name: 'Tables as CSV' }));
  await screen.findByText('Too many reports are being made right now.');
});

test('a report is deleted after a question', async () => {
  const { user, path } = open({ deleteReport: { ok: true } });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete report' }));
  await screen.findByText('The list of reports');
  await expect.poll(path).toBe('/estate/e1/reports');
});
