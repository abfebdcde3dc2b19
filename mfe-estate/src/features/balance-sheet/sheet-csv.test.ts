import { expect, it } from 'vitest';
import { type ExportedSheet, sheetCsv, sheetFileName } from './sheet-csv.ts';

const row = (id: string, label: string, cells: number[], total: number) => ({
  id,
  label,
  detail: 'Appraisal, Oct 31, 2026',
  valuationDate: '2026-10-31',
  cells,
  total,
});
const SHEET: ExportedSheet = {
  holdingCount: 2,
  total: 99_999_999_999_998,
  totals: [99_999_999_999_998, 99_999_999_999_998],
  columns: [
    { id: 'ada', label: 'Ada' },
    { id: 'inside', label: 'In the taxable estate' },
  ],
  groups: [
    {
      label: 'Cash',
      subtotal: 99_999_999_999_999,
      subtotals: [99_999_999_999_999, 99_999_999_999_999],
      rows: [row('a', '=1+1', [99_999_999_999_999, 99_999_999_999_999], 99_999_999_999_999)],
    },
    { label: 'Liabilities', subtotal: -1, subtotals: [-1, -1], rows: [row('b', 'Loan', [-1, -1], -1)] },
  ],
};

it('rows, sums of groups and of all are the cents of the screen, the largest and one cent below nothing too', () => {
  expect(sheetCsv(SHEET).split('\r\n')).toEqual([
    'Group,Holding,Details,Valued on,Ada (USD),In the taxable estate (USD),Total (USD)',
    `Cash,'=1+1,"Appraisal, Oct 31, 2026",2026-10-31,999999999999.99,999999999999.99,999999999999.99`,
    'Cash,Together,,,999999999999.99,999999999999.99,999999999999.99',
    'Liabilities,Loan,"Appraisal, Oct 31, 2026",2026-10-31,-0.01,-0.01,-0.01',
    'Liabilities,Together,,,-0.01,-0.01,-0.01',
    'Net worth,,,,999999999999.98,999999999999.98,999999999999.98',
    '',
  ]);
});
it('by tax treatment the one column is the amount, and no sum stands twice', () => {
  const sheet = { ...SHEET, columns: [{ id: 'amount', label: 'Value' }], totals: [5], groups: [] };
  expect(sheetCsv(sheet).split('\r\n')).toEqual([
    'Group,Holding,Details,Valued on,Value (USD)',
    'Everything together,,,,0.05',
    '',
  ]);
});
it('the file is called after the household and the day', () => {
  expect(sheetFileName('The O’Neil & Ñúñez Family', '2026-11-26')).toBe(
    'balance-sheet-the-o-neil-ñúñez-family-2026-11-26.csv',
  );
});
