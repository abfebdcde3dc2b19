import { numberWord, parseShare, SHARE_SOURCE } from '../language/numbers.ts';
import type { DistributionAge, ExtractedValue } from '../reading.ts';
import { rowsOf } from '../structure/rows.ts';
import type { Sentence } from '../structure/sentences.ts';
import type { DocumentContext } from './document.ts';
import { valueAt, within } from './evidence.ts';

const AGE_SOURCE =
  '(?:\\b(?:under|younger\\s+than)\\s+(?=(?:twenty|thirty|forty)[- ]?)|(?:attain|reach|turn)\\w*\\s+(?:of\\s+)?(?:the\\s+)?(?:age\\s+(?:of\\s+)?)?|\\b(?:at|after|by|until|to)\\s+(?:the\\s+)?age\\s+(?:of\\s+)?|\\bage\\s+(?:of\\s+)?|\\buntil (?:he|she|they) (?:is|are)\\s+|\\b(?:at|when (?:the |such |that |a )?[a-z]{2,20} is|is|by)\\s+)(\\d{2}|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|eighteen)\\b(?!\\s*(?:days?|months?|percent|%|,\\d))(?:\\s+years(?:\\s+(?:of\\s+age|old))?)?';
const AGE = new RegExp(AGE_SOURCE, 'gi');
const SHARE = new RegExp(SHARE_SOURCE, 'i');
const SHARE_FOLLOWS = new RegExp(
  `^,?\\s{0,9}(?:\\p{L}{1,40}\\s{1,9}){0,12}(?:${SHARE_SOURCE}|all|the (?:rest|balance|remain))`,
  'iu',
);
const UP_TO_NEXT_SHARE = new RegExp(
  `^,?\\s{0,9}[^;,.]{0,80}?(?=\\s{1,9}and\\s{1,9}(?:the )?(?:${SHARE_SOURCE}|rest|balance|remain|all|at)|[;,.]|$)`,
  'i',
);
const SHARE_OF_REST = new RegExp(
  `${SHARE_SOURCE}\\s{1,9}of (?:the (?:remain|balance|rest)|(?:the |his |her )?(?:principal|share|trust)\\b[^;,.]{0,30}\\bremain)`,
  'i',
);
const WHOLE_SHARE = new RegExp(`(?:^|[^\\p{L}\\d])(${SHARE_SOURCE})`, 'iu');
const GIVEN =
  /\b(?:receive|withdraw|distribut|paid|pay|end|terminat|demand|free of trust|outright|remainder|balance|rest|left|stays? in trust|held in trust|held|take|entitled|gets?|all of|hold|vest|deliver|keep|own|have|comes?|released?)\w*/i;
/** Ages that define a minor, or when a custodian, guardian or agent may act. */
const OTHER_AGE =
  /\b(?:minor|youngest|facility of payment|younger than|under (?:the )?age|under \d|adopted before|custodian|legally|incapacitated|trustee (?:must|may serve)|serve as trustee|serve as co-trustee|guardian|education savings|adult|majority|birth|beneficiary who is under|not yet|life expectancy|contingent|any (?:other )?(?:beneficiary|person))\b/i;

/** "hold it in trust for any person under twenty-five, and distribute the rest when that person reaches twenty-five". */
const HELD_UNTIL =
  /^(?!.*\b(?:may (?:retain|hold|keep)|youngest|facility of payment|education savings|trustee (?:must|may serve)|life expectancy)\b).*\b(?:in|a|separate|such|the|each) trusts?\b.*\b(?:until|when|upon|on)\b[^.;]{0,60}\b(?:reach|attain|turn|is|becom)\w*/i;

/** "If she is under twenty-five …, and what is left is paid to her when she arrives at that age". */
const AT_THAT_AGE = /\b(?:until|at|reach(?:es|ed|ing)?|attain(?:s|ed|ing)?) (?:that|such|the said) age\b/i;
const YOUNGER_AND_HELD = new RegExp(
  `\\byounger than\\b.{0,160}\\b(?:held|kept) in trust\\b.{0,80}${AT_THAT_AGE.source}`,
  'i',
);
/** "at age 25, one-fifth of the principal": an item of a list whose lead says that it is paid. */
const A_STEP = new RegExp(
  `^\\W*at (?:the )?(?:age (?:of )?)?[\\w-]{2,12},? ${SHARE_SOURCE} of (?:the |his |her |its )?(?:principal|trust|fund|share|property|part)\\b`,
  'i',
);

/** Ages at which a beneficiary takes a part of what the trust then holds; the last age takes all of it. */
export function readDistributionAges(ctx: DocumentContext): ExtractedValue<DistributionAge>[] {
  const found: { value: ExtractedValue<DistributionAge>; share: boolean }[] = [];
  for (const sentence of ctx.sentences) {
    const { text } = sentence;
    const steps = SHARE.test(text) && [...text.matchAll(AGE)].length > 1;
    if (!(GIVEN.test(text) || A_STEP.test(text)) || /\bwould have\b/i.test(text)) continue;
    if (OTHER_AGE.test(text) && !steps && !HELD_UNTIL.test(text) && !YOUNGER_AND_HELD.test(text)) continue;
    for (const [i, match] of [...text.matchAll(AGE)].entries()) {
      const age = numberWord(match[1] ?? '');
      const isBelow =
        /\b(?:under|below)\s+(?:the )?$/i.test(text.slice(0, match.index)) || /^(?:under|younger)/i.test(match[0]);
      // "If he be under thirty-one his part is held until that age".
      if (isBelow && !AT_THAT_AGE.test(text.slice(match.index))) continue;
      if (/\b(?:above|over|than)\s+(?:the )?$/i.test(text.slice(0, match.index))) continue;
      if (age === undefined || age < 18 || age > 75 || !looksLikeAge(match[0], text)) continue;
      // "her residence at 40 Gibbs Point": a house number.
      if (/^at\b/i.test(match[0].trim()) && /^\s\p{Lu}\p{Ll}/u.test(text.slice(match.index + match[0].length)))
        continue;
      const { from, to } = clauseOf(text, match.index, match.index + match[0].length, i);
      // "the quarter for A to be kept in trust until she is 26": all that is kept is paid then.
      const isKept = /\b(?:kept|held|retained|hold|keep|retain)\b[^.;]{0,60}\buntil\b[^.;]{0,30}$/i.test(
        text.slice(0, match.index + match[0].length),
      );
      const part = isKept ? { numerator: 1, denominator: 1 } : shareOf(text.slice(from, to));
      if (found.some((f) => f.value.value.age === age)) continue;
      const of = ofWhom(ctx, sentence);
      const value = valueAt(
        ctx.flow,
        { age, shareNumerator: part?.numerator ?? 1, shareDenominator: part?.denominator ?? 1, ...(of ? { of } : {}) },
        [within(sentence, from, to)],
      );
      if (value) found.push({ value, share: part !== undefined });
    }
  }
  const rows = agesInRows(ctx).filter(({ value }) => !found.some((f) => f.value.value.age === value.age));
  return [...found.map((f) => f.value), ...rows].sort((a, b) => a.value.age - b.value.age);
}

/** "25 | one-half" in a table of ages. */
function agesInRows(ctx: DocumentContext): ExtractedValue<DistributionAge>[] {
  return rowsOf(ctx.sentences).flatMap((row) => {
    const age = row.cells.find(({ text }) => /^(?:age )?\d{2}$/i.test(text));
    const share = row.cells.find((cell) => cell !== age && WHOLE_CELL.test(cell.text));
    const isOfAges = age && /\bages?\b/i.test(`${row.title} ${row.columns.join(' ')} ${age.text}`);
    if (!isOfAges || !share) return [];
    const years = Number(/\d+/.exec(age.text)?.[0]);
    const part = shareOf(share.text) ?? { numerator: 1, denominator: 1 };
    if (years < 18 || years > 75) return [];
    const value = { age: years, shareNumerator: part.numerator, shareDenominator: part.denominator };
    return valueAt(ctx.flow, value, [row.sentence]) ?? [];
  });
}
const WHOLE_CELL = new RegExp(
  `^(?:${SHARE_SOURCE}\\b.{0,40}|(?:all|the )?(?:of )?(?:the )?(?:balance|rest|remainder)?)$`,
  'i',
);

/** "at 25" alone is an age only beside other words of age; "until he is 35" always. */
function looksLikeAge(match: string, text: string): boolean {
  if (/age|attain|reach|turn|until|younger|when (?:the |such |that |a )?[a-z]{2,20} is/i.test(match)) return true;
  return (
    /\bage\b|\bat (?:\d{2}|thirty|twenty)/i.test(text) &&
    !/\$|%|section|article/i.test(text.slice(0, text.indexOf(match)).slice(-12))
  );
}

function clauseOf(text: string, start: number, end: number, index: number): { from: number; to: number } {
  // "Age 25: one-half": what stands behind the colon is the share of that age.
  const named = /^:\s{0,4}[^;]{0,80}?(?=\bage\s|[;.]|$)/i.exec(text.slice(end));
  if (named) return { from: start, to: end + named[0].trimEnd().length };
  const before = text.slice(0, start);
  const cut = Math.max(
    before.lastIndexOf(';'),
    before.lastIndexOf(' and '),
    before.lastIndexOf(', '),
    index === 0 ? 0 : -1,
  );
  let from = Math.max(0, cut);
  from += /^(?:\s+(?=and\s))?(?:[;,]\s*|and\s+)*/.exec(text.slice(from))?.[0].length ?? 0;
  // "At age 25, one-third …": the share follows the age.
  const after = /^,?\s*[^;,.]{0,120}/.exec(text.slice(end))?.[0] ?? '';
  const leads =
    shareOf(text.slice(from, start)) === undefined &&
    /^(?:at|on|upon|when|after|by)?\b/i.test(text.slice(from, end)) &&
    SHARE_FOLLOWS.test(after);
  return {
    from,
    to: leads ? end + (UP_TO_NEXT_SHARE.exec(text.slice(end))?.[0].length ?? 0) : end,
  };
}

function shareOf(clause: string): { numerator: number; denominator: number } | undefined {
  if (/\b(?:balance|remainder|remaining|rest|all|entire|whole)\b/i.test(clause) && !SHARE_OF_REST.test(clause))
    return { numerator: 1, denominator: 1 };
  const match = WHOLE_SHARE.exec(clause);
  return match ? parseShare(match[1] ?? '') : undefined;
}

function ofWhom(ctx: DocumentContext, sentence: Sentence): string | undefined {
  const [first, second] = ctx.people.mentionsIn(sentence);
  return first && !second ? first.name : undefined;
}
