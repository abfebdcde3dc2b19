import { labelOf } from '@platform/contracts/labels';
import type { IsoDate } from '@platform/kernel';
import type { Estate } from '../../domain/estate/estate.ts';
import type { BalanceGroup, BalanceSheetMode } from '../../schema.generated.ts';
import {
  type BalanceSheet,
  type BalanceSheetRow,
  balanceSheet,
  group,
  isPlace,
  PLACES,
  sheetOf,
} from './balance-sheet.ts';

/** The parts of the balance sheet, from what is owned to what is owed. */
const PARTS: readonly BalanceGroup[] = ['ASSETS', 'ASSET_ACCOUNTS', 'ENTITIES', 'CHARITABLES', 'LIABILITIES'];

const rowsOf = ({ groups }: BalanceSheet): BalanceSheetRow[] => groups.flatMap(({ rows }) => rows);

/** A row with some of its cells; what they are of is the same. */
function narrowed(row: BalanceSheetRow, at: readonly number[]): BalanceSheetRow {
  return { ...row, cells: at.map((index) => row.cells[index] ?? 0) };
}

/** The parts of the balance sheet one after another, each row with what of it counts and what does not. */
function byPart(sheet: BalanceSheet): BalanceSheet {
  const at = sheet.columns.flatMap(({ id }, index) => (isPlace(id) ? [index] : []));
  const columns = sheet.columns.filter(({ id }) => isPlace(id));
  const rows = rowsOf(sheet).map((row) => narrowed(row, at));
  const groups = PARTS.flatMap((part) =>
    group(
      labelOf('BalanceGroup', part),
      rows.filter((row) => row.part === part),
      at.length,
    ),
  );
  return sheetOf(columns, groups, sheet.asOf);
}

/** What counts in a taxable estate, what stands outside, what nobody can place: a row stands wherever a part of it does. */
function byTaxTreatment(sheet: BalanceSheet): BalanceSheet {
  const groups = PLACES.flatMap((place) => {
    const at = sheet.columns.findIndex(({ id }) => id === place);
    const column = sheet.columns[at];
    if (!column) return [];
    const rows = rowsOf(sheet)
      .filter(({ cells, total }) => cells[at] !== 0 || (total === 0 && place === 'inside'))
      .map((row) => ({ ...narrowed(row, [at]), total: row.cells[at] ?? 0 }));
    return group(column.label, rows, 1);
  });
  return sheetOf([{ id: 'amount', label: 'Value', inTaxableEstate: false }], groups, sheet.asOf);
}

export interface TableWanted {
  readonly mode: BalanceSheetMode;
  /** Undefined: as the estate has it. */
  readonly hideEmptyColumns: boolean | undefined;
}

/**
 * The balance sheet the way it is asked for. Every mode is the same rows with the same cells, in other company: no sum
 * is worked out twice.
 */
export function balanceSheetTable(
  estate: Estate,
  today: IsoDate,
  { mode, hideEmptyColumns }: TableWanted,
): BalanceSheet {
  const isHidden = hideEmptyColumns ?? estate.hideEmptyColumnsBalanceSheet;
  const sheet = balanceSheet(estate, today, !isHidden);
  if (mode === 'BY_TYPE') return byPart(sheet);
  if (mode === 'BY_TAX_TREATMENT') return byTaxTreatment(sheet);
  return sheet;
}
