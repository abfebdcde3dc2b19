import { Sheet } from '@platform/ui-kit';
import css from './balance-sheet.module.css';
import type { BalanceSheet, SheetGroup, SheetRow } from './balance-sheet-query.ts';
import { Amount, type BalanceSheetBodyProps, HoldingName, isSumColumn } from './balance-sheet-table.tsx';
import { MoreRows, RowChoice, RowMenu } from './row-tools.tsx';

/** Whose a holding is: the columns it stands in, without the sums. */
function ownersOf({ columns }: BalanceSheet, row: SheetRow): string {
  const owners = columns.filter(({ id }, index) => id !== 'inside' && id !== 'amount' && row.cells[index] !== 0);
  return owners.map(({ label }) => label).join(', ');
}

/** The balance sheet on a phone: a sheet for each type, rows stacked. */
export function BalanceSheetList({ sheet, actions }: BalanceSheetBodyProps) {
  const sums = sheet.columns
    .map(({ id, label }, index) => ({
      id,
      label: id === 'amount' ? 'Everything together' : label,
      cents: sheet.totals[index] ?? 0,
    }))
    .filter(({ id }) => isSumColumn(id));
  return (
    <div className={css.cards}>
      {sheet.groups.map((group) => (
        <GroupCard key={group.label} group={group} sheet={sheet} actions={actions} />
      ))}
      <dl className={css.sums}>
        {sums.map(({ id, label, cents }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <Amount cents={cents} sign />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function GroupCard({ group, sheet, actions }: BalanceSheetBodyProps & { readonly group: SheetGroup }) {
  return (
    <Sheet padded={false}>
      <div className={css.cardHead}>
        <h2>{group.label}</h2>
        <b>
          <Amount cents={group.subtotal} />
        </b>
      </div>
      <ul>
        {group.rows.map((row, at) => (
          <li key={row.id} className={css.cardRow}>
            <RowChoice row={row} selection={actions.selection} />
            <div className={css.rowName}>
              <HoldingName row={row} onEdit={actions.editOf(row.id)} />
              <span className={css.detail}>{ownersOf(sheet, row)}</span>
            </div>
            <Amount cents={row.total} />
            <RowMenu group={group} at={at} reorder={actions.reorder} />
          </li>
        ))}
      </ul>
      {group.rowCount > group.rows.length && (
        <div className={css.cardHead}>
          <MoreRows group={group} onMore={actions.onMore} />
        </div>
      )}
    </Sheet>
  );
}
