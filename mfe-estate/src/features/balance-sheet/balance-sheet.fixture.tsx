import type { Answers } from '@platform/mfe-kit/testing';
import { ADA, BEN, openEstatePage, type PageOptions } from '../estate/estate-page.fixture.tsx';
import { BalanceSheetRoute } from './balance-sheet.route.tsx';

export const row = (id: string, label: string, cells: number[], more: object = {}) => ({
  id,
  label,
  part: 'ASSETS',
  detail: null,
  isLiability: false,
  isStale: false,
  valuationDate: '2026-10-31',
  cells,
  total: cells[0] ?? 0,
  ...more,
});
export const holding = (id: string, name: string, balance: number, more: object = {}) => ({
  id,
  name,
  assetType: 'REAL_ESTATE',
  isLiability: false,
  balance,
  valuationDate: '2026-10-31',
  use: null,
  isLifeEstate: false,
  valuationSource: 'Appraisal',
  valueHistory: [],
  owners: [{ percent: null, owner: { __typename: 'Person', id: 'ada' } }],
  contributions: [],
  beneficiaries: [],
  ...more,
});
export const COLUMNS = [
  { id: 'ada', label: 'Ada', inTaxableEstate: true },
  { id: 'ben', label: 'Ben', inTaxableEstate: true },
  { id: 'inside', label: 'In the estate', inTaxableEstate: true },
];
export const HOUSE = row('house', 'Lake house', [300_000_000, 0, 300_000_000], {
  detail: 'Valued in May',
  isStale: true,
});
export const LOAN = row('loan', 'Mortgage', [-50_000_000, 0, -50_000_000], { isLiability: true });
interface Drawn {
  readonly groups: readonly { readonly rows: readonly { readonly id: string; readonly isStale?: boolean }[] }[];
}
/** A sheet with the numbers of its rows, of which a page asks for the first. */
export function counted<Sheet extends Drawn>(sheet: Sheet) {
  const rows = sheet.groups.flatMap((group) => group.rows);
  const ids = (of: typeof rows): number => new Set(of.map(({ id }) => id)).size;
  const groups = sheet.groups.map((group: Sheet['groups'][number]) => ({
    ...group,
    rowCount: group.rows.length,
    rows: ({ first }: { first?: number | null }) => group.rows.slice(0, first ?? group.rows.length),
  }));
  return { ...sheet, holdingCount: ids(rows), staleCount: ids(rows.filter((one) => one.isStale)), groups };
}
/** The holdings of an estate that a form asks for by their ids. */
export const byIds =
  <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
  ({ ids }: { ids?: readonly string[] | null }) =>
    things.filter(({ id }) => !ids || ids.includes(id));
export const SHEET = {
  asOf: '2026-10-31',
  total: 250_000_000,
  totals: [250_000_000, 0, 250_000_000],
  columns: COLUMNS,
  groups: [
    { label: 'Real estate', subtotal: 300_000_000, subtotals: HOUSE.cells, rows: [HOUSE] },
    { label: 'Debts', subtotal: -50_000_000, subtotals: LOAN.cells, rows: [LOAN] },
  ],
};
export const EMPTY = { asOf: null, total: 0, totals: [], columns: [], groups: [] };
type Sheet = typeof SHEET | typeof EMPTY;
interface Made extends Readonly<Record<string, unknown>> {
  readonly assets?: readonly ReturnType<typeof holding>[];
  readonly liabilities?: readonly ReturnType<typeof holding>[];
}
const HOLDINGS = {
  assets: [holding('house', 'Lake house', 300_000_000)],
  liabilities: [holding('loan', 'Mortgage', 50_000_000, { assetType: 'MORTGAGE', isLiability: true })],
};
export const estate = ({ assets = HOLDINGS.assets, liabilities = HOLDINGS.liabilities, ...more }: Made = {}) => ({
  id: 'estate-1',
  version: 3,
  displayName: 'The Marsh Family',
  people: [ADA, BEN],
  trusts: [],
  charitables: [],
  entities: [],
  assets: byIds(assets),
  liabilities: byIds(liabilities),
  assetAccounts: [],
  hideEmptyColumnsBalanceSheet: true,
  netWorthHistory: [],
  ...more,
});

export const page = { Page: BalanceSheetRoute, path: 'balance-sheet' };
type SheetAnswer = Sheet | ((input: { hideEmptyColumns?: boolean }) => Sheet);
type SheetAnswers = Omit<Answers, 'balanceSheetTable'> & { readonly balanceSheetTable?: SheetAnswer };
export function open({ balanceSheetTable = SHEET, ...answers }: SheetAnswers = {}, options?: PageOptions) {
  const table =
    typeof balanceSheetTable === 'function'
      ? (input: { hideEmptyColumns?: boolean }) => counted(balanceSheetTable(input))
      : counted(balanceSheetTable);
  return openEstatePage(page, { estate: estate(), balanceSheetTable: table, ...answers }, options);
}
