import type { Mention } from '../structure/people.ts';

/** "pay the income to my husband for life", "as my husband appoints by will": he has the use of it, and no share. */
export function isWhileLiving(text: string, { start, end }: Mention): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return (
    (PAYS_INCOME.test(before) && !ALL_OF_IT.test(before)) ||
    (/\b(?:pay|distribute)s?\s(?:to )?(?:(?:my|the|his|her) [\w-]+,? )?$/i.test(before) &&
      /^,?\s[^.;,]{0,30}\bincome\b/i.test(after)) ||
    /^,?\s(?:shall |may |has |have )?(?:appoints?|directs?|designates?|selects?)\b/i.test(after) ||
    /^['’]s (?:death|lifetime|life)\b/i.test(after) ||
    /\b(?:death|lifetime|life) of (?:(?:my|the|our) [\w-]+,? )?$/i.test(before)
  );
}
const PAYS_INCOME =
  /\b(?:pay|paying|paid|distribut\w*|apply)\b[^.;]{0,60}\bincome\b[^.;]{0,60}\b(?:to|for)\s(?:or for the benefit of )?(?:(?:my|the|his|her|our|\w+['’]s) [\w-]+,? )?$/i;
/** "all of the principal and income to A". */
const ALL_OF_IT =
  /\b(?:all|entire|remaining|balance|undistributed)\b[^.;]{0,30}\b(?:principal|corpus)\b|\bincome\b[^.;]{0,40}\b(?:remainder|residue)\b/i;
/** Income alone is what is paid while something lasts. */
export const OF_INCOME = /^(?!.*\b(?:principal|remain\w*|residue|balance)\b)[^.;]*\bincome\b/i;
