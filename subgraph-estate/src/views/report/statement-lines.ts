import { type Cents, type IsoDate, sumCents } from '@platform/kernel';
import { type Estate, isClient, isClientsSpouse } from '../../domain/estate/estate.ts';
import type { PfsColumnType } from '../../schema.generated.ts';
import { type BalanceSheetColumn, balanceSheet, isPlace, JOINT_COLUMN } from '../balance-sheet/balance-sheet.ts';

export interface StatementColumn {
  readonly type: PfsColumnType;
  /** Left out or null: both. */
  readonly inTaxableEstate?: boolean | null | undefined;
}

/** Whose property a column of the balance sheet holds. What stands outside of all estates is held in trust. */
function typeOf(estate: Estate, { id }: BalanceSheetColumn): PfsColumnType | null {
  if (id === 'outside') return 'TRUSTS';
  if (isPlace(id)) return null;
  if (id === JOINT_COLUMN) return 'JOINT';
  if (isClient(estate, id)) return 'CLIENT';
  return isClientsSpouse(estate, id) ? 'SPOUSE' : 'TRUSTS';
}

/**
 * The lines of a personal financial statement: those of the balance sheet, each with one amount for each column. All of
 * CLIENT, SPOUSE, JOINT and TRUSTS, and what nobody can place, come to TOTAL.
 */
export function statementLines(estate: Estate, today: IsoDate, columns: readonly StatementColumn[]) {
  const sheet = balanceSheet(estate, today);
  const places = sheet.columns.map((column) => ({ type: typeOf(estate, column), isInside: column.id !== 'outside' }));
  const inside = sheet.columns.findIndex(({ id }) => id === 'inside');
  const outside = sheet.columns.findIndex(({ id }) => id === 'outside');
  const amount = (cells: readonly Cents[], total: Cents, { type, inTaxableEstate }: StatementColumn): Cents => {
    if (type === 'TOTAL') {
      if (typeof inTaxableEstate !== 'boolean') return total;
      return cells[inTaxableEstate ? inside : outside] ?? 0;
    }
    return sumCents(
      cells.filter((_cell, index) => {
        const place = places[index];
        return place?.type === type && (typeof inTaxableEstate !== 'boolean' || place.isInside === inTaxableEstate);
      }),
    );
  };
  const rows = sheet.groups.flatMap((group) =>
    group.rows.map(({ id, label, isLiability, cells, total }) => ({
      id,
      group: group.label,
      label,
      isLiability,
      cells: columns.map((column) => amount(cells, total, column)),
    })),
  );
  return { asOf: sheet.asOf, rows };
}
