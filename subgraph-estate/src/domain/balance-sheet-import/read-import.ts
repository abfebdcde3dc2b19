import type { IsoDate } from '@platform/kernel';
import type { SaidOfHolding } from '../balance-sheet/holding-facts.ts';
import type { Estate } from '../estate/estate.ts';
import { comparable, didYouMean } from './alike.ts';
import { type Read, shown } from './cell-values.ts';
import { asKnown, type Known, knownHoldings, likeWhat } from './duplicates.ts';
import { partiesOf } from './owner-names.ts';
import { readRow } from './read-row.ts';
import { type FilledRow, type Finding, filledRows } from './sheet-rows.ts';
import type { Workbook } from './workbook.ts';

/** A row that can become a holding. */
export interface ImportRow {
  readonly id: string;
  readonly tab: string;
  readonly number: number;
  readonly said: SaidOfHolding;
  readonly owners: readonly string[];
  readonly warnings: readonly Finding[];
  /** Why it looks like something that is there already; null where it does not. */
  readonly duplicate: string | null;
}

export interface ReadImport {
  readonly rows: readonly ImportRow[];
  readonly errors: readonly Finding[];
  readonly examples: number;
}

export interface ImportOptions {
  readonly today: IsoDate;
  /** Rows that are not to be created. */
  readonly leftOut: ReadonlySet<string>;
  /** The id that a row's holding gets. */
  readonly idOf: (rowId: string) => string;
}

/** The asset that a debt is secured by: one of the same workbook that is created with it, else one that is there. */
function propertyFinder(estate: Estate, rows: readonly FilledRow[], { leftOut, idOf }: ImportOptions) {
  const created = rows.flatMap(({ id, form, name }) =>
    form.isDebt || !name || leftOut.has(id) ? [] : [{ id: idOf(id), name }],
  );
  return (text: string): Read<string> => {
    const named = (all: readonly { id: string; name: string }[]) =>
      all.filter(({ name }) => comparable(name) === comparable(text));
    const inSheet = named(created);
    const [only, another] = inSheet.length > 0 ? inSheet : named(estate.assets);
    if (only && another) return { problem: `Several assets are called ${shown(text)}. Give them names of their own.` };
    if (only) return { value: only.id };
    const names = [...created, ...estate.assets].map(({ name }) => name);
    return {
      problem: `${shown(text)} is no asset of this workbook or on the balance sheet.${didYouMean(text, names)}`,
    };
  };
}

/**
 * What a filled-in workbook would put on the balance sheet of an estate: its rows, or everything that is wrong, so that
 * it can be put right at once. Nothing is created while a single row has an error.
 */
export function readImport(workbook: Workbook, estate: Estate, options: ImportOptions): ReadImport {
  const { rows, errors, examples } = filledRows(workbook);
  const { today, leftOut } = options;
  const reading = { parties: partiesOf(estate), today, propertyOf: propertyFinder(estate, rows, options) };
  const known = { true: knownHoldings(estate, true), false: knownHoldings(estate, false) };
  const before: { readonly number: number; readonly tab: string; readonly as: Known }[] = [];
  const wrong: Finding[] = [...errors];
  const good: ImportRow[] = [];
  for (const row of rows) {
    const read = readRow(row, reading);
    // A row that is left out may be wrong.
    if (!leftOut.has(row.id)) wrong.push(...read.errors);
    const { said } = read;
    if (!said) continue;
    const { form, number } = row;
    const as = asKnown(said);
    const there = likeWhat(as, known[form.isDebt ? 'true' : 'false']);
    const twin = before.find((one) => one.tab === form.name && likeWhat(as, [one.as]) !== null);
    const duplicate = there
      ? `This looks like ${there}, which is on the balance sheet already.`
      : twin
        ? `This looks like row ${twin.number} of the same tab.`
        : null;
    before.push({ number, tab: form.name, as });
    good.push({ id: row.id, tab: form.name, number, said, owners: read.owners, warnings: read.warnings, duplicate });
  }
  return { rows: good, errors: wrong, examples };
}
