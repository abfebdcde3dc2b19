import { fireEvent, refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test, vi } from 'vitest';
import { testEstatePage } from '../estate/estate-page.fixture.tsx';
import { COLUMNS, counted, estate, HOUSE, open, page, row, SHEET } from './balance-sheet.fixture.tsx';

testEstatePage(page, {
  what: 'the balance sheet',
  operation: 'BalanceSheetRoute',
  answers: { estate: estate(), balanceSheetTable: counted(SHEET) },
  shown: 'Lake house',
});

test('holdings are counted with the day of their values, stale ones apart', async () => {
  open();
  await screen.findByText('2 holdings, by owner. Latest value of Oct 31, 2026.');
  screen.getByText('1 stale value');
  const house = screen.getByRole('row', { name: /Lake house/ });
  within(house).getByLabelText('Stale value');
});

const WITHOUT_BEN = {
  ...SHEET,
  columns: COLUMNS.filter(({ id }) => id !== 'ben'),
  totals: [250_000_000, 250_000_000],
  groups: SHEET.groups.map((group) => ({
    ...group,
    subtotals: [group.subtotal, group.subtotal],
    rows: group.rows.map((one) => ({ ...one, cells: [one.total, one.total] })),
  })),
};

test('a column of nobody’s holdings is left out for everybody until somebody who may shows it', async () => {
  let hide = true;
  const { user, graph } = open({
    estate: () => estate({ hideEmptyColumnsBalanceSheet: hide }),
    balanceSheetTable: () => (hide ? WITHOUT_BEN : SHEET),
    toggleBalanceSheetEmptyColumns: (input: { hide: boolean }) => {
      hide = input.hide;
      return { ok: true, estate: { id: 'estate-1', version: 4, hideEmptyColumnsBalanceSheet: hide } };
    },
  });
  await screen.findByRole('columnheader', { name: 'Ada' });
  expect(screen.queryByRole('columnheader', { name: 'Ben' })).toBeNull();
  await user.click(screen.getByLabelText('Hide empty columns'));
  await screen.findByRole('columnheader', { name: 'Ben' });
  expect(graph.sent.find(({ name }) => name === 'ToggleBalanceSheetEmptyColumns')?.variables).toMatchObject({
    hide: false,
  });
});

test('whoever only reads sees all columns without changing what others see', async () => {
  const { user, graph } = open(
    {
      balanceSheetTable: ({ hideEmptyColumns }: { hideEmptyColumns?: boolean }) =>
        hideEmptyColumns === false ? SHEET : WITHOUT_BEN,
    },
    { activeRole: 'CLIENT' },
  );
  await user.click(await screen.findByLabelText('Hide empty columns'));
  await screen.findByRole('columnheader', { name: 'Ben' });
  expect(graph.sent.map(({ name }) => name)).not.toContain('ToggleBalanceSheetEmptyColumns');
});

test('the sheet is shown by type and by tax treatment, and the address keeps it', async () => {
  const { user, graph } = open();
  await user.click(await screen.findByRole('button', { name: 'By tax treatment' }));
  await waitFor(() => expect(graph.sent.map(({ variables }) => variables['mode'])).toContain('BY_TAX_TREATMENT'));
  await screen.findByText(/2 holdings, by tax treatment/);
  await user.click(screen.getByRole('button', { name: 'By owner' }));
  await screen.findByText(/2 holdings, by owner/);
});

const CAR = row('car', 'Car', [5_000, 0, 5_000]);
const TWO = {
  ...SHEET,
  groups: [{ label: 'Property', subtotal: 300_005_000, subtotals: [300_005_000, 0, 300_005_000], rows: [HOUSE, CAR] }],
};

test('a row is moved by its menu', async () => {
  const orders: object[] = [];
  const { user } = open({
    balanceSheetTable: TWO,
    updateBalanceSheetOrder: (input: object) => {
      orders.push(input);
      return { errors: [], estate: { id: 'estate-1', version: 4 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Move Car' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await waitFor(() => expect(orders).toEqual([{ estateId: 'estate-1', version: 3, ids: ['car', 'house'] }]));
});

test('R290: what is wrong with an order is said', async () => {
  const error = 'Something in this order is not on the balance sheet any more.';
  const { user } = open({
    balanceSheetTable: TWO,
    updateBalanceSheetOrder: () => ({ errors: [error], estate: { id: 'estate-1', version: 4 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Move Lake house' }));
  await user.click(await screen.findByRole('menuitem', { name: 'To the end' }));
  await screen.findByText(error);
});

test('a row is moved by dragging it, within its group', async () => {
  const orders: object[] = [];
  open({
    balanceSheetTable: TWO,
    updateBalanceSheetOrder: (input: object) => {
      orders.push(input);
      return { errors: [], estate: { id: 'estate-1', version: 4 } };
    },
  });
  const rowOf = async (name: string) => {
    const found = (await screen.findByRole('button', { name: `Change ${name}` })).closest('tr');
    if (!found) throw new Error('a row has a button');
    return found;
  };
  const house = (await screen.findByText('Lake house')).closest('tr');
  const car = (await screen.findByText('Car')).closest('tr');
  if (!house || !car) throw new Error('each stands in a row');
  expect(await rowOf('Lake house')).toBe(house);
  const dataTransfer = { effectAllowed: '' };
  fireEvent.dragStart(house, { dataTransfer });
  fireEvent.dragOver(car, { dataTransfer });
  fireEvent.drop(car, { dataTransfer });
  await waitFor(() => expect(orders).toEqual([{ estateId: 'estate-1', version: 3, ids: ['car', 'house'] }]));
});

test('rows are chosen and removed together, and one undo brings all back', async () => {
  const sent: object[] = [];
  const done = (version: number) => ({ ok: true, estate: { id: 'estate-1', version } });
  const { user } = open({
    bulkDeleteAssets: (input: object) => {
      sent.push(input);
      return done(4);
    },
    bulkRestoreAssets: (input: object) => {
      sent.push(input);
      return done(5);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose rows' }));
  await screen.findByText('Nothing chosen');
  await user.click(screen.getByLabelText('Choose Lake house'));
  await user.click(screen.getByLabelText('Choose Mortgage'));
  await screen.findByText('2 rows chosen');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('2 rows: off the balance sheet.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('2 rows: back on the balance sheet.');
  const ids = ['house', 'loan'];
  expect(sent).toEqual([
    { estateId: 'estate-1', version: 3, ids },
    { estateId: 'estate-1', version: 4, ids },
  ]);
});

test('rows that something names stay, all of them, and the words say what', async () => {
  const { user } = open({
    bulkDeleteAssets: () => {
      throw refusal('Lake house is named in Mortgage. Change that first. Nothing was removed.', 'ASSET_IN_USE', 'ids');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose rows' }));
  await user.click(screen.getByLabelText('Choose Lake house'));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText(/Lake house is named in Mortgage\. Change that first\. Nothing was removed\./);
  screen.getByText('1 row chosen');
});

test('several holdings get the same owner at once, and undo gives each back what it had', async () => {
  const sent: { version: number; changes: readonly { id: string; attributes: object }[] }[] = [];
  const { user } = open({
    bulkUpdateAssets: (input: (typeof sent)[number]) => {
      sent.push(input);
      return { ok: true, estate: { id: 'estate-1', version: input.version + 1 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose rows' }));
  await user.click(screen.getByLabelText('Choose Lake house'));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const form = await screen.findByRole('form', { name: 'Change 1 holding' });
  await user.click(screen.getByRole('button', { name: 'Change all' }));
  await within(form).findByText('Say what to change');
  await user.selectOptions(within(form).getByLabelText(/^Owner/), 'ben');
  await user.click(screen.getByRole('button', { name: 'Change all' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('1 holding: as before.');
  expect(sent).toMatchObject([
    { version: 3, changes: [{ id: 'house', attributes: { owners: [{ ownerId: 'ben' }] } }] },
    { version: 4, changes: [{ id: 'house', attributes: { owners: [{ ownerId: 'ada' }] } }] },
  ]);
});

test('of hundreds of holdings the first are drawn, and the others when they are wanted; the sums are of all', async () => {
  const rows = Array.from({ length: 350 }, (_, at) => row(`r${at}`, `Fund ${at}`, [100, 0, 100]));
  const group = { label: 'Cash', subtotal: 35_000, subtotals: [35_000, 0, 35_000], rows };
  const { user } = open({ balanceSheetTable: { ...SHEET, totals: group.subtotals, groups: [group] } });
  await screen.findByText('Fund 99');
  expect(screen.queryByText('Fund 100')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 200 more of 250 under Cash' }));
  await screen.findByText('Fund 299');
  screen.getByRole('button', { name: 'Show 50 more of 50 under Cash' });
  expect(screen.getAllByTitle('$350.00').length).toBeGreaterThan(0);
});

test('the whole sheet is a file, the way it is shown', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sheet');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { user, graph } = open();
  await user.click(await screen.findByRole('button', { name: 'By type' }));
  await screen.findByText(/2 holdings, by type/);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByText('2 holdings exported.');
  const asked = graph.sent.find(({ name }) => name === 'BalanceSheetExport')?.variables;
  expect(asked).toEqual({ estateId: 'estate-1', mode: 'BY_TYPE', hideEmptyColumns: true });
  const file = made.mock.calls[0]?.[0] as Blob;
  expect(await file.text()).toContain('Real estate,Lake house,Valued in May,2026-10-31,3000000.00,0.00,3000000.00');
  vi.restoreAllMocks();
});

test('where the sheet cannot be read for a file, that is said', async () => {
  const { user } = open({
    balanceSheetTable: ({ hideEmptyColumns }) => {
      if (hideEmptyColumns !== undefined && hideEmptyColumns !== null)
        throw refusal('The ledger is closed', 'INTERNAL_SERVER_ERROR');
      return SHEET;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await screen.findByText(/Nothing was exported\./);
});
