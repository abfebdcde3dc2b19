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
  total: cells[0],
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
export const estate = (more: object = {}) => ({
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

export const page = { Page: BalanceSheetRoute, path: 'balance-sheet' };
export const open = (answers: Answers = {}, options?: PageOptions) =>
  openEstatePage(page, { estate: estate(), balanceSheetTable: SHEET, ...answers }, options);
