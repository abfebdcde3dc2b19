import { amountProblem, dateProblem } from '@platform/contracts/field-rules';
import { holdsUnshown, UNSHOWN_MESSAGE } from '@platform/contracts/text-characters';
import { type Cents, formatDate, type IsoDate, readAmount } from '@platform/kernel';
import { comparable, didYouMean } from './alike.ts';
import type { Choice } from './sheet-columns.ts';
import type { SheetCell } from './workbook.ts';

/** What a cell says, or what is wrong with it and what to do, in a sentence. */
export type Read<Value> = { readonly value: Value } | { readonly problem: string };

const problem = (text: string) => ({ problem: text });

const LONGEST_SHOWN = 40;
/** A cell's text as an error repeats it: so much of it that it is found. */
export function shown(text: string): string {
  const characters = [...text.trim().replace(/\s+/g, ' ')];
  return `“${characters.length > LONGEST_SHOWN ? `${characters.slice(0, LONGEST_SHOWN).join('')}…` : characters.join('')}”`;
}

type Unreadable = Extract<SheetCell, { kind: 'formula' | 'fault' }>;

/** What no column takes. */
const isUnreadable = (cell: SheetCell): cell is Unreadable => cell.kind === 'formula' || cell.kind === 'fault';
const unreadable = (cell: Unreadable) =>
  problem(
    cell.kind === 'formula'
      ? 'This is a formula. Copy the cell and paste it as a value, so that it cannot change unseen.'
      : `The spreadsheet shows ${shown(cell.text)} here. Enter the value itself.`,
  );

export function readText(cell: SheetCell): Read<string> {
  if (isUnreadable(cell)) return unreadable(cell);
  // A request's texts are looked at as it comes; this one comes in a file.
  if (cell.kind === 'text' && holdsUnshown(cell.text)) return problem(`${UNSHOWN_MESSAGE}. Type the cell anew.`);
  if (cell.kind === 'text' || cell.kind === 'number') return { value: cell.text.trim().replace(/\s+/g, ' ') };
  if (cell.kind === 'date') return { value: formatDate(cell.date) };
  if (cell.kind === 'percent') return { value: `${cell.percent}%` };
  return problem('Enter words here, not TRUE or FALSE.');
}

/** Dollars by the rule of every amount that people type; only what a spreadsheet itself calls a number is put in digits first. */
export function readMoney(cell: SheetCell, isDebt: boolean): Read<Cents> {
  if (isUnreadable(cell)) return unreadable(cell);
  if (cell.kind === 'percent') return problem(`${cell.percent}% is a percentage. Enter dollars: 1,250,000.55 or 1.2M.`);
  if (cell.kind === 'date')
    return problem(`The spreadsheet takes this for a day (${formatDate(cell.date)}). Enter dollars: 1,250,000.55.`);
  if (cell.kind === 'yesOrNo') return problem('Enter dollars here, not TRUE or FALSE.');
  if (cell.kind === 'number' && cell.currency)
    return problem(`This is an amount in another currency (${cell.currency}). Enter it in US dollars.`);
  const { text } = cell;
  const read = readAmount(text);
  if ('cents' in read) return { value: read.cents };
  const what = isDebt ? ' A debt is entered without a minus.' : ' What is owed goes on the Debts tab.';
  return problem(`${shown(text)}: ${amountProblem(text) ?? ''}.${read.fault === 'negative' ? what : ''}`);
}

const HOW_DATES = 'Enter month, day and year: 12/31/2025.';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (digits: string): string => digits.padStart(2, '0');

/** A day as text: `12/31/2025`, `2025-12-31`, `Dec 31, 2025`; null for what is none of them. */
function dayOf(text: string): IsoDate | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]*Z?)?$/.exec(text);
  if (iso) return `${iso[1]}-${iso[2]}-${iso[3]}`;
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (slashed) return `${slashed[3]}-${two(slashed[1] ?? '')}-${two(slashed[2] ?? '')}`;
  const words = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(text);
  const month = MONTHS.indexOf((words?.[1] ?? '').slice(0, 3).toLowerCase()) + 1;
  return words && month > 0 ? `${words[3]}-${two(String(month))}-${two(words[2] ?? '')}` : null;
}

export function readDay(cell: SheetCell): Read<IsoDate> {
  if (isUnreadable(cell)) return unreadable(cell);
  if (cell.kind === 'date') return { value: cell.date };
  if (cell.kind === 'percent' || cell.kind === 'yesOrNo') return problem(`This is no day. ${HOW_DATES}`);
  if (cell.kind === 'number') return problem(`${shown(cell.text)} is a number, not a day. ${HOW_DATES}`);
  const text = cell.text.trim();
  const day = dayOf(text);
  if (day === null || dateProblem(day) !== null)
    return problem(`${shown(text)} is no day that can be read. ${HOW_DATES}`);
  return { value: day };
}

/** Percent: `50%`, or 50 as it stands. What is not above 1 and has no sign may be a part of one, so it is asked. */
export function readPercent(cell: SheetCell): Read<number> {
  if (isUnreadable(cell)) return unreadable(cell);
  if (cell.kind === 'percent') return { value: cell.percent };
  if (cell.kind === 'date' || cell.kind === 'yesOrNo')
    return problem('This is no percentage. Enter it with its sign: 50%.');
  const [, digits, sign] = /^(\d{1,3}(?:\.\d{1,10})?)\s?(%?)$/.exec(cell.text.trim()) ?? [];
  if (digits === undefined) return problem(`${shown(cell.text)} is no percentage. Enter it with its sign: 50%.`);
  const percent = Number(digits);
  if (!sign && percent > 0 && percent <= 1)
    return problem(
      `${shown(cell.text)} may be ${percent}% or ${Number((percent * 100).toPrecision(12))}%. Enter it with its sign.`,
    );
  return { value: percent };
}

export function readMonths(cell: SheetCell): Read<number> {
  const text = readText(cell);
  if ('problem' in text) return text;
  if ((cell.kind === 'number' || cell.kind === 'text') && /^\d{1,6}$/.test(text.value))
    return { value: Number(text.value) };
  return problem(`${shown(text.value)} is no number of whole months, such as 360.`);
}

/** One of a list, by its words in any capitals. */
export function readChoice(cell: SheetCell, choices: readonly Choice[], what: string): Read<string> {
  const text = readText(cell);
  if ('problem' in text) return text;
  const found = choices.find(({ label }) => comparable(label) === comparable(text.value));
  if (found) return { value: found.value };
  const labels = choices.map(({ label }) => label);
  const hint = didYouMean(text.value, labels) || (labels.length <= 10 ? ` Choose one of: ${labels.join(', ')}.` : '');
  return problem(`${shown(text.value)} is not in the list of “${what}”.${hint || ' Choose one from the list.'}`);
}
