import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import css from './row-choice.module.css';

/** Rows that something is to be done with together. */
export interface RowChoices<Row> {
  readonly chosen: ReadonlySet<string>;
  /** All that is chosen from now on. */
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** What a row is called aloud: "The Castellan Family". */
  readonly nameOf: (row: Row) => string;
  /** A phone shows the boxes only while somebody chooses. */
  readonly onPhone: boolean;
}

/** What one row of the page needs to be chosen by pointer and by key. */
export interface RowChooser {
  readonly isChosen: boolean;
  readonly name: string;
  readonly choose: (range: boolean) => void;
}

/** Space chooses the row of the cell that has the focus, Shift and Space all rows since the last one. */
export const chooseByKey = (event: KeyboardEvent, chooser: RowChooser | undefined, isField: boolean): void => {
  if (event.key !== ' ' || !chooser || isField) return;
  event.preventDefault();
  chooser.choose(event.shiftKey);
};

/** Choosing among the rows of a page: one by one, a range with Shift, or all of it. */
export function useRowChoices<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  choices: RowChoices<Row> | undefined,
): { readonly of: (row: Row) => RowChooser | undefined; readonly head: HeadChooser | undefined } {
  const last = useRef<string | null>(null);
  if (!choices) return { of: () => undefined, head: undefined };
  const { chosen, onChange, nameOf } = choices;
  const ids = rows.map(rowId);
  const put = (some: readonly string[], isIn: boolean): void => {
    const next = new Set(chosen);
    for (const id of some) isIn ? next.add(id) : next.delete(id);
    onChange(next);
  };
  const here = ids.filter((id) => chosen.has(id)).length;
  return {
    of: (row) => {
      const id = rowId(row);
      const isChosen = chosen.has(id);
      return {
        isChosen,
        name: nameOf(row),
        choose: (range) => {
          const from = range && last.current !== null ? ids.indexOf(last.current) : -1;
          const at = ids.indexOf(id);
          last.current = id;
          put(from < 0 ? [id] : ids.slice(Math.min(from, at), Math.max(from, at) + 1), !isChosen);
        },
      };
    },
    head: {
      state: here === 0 ? 'none' : here === ids.length ? 'all' : 'some',
      toggle: () => put(ids, here < ids.length),
    },
  };
}

interface HeadChooser {
  readonly state: 'none' | 'some' | 'all';
  readonly toggle: () => void;
}

export function ChoiceHead({ head, onPhone }: { readonly head: HeadChooser; readonly onPhone: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = head.state === 'some';
  }, [head.state]);
  return (
    <th scope="col" className={classNames(css.cell, !onPhone && css.notOnPhone)}>
      <label className={css.target}>
        <input
          ref={box}
          type="checkbox"
          className={css.box}
          aria-label="Choose all rows of this page"
          checked={head.state === 'all'}
          onChange={head.toggle}
        />
      </label>
    </th>
  );
}

export function ChoiceCell({ chooser, onPhone }: { readonly chooser: RowChooser; readonly onPhone: boolean }) {
  const { isChosen, name, choose } = chooser;
  const change = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): void =>
    choose('shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return (
    <td className={classNames(css.cell, !onPhone && css.notOnPhone)} data-choice>
      <label className={css.target}>
        <input type="checkbox" className={css.box} aria-label={`Choose ${name}`} checked={isChosen} onChange={change} />
      </label>
    </td>
  );
}
