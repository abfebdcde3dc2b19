import { formatDollarsAndCents, formatWholeDollars } from '@platform/kernel';
import { classNames, MeaningIcon, Sheet } from '@platform/ui-kit';
import { Fragment } from 'react';
import css from './balance-sheet.module.css';
import type { BalanceSheet, SheetGroup, SheetRow } from './balance-sheet-query.ts';
import { MoreRows, type RowActions, RowChoice, RowMenu, useRowDrag } from './row-tools.tsx';

export interface BalanceSheetBodyProps {
  readonly sheet: BalanceSheet;
  readonly actions: RowActions;
}

/** What counts, what does not, and what nobody can place: together a row's total; by tax treatment the amount alone. */
export const isSumColumn = (id: string): boolean => ['inside', 'outside', 'unknown', 'amount'].includes(id);

/** Whole dollars; cents and the exact amount on hover. Nothing is an en dash. */
export function Amount({ cents, sign }: { cents: number; sign?: boolean }) {
  if (cents === 0 && !sign) return <span className={css.nothing}>–</span>;
  const whole = formatWholeDollars(cents);
  return (
    <abbr title={formatDollarsAndCents(cents)} className={cents < 0 ? css.negative : undefined}>
      {sign ? whole.replace(/^(−?)/, '$1$') : whole}
    </abbr>
  );
}

export function BalanceSheetTable({ sheet, actions }: BalanceSheetBodyProps) {
  const { columns } = sheet;
  // By tax treatment the one column is of all that is listed, whether or not it counts.
  const isOfAll = columns.some(({ id }) => id === 'amount');
  return (
    <Sheet padded={false}>
      {/* A region that scrolls sideways is reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region */}
      <section className={css.scroll} aria-label="Balance sheet" tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Holding</th>
              {columns.map(({ id, label }) => (
                <th key={id} scope="col" className={classNames(css.number, id === 'inside' && css.wash)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.groups.map((group) => (
              <GroupRows key={group.label} group={group} columns={columns} actions={actions} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{isOfAll ? 'Everything together' : 'Net worth'}</th>
              {columns.map(({ id }, index) => (
                <td key={id} className={classNames(css.number, id === 'inside' && css.wash)}>
                  <Amount cents={sheet.totals[index] ?? 0} sign={isSumColumn(id)} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </Sheet>
  );
}

interface GroupRowsProps {
  readonly group: SheetGroup;
  readonly columns: BalanceSheet['columns'];
  readonly actions: RowActions;
}

function GroupRows({ group, columns, actions }: GroupRowsProps) {
  const isAlone = group.rowCount < 2;
  const dragOf = useRowDrag(group, actions.reorder);
  return (
    <Fragment>
      <tr className={css.group}>
        <th scope="rowgroup">{group.label}</th>
        {columns.map(({ id }, index) => (
          <td key={id} className={classNames(css.number, id === 'inside' && css.wash)}>
            {isSumColumn(id) && !isAlone && group.subtotals[index] !== 0 && (
              <Amount cents={group.subtotals[index] ?? 0} />
            )}
          </td>
        ))}
      </tr>
      {group.rows.map((row, at) => (
        <tr key={row.id} {...dragOf(at)}>
          <th scope="row">
            <span className={css.rowHead}>
              <RowChoice row={row} selection={actions.selection} />
              <span className={css.rowName}>
                <HoldingName row={row} onEdit={actions.editOf(row.id)} />
              </span>
              <RowMenu group={group} at={at} reorder={actions.reorder} />
            </span>
          </th>
          {columns.map(({ id }, index) => (
            <td key={id} className={classNames(css.number, id === 'inside' && css.wash)}>
              <Amount cents={row.cells[index] ?? 0} />
            </td>
          ))}
        </tr>
      ))}
      {group.rowCount > group.rows.length && (
        <tr>
          <td colSpan={columns.length + 1}>
            <MoreRows group={group} onMore={actions.onMore} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

export function HoldingName({ row, onEdit }: { row: SheetRow; onEdit: (() => void) | undefined }) {
  return (
    <>
      {onEdit ? (
        <button type="button" className={css.edit} aria-label={`Change ${row.label}`} onClick={onEdit}>
          {row.label}
        </button>
      ) : (
        <span className={css.holding}>{row.label}</span>
      )}
      {row.detail && (
        <span className={classNames(css.detail, row.isStale && css.stale)}>
          {row.isStale && <MeaningIcon name="stale" size={13} label="Stale value" />} {row.detail}
        </span>
      )}
    </>
  );
}
