import { Button, Checkbox, IconButton, Menu } from '@platform/ui-kit';
import { IconDotsVertical } from '@tabler/icons-react';
import type { DragEvent } from 'react';
import { useState } from 'react';
import css from './balance-sheet.module.css';
import type { SheetGroup, SheetRow } from './balance-sheet-query.ts';

export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly canChoose: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

export interface RowActions {
  /** Opens a row's form; undefined where it cannot be changed. */
  readonly editOf: (rowId: string) => (() => void) | undefined;
  /** Undefined while no rows are being chosen. */
  readonly selection: Selection | undefined;
  /** Puts the rows of a group into this order; undefined for whoever only reads. */
  readonly reorder: ((ids: readonly string[]) => void) | undefined;
  readonly onMore: () => void;
}

/** The ids with the one at `from` put to the place `to`. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
  const rest = ids.filter((_id, at) => at !== from);
  const id = ids[from];
  return id === undefined ? [...ids] : [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** Rows of each group that the page asks for at first: of thousands, a browser would draw for many seconds. */
export const FIRST_ROWS = 100;
/** And with each step more. */
export const MORE_ROWS = 200;

/** Shows more rows of a group that has more than were asked for. */
export function MoreRows({ group, onMore }: { readonly group: SheetGroup; readonly onMore: () => void }) {
  const left = group.rowCount - group.rows.length;
  if (left <= 0) return null;
  const number = (count: number): string => count.toLocaleString('en-US');
  return (
    <Button onClick={onMore}>
      {`Show ${number(Math.min(left, MORE_ROWS))} more of ${number(left)} under ${group.label}`}
    </Button>
  );
}

/** What a row of a group is dragged by and dropped on: rows stay within their group. */
export function useRowDrag(group: SheetGroup, reorder: RowActions['reorder']) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const ids = group.rows.map(({ id }) => id);
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  return (at: number) => {
    if (!reorder || ids.length < 2) return {};
    return {
      draggable: true,
      'data-over': over === at && dragged !== at ? true : undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(at);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(at);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null && dragged !== at) reorder(moved(ids, dragged, at));
        end();
      },
      onDragEnd: end,
    };
  };
}

interface RowMenuProps {
  readonly group: SheetGroup;
  readonly at: number;
  readonly reorder: RowActions['reorder'];
}

/** Moves a row within its group, without a mouse. */
export function RowMenu({ group, at, reorder }: RowMenuProps) {
  const row = group.rows[at];
  const last = group.rows.length - 1;
  if (!reorder || !row || last === 0) return null;
  const move = (id: string, label: string, to: number) => ({
    id,
    label,
    disabled: to === at || to < 0 || to > last,
    onSelect: () =>
      reorder(
        moved(
          group.rows.map((one) => one.id),
          at,
          to,
        ),
      ),
  });
  return (
    <span className={css.rowMenu}>
      <Menu
        label={`Move ${row.label}`}
        trigger={
          <IconButton size="small" label={`Move ${row.label}`} icon={<IconDotsVertical size={16} stroke={1.6} />} />
        }
        items={[
          move('up', 'Move up', at - 1),
          move('down', 'Move down', at + 1),
          move('top', 'To the top', 0),
          // Of a group that is not shown to its end nobody knows which row is the last.
          ...(group.rowCount > group.rows.length ? [] : [move('end', 'To the end', last)]),
        ]}
      />
    </span>
  );
}

/** Chooses a row, where it can be changed with others. */
export function RowChoice({ row, selection }: { readonly row: SheetRow; readonly selection: Selection | undefined }) {
  if (!selection) return null;
  return (
    <span className={css.choice}>
      <Checkbox
        label={<span className={css.unseen}>Choose {row.label}</span>}
        checked={selection.chosen.has(row.id)}
        disabled={!selection.canChoose(row.id)}
        onChange={() => selection.toggle(row.id)}
      />
    </span>
  );
}
