import type { ResultOf } from '@graphql-typed-document-node/core';
import { csvLine, dollarsCell } from '@platform/mfe-kit/list';
import { graphql } from '../../gql/index.ts';

/** All rows, where the page reads the first of each group. */
export const BalanceSheetExportQuery = graphql(`
  query BalanceSheetExport($estateId: ID!, $mode: BalanceSheetMode, $hideEmptyColumns: Boolean) {
    balanceSheetTable(estateId: $estateId, mode: $mode, hideEmptyColumns: $hideEmptyColumns) {
      holdingCount
      total
      totals
      columns { id label }
      groups {
        label
        subtotal
        subtotals
        rows { id label detail valuationDate cells total }
      }
    }
  }
`);
export type ExportedSheet = NonNullable<ResultOf<typeof BalanceSheetExportQuery>['balanceSheetTable']>;

/** The sheet as it is on screen: rows under their groups, each group with its sums, at the end the sums of all, in cents. */
export function sheetCsv({ columns, groups, total, totals }: ExportedSheet): string {
  const isOfAll = columns.some(({ id }) => id === 'amount');
  const line = (group: string, name: string, detail: string | null, day: string | null, cells: number[], sum: number) =>
    csvLine([group, name, detail, day, ...cells.map(dollarsCell), ...(isOfAll ? [] : [dollarsCell(sum)])]);
  const headings = columns.map(({ label }) => `${label} (USD)`);
  return [
    csvLine(['Group', 'Holding', 'Details', 'Valued on', ...headings, ...(isOfAll ? [] : ['Total (USD)'])]),
    ...groups.flatMap(({ label, rows, subtotals, subtotal }) => [
      ...rows.map((row) => line(label, row.label, row.detail ?? null, row.valuationDate ?? null, row.cells, row.total)),
      line(label, 'Together', null, null, subtotals, subtotal),
    ]),
    line(isOfAll ? 'Everything together' : 'Net worth', '', null, null, totals, total),
  ].join('');
}

/** What every system takes in the name of a file. */
export const sheetFileName = (household: string, day: string): string =>
  `balance-sheet-${household
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}-${day}.csv`;
