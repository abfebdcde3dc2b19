import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  j: [1, 0],
  k: [-1, 0],
};

const cellsOf = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? []),
];

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

/** One cell holds tabindex 0 at a time: Tab enters the grid at it and leaves the grid in one press. */
export function useGridFocus(): {
  readonly ref: RefObject<HTMLTableElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLTableElement>) => void;
} {
  const ref = useRef<HTMLTableElement>(null);

  useEffect(() => {
    const grid = ref.current;
    if (!grid || grid.querySelector('[data-cell][tabindex="0"]')) return;
    grid.querySelector<HTMLElement>('tbody [data-cell]')?.setAttribute('tabindex', '0');
  });

  const makeCurrent = (cell: HTMLElement): void => {
    for (const other of ref.current?.querySelectorAll('[data-cell][tabindex="0"]') ?? [])
      other.setAttribute('tabindex', '-1');
    cell.setAttribute('tabindex', '0');
  };

  return {
    ref,
    onFocus: (event) => {
      const cell = event.target.closest<HTMLElement>('[data-cell]');
      if (cell) makeCurrent(cell);
    },
    onKeyDown: (event) => {
      if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
      const row = cell?.closest('tr');
      if (!cell || !row) return;
      const rows = [...(ref.current?.querySelectorAll('tr') ?? [])].filter((tr) => cellsOf(tr).length > 0);
      const column = cellsOf(row).indexOf(cell);
      const step = STEPS[event.key];
      let target: HTMLElement | undefined;
      if (step) {
        const cells = cellsOf(rows[rows.indexOf(row) + step[0]]);
        target = cells[Math.min(column + step[1], cells.length - 1)];
      } else if (event.key === 'Home') target = cellsOf(row)[0];
      else if (event.key === 'End') target = cellsOf(row).at(-1);
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}
