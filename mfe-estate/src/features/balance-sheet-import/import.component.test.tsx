import {
  type Answers,
  live,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  unanswered,
  within,
} from '@platform/mfe-kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImportDialog } from './import-dialog.tsx';

interface Sent {
  readonly input: {
    readonly version: number;
    readonly accept: boolean;
    readonly leaveOutIds?: readonly string[];
    readonly file: File;
  };
}
const row = (id: string, name: string, more: object = {}) => ({
  id,
  tab: 'Assets',
  row: Number(id.split(' ')[1]),
  name,
  assetType: 'CASH',
  isLiability: false,
  balance: 123_456,
  valuationDate: '2025-12-31',
  owners: ['Ada Marsh 60%', 'Ben Marsh 40%'],
  duplicate: null,
  warnings: [],
  ...more,
});
const SAVINGS = row('Assets 3', 'Savings');
const MORTGAGE = row('Debts 2', 'Mortgage', {
  tab: 'Debts',
  assetType: 'MORTGAGE',
  isLiability: true,
  balance: 40_000_000,
});
const TWIN = row('Assets 4', 'Lake house', {
  assetType: 'REAL_ESTATE',
  duplicate: 'This looks like “Lake house” (Real estate, $9.00), which is on the balance sheet already.',
  warnings: ['The shares add up to 80%: nobody is named for the rest.'],
});
const payload = (more: object = {}) => ({
  ok: true,
  errorCount: 0,
  errors: [],
  rows: [SAVINGS, TWIN, MORTGAGE],
  exampleCount: 1,
  assetsTotal: 0,
  debtsTotal: 0,
  createdIds: [],
  estate: { id: 'estate-1', version: 3 },
  ...more,
});
const ERRORS = {
  ok: false,
  rows: [SAVINGS],
  errorCount: 203,
  errors: [
    {
      tab: 'Assets',
      rowName: 'Cabin',
      row: 5,
      column: 'Value',
      message: '“(5,000)”: Please specify a valid number, without a minus.',
    },
    {
      tab: 'Assets',
      rowName: 'Cabin',
      row: 5,
      column: 'Owner',
      message: '“Adda” is nobody of this household. Did you mean “Ada Marsh”?',
    },
    { tab: 'Debts', rowName: null, row: 2, column: null, message: 'Something stands beside the columns.' },
  ],
};

const closed = vi.fn();
const reloaded = vi.fn(() => Promise.resolve());
beforeEach(() => {
  closed.mockClear();
  reloaded.mockClear();
});
afterEach(() => vi.restoreAllMocks());
const open = (answers: Answers) =>
  renderScreen(<ImportDialog estate={{ id: 'estate-1', version: 3 }} reload={reloaded} onClose={closed} />, {
    at: '/',
    session: sessionOf({}),
    answers,
  });
const workbook = () => new File(['PK'], 'marsh.xlsx');
async function choose(answers: Answers) {
  const shown = open(answers);
  await shown.user.upload(await screen.findByLabelText(/Choose the filled-in workbook/), workbook());
  return shown;
}
const importing = (answer: (sent: Sent['input']) => unknown) => {
  const sent: Sent['input'][] = [];
  const createClientSpreadsheetImport = ({ input }: Sent) => {
    sent.push(input);
    return answer(input);
  };
  return { sent, createClientSpreadsheetImport };
};

test('the template is offered as a file', async () => {
  const offered: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    offered.push(this.download);
  });
  const template = { filename: 'Balance sheet - Marsh.xlsx', mediaType: 'application/x', content: btoa('PK') };
  const { user } = open({ balanceSheetTemplateDownload: template });
  await user.click(await screen.findByRole('button', { name: 'Download the template' }));
  await expect.poll(() => offered).toEqual(['Balance sheet - Marsh.xlsx']);
});

test('a template that does not come is said', async () => {
  const { user } = open({ balanceSheetTemplateDownload: () => refusal('The estate is away.', 'NOT_FOUND') });
  await user.click(await screen.findByRole('button', { name: 'Download the template' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The estate is away.');
});

test('a workbook is being read', async () => {
  await choose({ createClientSpreadsheetImport: () => unanswered() });
  await screen.findByText(/Reading the workbook and checking every row/);
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('a long workbook shows how many rows are checked, and then that they are saved', async () => {
  const importProgress = live<{ stage: string; done: number; total: number }>();
  let answer: (value: unknown) => void = () => undefined;
  const { user } = await choose({
    importProgress,
    createClientSpreadsheetImport: ({ input }: Sent) =>
      input.accept ? unanswered() : new Promise((resolve) => (answer = resolve)),
  });
  await screen.findByText(/Reading the workbook and checking every row/);
  expect(screen.queryByRole('progressbar')).toBeNull();
  importProgress.tell({ stage: 'CHECKING', done: 1_250, total: 5_000 });
  await screen.findByText('1,250 of 5,000 rows checked');
  expect(screen.getByRole('progressbar', { name: 'Rows of the workbook' }).getAttribute('aria-valuenow')).toBe('25');
  answer(payload());
  await user.click(await screen.findByRole('button', { name: 'Add 2 rows' }));
  // What was told of the look is over.
  await screen.findByText(/Adding 2 rows/);
  expect(screen.queryByRole('progressbar')).toBeNull();
  importProgress.tell({ stage: 'SAVING', done: 5_000, total: 5_000 });
  await screen.findByText('All 5,000 rows checked. Saving them together.');
  expect(screen.getByRole('progressbar', { name: 'Rows of the workbook' }).getAttribute('aria-valuenow')).toBe('50');
});

test('every row is shown before anything is added, and what may be there already is left out', async () => {
  const { sent, ...answers } = importing(({ accept }) =>
    accept
      ? payload({ rows: [SAVINGS, MORTGAGE], createdIds: ['a', 'b'], estate: { id: 'estate-1', version: 4 } })
      : payload(),
  );
  const undone: object[] = [];
  const { user } = await choose({
    ...answers,
    bulkDeleteAssets: (given: object) => {
      undone.push(given);
      return { ok: true, estate: { id: 'estate-1', version: 5 } };
    },
  });
  const rows = within(await screen.findByRole('list', { name: 'Rows of the workbook' }));
  expect(rows.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, true]);
  rows.getByText(/Cash, Ada Marsh 60% and Ben Marsh 40%\. Value of Dec 31, 2025\. Assets, row 3\./);
  rows.getByText(/This looks like “Lake house”/);
  rows.getByText(/nobody is named for the rest/);
  expect(screen.getByRole('status').textContent).toBe(
    'marsh.xlsx: 1 asset of $1,234.56 and 1 debt of $400,000.00 will be added. One row looks like something that is there already. Tick what is to be added all the same.',
  );
  screen.getByText('Example rows of the template are not imported.');
  await user.click(screen.getByRole('button', { name: 'Add 2 rows' }));
  await screen.findByText('1 asset of $1,234.56 and 1 debt of $400,000.00 added to the balance sheet.');
  expect(sent.map(({ version, accept, leaveOutIds }) => ({ version, accept, leaveOutIds }))).toEqual([
    { version: 3, accept: false, leaveOutIds: undefined },
    { version: 3, accept: true, leaveOutIds: ['Assets 4'] },
  ]);
  expect(closed).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The import is taken back.');
  expect(undone).toEqual([{ estateId: 'estate-1', version: 4, ids: ['a', 'b'] }]);
});

test('rows are ticked and left out; with none there is nothing to add', async () => {
  const { user } = await choose({ createClientSpreadsheetImport: payload() });
  await user.click(await screen.findByRole('checkbox', { name: 'Lake house' }));
  screen.getByRole('button', { name: 'Add 3 rows' });
  for (const name of ['Lake house', 'Savings', 'Mortgage']) await user.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 0 rows' }).disabled).toBe(true);
});

test('what is wrong is told by row and column, and nothing can be added until another file is chosen', async () => {
  const { user, graph } = await choose({ createClientSpreadsheetImport: payload(ERRORS) });
  expect((await screen.findByRole('alert')).textContent).toBe(
    '203 things have to be put right. Nothing was imported. Correct the workbook, save it, and choose it again.',
  );
  const places = within(screen.getByRole('list', { name: 'What to put right' })).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Assets, row 5: CabinValue: “(5,000)”: Please specify a valid number, without a minus.Owner: “Adda” is nobody of this household. Did you mean “Ada Marsh”?',
    'Debts, row 2Something stands beside the columns.',
  ]);
  screen.getByText('And 200 more, which are shown when these are put right.');
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  graph.answer({ createClientSpreadsheetImport: payload() });
  await user.upload(screen.getByLabelText(/Choose another file/), workbook());
  await screen.findByRole('button', { name: 'Add 2 rows' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a file that is no workbook is refused in the server’s words', async () => {
  await choose({
    createClientSpreadsheetImport: () =>
      refusal('This looks like a CSV file. Nothing was imported.', 'FILE_TYPE_NOT_SUPPORTED', 'file'),
  });
  expect((await screen.findByRole('alert')).textContent).toBe('This looks like a CSV file. Nothing was imported.');
});

test('what somebody changed meanwhile has the workbook checked again, and nothing is added unseen', async () => {
  const { sent, ...answers } = importing(({ accept }) => {
    if (accept) return refusal('This estate was changed meanwhile.', 'STALE_VERSION');
    return payload(sent.length > 1 ? { estate: { id: 'estate-1', version: 7 }, rows: [SAVINGS] } : {});
  });
  const { user, graph } = await choose(answers);
  await user.click(await screen.findByRole('button', { name: 'Add 2 rows' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/changed this estate meanwhile.*once more/);
  expect(closed).not.toHaveBeenCalled();
  graph.answer({
    createClientSpreadsheetImport: ({ input }: Sent) => {
      sent.push(input);
      return payload({ rows: [SAVINGS], createdIds: ['a'], estate: { id: 'estate-1', version: 8 } });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add 1 row' }));
  await screen.findByText('1 asset of $1,234.56 added to the balance sheet.');
  expect(sent.at(-1)).toMatchObject({ version: 7, accept: true });
});

test('of thousands of rows a page is shown, and what may need a look by itself', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => row(`Assets ${at + 2}`, `Fund ${at}`));
  rows[249] = row('Assets 251', 'Lake house', { duplicate: 'This looks like row 2 of the same tab.' });
  const { user } = await choose({ createClientSpreadsheetImport: payload({ rows }) });
  const list = within(await screen.findByRole('list', { name: 'Rows of the workbook' }));
  expect(list.getAllByRole('checkbox')).toHaveLength(100);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of rows' }));
  pages.getByText('1–100 of 250 rows');
  await user.click(pages.getByRole('button', { name: 'Next page' }));
  list.getByRole('checkbox', { name: 'Fund 100' });
  await user.click(screen.getByRole('switch', { name: 'Show only what may need a look (1)' }));
  await user.click(list.getByRole('checkbox', { name: 'Lake house' }));
  screen.getByRole('button', { name: 'Add 250 rows' });
});

test('of thousands of things to put right a page is shown, and the others behind it', async () => {
  const errors = Array.from({ length: 101 }, (_, at) => ({ ...ERRORS.errors[0], row: at + 2, rowName: `Fund ${at}` }));
  const { user } = await choose({ createClientSpreadsheetImport: payload({ ...ERRORS, errors, errorCount: 101 }) });
  const list = within(await screen.findByRole('list', { name: 'What to put right' }));
  expect(list.getAllByRole('listitem')).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Assets, row 102: Fund 100/),
  ]);
});
