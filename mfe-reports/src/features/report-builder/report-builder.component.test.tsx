import {
  type Answers,
  fireEvent,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  waitFor,
  within,
} from '@platform/mfe-kit/testing';
import { Link, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { ReportBuilderRoute } from './report-builder.route.tsx';

const section = (id: string, title: string, required = false) => ({ id, title, description: title, required });
const CONFIG = {
  sections: [
    section('cover', 'Cover', true),
    section('summary', 'Summary', true),
    section('family', 'Family'),
    section('taxes', 'Taxes'),
    section('slide:fees', 'Fees', true),
    section('assumptions', 'Assumptions', true),
  ],
  illustrationErrors: [
    { section: 'taxes', message: 'The shares come to 120%.', path: '/estate/e1/diagram', isBlocking: true },
    { section: 'family', message: 'Nobody is entered.', path: '/estate/e1/family', isBlocking: false },
  ],
  isOrderLocked: false,
  requiresPageNumbers: true,
  canGeneratePreview: false,
  canUnlockPreviewToggle: true,
  allowsCustomReportTitles: true,
  quotaType: 'STANDARD_REPORTS',
};
const report = (more: object = {}) => ({
  id: 'r1',
  version: 3,
  name: 'Plan review',
  subName: null,
  status: 'DRAFT',
  preparedBy: 'Nora Finch',
  showToClient: false,
  orderedRequestableSections: ['cover', 'summary', 'taxes', 'slide:fees', 'assumptions'],
  isOlder: null,
  changedSince: [],
  pageCount: null,
  options: {
    balanceSheetViewMode: 'BY_OWNER',
    hasConsolidatedDocuments: true,
    hidePageNumbers: false,
    isFamilyTreeLabelAgeState: true,
    isGstTaxInfoExpanded: false,
    onlyShowEntityStructure: false,
    projectionsEnabled: false,
    isPreview: false,
    paperSize: 'LETTER',
  },
  executiveSummarySetting: { version: 1, showDiagramNumbers: true },
  outsideEstateViewSetting: {
    version: 1,
    lifeInsuranceAmountView: 'BENEFIT',
    lifeInsuranceView: 'EACH',
    showCharities: true,
    showDollarAmount: true,
    showLifeInsurance: true,
  },
  revisions: [],
  editions: [],
  ...more,
});
const ANSWERS = {
  estate: {
    id: 'e1',
    displayName: 'The Marsh Family',
    organization: { id: 'o1', quotas: [{ id: 'q', type: 'STANDARD_REPORTS', free: 22 }] },
  },
  report: report(),
  reportBuilderConfig: CONFIG,
};
const open = (answers: Answers = {}, session = sessionOf()) =>
  renderScreen(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/estate/:estateId/reports/:reportId" element={<ReportBuilderRoute />} />
        <Route path="*" element={<p>The list of reports</p>} />
      </Routes>
    </>,
    { at: '/estate/e1/reports/r1', session, answers: { ...ANSWERS, ...answers } },
  );
const pages = async () => within(await screen.findByRole('list', { name: 'Pages' })).getAllByRole('checkbox');
const names = async () => (await pages()).map((box) => box.closest('li')?.querySelector('label')?.textContent);

testLoading({
  open: (answers) => open(answers),
  field: 'report',
  answer: report(),
  loading: 'Loading the report',
  shown: 'Taxes',
});

test('lists what is printed first; what is required cannot be left out (R283); the preview is as the organization wants it (R284)', async () => {
  open();
  expect(await names()).toEqual(['Cover', 'Summary', 'Taxes', 'Fees', 'Assumptions', 'Family']);
  expect(screen.getByRole('checkbox', { name: 'Fees' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/shows no preview/)).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Page numbers' }).hasAttribute('disabled')).toBe(true);
});

test('names what keeps a page from being right at its section, with what mends it, and makes no report of it', async () => {
  open();
  const mend = await screen.findByRole('link', { name: 'Mend it' });
  expect(mend.getAttribute('href')).toBe('/estate/e1/diagram');
  expect(mend.closest('li')?.textContent).toContain('Taxes');
  expect(screen.queryByText(/Nobody is entered/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Generate PDF' }).hasAttribute('disabled')).toBe(true);
});

test('moves a section by its buttons and by Alt and an arrow, and saves the order by itself', async () => {
  const saved: unknown[] = [];
  open({
    updateReport: (variables: object) => {
      saved.push(variables);
      const { sections } = Object(variables).attributes;
      return { ok: true, report: { ...report(), version: 4, orderedRequestableSections: sections } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Move down: Summary' }));
  expect(await names()).toEqual(['Cover', 'Taxes', 'Summary', 'Fees', 'Assumptions', 'Family']);
  fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Taxes' }), { key: 'ArrowDown', altKey: true });
  expect((await names()).slice(0, 3)).toEqual(['Cover', 'Summary', 'Taxes']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Family' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    id: 'r1',
    version: 3,
    attributes: { sections: ['cover', 'summary', 'family', 'taxes', 'slide:fees', 'assumptions'] },
  });
  await screen.findByText(/^Draft, saved/);
});

test('says why something was not saved, and tries again', async () => {
  let tries = 0;
  open({
    updateReport: () => {
      tries += 1;
      return tries === 1
        ? refusal('Report name is at most 60 characters', 'BAD_USER_INPUT')
        : { ok: true, report: report({ version: 4 }) };
    },
  });
  fireEvent.change(await screen.findByLabelText(/Prepared by/), { target: { value: 'Tom Reyes' } });
  await screen.findByText(/Report name is at most 60 characters/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^Draft, saved/);
});

test('shows both values where two people changed the same', async () => {
  let reads = 0;
  open({
    report: () => {
      reads += 1;
      return reads === 1 ? report() : report({ version: 5, preparedBy: 'Priya Raman' });
    },
    updateReport: () => refusal('Somebody else changed this in the meantime.', 'STALE_VERSION'),
  });
  fireEvent.change(await screen.findByLabelText(/Prepared by/), { target: { value: 'Tom Reyes' } });
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Yours: Tom Reyes');
  expect(dialog.textContent).toContain('Saved now: Priya Raman');
});

test('says what was asked to be changed, and what has changed since', async () => {
  open({
    report: report({
      status: 'REVISIONS_REQUIRED',
      isOlder: true,
      changedSince: ['The estate', 'Disclosures'],
      revisions: [{ at: '2026-11-20T12:00:00.000Z', byName: 'Daniel Whitlock', note: 'Leave the taxes out' }],
    }),
  });
  await screen.findByText('Daniel Whitlock asked for changes on Nov 20, 2026: Leave the taxes out');
  expect(screen.getByText(/changed since it was printed: the estate, disclosures/)).toBeTruthy();
});

test('keeps what was changed a moment before the page is left', async () => {
  const saved: string[] = [];
  open({
    updateReport: (variables: object) => {
      saved.push(Object(variables).attributes.preparedBy);
      return { ok: true, report: report({ version: 4 }) };
    },
  });
  fireEvent.change(await screen.findByLabelText(/Prepared by/), { target: { value: 'Tom Reyes' } });
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByText('The list of reports');
  await waitFor(() => expect(saved).toEqual(['Tom Reyes']));
});

/** What the builder saves, and what it saw before. */
const saving = (answers: Answers = {}, session = sessionOf()) => {
  const saved: { attributes: { options: Record<string, unknown> } & Record<string, unknown> }[] = [];
  open(
    {
      updateReport: (variables: object) => {
        saved.push(Object(variables));
        return { ok: true, report: report({ version: 3 + saved.length }) };
      },
      ...answers,
    },
    session,
  );
  return saved;
};

test.each([
  ['Taxes', 'Generation-skipping transfers in detail', 'isGstTaxInfoExpanded', true],
  ['Family', 'Ages and states of the family', 'isFamilyTreeLabelAgeState', false],
])('the options of %s stand beside it, and are saved with the draft', async (section, words, name, value) => {
  const saved = saving();
  expect(screen.queryByRole('switch', { name: words })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: section }));
  fireEvent.click(screen.getByRole('switch', { name: words }));
  await waitFor(() => expect(saved[0]?.attributes.options[name]).toBe(value));
});

test('a subtitle is saved, and what the organization has left of its reports is said', async () => {
  const saved = saving();
  await screen.findByText(/uses one of 22 reports left/);
  fireEvent.change(screen.getByLabelText(/Subtitle/), { target: { value: 'For the meeting in May' } });
  await waitFor(() => expect(saved[0]?.attributes['subName']).toBe('For the meeting in May'));
});

test('how all reports of the client show the summary is saved by itself, over the version that was read', async () => {
  const told: object[] = [];
  open({
    upsertExecutiveSummarySetting: (variables: object) => {
      told.push(variables);
      const { showDiagramNumbers } = Object(variables);
      return { ok: true, executiveSummarySetting: { version: 2, showDiagramNumbers } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Summary' }));
  const amounts = screen.getByRole('switch', { name: 'Amounts in the diagram' });
  fireEvent.click(amounts);
  await waitFor(() => expect(told).toEqual([{ estateId: 'e1', version: 1, showDiagramNumbers: false }]));
  fireEvent.click(amounts);
  await waitFor(() => expect(told[1]).toEqual({ estateId: 'e1', version: 2, showDiagramNumbers: true }));
});

test('a view setting that somebody else has changed meanwhile is shown as it is now', async () => {
  let reads = 0;
  open({
    report: () => {
      reads += 1;
      return reads === 1 ? report() : report({ executiveSummarySetting: { version: 4, showDiagramNumbers: true } });
    },
    upsertExecutiveSummarySetting: () => refusal('Somebody else changed this in the meantime.', 'STALE_VERSION'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Summary' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Amounts in the diagram' }));
  await screen.findByText(/Somebody else changed this/);
  await waitFor(() =>
    expect((screen.getByRole('switch', { name: 'Amounts in the diagram' }) as HTMLInputElement).checked).toBe(true),
  );
});

test('a page that was chosen and has nothing to print says so once the pages are there', async () => {
  open({
    reportBuilderConfig: { ...CONFIG, canGeneratePreview: true },
    pdfUtil: {
      ok: true,
      link: null,
      pageCount: 2,
      sections: [{ id: 'cover', title: 'Cover', fromPage: 1, toPage: 1 }],
    },
  });
  await screen.findByRole('button', { name: /^Taxes ?, ?nothing to print$/ });
  expect(screen.getByRole('button', { name: /^Cover ?, page ?1$/ })).toBeTruthy();
});

test('a template gives its pages and options to the draft, and Undo takes them back', async () => {
  // It was made before the organization required page numbers of every report.
  const options = { ...report().options, paperSize: 'A4', isGstTaxInfoExpanded: true, hidePageNumbers: true };
  const template = {
    id: 't1',
    version: 1,
    name: 'Annual review',
    reportName: 'Review of the year',
    reportSubName: 'In short',
    orderedRequestableSections: ['cover', 'summary', 'family', 'slide:fees', 'assumptions'],
    isShared: true,
    showToClient: true,
    createdByName: null,
    canEdit: false,
    ...options,
  };
  const saved = saving(
    { reportTemplates: { collection: [template], metadata: { totalCount: 1 } } },
    sessionOf({ settings: { enableReportTemplates: true, advisorCanGenerateReport: true } }),
  );
  const choice = await screen.findByLabelText('Template');
  fireEvent.change(choice, { target: { value: 't1' } });
  expect(await names()).toEqual(['Cover', 'Summary', 'Family', 'Fees', 'Assumptions', 'Taxes']);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.attributes).toMatchObject({
    name: 'Review of the year',
    subName: 'In short',
    showToClient: true,
    options: { paperSize: 'A4', isGstTaxInfoExpanded: true, hidePageNumbers: false },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved[1]?.attributes).toMatchObject({ name: 'Plan review', subName: '' }));
});
