import { MOST_HOLDINGS } from '@platform/contracts/list-lengths';
import { withoutUnshown } from '@platform/contracts/text-characters';
import { comparable, didYouMean } from './alike.ts';
import { shown } from './cell-values.ts';
import { type Column, EXAMPLE, TAB_FORMS, type TabForm } from './sheet-columns.ts';
import type { SheetCell, SheetRow, SheetTab, Workbook } from './workbook.ts';

/** What is wrong, or worth a look, and where: nothing of the place is known where the workbook itself is meant. */
export interface Finding {
  readonly tab: string | null;
  readonly row: number | null;
  /** What the row calls itself. */
  readonly rowName: string | null;
  readonly column: string | null;
  readonly message: string;
}

/** A row of the sheet that is filled in, by its columns. */
export interface FilledRow {
  /** Tab and row: the same in every reading of the same file. */
  readonly id: string;
  readonly form: TabForm;
  readonly number: number;
  readonly name: string | null;
  readonly cells: ReadonlyMap<string, SheetCell>;
}

export interface FilledSheet {
  readonly rows: readonly FilledRow[];
  readonly errors: readonly Finding[];
  /** Rows that only show how it is done. */
  readonly examples: number;
}

const HOW = 'Download the template again and fill that in.';
const NOWHERE: Omit<Finding, 'message'> = { tab: null, row: null, rowName: null, column: null };

const textOf = (cell: SheetCell | undefined): string =>
  cell && (cell.kind === 'text' || cell.kind === 'number') ? cell.text.trim() : '';

interface Heads {
  readonly columns: ReadonlyMap<number, Column>;
  readonly errors: readonly Finding[];
}

/** Which column stands where, by what stands over it: they may be moved about, not renamed. */
function headsOf(form: TabForm, head: SheetRow): Heads {
  const errors: Finding[] = [];
  const at = { ...NOWHERE, tab: form.name, row: head.number };
  const columns = new Map<number, Column>();
  const known = form.columns.map(({ header }) => header);
  for (const [place, cell] of head.cells) {
    const text = textOf(cell);
    if (text === '' && cell.kind === 'text') continue;
    const column = form.columns.find(({ header }) => comparable(header) === comparable(text));
    if (!column)
      errors.push({
        ...at,
        message: `The template has no column ${shown(text)}.${didYouMean(text, known)} Nothing else is read from a sheet: remove the column, or give it its name back.`,
      });
    else if ([...columns.values()].includes(column))
      errors.push({ ...at, column: column.header, message: 'This column is there twice. Remove one of them.' });
    else columns.set(place, column);
  }
  for (const { header, isRequired } of form.columns)
    if (isRequired && ![...columns.values()].some((column) => column.header === header))
      errors.push({ ...at, column: header, message: `The column “${header}” is missing. ${HOW}` });
  return { columns, errors };
}

function rowOf(form: TabForm, { number, cells }: SheetRow, columns: Heads['columns']): FilledRow | Finding | null {
  const filled = new Map<string, SheetCell>();
  for (const [place, cell] of cells) {
    if (cell.kind === 'text' && cell.text.trim() === '') continue;
    const column = columns.get(place);
    if (column) filled.set(column.key, cell);
    else
      return {
        ...NOWHERE,
        tab: form.name,
        row: number,
        message:
          'Something stands beside the columns of the template, where nothing is read. Remove it, or put it where it belongs.',
      };
  }
  const name = withoutUnshown(textOf(filled.get('name'))) || null;
  return filled.size === 0 ? null : { id: `${form.name} ${number}`, form, number, name, cells: filled };
}

const isExample = ({ name }: FilledRow): boolean => name?.toLowerCase().startsWith(EXAMPLE.toLowerCase()) ?? false;

function rowsOf(form: TabForm, { rows: [head, ...rest] }: SheetTab): FilledSheet {
  if (!head)
    return {
      rows: [],
      errors: [{ ...NOWHERE, tab: form.name, message: `This tab has no columns. ${HOW}` }],
      examples: 0,
    };
  const { columns, errors } = headsOf(form, head);
  // What stands in which column cannot be known then.
  if (errors.length > 0) return { rows: [], errors, examples: 0 };
  const all = rest.flatMap((row) => rowOf(form, row, columns) ?? []);
  const rows = all.filter((row): row is FilledRow => 'cells' in row);
  return {
    rows: rows.filter((row) => !isExample(row)),
    errors: all.filter((row): row is Finding => 'message' in row),
    examples: rows.filter(isExample).length,
  };
}

/** The rows that somebody has filled in, or why the workbook is not the template. */
export function filledRows({ tabs }: Workbook): FilledSheet {
  const found = TAB_FORMS.flatMap((form) => {
    const tab = tabs.find(({ name }) => comparable(name) === comparable(form.name));
    return tab ? [rowsOf(form, tab)] : [];
  });
  const nothing = { rows: [], examples: 0 };
  if (found.length === 0)
    return {
      ...nothing,
      errors: [
        {
          ...NOWHERE,
          message: `This is not the balance sheet template: it has no tab “Assets” and no tab “Debts”. ${HOW}`,
        },
      ],
    };
  const rows = found.flatMap((one) => one.rows);
  const errors = found.flatMap((one) => one.errors);
  const examples = found.reduce((sum, one) => sum + one.examples, 0);
  if (errors.length === 0 && rows.length === 0)
    return {
      ...nothing,
      errors: [
        {
          ...NOWHERE,
          message:
            'Nothing is filled in yet. Enter what the household owns on “Assets” and what it owes on “Debts”, below the example.',
        },
      ],
    };
  if (rows.length > MOST_HOLDINGS)
    return {
      ...nothing,
      errors: [
        {
          ...NOWHERE,
          message: `This workbook has ${rows.length.toLocaleString('en-US')} rows, and an estate holds at most ${MOST_HOLDINGS.toLocaleString('en-US')} assets and debts together. Put what belongs together into one row, such as the holdings of one account.`,
        },
      ],
    };
  return { rows, errors, examples };
}
