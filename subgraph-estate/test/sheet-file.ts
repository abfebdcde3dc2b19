import { foreign, textRows } from '../src/modules/balance-sheet-import/workbook.fixture.ts';

export const HEAD = ['Name', 'Type', 'Value', 'Owner', 'Valued on'];
const DEBT_HEAD = ['Name', 'Type', 'Owed', 'Borrower', 'Secured by'];

/** A filled-in workbook as another program writes it. */
export const sheetFile = (
  assets: readonly (readonly (string | null)[])[],
  debts: readonly (readonly string[])[] = [],
) => foreign({ sheets: { Assets: textRows([HEAD, ...assets]), Debts: textRows([DEBT_HEAD, ...debts]) } });
