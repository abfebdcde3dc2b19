import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  waitFor,
  within,
} from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { templateOf } from '../templates/template.fixture.ts';
import { NewReportRoute } from './new-report.route.tsx';

const SECTIONS = [
  { id: 'cover', title: 'Cover', description: 'The first page.', required: true },
  { id: 'taxes', title: 'Taxes', description: 'What the tax takes.', required: false },
  { id: 'trusts', title: 'Trusts', description: 'Who holds what.', required: false },
];
const own = (more: object = {}) => ({
  id: 's1',
  version: 1,
  preparedBy: null,
  sections: ['taxes'],
  showToClient: false,
  ...more,
});
const config = (more: object = {}) => ({
  sections: SECTIONS,
  illustrationErrors: [],
  allowsCustomReportTitles: true,
  quotaType: 'STANDARD_REPORTS',
  ...more,
});
const ANSWERS = {
  ownReportSettings: own(),
  estate: { id: 'e1', displayName: 'The Marsh Family' },
  estates: { collection: [{ id: 'e1', displayName: 'The Marsh Family' }] },
  reportBuilderConfig: config(),
};
const OF_ESTATE = '/estate/e1/reports/new';

const open = (answers: Answers = {}, at = OF_ESTATE, session = sessionOf()) =>
  renderScreen(
    <Routes>
      <Route path="/reports/new" element={<NewReportRoute />} />
      <Route path="/estate/:estateId/reports/new" element={<NewReportRoute />} />
      <Route path="*" element={<p>The list of reports</p>} />
    </Routes>,
    { at, session, answers: { ...ANSWERS, ...answers } },
  );
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const generate = () => screen.getByRole('button', { name: 'Generate PDF' });

testLoading({
  open: (answers) => open(answers),
  field: 'ownReportSettings',
  answer: own(),
  loading: 'Loading the pages',
  shown: 'Report name',
});

test('it starts with the account’s own settings; pages of every report cannot be left out', async () => {
  open({ ownReportSettings: own({ preparedBy: 'Calder and Associates', showToClient: true }) });
  const cover = await box('Cover');
  expect([cover.checked, cover.disabled]).toEqual([true, true]);
  expect([(await box('Taxes')).checked, (await box('Trusts')).checked]).toEqual([true, false]);
  expect(screen.getByLabelText<HTMLInputElement>('Prepared by').value).toBe('Calder and Associates');
  expect((await box('Show to the client')).checked).toBe(true);
});

test('what was chosen is sent, and the page goes to the estate’s reports', async () => {
  const sent: unknown[] = [];
  const { user, path } = open({
    createReportWithPrefetch: ({ input }: { input: unknown }) => {
      sent.push(input);
      return { ok: true, report: { id: 'r1', estateId: 'e1', status: 'REQUESTED' } };
    },
  });
  await user.click(await box('Trusts'));
  await user.click(generate());
  await screen.findByText('The list of reports');
  await expect.poll(path).toBe('/estate/e1/reports');
  expect(sent).toEqual([
    {
      estateId: 'e1',
      name: 'Estate plan review',
      sections: ['taxes', 'trusts'],
      preparedBy: 'Nora Finch',
      showToClient: false,
    },
  ]);
});

test('a page that is added stands where it stands by default, and a name is not asked for where the organization gives it', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    reportBuilderConfig: config({ allowsCustomReportTitles: false }),
    ownReportSettings: own({ sections: ['cover', 'trusts'] }),
    createReportWithPrefetch: ({ input }: { input: { sections: string[] } }) => {
      sent.push(input.sections);
      return { ok: true, report: { id: 'r1', estateId: 'e1', status: 'REQUESTED' } };
    },
  });
  await user.click(await box('Taxes'));
  expect(screen.getByLabelText<HTMLInputElement>('Report name').disabled).toBe(true);
  await user.click(generate());
  await expect.poll(() => sent).toEqual([['cover', 'taxes', 'trusts']]);
});

const WITH_TEMPLATES = sessionOf({ settings: { enableReportTemplates: true, advisorCanGenerateReport: true } });
const TEMPLATES = {
  reportTemplates: { collection: [templateOf('t1', 'Annual review')], metadata: { totalCount: 1 } },
};

test('R276: templates are offered only where the organization uses them', async () => {
  const { graph } = open();
  await box('Cover');
  expect(screen.queryByLabelText('Template')).toBeNull();
  expect(graph.sent.map(({ name }) => name)).not.toContain('ReportTemplates');
});

test('a report begins with the template of the address: its pages and name, and all its options', async () => {
  const sent: unknown[] = [];
  const create = ({ input }: { input: unknown }) => {
    sent.push(input);
    return { ok: true, report: { id: 'r1', estateId: 'e1', status: 'REQUESTED' } };
  };
  const { user } = open({ ...TEMPLATES, createReportWithPrefetch: create }, `${OF_ESTATE}?template=t1`, WITH_TEMPLATES);
  await waitFor(async () => expect((await box('Trusts')).checked).toBe(true));
  expect((screen.getByLabelText('Template') as HTMLSelectElement).value).toBe('t1');
  expect((await box('Taxes')).checked).toBe(false);
  await user.click(generate());
  await screen.findByText('The list of reports');
  expect(sent).toMatchObject([
    {
      templateId: 't1',
      name: 'Estate plan review',
      showToClient: true,
      sections: ['cover', 'summary', 'trusts', 'assumptions'],
    },
  ]);
});

test('a report without a name and without a page is not sent, and both are said', async () => {
  const { user, graph } = open();
  await user.click(await box('Taxes'));
  await user.clear(screen.getByLabelText('Report name'));
  await user.click(generate());
  expect(await screen.findAllByText('Report name is required')).not.toEqual([]);
  expect(screen.getAllByText('Choose at least one section')).not.toEqual([]);
  expect(graph.sent.map(({ name }) => name)).not.toContain('CreateReport');
});

test('a report that is refused says why, and keeps what was chosen', async () => {
  const { user } = open({
    createReportWithPrefetch: () => {
      throw refusal('No standard reports are left.', 'BAD_USER_INPUT');
    },
  });
  await user.click(await box('Trusts'));
  await user.click(generate());
  await screen.findByText(/No standard reports are left\./);
  expect((await box('Trusts')).checked).toBe(true);
});

test('an estate that cannot be reported says why, and nothing can be generated', async () => {
  open({
    reportBuilderConfig: config({
      illustrationErrors: [
        {
          section: 'diagram',
          message: 'The shares of the lake house come to 120%.',
          path: '/estate/e1/diagram',
          isBlocking: true,
        },
      ],
    }),
  });
  await screen.findByText('The shares of the lake house come to 120%.');
  expect(generate().hasAttribute('disabled')).toBe(true);
});

test('from all reports a client is chosen first', async () => {
  const { user } = open({}, '/reports/new');
  await screen.findByText('Choose a client first.');
  expect(generate().hasAttribute('disabled')).toBe(true);
  await within(screen.getByLabelText('Client')).findByText('The Marsh Family');
  await user.selectOptions(screen.getByLabelText('Client'), 'The Marsh Family');
  await box('Cover');
  screen.getByRole('heading', { name: 'The Marsh Family' });
});

test('clients that cannot be read can be read again', async () => {
  let fails = true;
  const { user } = open(
    {
      estates: () => {
        if (fails) throw refusal('Something went wrong', 'INTERNAL_SERVER_ERROR');
        return ANSWERS.estates;
      },
    },
    '/reports/new',
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  await waitFor(() => within(screen.getByLabelText('Client')).getByText('The Marsh Family'));
});

test('pages that cannot be read can be read again', async () => {
  let fails = true;
  const { user } = open({
    reportBuilderConfig: () => {
      if (fails) throw refusal('Something went wrong', 'INTERNAL_SERVER_ERROR');
      return config();
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  await box('Cover');
});
