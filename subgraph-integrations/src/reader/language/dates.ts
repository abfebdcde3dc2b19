import type { Span } from '../structure/flow.ts';
import { numberWord } from './numbers.ts';

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';
const ORDER = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const YEAR_DAY = '(?:[a-z]+(?:[- ][a-z]+)?|\\d{1,2}(?:st|nd|rd|th)?)';
const YEAR_WORDS =
  '(?:two thousand|one thousand nine hundred|nineteen hundred|nineteen|twenty)(?:[\\s-]+(?:and\\s+)?[a-z]+(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)?';

const CENTURIES: ReadonlySet<string> = new Set(['two thousand', 'nineteen hundred', 'nineteen', 'twenty']);

/** "two thousand seventeen", "nineteen hundred and ninety-eight", "twenty twenty-four". Undefined for other words. */
function yearInWords(text: string): number | undefined {
  const words = text
    .toLowerCase()
    .replace(/^one thousand,? nine hundred/, 'nineteen hundred')
    .split(/[\s-]+/)
    .filter((word) => word !== '' && word !== 'and');
  const spoken = ['thousand', 'hundred'].includes(words[1] ?? '') ? 2 : 1;
  const century = words.slice(0, spoken).join(' ');
  const rest = words.slice(spoken).join(' ');
  if (!CENTURIES.has(century)) return undefined;
  const years = rest === '' ? 0 : numberWord(rest);
  if (years === undefined || years > 99) return undefined;
  const base = /^n/i.test(century) ? 1900 : 2000;
  // "Nineteen" alone is no year, and neither is "twenty".
  return rest === '' && /^(?:nineteen|twenty)$/i.test(century) ? undefined : base + years;
}

const FORMS: readonly { pattern: RegExp; read: (m: RegExpExecArray) => [string, string, string] }[] = [
  {
    pattern: new RegExp(`\\b(${MONTHS})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?\\s{0,9},?\\s+(\\d{4})\\b`, 'gi'),
    read: (m) => [m[3] ?? '', m[1] ?? '', m[2] ?? ''],
  },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:day\\s+)?(?:of\\s+)?(${MONTHS})\\.?,?\\s+(?:of\\s+)?(?:(?:in the year(?: of our Lord)?|A\\.? ?D\\.?),?\\s+)?(\\d{4})\\b`,
      'gi',
    ),
    read: (m) => [m[3] ?? '', m[2] ?? '', m[1] ?? ''],
  },
  {
    pattern: new RegExp(
      `\\b(${YEAR_DAY})\\s+day\\s+of\\s+(${MONTHS}),?\\s+(?:in the year(?: of our Lord)?,?\\s+)?(${YEAR_WORDS})\\b`,
      'gi',
    ),
    read: (m) => [String(yearInWords(m[3] ?? '') ?? ''), m[2] ?? '', m[1] ?? ''],
  },
  {
    pattern: new RegExp(
      `\\b([a-z]+(?:[- ][a-z]+)?)\\s+(?:day\\s+)?of\\s+(${MONTHS}),?\\s+(?:(?:in the year(?: of our Lord)?|A\\.? ?D\\.?),?\\s+)?(\\d{4})\\b`,
      'gi',
    ),
    read: (m) => [m[3] ?? '', m[2] ?? '', m[1] ?? ''],
  },
  { pattern: /\b(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/g, read: (m) => [m[3] ?? '', m[1] ?? '', m[2] ?? ''] },
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, read: (m) => [m[1] ?? '', m[2] ?? '', m[3] ?? ''] },
];

export interface FoundDate extends Span {
  /** YYYY-MM-DD */
  iso: string;
}

/** Every date written out in a text, in order of appearance. */
export function datesIn(text: string, offset = 0): FoundDate[] {
  const found: FoundDate[] = [];
  for (const { pattern, read } of FORMS) {
    for (const match of text.matchAll(pattern)) {
      const iso = toIso(...read(match));
      const start = offset + match.index;
      if (iso && !found.some((f) => f.start < start + match[0].length && start < f.end)) {
        found.push({ iso, start, end: start + match[0].length });
      }
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function toIso(year: string, month: string, day: string): string | undefined {
  const m = /^\d+$/.test(month) ? Number(month) : ORDER.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const d = /^\d+$/.test(day) ? Number(day) : numberWord(day.replace(/^(?:this|the|on)\s+/i, ''));
  if (d === undefined || m < 1 || m > 12 || d < 1 || d > 31) return undefined;
  return `${year}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}
