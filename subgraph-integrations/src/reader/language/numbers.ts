const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const ORDINAL_TENS = '_ _ twentieth thirtieth'.split(' ');

/** Value of a cardinal or ordinal below a thousand in words or digits: "twenty-five", "third", "5th". */
export function numberWord(text: string): number | undefined {
  const word = text.trim().toLowerCase();
  const digits = /^(\d+(?:\.\d+)?)(?:st|nd|rd|th)?$/.exec(word);
  if (digits) return Number(digits[1]);
  let total = 0;
  for (const part of word.split(/[\s-]+/)) {
    if (part === 'and' || part === 'a') continue;
    if (part === 'hundred') {
      total = (total || 1) * 100;
      continue;
    }
    const value = single(part);
    if (value === undefined) return undefined;
    total += value;
  }
  return total === 0 && word !== 'zero' ? undefined : total;
}

function single(part: string): number | undefined {
  for (const [list, factor] of [
    [ONES, 1],
    [ORDINALS, 1],
    [TENS, 10],
    [ORDINAL_TENS, 10],
  ] as const) {
    const at = list.indexOf(part);
    if (at >= 0) return at * factor;
  }
  return undefined;
}

export interface Fraction {
  numerator: number;
  denominator: number;
}

const DENOMINATORS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  seventh: 7,
  sevenths: 7,
  eighth: 8,
  eighths: 8,
  ninth: 9,
  ninths: 9,
  tenth: 10,
  tenths: 10,
  twelfth: 12,
  twelfths: 12,
};
/** Digits and spaces of these sources are bounded: a line of digits alone would be tried from each of them. */
const NUMBER =
  '(?:\\d{1,9}(?:\\.\\d{1,9})?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|hundred))?(?:-half)?)(?:(?:\\s{1,2}and)?\\s{1,2}(?:an?|one|two|three)[- ](?:half|quarters?|thirds?|eighths?)|\\s{1,2}\\d\\/\\d)?';

/** "two parts in five", "three shares out of eight". */
const PARTS_OF_PARTS = `${NUMBER}\\s(?:equal\\s)?(?:parts?|shares?)\\s(?:in|out of)\\s(?:every\\s)?${NUMBER}\\b`;
const COUNT_OF_COUNT = /^([\w-]{1,20}) (?:equal )?(?:parts?|shares?) (?:in|out of) (?:every )?([\w-]{1,20})/;
/** "twelve and one-half", "33 1/3": a whole number and a part of one. */
const MIXED = /^(.{1,20}?)(?:\s+and)?\s+((?:an?|one|two|three)[- ](?:half|quarters?|thirds?|eighths?)|\d\/\d)$/;

/** Source of a pattern for a share: "40%", "forty percent (40%)", "one-half", "1/3", "half", "two thirds (2/3)". */
export const SHARE_SOURCE = `(?:${NUMBER}\\s{0,4}(?:\\([\\d.]{1,12}\\s{0,4}%?\\)\\s{0,4})?(?:%|percent\\b|per cent\\b)(?:\\s{0,4}\\([\\d.]{1,12}\\s{0,4}%\\))?|\\d{1,9}\\/\\d{1,9}|${PARTS_OF_PARTS}|(?:an? |one[- ]|two[- ]|three[- ]|four[- ]|five[- ]|seven[- ])?(?:half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?)\\b(?:\\s{0,4}\\(\\d{1,9}\\/\\d{1,9}\\))?)`;

export function parseShare(text: string): Fraction | undefined {
  const lower = text.toLowerCase().trim();
  const counted = COUNT_OF_COUNT.exec(lower);
  if (counted) {
    const [numerator, denominator] = [numberWord(counted[1] ?? ''), numberWord(counted[2] ?? '')];
    return numerator && denominator && numerator <= denominator ? { numerator, denominator } : undefined;
  }
  const mixed = MIXED.exec(/^(.{1,60}?)\s{0,4}(?:\(.{0,60}\)\s{0,4})?(?:%|percent|per cent)/.exec(lower)?.[1] ?? '');
  const whole = mixed ? numberWord(mixed[1] ?? '') : undefined;
  const beside = mixed ? parseShare(mixed[2] ?? '') : undefined;
  if (whole !== undefined && beside)
    return { numerator: whole * beside.denominator + beside.numerator, denominator: 100 * beside.denominator };
  const percentDigits = /(\d{1,9}(?:\.\d{1,9})?)\s{0,4}\)?\s{0,4}(?:%|percent|per cent)/.exec(lower);
  if (percentDigits) return { numerator: Number(percentDigits[1]), denominator: 100 };
  const percentWords = /^(.{0,200}?)\s{0,4}(?:\(.{0,60}\)\s{0,4})?(?:percent|per cent)/.exec(lower);
  if (percentWords) {
    const value = numberWord(percentWords[1] ?? '');
    return value === undefined ? undefined : { numerator: value, denominator: 100 };
  }
  const slash = /(\d{1,9})\/(\d{1,9})/.exec(lower);
  if (slash) return { numerator: Number(slash[1]), denominator: Number(slash[2]) };
  const words = /^(?:(an?|one|two|three|four|five|seven)[- ])?([a-z]+)/.exec(lower);
  const denominator = DENOMINATORS[words?.[2] ?? ''];
  if (!denominator) return undefined;
  return { numerator: numberWord(words?.[1] ?? 'one') ?? 1, denominator };
}

const MONEY_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)';
/** "Seven Thousand Five Hundred Dollars". */
const MONEY_IN_WORDS = `${MONEY_WORD}(?:(?:[- ]|\\sand\\s){1,2}${MONEY_WORD}){0,9}\\s+dollars\\b`;

/** Dollars as printed, in whole cents; by figures, or by words alone. */
export const MONEY_SOURCE = `(?:\\$\\s?\\d[\\d,]{0,24}(?:\\.\\d{2})?(?:\\s{0,4}(?:million|thousand))?|${MONEY_IN_WORDS})`;

export function parseMoney(text: string): number | undefined {
  const match = /\$\s?(\d[\d,]*(?:\.\d+)?)(?:\s*(million|thousand))?/.exec(text);
  if (!match) return dollarsInWords(text);
  const factor = match[2] === 'million' ? 1_000_000 : match[2] === 'thousand' ? 1_000 : 1;
  return Math.round(Number((match[1] ?? '').replaceAll(',', '')) * factor * 100);
}

/** Whole cents of "eighteen thousand five hundred dollars"; undefined for words that are no amount. */
function dollarsInWords(text: string): number | undefined {
  const lower = text.toLowerCase();
  const words = lower.slice(0, Math.max(0, lower.indexOf('dollars'))).trim();
  if (words === '') return undefined;
  let total = 0;
  let below = 0;
  for (const word of words.split(/[\s-]+/)) {
    if (word === 'and') continue;
    if (word === 'million' || word === 'thousand') {
      total += (below || 1) * (word === 'million' ? 1_000_000 : 1_000);
      below = 0;
    } else if (word === 'hundred') below = (below || 1) * 100;
    else {
      const value = single(word);
      if (value === undefined) return undefined;
      below += value;
    }
  }
  return (total + below) * 100;
}
