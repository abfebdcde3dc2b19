import { type Cents, CURRENCY_INTEGER_DIGITS } from './money.ts';

/** Why a typed amount is not taken. */
export type AmountFault = 'negative' | 'exponent' | 'separators' | 'decimals' | 'tooLarge' | 'unreadable';

export type ReadAmount = { readonly cents: Cents } | { readonly fault: AmountFault };

/** Zeros that a unit stands for. */
const UNITS: Readonly<Record<string, number>> = { k: 3, m: 6, b: 9 };
/** Groups of three after the first, or none at all: `1,250,000` and `1250000`, never `1,25`. */
const GROUPED = /^(?:\d{1,3}(?:,\d{3}){1,20}|\d*)$/;

function faultOf(text: string): AmountFault {
  if (/^[-\u2212\u2013(]/.test(text)) return 'negative';
  if (/\d\s{0,3}e\s{0,3}[+-]?\d/i.test(text)) return 'exponent';
  if (/^\d[\d.,]*[kmb]?$/i.test(text)) return 'separators';
  return 'unreadable';
}

/**
 * Dollars as people type them to cents, or why not: nothing is dropped or guessed on the way. Thousands have commas in
 * the right places or none, cents a point; K, M and B stand for thousands, millions and billions as far as the result
 * has whole cents. Cases: `1.2M` → 120,000,000; `$1,250,000.55` → 125,000,055; `1.250.000,55` → separators.
 */
export function readAmount(typed: string): ReadAmount {
  const text = typed.trim().replace(/^\$\s?/, '');
  const [, whole = '', decimals = '', unit = ''] = /^([\d,]*)(?:\.(\d*))?\s?([kmb])?$/i.exec(text) ?? [];
  if ((whole === '' && decimals === '') || !GROUPED.test(whole)) return { fault: faultOf(text) };
  const zeros = UNITS[unit.toLowerCase()] ?? 0;
  const places = zeros + 2;
  const fraction = decimals.replace(/(?<!0)0+$/, '');
  if (fraction.length > places || (unit === '' && decimals.length > 2)) return { fault: 'decimals' };
  const digits = `${whole.replaceAll(',', '')}${fraction.padEnd(places, '0')}`.replace(/^0+(?=\d)/, '');
  return digits.length > CURRENCY_INTEGER_DIGITS + 2 ? { fault: 'tooLarge' } : { cents: Number(digits) };
}

/** The same where only the amount counts; null for what is none. */
export function parseDollars(typed: string): Cents | null {
  const read = readAmount(typed);
  return 'cents' in read ? read.cents : null;
}
