import { formatDollarsAndCents, formatWholeDollars } from '@platform/kernel';
import { classNames, MeaningIcon, Sheet } from '@platform/ui-kit';
import { Fragment } from 'react';
import css from './balance-sheet.module.css';
import type { BalanceSheet, SheetGroup, SheetRow } from './balance-sheet-query.ts';

export interface BalanceSheetBodyProps {
  readonly sheet: BalanceSheet;
  readonly hideEmpty: boolean;
  /** Opens a holding's form; undefined where it cannot be changed. */
  readonly editOf: (rowId: string) => (() => void) | undefined;
}

interface ShownColumn {
  readonly index: number;
  readonly id: string;
  readonly label: string;
  readonly isSum: boolean;
}

/** What counts, what does not, and what nobody can place: together a row's total. */
export const isSumColumn = (id: string): boolean => id === 'inside' || id === 'outside' || id === 'unknown';

/** Owners first, then what counts and what does not; a column without any amount may be left out. */
function shownColumns({ columns, groups }: BalanceSheet, hideEmpty: boolean): ShownColumn[] {
  const isUsed = (index: number): boolean => groups.some(({ rows }) => rows.some(({ cells }) => cells[index] !== 0));
  return columns
    .map(({ id, label }, index) => ({ index, id, label, isSum: isSumColumn(id) }))
    .filter(({ index, isSum }) => isSum || !hideEmpty || isUsed(index));
}

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

export function BalanceSheetTable({ sheet, hideEmpty, editOf }: BalanceSheetBodyProps) {
  const columns = shownColumns(sheet, hideEmpty);
  return (
    <Sheet padded={false}>
      {/* A region that scrolls sideways is reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region */}
      <section className={css.scroll} aria-label="Balance sheet by owner" tabIndex={0}>
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
              <GroupRows key={group.label} group={group} columns={columns} editOf={editOf} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Net worth</th>
              {columns.map(({ id, index, isSum }) => (
                <td key={id} className={classNames(css.number, id === 'inside' && css.wash)}>
                  <Amount cents={sheet.totals[index] ?? 0} sign={isSum} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </Sheet>
  );
}

interface GroupRowsProps extends Pick<BalanceSheetBodyProps, 'editOf'> {
  readonly group: SheetGroup;
  readonly columns: readonly ShownColumn[];
}

function GroupRows({ group, columns, editOf }: GroupRowsProps) {
  const isAlone = group.rows.length < 2;
  return (
    <Fragment>
      <tr className={css.group}>
        <th scope="rowgroup">{group.label}</th>
        {columns.map(({ id, index, isSum }) => (
          <td key={id} className={classNames(css.number, id === 'inside' && css.wash)}>
            {isSum && !isAlone && group.subtotals[index] !== 0 && <Amount cents={group.subtotals[index] ?? 0} />}
          </td>
        ))}
      </tr>
      {group.rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <HoldingName row={row} onEdit={editOf(row.id)} />
          </th>
          {columns.map(({ id, index }) => (
            <td key={id} className={classNames(css.number, id === 'inside' && css.wash)}>
              <Amount cents={row.cells[index] ?? 0} />
            </td>
          ))}
        </tr>
      ))}
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
