import { isInstitution } from '../language/names.ts';
import type { ExtractedValue, ResidueShare } from '../reading.ts';
import type { DocumentContext } from './document.ts';

/** Whether a share is held in trust beyond the event: what a paper says of one share, or of each. */

type Share = ExtractedValue<ResidueShare>;

const EACH_IS_HELD =
  /\b(?:each|every|a child's|the|any) (?:child's |such |of the )?(?:share|trust|portion|part|fraction|moiety)s?\b[^.]{0,60}\b(?:held|kept|administered|retained|is|remain\w*|continue\w*)\b[^.]{0,40}\btrust|\b(?:hold|holds|keep|keeps|retain|retains) (?:it|(?:the|each|that|such|a|any) (?:child['’]s |such )?(?:share|trust|portion|part)s?)\b[^.]{0,40}\btrust/i;
const OUTRIGHT = '(?:outright|free of (?:any |all )?trusts?|distributed to (?:him|her) at once)\\b';
/** "outright, unless he is then younger than thirty, in which case it is held". */
const OUTRIGHT_UNLESS = 'outright,? unless\\b';
const UNTIL_LATER = '(?:in|held|(?<!free )of|remain\\w*|until|when|age)\\b[^.]{0,40}\\b(?:trusts?|age)\\b';

export function asHeld(ctx: DocumentContext, share: Share, all: readonly Share[], hasAges: boolean): Share {
  const says = saysOfTheShareOf(ctx, share.value.to);
  const isOutright = says(OUTRIGHT_UNLESS) || (says(OUTRIGHT) && !says(UNTIL_LATER));
  if (isOutright) return { ...share, value: { ...share.value, manner: 'outright' } };
  const eachIs = hasAges && ctx.sentences.some(({ text }) => EACH_IS_HELD.test(text) && !namesSome(ctx, text, all));
  const isHeld =
    takesInTrust(ctx, share.value.to) ||
    says('(?:trusts?|held)\\b') ||
    (eachIs && !isInstitution(share.value.to) && share.value.shareDenominator > 1);
  return isHeld ? { ...share, value: { ...share.value, manner: 'in_trust' } } : share;
}

/** "A, B and C each take in a separate trust", "If A is younger than 22 when I die, B keeps his share in trust". */
const TAKE_IN_TRUST =
  /^[^.;]{3,160}?\s(?:each\s)?(?:takes?|receives?|has|have)\s(?:(?:his|her|their)\s(?:share|part|portion)s?\s)?in\s(?:(?:an?\s)?(?:separate|further|continuing)\s)?trusts?\b/i;
const KEPT_IF =
  /^\W*If\b[^.;,]{3,100},[^.;]{0,60}\b(?:keeps?|holds?|retains?)\s(?:his|her)\s(?:share|part|portion)\b[^.;]{0,20}\bin trust\b/i;

function takesInTrust({ sentences, people }: DocumentContext, to: string): boolean {
  return sentences.some(({ text }) => {
    const each = TAKE_IN_TRUST.exec(text)?.[0];
    if (each !== undefined) return people.mentionsIn({ text: each }).some(({ name }) => name === to);
    return KEPT_IF.test(text) && people.mentionsIn({ text })[0]?.name === to;
  });
}

/** "A's share …", "the share set aside for A …", "the shares of B and A …", "If A is under thirty, his part …". */
function saysOfTheShareOf({ sentences }: DocumentContext, to: string): (what: string) => boolean {
  const name = (to.split(' ')[0] ?? '').replace(/[^\p{L}]/gu, '.');
  const part = '(?:percentage|shares?|parts?|portions?|fractions?|trust)';
  const share = [
    `\\b${name}['’]s ${part}\\b`,
    `\\b${part}\\b[^.,;]{0,30}\\b(?:of|for)\\b(?: \\p{Lu}\\p{L}+,?){0,3}(?: and)? ${name}\\b`,
    `^\\W*If ${name}\\b[^.]{0,80}\\b(?:his|her|their) ${part}\\b`,
    `\\b(?:${part}|property)\\b[^.,;]{0,30}\\b(?:set (?:aside|apart)|created|held|named|established|allocated|for the benefit of)(?: for)? ${name}\\b`,
  ].join('|');
  return (what) => {
    const pattern = new RegExp(`(?:${share})[^.]{0,600}\\b${what}`, 'iu');
    return sentences.some(({ text }) => pattern.test(text));
  };
}

/** Whether a sentence speaks of the shares of one taker or some, and of no other. */
function namesSome({ people }: DocumentContext, text: string, all: readonly Share[]): boolean {
  const named = new Set(people.mentionsIn({ text }).map(({ name }) => name));
  const count = all.filter(({ value }) => named.has(value.to)).length;
  return count > 0 && (count === 1 || count < all.length);
}
