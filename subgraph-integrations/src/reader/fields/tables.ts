import { isTrustName } from '../language/names.ts';
import { type Fraction, numberWord, parseMoney, parseShare, SHARE_SOURCE } from '../language/numbers.ts';
import type { ExtractedValue, Fiduciary, ResidueShare, SpecificGift } from '../reading.ts';
import { type Mention, RELATION_WORD } from '../structure/people.ts';
import { columnOf, type Row, type RowCell, rowsOf } from '../structure/rows.ts';
import type { Sentence } from '../structure/sentences.ts';
import { partsAnnounced } from './counted-parts.ts';
import { isCharity, LAND, takersIn } from './dispositions.ts';
import type { DocumentContext, Household } from './document.ts';
import { valueAt, within } from './evidence.ts';
import { designation, officesIn } from './offices.ts';
import { sameName } from './parties.ts';

/** What tables and the lines of forms say: a row is a clause whose parts stand in its cells. */

const OF_GIFTS = /\b(?:gifts?|bequests?|devises?|legac(?:y|ies)|specific|particular|special)\b/i;
const OF_THE_RESIDUE =
  /\b(?:residue|residuary|remain\w*|balance|rest|everything else|division|shares?|what is left)\b/i;
const WHOLE = /^(?:all|everything|the whole|all of it|100\s?%)$/i;
const SHARE = new RegExp(`^${SHARE_SOURCE}$`, 'i');
const MONEY = /^\$\s?\d[\d,]*(?:\.\d{2})?$/;
/** "$25,000, in memory of my parents", "$60,000 and the tractor". */
const MONEY_FIRST = /^\$\s?\d[\d,]*(?:\.\d{2})?(?:,? (?:in|for|to|if|and|as|each|outright|\()|,\s)/;
/** What stands in a column of terms: nothing, or who keeps the gift for a minor. */
const SAYS_NO_GIFT = /^(?:none|n\/a|nothing|(?:(?:paid )?to )?(?:(?:his|her|their|the|a) )?custodian\b.*)$/i;
/** "My old pickup, and $400 for tires". */
const SUM_BESIDE =
  /^(.{4,90}?),? (?:and|plus|together with) (\$\s?\d[\d,]*(?:\.\d{2})?)(?: (?:for|to|in|toward)\b.{1,60})?$/;
const THING_BESIDE = /^\$\s?\d[\d,]*(?:\.\d{2})? and ((?:my|our|the) .{4,90})$/;
/** "Four thousand Dollars ($4,000)". */
const IN_WORDS = /^[\p{L} -]{3,80}\(\$\s?\d[\d,]*(?:\.\d{2})?\)$/u;
const THING_COLUMN = /\bgives?\b|gift|item|propert|description|what|amount|value/;

/** "Ann Lee, my friend". */
const WHO_IS =
  /, (?:who|which|whom|whose)\b.{3,60}$|, (?:an?|the) (?:[\p{L}-]+ ){1,4}(?:corporation|organization|charity|foundation|association)$/iu;
const AFTER_COMMA = new RegExp(`,\\s(?:(?:my|our|a|the|his|her)\\s)?(?:[\\w-]+\\s)?(?:${RELATION_WORD})$`, 'i');

const WHOSE = new RegExp(`^(?:my|our)\\s(?:[\\w-]{1,20}\\s){0,3}(?:${RELATION_WORD}),?\\s(?=\\p{Lu})`, 'iu');

/** The one who is named by a cell, and by nothing else in it but a relation in brackets. */
function takerOf(ctx: DocumentContext, household: Household, { text }: RowCell): Mention | undefined {
  const bracket = (/\([^()]{1,60}\)$/.exec(text) ?? AFTER_COMMA.exec(text) ?? WHO_IS.exec(text))?.index ?? text.length;
  const bare = text
    .slice(0, bracket)
    .trim()
    .replace(/^(?:the\s+)?trustees? of (?:the\s+)?/i, '');
  // "My daughter, Ann Lee".
  const lead = WHOSE.exec(bare)?.[0].length ?? 0;
  const at = text.indexOf(bare);
  return takersIn(ctx, household, text).find(
    ({ start, end }) => start <= at + Math.max(4, lead) && end >= at + bare.length - 1 && bare.length > 0,
  );
}

const spanOf = (row: Row, ...cells: readonly RowCell[]) =>
  within(row.sentence, Math.min(...cells.map(({ start }) => start)), Math.max(...cells.map(({ end }) => end)));

const NAME_LABEL = /\bname of (?:the )?(?:person|charity|beneficiary|recipient)\b/i;

/** "Name of person: Agnes Cole", and below it "Amount of gift: $7,500". */
function giftsInLabels(ctx: DocumentContext, household: Household): ExtractedValue<SpecificGift>[] {
  const rows = rowsOf(ctx.sentences);
  return rows.flatMap((row, at) => {
    const [label, named] = row.cells;
    const below = rows[at + 1];
    const [amountLabel, amount] = below?.cells ?? [];
    if (!label || !named || !below || !amountLabel || !amount) return [];
    if (!NAME_LABEL.test(label.text) || !/\bamount\b/i.test(amountLabel.text) || !MONEY.test(amount.text)) return [];
    const to = takerOf(ctx, household, named)?.name;
    const amountCents = parseMoney(amount.text);
    // A form that asks for a signature beside each gift makes none without it.
    const [asked, signature] = rows[at + 2]?.cells ?? [];
    const under = ctx.sentences[ctx.sentences.indexOf(below.sentence) + 1]?.text ?? '';
    const isUnsigned =
      (/\bsign\b/i.test(asked?.text ?? '') && !/\p{L}/u.test(signature?.text ?? '')) ||
      /^sign your name\b[^\t]*$/i.test(under.trim());
    if (!to || !amountCents || isUnsigned) return [];
    const kind = isCharity(to) ? 'charity' : 'cash';
    const value = valueAt(ctx.flow, { to, kind, amountCents, description: amount.text } satisfies SpecificGift, [
      spanOf(row, named),
      spanOf(below, amount),
    ]);
    return value ? [value] : [];
  });
}

/** "Agnes Cole | niece | $27,500" below a heading of gifts, or in a column of gifts. */
export function giftsInRows(ctx: DocumentContext, household: Household): ExtractedValue<SpecificGift>[] {
  if (/HEALTH|POWER/.test(ctx.kind)) return [];
  const unsigned = unsignedRows(ctx, household);
  const inRows = rowsOf(ctx.sentences).flatMap((row) => {
    if (unsigned.has(row.sentence) || /^\W*\/s\//.test(row.cells[0]?.text ?? '')) return [];
    const isOfGifts =
      (OF_GIFTS.test(row.title) || row.columns.some((column) => GIVEN_COLUMN.test(column)) || areSums(row.columns)) &&
      !OF_THE_RESIDUE.test(row.title);
    if (!isOfGifts || IS_OFFICE.test(row.cells[0]?.text ?? '') || ASKS.test(row.cells[0]?.text ?? '')) return [];
    const named = row.cells.find((cell) => takerOf(ctx, household, cell));
    const to = named && takerOf(ctx, household, named)?.name;
    if (!named || !to || isTrustName(to)) return [];
    if (row.cells.some(({ text }) => IS_OPEN.test(text))) return [];
    const others = row.cells.filter((cell) => cell !== named && !SAYS_NO_GIFT.test(cell.text));
    const what =
      others.find(({ text }) => MONEY.test(text) || IN_WORDS.test(text)) ??
      others.find(({ text }) => MONEY_FIRST.test(text)) ??
      others.find((cell) => THING_COLUMN.test(columnOf(row, cell))) ??
      (row.columns.length === 0 ? others.at(-1) : undefined);
    if (!what || !/[\p{L}\d]{3}/u.test(what.text) || SHARE.test(what.text)) return [];
    const isSum = MONEY.test(what.text) || IN_WORDS.test(what.text) || MONEY_FIRST.test(what.text);
    const amountCents = isSum ? parseMoney(what.text) : undefined;
    if (!amountCents && household.principals.some((maker) => sameName(maker, what.text))) return [];
    const sumBeside = amountCents ? null : SUM_BESIDE.exec(what.text);
    const sum = parseMoney(sumBeside?.[2] ?? '');
    const description = (sum ? (sumBeside?.[1] ?? '') : what.text).replace(/^(?:my|our|the)\s+/i, '');
    const isGiven = isCharity(to);
    const gift: SpecificGift = amountCents
      ? { to, kind: isGiven ? 'charity' : 'cash', amountCents, description }
      : { to, kind: LAND.test(description) ? 'real_estate' : isGiven ? 'charity' : 'tangible', description };
    const value = valueAt(ctx.flow, gift, [spanOf(row, named, what)]);
    const thing = amountCents ? THING_BESIDE.exec(what.text)?.[1]?.replace(/^(?:my|our|the)\s+/i, '') : undefined;
    const beside =
      thing &&
      valueAt(
        ctx.flow,
        { to, kind: LAND.test(thing) ? ('real_estate' as const) : ('tangible' as const), description: thing },
        [spanOf(row, named, what)],
      );
    const paid =
      sum &&
      valueAt(
        ctx.flow,
        {
          to,
          kind: isGiven ? ('charity' as const) : ('cash' as const),
          amountCents: sum,
          description: sumBeside?.[2] ?? '',
        },
        [spanOf(row, named, what)],
      );
    return [...(value ? [value] : []), ...(beside ? [beside] : []), ...(paid ? [paid] : [])];
  });
  return [...giftsInLabels(ctx, household), ...inRows];
}

const isSignedBy = ({ cells }: Row, { principals }: Household): boolean =>
  cells.length > 2 && principals.some((maker) => sameName(maker, cells.at(-1)?.text ?? ''));

/** Where other rows of a table are signed, a gift without a signature is none. */
export function unsignedRows(ctx: DocumentContext, household: Household): ReadonlySet<Sentence> {
  const rows = rowsOf(ctx.sentences);
  const signed = new Set(rows.flatMap((row) => (isSignedBy(row, household) ? [row.title] : [])));
  return new Set(rows.flatMap((row) => (signed.has(row.title) && !isSignedBy(row, household) ? [row.sentence] : [])));
}

/** Columns that only tables of gifts have. */
const GIVEN_COLUMN =
  /^(?:payee|who it goes to|who (?:gets|receives|takes|is to have)\b|to whom|goes to|given to|gifts?$|amount of)/i;
/** Who, and how much: no shares of anything. */
const areSums = (columns: readonly string[]): boolean =>
  columns.some((column) => /^(?:recipient|beneficiary|taker|payee|name|person|charity|to|who)/.test(column)) &&
  columns.some((column) => /^(?:amounts?|gifts?|sums?|what is given)$/.test(column));

/** What a form asks, and what it tells to do. */
const ASKS = /\bname of (?:the )?(?:person|charity)\b|\bsign your name\b|\bamount of\b/i;

/** "Name of First Choice for Executor": a blank of an office is none of a gift. */
const IS_OFFICE =
  /\b(?:executors?|executrix|trustees?|guardians?|representatives?|agents?|custodians?|conservators?|prox(?:y|ies)|surrogates?)\b/i;

/** A gift that nobody signed for where its form wants it signed. */
const IS_OPEN = /^(?:_{3,}|not used)$/i;

const SURVIVES = /\b(?:surviv\w*|living|alive|outlives?)\b/i;

/** "My nieces and nephews who survive me": a class that no statement names takes as one. */
const UNNAMED_CLASS =
  /^(?:my|our) ((?:nieces|nephews|cousins|siblings|brothers|sisters|grandchildren|godchildren|stepchildren)\b[^.;]{0,60})$/i;

/** "One-sixth each". */
const SHARE_EACH = new RegExp(`^(${SHARE_SOURCE})\\s(?:to )?each$`, 'i');
const OF_PARTS = /^(?:parts?|shares?|fractions?|percent(?:age)?s?|%)$/;

/** Who has the part of a row: "Children of my late son, A, namely B and C" are those who are listed. */
function takersOfRow(
  ctx: DocumentContext,
  household: Household,
  row: Row,
): { cell: RowCell; names: string[] } | undefined {
  const cell = row.cells.find((one) => takerOf(ctx, household, one));
  const listed = row.cells.find(({ text }) => NAMELY.test(text));
  if (listed && (!cell || cell === listed)) {
    const from = NAMELY.exec(listed.text)?.[0].length ?? 0;
    const names = takersIn(ctx, household, listed.text).flatMap(({ name, start }) => (start > from ? [name] : []));
    if (names.length > 0) return { cell: listed, names };
  }
  const taker = cell && takerOf(ctx, household, cell);
  // The members of one class stand at one place.
  const members = takersIn(ctx, household, cell?.text ?? '').filter(({ start }) => start === taker?.start);
  if (cell && taker) return { cell, names: [...new Set([taker, ...members].map(({ name }) => name))] };
  const [first] = row.cells;
  const words = UNNAMED_CLASS.exec(first?.text ?? '')?.[1];
  return first && words ? { cell: first, names: [words.charAt(0).toUpperCase() + words.slice(1)] } : undefined;
}
const NAMELY = /^(?:the )?(?:living )?(?:children|issue|descendants)\b.{3,80}\b(?:namely|being)\b/i;

/** "Three", "Two (the house is taken into account)". */
const COUNT =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,3})(?: (?:parts?|shares?|units?))?(?: \([^()]{1,80}\))?$/i;

/** "divided into eight equal parts" over a column of counts that are eight together: the part of each row. */
function countedInRows(
  ctx: DocumentContext,
  rows: readonly Row[],
): ReadonlyMap<Row, { part: Fraction; cell: RowCell }> {
  const found = new Map<Row, { part: Fraction; cell: RowCell }>();
  for (const [columns, table] of Map.groupBy(rows, (row) => row.columns)) {
    const counts = table.flatMap((row) => {
      const cell = columns.length > 0 ? row.cells.find((one) => OF_PARTS.test(columnOf(row, one))) : undefined;
      const count = numberWord(COUNT.exec(cell?.text ?? '')?.[1] ?? '');
      return cell && count !== undefined ? [{ row, cell, count }] : [];
    });
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    const from = ctx.sentences.findIndex(({ start }) => start === table[0]?.sentence.start);
    const over = ctx.sentences.slice(Math.max(0, from - 3), from);
    if (counts.length < 2 || counts.length < table.length) continue;
    if (!over.some(({ text }) => partsAnnounced(text) === total)) continue;
    for (const { row, cell, count } of counts) found.set(row, { part: { numerator: count, denominator: total }, cell });
  }
  return found;
}

/** A column of parts that add up to one divides what is left, whatever its title. */
function divides(
  ctx: DocumentContext,
  household: Household,
  rows: readonly Row[],
  columns: readonly string[],
): boolean {
  const parts = rows.flatMap((row) => {
    if (row.columns !== columns) return [];
    const cell = row.cells.find((one) => OF_PARTS.test(columnOf(row, one)))?.text ?? '';
    const each = SHARE_EACH.exec(cell)?.[1];
    const part = parseShare(each ?? cell);
    const takers = takersOfRow(ctx, household, row)?.names.length ?? 0;
    return [part && takers > 0 ? ((each ? takers : 1) * part.numerator) / part.denominator : Number.NaN];
  });
  return parts.length > 1 && Math.abs(parts.reduce((sum, part) => sum + part, 0) - 1) < 0.011;
}

/** "Ruth Cole | 50% | in trust" below a heading of the residue: one set of shares for each event. */
export function residueInRows(ctx: DocumentContext, household: Household): ExtractedValue<ResidueShare>[][] {
  const rows = rowsOf(ctx.sentences);
  const counted = countedInRows(ctx, rows);
  const shares = rows.flatMap((row) => {
    const count = counted.get(row);
    const isTitled =
      OF_THE_RESIDUE.test(row.title) && !(OF_GIFTS.test(row.title) && !/\bremain|residu/i.test(row.title));
    const isDivided = row.columns.some((column) => OF_PARTS.test(column)) && !OF_GIFTS.test(row.title);
    if (!count && !isTitled && !(isDivided && divides(ctx, household, rows, row.columns))) return [];
    const taken = takersOfRow(ctx, household, row);
    const part =
      count?.cell ??
      row.cells.find(
        ({ text }) => text !== taken?.cell.text && (SHARE.test(text) || WHOLE.test(text) || SHARE_EACH.test(text)),
      );
    const names = taken?.names.filter((name) => !household.principals.includes(name)) ?? [];
    if (!taken || names.length === 0) return [];
    const pours = names.some(isTrustName) && /WILL|CODICIL/.test(ctx.kind);
    if (!part && !pours) return [];
    const each = SHARE_EACH.exec(part?.text ?? '')?.[1];
    const share =
      count?.part ??
      (part && !WHOLE.test(part.text) ? parseShare(each ?? part.text) : { numerator: 1, denominator: 1 });
    if (!share) return [];
    const apart = each ? 1 : names.length;
    const event = row.cells.find((cell) => cell !== taken.cell && SURVIVES.test(cell.text))?.text ?? '';
    const isFirst = SURVIVES.test(event) && !/\bnot\b/i.test(event);
    return names.flatMap((to) => {
      const value = valueAt(
        ctx.flow,
        {
          to,
          shareNumerator: share.numerator,
          shareDenominator: share.denominator * apart,
          manner: isTrustName(to) || row.cells.some(({ text }) => /\bin trust\b/i.test(text)) ? 'in_trust' : 'outright',
          ...(isFirst ? { condition: 'if surviving' } : {}),
        } satisfies ResidueShare,
        [spanOf(row, taken.cell, ...(part ? [part] : []))],
      );
      return value ? [{ event, value }] : [];
    });
  });
  return [...Map.groupBy(shares, ({ event }) => event).values()].map((set) => set.map(({ value }) => value));
}

const NUMBERED = /^(\d)(?:st|nd|rd|th)?\.?$/;

/**
 * "1 | Ruth Cole" below a heading or in a column of an office: its number is its place in the succession, which begins
 * after whom sentences name to serve first.
 */
export function fiduciariesInRows(
  ctx: DocumentContext,
  inSentences: readonly ExtractedValue<Fiduciary>[],
): ExtractedValue<Fiduciary>[] {
  const serveFirst = inSentences.flatMap(({ value }) => (/primary$/.test(value.designation) ? [value] : []));
  const rows = rowsOf(ctx.sentences);
  const inRows = new Set(
    rows
      .filter(({ cells }) => NUMBERED.test(cells[0]?.text ?? ''))
      .flatMap(({ cells }) => cells.flatMap((cell) => ctx.people.mentionsIn(cell)))
      .map(({ name }) => name),
  );
  return rows.flatMap((row) => {
    const [order, ...rest] = row.cells;
    const number = order && NUMBERED.exec(order.text)?.[1];
    if (!order || !number) return [];
    const cell = rest.find((one) => ctx.people.mentionsIn(one).length > 0);
    if (!cell) return [];
    const office =
      officesIn(columnOf(row, cell), ctx.kind).find(({ role }) => role) ??
      officesIn(row.title, ctx.kind).find(({ role }) => role);
    const role = office?.role;
    if (!role) return [];
    const people = ctx.people.mentionsIn(cell).filter(({ name }) => !isTrustName(name));
    const isAfter =
      office.level === 'next' ||
      /\b(?:successors?|alternates?)\b/i.test(`${row.title} ${columnOf(row, cell)}`) ||
      serveFirst.some((one) => one.role === role && !inRows.has(one.person));
    const level = Number(number) - (isAfter ? 0 : 1);
    return people.flatMap(({ name }) => {
      const held = { role, designation: designation(level, people.length > 1), person: name };
      const value = valueAt(ctx.flow, held, [spanOf(row, cell)]);
      return value ? [value] : [];
    });
  });
}
