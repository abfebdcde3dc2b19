import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './data-table.module.css';
import { useGridFocus } from './grid-focus.ts';
import { ChoiceCell, ChoiceHead, chooseByKey, type RowChoices, useRowChoices } from './row-choice.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly header: ReactNode;
  /** What a phone writes before the value; default the header when it is text. */
  readonly label?: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, tabular. */
  readonly numeric?: boolean;
  /** Sends this id to onSort. */
  readonly sortable?: boolean;
  /** Left out of the phone's stacked rows; they hold at most three figures. */
  readonly hideOnPhone?: boolean;
  /** The column that matters. */
  readonly wash?: boolean;
  readonly width?: number | string;
  readonly footer?: ReactNode;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly density?: 'comfortable' | 'compact';
  /** Opens a row: a click anywhere on it, or Enter. */
  readonly onOpen?: (row: Row) => void;
  readonly selectedId?: string;
  /** A first column of boxes, for what is done with several rows. */
  readonly choices?: RowChoices<Row> | undefined;
  readonly sort?: { readonly id: string; readonly direction: 'ASC' | 'DESC' };
  readonly onSort?: (id: string, direction: 'ASC' | 'DESC') => void;
  /** false keeps columns on a phone, which then scroll sideways. */
  readonly stackOnPhone?: boolean;
}

const labelOf = <Row,>({ label, header }: Column<Row>): string | undefined =>
  label ?? (typeof header === 'string' ? header : undefined);

const isInteractive = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, select, label') !== null;

/**
 * Table as one tab stop: arrows move between cells, Home and End within a row, Enter opens the row, `j` and `k` move
 * by row, Space chooses it where rows can be chosen. Sorting and paging are the server's: the table shows the rows it gets.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    density,
    onOpen,
    selectedId,
    choices,
    sort,
    onSort,
    stackOnPhone = true,
  } = props;
  const focus = useGridFocus();
  const chooser = useRowChoices(rows, rowId, choices);
  const boxesOnPhone = choices?.onPhone ?? false;
  const open = (row: Row) => (event: MouseEvent | KeyboardEvent) => {
    if (onOpen && !isInteractive(event.target)) onOpen(row);
  };
  return (
    <div className={css.wrap}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern keeps the native table
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        className={classNames(css.table, density === 'compact' && css.compact, stackOnPhone && css.stacked)}
        {...focus}
      >
        <thead>
          <tr>
            {chooser.head && <ChoiceHead head={chooser.head} onPhone={boxesOnPhone} />}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = rowId(row);
            const choice = chooser.of(row);
            const selected = choice ? choice.isChosen : selectedId === undefined ? undefined : selectedId === id;
            return (
              <tr
                key={id}
                className={css.row}
                data-clickable={onOpen ? '' : undefined}
                aria-selected={selected}
                onClick={open(row)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') open(row)(event);
                  chooseByKey(event, choice, isInteractive(event.target));
                }}
              >
                {choice && <ChoiceCell chooser={choice} onPhone={boxesOnPhone} />}
                {columns.map((column) => (
                  <BodyCell key={column.id} column={column} content={column.cell(row)} />
                ))}
              </tr>
            );
          })}
        </tbody>
        {columns.some(({ footer }) => footer !== undefined) && (
          <tfoot className={css.foot}>
            <tr>
              {choices && <td />}
              {columns.map((column) => (
                <td key={column.id} className={classNames(column.numeric && css.number)} data-label={labelOf(column)}>
                  {column.footer}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function BodyCell<Row>({ column, content }: { column: Column<Row>; content: ReactNode }) {
  const { numeric, wash, hideOnPhone } = column;
  return (
    <td
      data-cell
      data-label={labelOf(column)}
      className={classNames(numeric && css.number, wash && css.wash, hideOnPhone && css.hidePhone)}
      tabIndex={-1}
    >
      {content}
    </td>
  );
}

function HeaderCell<Row>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) {
  const sorted = sort?.id === column.id ? sort.direction : undefined;
  const next = sorted === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th
      scope="col"
      style={{ width: column.width }}
      className={classNames(column.numeric && css.number, column.hideOnPhone && css.hidePhone)}
      aria-sort={sorted && (sorted === 'ASC' ? 'ascending' : 'descending')}
    >
      {column.sortable && onSort ? (
        <button type="button" className={css.sort} data-cell tabIndex={-1} onClick={() => onSort(column.id, next)}>
          {column.header}
          {sorted === 'ASC' && <IconArrowUp size={13} stroke={1.8} aria-hidden />}
          {sorted === 'DESC' && <IconArrowDown size={13} stroke={1.8} aria-hidden />}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
