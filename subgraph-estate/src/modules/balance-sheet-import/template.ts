import { MOST_HOLDINGS } from '@platform/contracts/list-lengths';
import type { Party } from '../../domain/balance-sheet-import/owner-names.ts';
import {
  type Column,
  type ColumnKind,
  EXAMPLE,
  STATES,
  TAB_FORMS,
  type TabForm,
} from '../../domain/balance-sheet-import/sheet-columns.ts';
import { columnName, STYLE, type Validation, type WrittenCell, type WrittenSheet } from './sheet-writing.ts';

const STYLE_OF: Readonly<Partial<Record<ColumnKind, number>>> = {
  amount: STYLE.amount,
  date: STYLE.date,
  percent: STYLE.percent,
};
const WIDTHS: Readonly<Partial<Record<ColumnKind, number>>> = {
  text: 30,
  choice: 24,
  party: 28,
  property: 28,
  state: 18,
};
const LISTS = 'Lists';

interface ListOf {
  readonly title: string;
  readonly labels: readonly string[];
}

/** The lists of all columns that are chosen from; columns of the same choices share theirs. */
function listsOf(parties: readonly Party[]) {
  const lists: ListOf[] = [];
  const placeOf = (title: string, labels: readonly string[]): number => {
    const known = lists.findIndex((list) => list.labels.join('\n') === labels.join('\n'));
    return known >= 0 ? known : lists.push({ title, labels }) - 1;
  };
  const listFor = ({ kind, header, choices }: Column): string | null => {
    const labels =
      kind === 'party'
        ? parties.map(({ label }) => label)
        : (kind === 'state' ? STATES : choices)?.map(({ label }) => label);
    if (!labels || labels.length === 0) return null;
    const letters = columnName(placeOf(kind === 'party' ? 'Owners and borrowers' : header, labels));
    return `${LISTS}!$${letters}$2:$${letters}$${labels.length + 1}`;
  };
  return { lists, listFor };
}

/** What the example has in a column: an amount as a number, so that it looks as amounts will. */
function exampleCell({ key, kind, example }: Column, owner: string | undefined): WrittenCell | null {
  if (key === 'owner1') return owner ? { value: owner } : null;
  if (example === undefined) return null;
  if (kind === 'amount') return { value: Number(example.replaceAll(',', '')), style: STYLE.amount };
  if (kind === 'percent') return { value: Number(example.replace('%', '')) / 100, style: STYLE.percent };
  return kind === 'months' ? { value: Number(example) } : { value: example };
}

function tabSheet(form: TabForm, owner: string | undefined, listFor: (column: Column) => string | null): WrittenSheet {
  const validations = form.columns.flatMap((column, at): Validation[] => {
    const list = listFor(column);
    return list ? [{ column: at, list }] : [];
  });
  return {
    name: form.name,
    hasHead: true,
    columns: form.columns.map(({ kind }) => ({ width: WIDTHS[kind] ?? 16, style: STYLE_OF[kind] ?? STYLE.plain })),
    rows: [
      form.columns.map(({ header }) => ({ value: header, style: STYLE.head })),
      form.columns.map((column) => exampleCell(column, owner)),
    ],
    validations,
    rowsToFill: MOST_HOLDINGS,
  };
}

function notesSheet(household: string): WrittenSheet {
  const note = (value: string): WrittenCell => ({ value, style: STYLE.note });
  const steps = [
    `Enter what the household owns on the tab “Assets”, one row each, and what it owes on “Debts”.`,
    'The columns may be moved about; their names stay as they are.',
    `Rows whose name begins with “${EXAMPLE}” are not imported. An estate holds at most ${MOST_HOLDINGS.toLocaleString('en-US')} assets and debts together.`,
    'Enter values, not formulas: a formula may change unseen, so it is refused.',
    'Save the file as .xlsx and upload it on the balance sheet. You see every row before anything is created.',
  ];
  const columns = TAB_FORMS.flatMap(({ name, columns: of }) => [
    [],
    [
      { value: name, style: STYLE.head },
      { value: 'Needed', style: STYLE.head },
      { value: 'What to enter', style: STYLE.head },
    ],
    ...of.map(({ header, isRequired, note: words }) => [note(header), note(isRequired ? 'Yes' : ''), note(words)]),
  ]);
  return {
    name: 'How to fill it in',
    columns: [{ width: 30 }, { width: 12 }, { width: 90 }],
    rows: [
      [{ value: `The balance sheet of ${household}`, style: STYLE.title }],
      [],
      ...steps.map((step, at) => [note(`${at + 1}.`), null, note(step)]),
      ...columns,
    ],
  };
}

/** The workbook that is filled in: notes, the two tabs with an example each, and the lists that they offer. */
export function templateSheets(household: string, parties: readonly Party[]): WrittenSheet[] {
  const { lists, listFor } = listsOf(parties);
  const tabs = TAB_FORMS.map((form) => tabSheet(form, parties[0]?.label, listFor));
  const longest = Math.max(0, ...lists.map(({ labels }) => labels.length));
  const rows = Array.from({ length: longest }, (_, at) =>
    lists.map(({ labels }): WrittenCell | null => (labels[at] === undefined ? null : { value: labels[at] })),
  );
  const listSheet: WrittenSheet = {
    name: LISTS,
    hasHead: true,
    columns: lists.map(() => ({ width: 34 })),
    rows: [lists.map(({ title }) => ({ value: title, style: STYLE.head })), ...rows],
  };
  return [notesSheet(household), ...tabs, listSheet];
}
