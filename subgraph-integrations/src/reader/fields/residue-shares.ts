import { isTrustName } from '../language/names.ts';
import { type Fraction, parseShare, SHARE_SOURCE } from '../language/numbers.ts';
import type { ExtractedValue, ResidueShare } from '../reading.ts';
import { groupsOf, type Mention } from '../structure/people.ts';
import type { Sentence } from '../structure/sentences.ts';
import { countedParts } from './counted-parts.ts';
import { childrenPhrase } from './dispositions.ts';
import type { DocumentContext, Household } from './document.ts';
import { valueAt, within } from './evidence.ts';
import { takersOf } from './residue-takers.ts';

/** Which part of what is left each taker of a sentence has. */

const SHARES = new RegExp(`(?<![\\p{L}\\d])${SHARE_SOURCE}`, 'giu');
export const ONE_SHARE = new RegExp(SHARES.source, 'iu');
export const ALTERNATE =
  /\b[Ii]f (?:he|she|my (?:spouse|husband|wife)|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*) (?:does not|doesn't|fails to|is not|is (?:then )?(?:dead|deceased|gone|no longer)|has (?:died|not)|predeceases|dies|did not|cannot)|\b[Ss]hould (?:he|she|(?:my|our) (?:said )?(?:spouse|husband|wife|partner)|\p{Lu}\p{Ll}+)\b[^,;.]{0,40}\b(?:predecease|fail|die)|\b(?:[Ii]n the event|[Ii]n case)(?: that)? (?:of (?:his|her|their) (?:prior )?(?:death|failure)|(?:he|she|my (?:said )?(?:spouse|husband|wife|partner)|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)\b[^,;.]{0,40}\b(?:not|fails?|predeceases?|dies?|dead)\b)|\b[Ii]f not\b|\b[Oo]therwise\b|\b[Ss]hould (?:he|she|my (?:spouse|husband|wife)|\p{Lu}\p{Ll}+)\b[^,;.]{0,30}\bnot\b/u;
const TRUST_WORDS =
  /\bin (?:a )?(?:separate |further |continuing )?trusts?\b|\btrustee under\b|\bto (?:the|my) trustee\b(?! of the)|\bheld (?:for|in)\b|\bhold (?:\w+ ){0,3}trusts?\b|\bseparate trusts?\b|\bstays? in trust\b|\btrust for\b|\b(?:equal|separate|two|three|four) trusts\b|\bheld by (?:the|my) trustees?\b|\bas (?:the )?trustee,? (?:to (?:hold|keep)|for)\b|\bto be administered\b|\bto the trustees? of the \p{Lu}|\p{L}['’]s (?:Separate )?Trust\b|\bsubject to (?:the (?:terms|provisions) of )?(?:Article|Section|Paragraph|Part|Item)\b|\b(?:held|administered) (?:under|as provided in|pursuant to)\b/iu;

/** "three-quarters to my children, in equal shares": each child that the family statement names takes a part of it. */
function withChildren(text: string, named: readonly Mention[], { children }: Household): readonly Mention[] {
  const phrase = children.length > 0 ? childrenPhrase(text) : undefined;
  const isNamed = !phrase || named.some(({ name, start }) => children.includes(name) && start > phrase.start);
  if (isNamed || !/\b(?:to|for|among|between)\s$/i.test(text.slice(0, phrase.start))) return named;
  const members = children.map((name) => ({ start: phrase.start, end: phrase.end, name }));
  return [...named, ...members].sort((a, b) => a.start - b.start);
}

/** "50% to A, 35% to B" and "A, 40 percent; B, 60 percent". */
export function fractionShares(
  ctx: DocumentContext,
  sentence: Sentence,
  named: readonly Mention[],
  household: Household,
): ExtractedValue<ResidueShare>[] {
  const { text } = sentence;
  const takers = withChildren(text, named, household);
  const counted = countedParts(ctx, sentence);
  const inWords = [...text.matchAll(SHARES)].map((m) => ({
    start: m.index,
    end: m.index + m[0].length,
    text: m[0],
    part: parseShare(m[0]),
  }));
  const shares = (counted.length > 1 ? counted : inWords)
    // "Fourth: …" counts a clause and no quarter.
    .filter(
      ({ start, end, text: words }) =>
        !/\b(?:each|either|every|such|said|equal)\s$/i.test(text.slice(0, start)) &&
        !(
          /^(?:Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth)$/i.test(words) &&
          (start === 0 || /^\s*[:.,]/.test(text.slice(end)) || /["“(]$/.test(text.slice(0, start)))
        ) &&
        !isOfAPlace(text, start, end),
    );
  const rest = restOf(text, shares);
  if (rest) shares.push(rest);
  if (shares.length === 0 || takers.length === 0) return [];
  const inTurn = sharesRespectively(ctx, sentence, takers, shares);
  if (inTurn) return inTurn;
  const firstShare = shares[0] ?? { start: 0, end: 0 };
  const follows = takers.find((t) => t.start >= firstShare.end);
  const toNext = follows !== undefined && /^[^,;]{0,90}\b(?:to|for)\b/.test(text.slice(firstShare.end, follows.start));
  const isSaidBehind = /\b(?:as to|in the (?:share|proportion|amount) of)\s(?:an undivided\s)?$/i.test(
    text.slice(0, firstShare.start),
  );
  const leading = (isSaidBehind || !toNext) && (takers[0]?.start ?? 0) < firstShare.start;
  const found: ExtractedValue<ResidueShare>[] = [];
  for (const [i, share] of shares.entries()) {
    const near = leading
      ? takers.filter((t) => t.end <= share.start && t.start >= (shares[i - 1]?.end ?? 0))
      : takers.filter((t) => t.start >= share.end && t.start < (shares[i + 1]?.start ?? text.length));
    const { part } = share;
    if (!part || near.length === 0) continue;
    const gap = leading ? text.slice(near.at(-1)?.end ?? 0, share.start) : text.slice(share.end, near[0]?.start ?? 0);
    if (gap.length > (HELD_FOR.test(gap) ? 200 : 90) || /\bif\b/i.test(gap)) continue;
    const isApart = (k: number): boolean =>
      near[k - 1]?.start !== near[k]?.start &&
      !/^(?:,|,? and|,? &)?\s*(?:(?:my|our) [\w-]+,?\s*|the )?(?:and )?$/i.test(
        text.slice(near[k - 1]?.end ?? 0, near[k]?.start),
      );
    const cuts = near
      .keys()
      .filter((k) => k > 0 && isApart(k))
      .toArray();
    // The share belongs to those who stand next to it.
    const joint = leading ? near.slice(cuts.at(-1) ?? 0) : near.slice(0, cuts[0] ?? near.length);
    const each = /\beach\b/i.test(gap) || /\beach\b/i.test(text.slice(share.end, share.end + 12)) ? 1 : joint.length;
    const isAgain = joint.every(({ name }) => found.some(({ value }) => value.to === name));
    if (isAgain) {
      // "one-quarter to A, the quarter for A to be kept in trust": said once more of the same share.
      for (const [at, one] of found.entries())
        if (joint.some(({ name }) => name === one.value.to) && TRUST_WORDS.test(text.slice(share.start)))
          found[at] = { ...one, value: { ...one.value, manner: 'in_trust' } };
      continue;
    }
    const said = saidOf(text, shares, i, takers.at(-1)?.end ?? text.length);
    for (const taker of joint) {
      const span = within(sentence, Math.min(taker.start, share.start), Math.max(taker.end, share.end));
      const value = valueAt(
        ctx.flow,
        shareTo(
          takerName(taker, text, household),
          { numerator: part.numerator, denominator: part.denominator * each },
          text,
          said,
        ),
        [span],
      );
      if (value) found.push(value);
    }
  }
  return found;
}

/** "two-fifths to my Trustees, in trust, to pay the income in quarterly instalments to A": it is his, however long the words. */
const HELD_FOR =
  /^(?!.*\b(?:death|decease|dies)\b).{0,80}\b(?:un)?to (?:my|the) trustees?\b.{0,80}\bin trust\b.{0,120}$/i;

/** "as Article Tenth directs", "166 Eighth St.": it counts an article or a street. */
const isOfAPlace = (text: string, start: number, end: number): boolean =>
  /^\p{Lu}/u.test(text.slice(start)) &&
  (/\b(?:Article|Section|Paragraph|Item|Clause|Part)\s$/i.test(text.slice(0, start)) ||
    /^,?\s(?:St|Street|Ave|Avenue|Road|Rd|Lane|Drive|Floor|Court|Place|Amendment|Codicil)\b/.test(text.slice(end)) ||
    /\d\s(?:[NSEW]\.?\s)?$/.test(text.slice(0, start)));

/** "the quarter for A to be kept": what stands behind the shares is said of one of them. */
const AGAIN = /^(?:half|third|quarter|fifth|share|part)\b/i;

/** What a sentence says of one of its shares: what stands before all of them, at its own place, and behind the last taker. */
function saidOf(text: string, shares: readonly Share[], at: number, lastTaker: number): string {
  const from = at === 0 ? 0 : (shares[at]?.start ?? 0);
  const lead = text.slice(0, shares[0]?.start ?? 0);
  const isApart = text.includes(';') || AGAIN.test(text.slice(shares.at(-1)?.start ?? 0));
  const tail = isApart ? '' : text.slice(lastTaker);
  return `${lead} ${text.slice(from, shares[at + 1]?.start ?? text.length)} ${tail}`;
}

interface Share {
  start: number;
  end: number;
  text: string;
  part: Fraction | undefined;
}

/** "one-half to A, one-quarter to B, and the balance to C": what the parts before leave of the whole. */
function restOf(text: string, shares: readonly Share[]): Share | undefined {
  const last = shares.at(-1);
  const match =
    /\b(?:the|any) (?:balance|remainder|rest)(?: (?=(?:thereof )?(?:to|for|goes to|shall go to)\b)|(?=[.;]?$))/i.exec(
      text.slice(last?.end ?? text.length),
    );
  if (!last || !match) return undefined;
  const taken = shares.reduce<Fraction>(
    (sum, { part }) => ({
      numerator: sum.numerator * (part?.denominator ?? 1) + (part?.numerator ?? 0) * sum.denominator,
      denominator: sum.denominator * (part?.denominator ?? 1),
    }),
    { numerator: 0, denominator: 1 },
  );
  const left = lowest({ numerator: taken.denominator - taken.numerator, denominator: taken.denominator });
  if (left.numerator <= 0) return undefined;
  const start = last.end + match.index;
  return { start, end: start + match[0].length, text: match[0], part: left };
}

function lowest({ numerator, denominator }: Fraction): Fraction {
  let [a, b] = [numerator, denominator];
  while (b > 0) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}

/** "to A, B and C in the proportions of 50%, 30% and 20%, respectively"; nothing where the counts differ. */
function sharesRespectively(
  ctx: DocumentContext,
  sentence: Sentence,
  takers: readonly Mention[],
  shares: readonly Share[],
): ExtractedValue<ResidueShare>[] | undefined {
  const { text } = sentence;
  if (!/\brespectively\b|\bin (?:the )?(?:shares|percentages|proportions) of\b/i.test(text)) return undefined;
  const first = shares[0]?.start ?? 0;
  const before = takers.filter(({ end }) => end <= first);
  const named = before.length > 0 ? before : takers;
  if (named.length !== shares.length || named.length < 2) return [];
  return named.flatMap(({ name }, at) => {
    const part = shares[at]?.part;
    return (part && valueAt(ctx.flow, shareTo(name, part, text), [sentence])) ?? [];
  });
}

/** "60/40 between A and B": as many numbers as takers, a hundred together. */
export function sharesByRatio(
  ctx: DocumentContext,
  sentence: Sentence,
  takers: readonly Mention[],
): ExtractedValue<ResidueShare>[] {
  const ratio = /\b(\d{1,2}(?:[/:]\d{1,2}){1,4})\s+(?:between|among|to)\b/.exec(sentence.text);
  const numbers = ratio?.[1]?.split(/[/:]/).map(Number) ?? [];
  const behind = takers.filter(({ start }) => start > (ratio?.index ?? 0));
  if (numbers.length !== behind.length || numbers.reduce((sum, one) => sum + one, 0) !== 100) return [];
  return behind.flatMap(({ name }, at) => {
    const part = { numerator: numbers[at] ?? 0, denominator: 100 };
    return valueAt(ctx.flow, shareTo(name, part, sentence.text), [sentence]) ?? [];
  });
}

/** The descendants of one who has died take in his place. */
function takerName({ name, start }: Mention, text: string, { deceased }: Household): string {
  const line = /\b(?:descendants|issue|children|lineal heirs)\b[^;.]{0,80}\bof\b[^;.]{0,40}$/i.test(
    text.slice(0, start),
  );
  if (!deceased.has(name) && !line) return name;
  return `Descendants of ${name}, ${/per capita/i.test(text) ? 'per capita' : 'per stirpes'}`;
}

/** "the children of my late brother, A": his line takes, and not he. */
export function ofALine(taker: Mention, text: string, household: Household): string {
  const isLine =
    household.deceased.has(taker.name) ||
    /\b(?:descendants|issue|children|lineal heirs) of (?:(?:my|our|the|his|her) )?(?:(?:late|deceased|predeceased) )?(?:[\w-]+,? )?$/i.test(
      text.slice(0, taker.start),
    );
  return isLine ? takerName(taker, text, household) : taker.name;
}

/** Sentences of one section that begin with a part each, and together tell of a whole: "One-fourth of the trust estate …". */
export function partsOfAWhole(sentences: readonly Sentence[]): ReadonlySet<Sentence> {
  const found = new Set<Sentence>();
  let run: { sentence: Sentence; part: Fraction }[] = [];
  const close = (): void => {
    const total = run.reduce((sum, { part }) => sum + part.numerator / part.denominator, 0);
    if (run.length > 1 && Math.abs(total - 1) < 0.011) for (const { sentence } of run) found.add(sentence);
    run = [];
  };
  for (const sentence of sentences) {
    const words = LEADING_PART.exec(sentence.text)?.[1];
    const part = words === undefined ? undefined : parseShare(words);
    if (part && run[0] && run[0].sentence.heading !== sentence.heading) close();
    if (part) run.push({ sentence, part });
    else if (sentence.isHeading) close();
  }
  close();
  return found;
}
const LEADING_PART = new RegExp(`^\\W*(?:the (?:other|remaining|second|third|final|last) )?(${SHARE_SOURCE})\\s`, 'i');

/** "into moieties, one for A and the other for B". */
export function oneForEach(
  ctx: DocumentContext,
  sentence: Sentence,
  takers: readonly Mention[],
): ExtractedValue<ResidueShare>[] {
  const { text } = sentence;
  const apiece = sharesApiece(ctx, sentence, takers);
  if (apiece.length > 0) return apiece;
  const each = takers.filter((m) =>
    /\b(?:one|the other|another|the (?:first|second|third|fourth))(?: (?:such )?(?:half|part|share|portion|moiety|trust))?\s+(?:for|to)\s+(?:each of\s+)?(?:the (?:benefit of|said)\s+)*(?:(?:my|our|his|her|the \w+['’]s?)\s+[\w-]+,?\s+)?$/i.test(
      text.slice(0, m.start),
    ),
  );
  if (each.length < 2) return [];
  return each.flatMap(({ name }) => {
    const value = valueAt(ctx.flow, shareTo(name, { numerator: 1, denominator: each.length }, text), [sentence]);
    return value ? [value] : [];
  });
}

/** "one share for each of A and B". */
export function sharesApiece(
  ctx: DocumentContext,
  sentence: Sentence,
  takers: readonly Mention[],
): ExtractedValue<ResidueShare>[] {
  const { text } = sentence;
  const group = groupsOf(text, takers).find(
    ({ start, members }) =>
      members.length > 1 &&
      /\bin(?:to)? (?:two |three |four )?equal (?:separate |undivided )?(?:trusts?|shares?|parts?|portions?) (?:for|to|among)\s+(?:(?:my|our|(?:the )?\w+['’]s) children,?\s+)?$|\b(?:one|an equal|a) (?:such )?(?:equal |separate )?(?:share|part|portion|trust) (?:each )?(?:for|to) each of\s+(?:(?:my|our|his|her|the \w+['’]s) \w+,?\s+)?$/i.test(
        text.slice(0, start),
      ),
  );
  return (group?.members ?? []).flatMap(({ name }, _, { length }) => {
    const value = valueAt(ctx.flow, shareTo(name, { numerator: 1, denominator: length }, text), [sentence]);
    return value ? [value] : [];
  });
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const IN_SHARES =
  /\binto (two|three|four|five|six) (?:equal )?(?:separate )?(?:equal )?(?:shares?|parts?|portions?|trusts?)\b/i;
const IN_EQUAL_PARTS = /\bequal(?:ly)?\b|\bshare and share alike\b/i;
const ONE_OF_THEM =
  /^\W*(?:one|the (?:other|first|second|third|fourth|remaining|last)|another|a) (?:such )?(?:equal )?(?:(?:share|part|portion|half|third|quarter|trust)\b|(?:is|goes|shall|will|to|passes|stays)\b)/i;

/** "… into two equal shares." over "One share shall be given to A. The other shall be held for B.": a sentence for each share. */
export function sharesByTurns(ctx: DocumentContext, household: Household, at: number): ExtractedValue<ResidueShare>[] {
  const announced = ctx.sentences[at];
  const count = NUMBERS[IN_SHARES.exec(announced?.text ?? '')?.[1]?.toLowerCase() ?? ''];
  if (!announced || !count || /\bunequal\b/i.test(announced.text)) return [];
  const found: ExtractedValue<ResidueShare>[] = [];
  let parts = 0;
  for (const sentence of ctx.sentences.slice(at + 1, at + 1 + 2 * count)) {
    if (!ONE_OF_THEM.test(sentence.text)) continue;
    const [taker, ...others] = takersOf(ctx, household, sentence.text);
    if (!taker) continue;
    parts += 1;
    // "The second shall be distributed in equal shares to A and B".
    const isShared = IN_EQUAL_PARTS.test(sentence.text) && !ALTERNATE.test(sentence.text);
    const names = [...new Set([taker, ...(isShared ? others : [])].map(({ name }) => name))];
    for (const name of names) {
      const part = { numerator: 1, denominator: count * names.length };
      const value = valueAt(ctx.flow, shareTo(name, part, sentence.text), [sentence]);
      if (value) found.push(value);
    }
  }
  return parts === count ? found : [];
}

export function shareTo(to: string, part: Fraction, text: string, said = text): ResidueShare {
  const condition = ALTERNATE.test(text)
    ? 'if the first taker does not survive'
    : /\bif (?:he|she|my (?:spouse|wife|husband)|\p{Lu}\p{Ll}+) survives/u.test(text)
      ? 'if surviving'
      : undefined;
  return {
    to,
    shareNumerator: part.numerator,
    shareDenominator: part.denominator,
    manner: isTrustName(to) || TRUST_WORDS.test(said) ? 'in_trust' : 'outright',
    ...(condition ? { condition } : {}),
  };
}
