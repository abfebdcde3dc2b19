import type { IsoDate } from '@platform/kernel';
import type { SaidOfHolding } from '../balance-sheet/holding-facts.ts';
import type { Estate } from '../estate/estate.ts';
import { comparable, didYouMean } from './alike.ts';
import { type Read, shown } from './cell-values.ts';
import { asKnown, createLookAlikes, inWords, type Known, knownHoldings } from './duplicates.ts';
import { type Party, partiesOf, readParty } from './owner-names.ts';
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

type LookAlikes = ReturnType<typeof createLookAlikes<Known & { readonly number: number }>>;

/** Names that are looked through for what somebody may have meant: each costs time, and a few show how it is done. */
const MOST_HINTS = 100;

/** A guess at what was meant, for the first of the texts that mean nothing. */
function createHints(): (text: string, among: readonly string[]) => string {
  let left = MOST_HINTS;
  return (text, among) => {
    if (left <= 0) return '';
    left -= 1;
    return didYouMean(text, among);
  };
}

/** Of each name the ones that it may be. */
function byName<Thing extends { readonly name: string }>(things: readonly Thing[]): Map<string, Thing[]> {
  const named = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = comparable(thing.name);
    const same = named.get(key);
    if (same) same.push(thing);
    else named.set(key, [thing]);
  }
  return named;
}

/** The asset that a debt is secured by: one of the same workbook that is created with it, else one that is there. */
function propertyFinder(
  estate: Estate,
  rows: readonly FilledRow[],
  { leftOut, idOf }: ImportOptions,
  hint: ReturnType<typeof createHints>,
) {
  const created = rows.flatMap(({ id, form, name }) =>
    form.isDebt || !name || leftOut.has(id) ? [] : [{ id: idOf(id), name }],
  );
  const [inSheet, there] = [byName(created), byName(estate.assets)];
  const names = [...created, ...estate.assets].map(({ name }) => name);
  return (text: string): Read<string> => {
    const key = comparable(text);
    const [only, another] = inSheet.get(key) ?? there.get(key) ?? [];
    if (only && another) return { problem: `Several assets are called ${shown(text)}. Give them names of their own.` };
    if (only) return { value: only.id };
    return { problem: `${shown(text)} is no asset of this workbook or on the balance sheet.${hint(text, names)}` };
  };
}

/** The same text is the same person in every row. */
function partyFinder(parties: readonly Party[], hint: ReturnType<typeof createHints>) {
  const known = new Map<string, Read<Party>>();
  return (text: string): Read<Party> => {
    const read = known.get(text) ?? readParty(text, parties, hint);
    known.set(text, read);
    return read;
  };
}

/** How many rows have been checked, of how many. */
export interface RowsChecked {
  readonly done: number;
  readonly total: number;
}

/** Rows that are checked in one go: some milliseconds, in which nobody else is served. */
const ROWS_AT_ONCE = 250;

/**
 * What a filled-in workbook would put on the balance sheet of an estate: its rows, or everything that is wrong, so that
 * it can be put right at once. Nothing is created while a single row has an error. A long one is checked part by part.
 */
export function* readingImport(
  workbook: Workbook,
  estate: Estate,
  options: ImportOptions,
): Generator<RowsChecked, ReadImport> {
  const { rows, errors, examples } = filledRows(workbook);
  const { today, leftOut } = options;
  const hint = createHints();
  const parties = partiesOf(estate);
  const labels = new Map(parties.map(({ id, label }) => [id, label]));
  const reading = {
    partyOf: partyFinder(parties, hint),
    labelOf: (id: string) => labels.get(id) ?? '',
    today,
    propertyOf: propertyFinder(estate, rows, options, hint),
  };
  const known = [true, false].map((isDebt) => createLookAlikes(knownHoldings(estate, isDebt)));
  const before = new Map<string, LookAlikes>();
  const wrong: Finding[] = [...errors];
  const good: ImportRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % ROWS_AT_ONCE === 0) yield { done: at, total: rows.length };
    const read = readRow(row, reading);
    // A row that is left out may be wrong.
    if (!leftOut.has(row.id)) for (const error of read.errors) wrong.push(error);
    const { said } = read;
    if (!said) continue;
    const { form, number } = row;
    const as = asKnown(said);
    const there = known[form.isDebt ? 0 : 1]?.of(as);
    const above = before.get(form.name) ?? createLookAlikes<Known & { readonly number: number }>();
    before.set(form.name, above);
    const twin = above.of(as);
    const duplicate = there
      ? `This looks like ${inWords(there)}, which is on the balance sheet already.`
      : twin
        ? `This looks like row ${twin.number} of the same tab.`
        : null;
    above.add({ ...as, number });
    good.push({ id: row.id, tab: form.name, number, said, owners: read.owners, warnings: read.warnings, duplicate });
  }
  return { rows: good, errors: wrong, examples };
}

/** The same at once. */
export function readImport(workbook: Workbook, estate: Estate, options: ImportOptions): ReadImport {
  const reading = readingImport(workbook, estate, options);
  let step = reading.next();
  while (!step.done) step = reading.next();
  return step.value;
}
