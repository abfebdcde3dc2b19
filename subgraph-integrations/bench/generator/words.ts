const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINAL: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const title = (text: string): string => text.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** A whole number below a billion, in words. */
export function inWords(value: number): string {
  if (value < 20) return UNITS[value] ?? '';
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 ? `-${UNITS[value % 10]}` : ''}`;
  if (value < 1000) return `${UNITS[Math.floor(value / 100)]} hundred${value % 100 ? ` ${inWords(value % 100)}` : ''}`;
  const [size, name] = value < 1_000_000 ? ([1000, 'thousand'] as const) : ([1_000_000, 'million'] as const);
  return `${inWords(Math.floor(value / size))} ${name}${value % size ? ` ${inWords(value % size)}` : ''}`;
}

export function ordinal(value: number): string {
  const words = inWords(value);
  const [last = ''] = words.split(/[-\s]/).slice(-1);
  const head = words.slice(0, words.length - last.length);
  return head + (ORDINAL[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`));
}
export const NTH = (value: number): string =>
  `${value}${value % 100 > 10 && value % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`;

export type MoneyForm = 'figures' | 'words' | 'both';
export function money(cents: number, form: MoneyForm): string {
  const figures = `$${(cents / 100).toLocaleString('en-US')}`;
  const words = `${title(inWords(cents / 100))} Dollars`;
  return form === 'figures' ? figures : form === 'words' ? words : `${words} (${figures})`;
}

const DENOMINATOR: Record<number, string> = {
  2: 'half',
  3: 'third',
  4: 'quarter',
  5: 'fifth',
  6: 'sixth',
  8: 'eighth',
};
export type ShareForm = 'words' | 'figures' | 'percent';
/** "one-third", "1/3" or, where it comes out even, "40%". */
export function share(numerator: number, denominator: number, form: ShareForm): string {
  if (numerator === denominator) return form === 'percent' ? '100%' : 'all';
  const percent = (100 * numerator) / denominator;
  if (denominator === 100 && form === 'words') return `${inWords(numerator)} percent`;
  if (form === 'percent' && Number.isInteger(percent)) return `${percent}%`;
  if (denominator === 100) return `${numerator}%`;
  if (form === 'figures' || form === 'percent') return `${numerator}/${denominator}`;
  return `${inWords(numerator)}-${DENOMINATOR[denominator] ?? ordinal(denominator)}${numerator > 1 ? 's' : ''}`;
}

export type DateForm = 'long' | 'ordinal' | 'words' | 'slashes' | 'day-first';
/** An ISO date as a document writes it. */
export function dateText(iso: string, form: DateForm): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const name = MONTHS[month - 1] ?? '';
  if (form === 'long') return `${name} ${day}, ${year}`;
  if (form === 'slashes') return `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`;
  if (form === 'day-first') return `${day} ${name} ${year}`;
  if (form === 'ordinal') return `the ${NTH(day)} day of ${name}, ${year}`;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const years =
    century === 20 ? `two thousand ${rest ? inWords(rest) : ''}`.trim() : `nineteen hundred ${inWords(rest)}`;
  return `the ${ordinal(day)} day of ${name}, ${years}`;
}

export const andList = (items: readonly string[]): string =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
