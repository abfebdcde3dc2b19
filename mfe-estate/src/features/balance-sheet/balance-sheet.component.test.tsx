import { today } from '@platform/mfe-kit/calendar';
import { type Answers, fireEvent, refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test, vi } from 'vitest';
import { ADA, BEN, openEstatePage, type PageOptions, testEstatePage } from '../estate/estate-page.fixture.tsx';
import { BalanceSheetRoute } from './balance-sheet.route.tsx';

const row = (id: string, label: string, cells: number[], more: object = {}) => ({
  id,
  label,
  part: 'ASSETS',
  detail: null,
  isLiability: false,
  isStale: false,
  valuationDate: '2026-10-31',
  cells,
  total: cells[0],
  ...more,
});
const holding = (id: string, name: string, balance: number, more: object = {}) => ({
  id,
  name,
  assetType: 'REAL_ESTATE',
  isLiability: false,
  balance,
  valuationDate: '2026-10-31',
  valuationSource: 'Appraisal',
  valueHistory: [],
  owners: [{ percent: null, owner: { __typename: 'Person', id: 'ada' } }],
  contributions: [],
  beneficiaries: [],
  ...more,
});
const COLUMNS = [
  { id: 'ada', label: 'Ada', inTaxableEstate: true },
  { id: 'ben', label: 'Ben', inTaxableEstate: true },
  { id: 'inside', label: 'In the estate', inTaxableEstate: true },
];
const HOUSE = row('house', 'Lake house', [300_000_000, 0, 300_000_000], { detail: 'Valued in May', isStale: true });
const LOAN = row('loan', 'Mortgage', [-50_000_000, 0, -50_000_000], { isLiability: true });
const SHEET = {
  asOf: '2026-10-31',
  total: 250_000_000,
  totals: [250_000_000, 0, 250_000_000],
  columns: COLUMNS,
  groups: [
    { label: 'Real estate', subtotal: 300_000_000, subtotals: HOUSE.cells, rows: [HOUSE] },
    { label: 'Debts', subtotal: -50_000_000, subtotals: LOAN.cells, rows: [LOAN] },
  ],
};
const EMPTY = { asOf: null, total: 0, totals: [], columns: [], groups: [] };
const estate = (more: object = {}) => ({
  id: 'estate-1',
  version: 3,
  displayName: 'The Marsh Family',
  people: [ADA, BEN],
  trusts: [],
  charitables: [],
  entities: [],
  assets: [holding('house', 'Lake house', 300_000_000)],
  liabilities: [holding('loan', 'Mortgage', 50_000_000, { assetType: 'MORTGAGE', isLiability: true })],
  assetAccounts: [],
  hideEmptyColumnsBalanceSheet: true,
  netWorthHistory: [],
  ...more,
});

const page = { Page: BalanceSheetRoute, path: 'balance-sheet' };
const open = (answers: Answers = {}, options?: PageOptions) =>
  openEstatePage(page, { estate: estate(), balanceSheetTable: SHEET, ...answers }, options);

testEstatePage(page, {
  what: 'the balance sheet',
  operation: 'BalanceSheetRoute',
  answers: { estate: estate(), balanceSheetTable: SHEET },
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

test('without a holding the page says what belongs here, and the form opens from it', async () => {
  const { user } = open({ estate: estate({ assets: [] }), balanceSheetTable: EMPTY });
  await screen.findByText('Nothing on the balance sheet yet');
  await user.click(screen.getByRole('button', { name: 'Add holding' }));
  await screen.findByRole('form', { name: 'Add holding' });
});

test.each([
  ['with holdings', SHEET],
  ['without a holding', EMPTY],
])('whoever only reads is offered no change: %s', async (_what, balanceSheet) => {
  open({ balanceSheetTable: balanceSheet }, { activeRole: 'CLIENT' });
  await screen.findAllByText(balanceSheet === EMPTY ? 'Nothing on the balance sheet yet' : 'Lake house');
  expect(screen.queryAllByRole('button', { name: /Add holding|Add debt|^Change|^Move|^Choose/ })).toEqual([]);
});

test('a debt opens with what is owed, and its terms', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change Mortgage' }));
  const form = await screen.findByRole('form', { name: 'Change Mortgage' });
  expect(within(form).getByLabelText<HTMLInputElement>('Owed').value).toBe('500,000.00');
  expect(within(form).getByLabelText<HTMLSelectElement>(/^Secured by/).textContent).toContain('Lake house');
});

test('a phone lists the holdings by type, with whose they are and the sums', async () => {
  const before = window.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(before(media), { matches: media.includes('760px') }));
  try {
    open();
    await screen.findByText('Lake house');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Lake house').closest('li')?.textContent).toContain('Ada');
    expect(screen.getByText('In the estate').closest('div')?.textContent).toContain('$2,500,000');
  } finally {
    vi.stubGlobal('matchMedia', before);
  }
});

interface Update {
  readonly version: number;
  readonly attributes: { readonly balance: number; readonly valuationDate: string };
}
const saved = (version: number, balance: number) => ({
  ok: true,
  asset: { id: 'house', name: 'Lake house', balance, valuationDate: '2026-11-22', isStale: false },
  estate: { id: 'estate-1', version },
});
async function typeValue(user: ReturnType<typeof open>['user'], value: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Change Lake house' }));
  const form = await screen.findByRole('form', { name: 'Change Lake house' });
  const field = within(form).getByLabelText('Value');
  await user.clear(field);
  if (value) await user.type(field, value);
  await user.click(screen.getByRole('button', { name: 'Save holding' }));
  return form;
}

test('a new value is saved in cents with the version that was shown, and can be undone', async () => {
  const updates: Update[] = [];
  const { user } = open({
    updateAsset: (update: Update) => {
      updates.push(update);
      return saved(update.version + 1, update.attributes.balance);
    },
  });
  await typeValue(user, '3.2M');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(updates[0]).toMatchObject({ version: 3, attributes: { balance: 320_000_000 } });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Lake house is back at $3,000,000.00.');
  expect(updates[1]).toMatchObject({
    version: 4,
    attributes: { balance: 300_000_000, valuationDate: '2026-10-31' },
  });
});

test('a value that is missing is asked for, and nothing is sent', async () => {
  const { user, graph } = open();
  const form = await typeValue(user, '');
  await waitFor(() => expect(within(form).getByLabelText('Value').getAttribute('aria-invalid')).toBe('true'));
  expect(graph.sent.filter(({ name }) => name === 'UpdateAsset')).toEqual([]);
});

test('a value that cannot be saved is said under the form, which keeps what was typed', async () => {
  const { user } = open({
    updateAsset: () => {
      throw refusal('The ledger is closed', 'INTERNAL_SERVER_ERROR');
    },
  });
  const form = await typeValue(user, '3200000');
  await within(form).findByText('Something went wrong: The ledger is closed');
  expect(within(form).getByLabelText<HTMLInputElement>('Value').value).toMatch(/^3,200,000/);
});

test('where somebody else saved first both values are shown, and one’s own is saved over the newer version', async () => {
  const updates: Update[] = [];
  let isNewer = false;
  const theirs = () => estate({ version: 7, assets: [holding('house', 'Lake house', 310_000_000)] });
  const { user } = open({
    estate: () => (isNewer ? theirs() : estate()),
    updateAsset: (update: Update) => {
      updates.push(update);
      if (update.version === 7) return saved(8, update.attributes.balance);
      isNewer = true;
      throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
    },
  });
  await typeValue(user, '3.2M');
  const dialog = await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' });
  expect(dialog.textContent).toMatch(/Yours: \$3,200,000\.00.*Saved now: \$3,100,000\.00/);
  await user.click(within(dialog).getByRole('button', { name: 'Save what is chosen' }));
  await waitFor(() => expect(updates).toHaveLength(2));
  expect(updates[1]).toMatchObject({ version: 7, attributes: { balance: 320_000_000 } });
});

test('a holding that somebody removed meanwhile is not saved, and the form says why', async () => {
  let isGone = false;
  const { user } = open({
    estate: () => estate(isGone ? { version: 7, assets: [], liabilities: [] } : {}),
    updateAsset: () => {
      isGone = true;
      throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
    },
  });
  await typeValue(user, '3.2M');
  await screen.findByText('Somebody has removed this holding meanwhile. What you typed is not saved.');
});

test('a choice that cannot be saved either says so where the choice is', async () => {
  let isNewer = false;
  const { user } = open({
    estate: () => estate(isNewer ? { version: 7, assets: [holding('house', 'Lake house', 310_000_000)] } : {}),
    updateAsset: ({ version }: Update) => {
      isNewer = true;
      throw version === 7
        ? refusal('The ledger is closed', 'INTERNAL_SERVER_ERROR')
        : refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
    },
  });
  await typeValue(user, '3.2M');
  await user.click(await screen.findByRole('button', { name: 'Save what is chosen' }));
  await screen.findByText('Something went wrong: The ledger is closed');
});

test('a change of something else keeps the day of the value; a new value is of today', async () => {
  const updates: Update[] = [];
  const { user } = open({
    updateAsset: (update: Update) => {
      updates.push(update);
      return saved(update.version + 1, update.attributes.balance);
    },
  });
  const change = async (label: string, text: string) => {
    await user.click(await screen.findByRole('button', { name: 'Change Lake house' }));
    const field = within(await screen.findByRole('form', { name: 'Change Lake house' })).getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Save holding' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await change('Name', 'Cottage');
  await change('Value', '4M');
  expect(updates[0]?.attributes).toMatchObject({ name: 'Cottage', valuationDate: '2026-10-31' });
  expect(updates[1]?.attributes.valuationDate).toBe(today());
});

test('a holding is taken off, and taken back', async () => {
  const sent: object[] = [];
  const { user } = open({
    deleteAsset: (input: object) => {
      sent.push(input);
      return { ok: true, estate: { id: 'estate-1', version: 4 } };
    },
    restoreAsset: (input: object) => {
      sent.push(input);
      return { ok: true, asset: { id: 'house', name: 'Lake house' }, estate: { id: 'estate-1', version: 5 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lake house' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('Lake house is off the balance sheet.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Lake house is back on the balance sheet.');
  expect(sent).toEqual([
    { id: 'house', version: 3 },
    { estateId: 'estate-1', id: 'house', version: 4 },
  ]);
});

test('a holding that something names stays, and the form says what', async () => {
  const { user } = open({
    deleteAsset: () => {
      throw refusal('This asset is named in Mortgage. Change that first.', 'ASSET_IN_USE', 'id');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lake house' }));
  const form = await screen.findByRole('form', { name: 'Change Lake house' });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await within(form).findByText(/This asset is named in Mortgage\. Change that first\./);
});
