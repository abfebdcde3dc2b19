import { isInstitution, isTrustName } from '../language/names.ts';
import { type Fraction, MONEY_SOURCE, parseShare, SHARE_SOURCE } from '../language/numbers.ts';
import type { ExtractedValue, ResidueShare, SpecificGift } from '../reading.ts';
import type { Span } from '../structure/flow.ts';
import { groupsOf, type Mention } from '../structure/people.ts';
import type { Sentence } from '../structure/sentences.ts';
import { countedParts } from './counted-parts.ts';
import {
  childrenPhrase,
  GIVES,
  isDispositive,
  ON_A_TAKERS_DEATH,
  RESIDUE_WORDS,
  speaksOfResidue,
  takersIn,
} from './dispositions.ts';
import type { DocumentContext, Household } from './document.ts';
import { valueAt, within } from './evidence.ts';
import { residueInRows } from './tables.ts';

const MONEY = new RegExp(MONEY_SOURCE);
const SHARES = new RegExp(`(?<![\\p{L}\\d])${SHARE_SOURCE}`, 'giu');
const ONE_SHARE = new RegExp(SHARES.source, 'iu');
/** An item of a list: "Two-fifths thereof to my wife". */
const LEADING_SHARE = new RegExp(`^\\W*${SHARE_SOURCE}\\s`, 'i');
const SECTION =
  /\b(?:residue|residuary|remain\w*|balance|rest of|distribution to (?:my|our) children|division|final distribution|after (?:i|we|both|my|the|our)\b.*(?:die|death)|at the (?:settlor|grantor|insured)'?s? death|shares?|end of (?:the )?(?:fixed )?term|disposition|ultimate)\b/i;
/** What happens to a dead taker's share, or in a failure of all, is not a share of its own. */
const SUBSTITUTE =
  /\b(?:deceased|if (?:a|any|either|one) (?:child|beneficiary|of)|if (?:he|she|they) (?:has|have|is|are|dies|fails to|do not|predecease)|predeceas|not then living|failure|descendants take|take (?:the|her|his|their) (?:parent's|part|share)|lapse|heirs|contest|no (?:living )?descendants|disclaim)\b/i;
const ALTERNATE =
  /\b[Ii]f (?:he|she|my (?:spouse|husband|wife)|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*) (?:does not|doesn't|fails to|is not|has (?:died|not)|predeceases|dies before|did not|cannot)|\b[Ss]hould (?:he|she|(?:my|our) (?:said )?(?:spouse|husband|wife|partner)|\p{Lu}\p{Ll}+)\b[^,;.]{0,40}\b(?:predecease|fail|die)|\b[Ii]f not\b|\b[Oo]therwise\b|\b[Ss]hould (?:he|she|my (?:spouse|husband|wife)|\p{Lu}\p{Ll}+)\b[^,;.]{0,30}\bnot\b/u;
const TRUST_WORDS =
  /\bin (?:a )?(?:separate |further |continuing )?trusts?\b|\btrustee under\b|\bto (?:the|my) trustee\b(?! of the)|\bheld (?:for|in)\b|\bhold (?:\w+ ){0,3}trusts?\b|\bseparate trusts?\b|\bstays? in trust\b|\btrust for\b|\bto be administered\b/i;
const EQUAL =
  /\bequal(?:ly)?\b|\bmoiet(?:y|ies)\b|\bshare and share alike\b|\bsame (?:size|share|amount)\b|\bin halves\b|\b(?:one[- ](?:half|third|quarter|fourth|fifth)|\d{1,2}\s?%) (?:to )?each\b|\bthird to each\b/i;

/** Who takes what is left, in which parts, outright or in trust. */
export function readResidue(
  ctx: DocumentContext,
  household: Household,
  hasAges: boolean,
  gifts: readonly ExtractedValue<SpecificGift>[],
): ExtractedValue<ResidueShare>[] {
  // What a sentence gives by itself is no part of what is left.
  const given = gifts.flatMap(({ citations }) => citations.map(({ quote }) => quote));
  const givesAThing = ({ text }: Sentence): boolean =>
    !RESIDUE_WORDS.test(text) && given.some((quote) => text.includes(quote) || quote.includes(text));
  if (/HEALTH|POWER|CERTIFICATION|OTHER$/.test(ctx.kind)) return [];
  const sets: ExtractedValue<ResidueShare>[][] = residueInRows(ctx, household);
  let open = -9;
  for (const [i, sentence] of ctx.sentences.entries()) {
    if (
      !isDispositive(sentence) ||
      OF_AN_OFFICE.test(sentence.text) ||
      IN_A_FAILURE.test(sentence.text) ||
      givesAThing(sentence)
    )
      continue;
    const speaks =
      speaksOfResidue(sentence.text) ||
      /\b(?:two|three|four|five|six|seven|eight|\w+) equal (?:separate )?(?:trusts|shares)\b/i.test(sentence.text);
    if (speaks) open = i;
    const byTurns = speaks ? sharesByTurns(ctx, household, i) : [];
    if (byTurns.length > 0) {
      sets.push(byTurns);
      continue;
    }
    const near = i - open <= 2;
    if (!speaks && !near && !SECTION.test(sentence.heading)) {
      const whole = dividesTheWhole(ctx, household, sentence);
      if (whole.length > 0) sets.push(whole);
      continue;
    }
    const before = sets.length;
    for (const event of eventsOf(ctx, household, sentence)) {
      const set = sharesOf(ctx, household, event, near || speaks);
      if (set.length === 0) continue;
      sets.push(set);
      open = i;
    }
    const whole = sets.length === before ? dividesTheWhole(ctx, household, sentence) : [];
    if (whole.length > 0) sets.push(whole);
  }
  return settle(ctx, sets, hasAges);
}

/** "If at any time no descendant of mine is living, …": who takes when all fail has no share of the rest. */
const IN_A_FAILURE =
  /^\W*(?:if|should|in the event(?: that)?)\b[^,;]{0,60}\b(?:no|none of (?:the|my|our)) (?:living )?(?:descendants?|issue|beneficiar(?:y|ies)|one|persons?|takers?|foregoing|above)\b[^,;]{0,60}\b(?:living|alive|surviv\w+|left|exists?)\b/i;

/** Who takes only when all others fail: no share of the rest, and still somebody who is named to take. */
export function takersInFailure(ctx: DocumentContext, household: Household): { name: string; span: Span }[] {
  return ctx.sentences.flatMap((sentence) => {
    const failed = IN_A_FAILURE.exec(sentence.text)?.[0].length;
    if (failed === undefined || !isDispositive(sentence) || !GIVES.test(sentence.text.slice(failed))) return [];
    return takersOf(ctx, household, sentence.text).flatMap(({ name, start, end }) =>
      start < failed || isTrustName(name) ? [] : [{ name, span: within(sentence, start, end) }],
    );
  });
}

/** "The office shall devolve upon A": nothing is given. */
const OF_AN_OFFICE = /\b(?:office|vacancy|trusteeship|executorship)\b[^.;]{0,80}\b(?:devolve|pass|fall|go)/i;

/** Parts of several takers that add up to one divide everything, under whatever heading they stand. */
function dividesTheWhole(
  ctx: DocumentContext,
  household: Household,
  sentence: Sentence,
): ExtractedValue<ResidueShare>[] {
  if (SUBSTITUTE.test(sentence.text.slice(0, 40))) return [];
  const takers = takersOf(ctx, household, sentence.text);
  const inParts = EQUAL.test(sentence.text) ? oneForEach(ctx, sentence, takers) : sharesApiece(ctx, sentence, takers);
  if (inParts.length > 0) return inParts;
  if (!GIVES.test(sentence.text)) return [];
  const set = fractionShares(ctx, sentence, takers, household);
  const total = set.reduce((sum, { value }) => sum + value.shareNumerator / value.shareDenominator, 0);
  return set.length > 1 && Math.abs(total - 1) < 0.01 ? set : [];
}

function takersOf(ctx: DocumentContext, household: Household, text: string): Mention[] {
  const takers = takersIn(ctx, household, text).filter(
    (m) => !household.principals.includes(m.name) && !isOffice(text, m),
  );
  const failed = IF_SOMEONE_FAILS.exec(text)?.[0].length ?? 0;
  const others = takers.filter(({ start }) => start >= failed);
  return others.length > 0 ? others : takers;
}

/** "If Patsy dies before me, …": she is spoken of, and others take. */
const IF_SOMEONE_FAILS =
  /^\W*(?:but )?(?:if|should|in case|in the event(?: that)?)\b[^,;]{0,100}\b(?:dies?|died|predeceases?|not|fails?|dead|deceased|gone)\b[^,;]{0,60},/i;

/** "to A, if living; if not, two-thirds to B and one-third to C": one set of shares for each event. */
function eventsOf(ctx: DocumentContext, household: Household, sentence: Sentence): Sentence[] {
  const { text } = sentence;
  const at = ALTERNATE.exec(text)?.index ?? 0;
  const takers = takersOf(ctx, household, text);
  const isSplit =
    at > 0 &&
    takers.some(({ end }) => end <= at) &&
    (takers.some(({ start }) => start > at) || childrenPhrase(text.slice(at)) !== undefined) &&
    (ONE_SHARE.test(text.slice(at)) || EQUAL.test(text.slice(at)));
  return isSplit ? [part(sentence, 0, at), part(sentence, at, text.length)] : [sentence];
}

function part(sentence: Sentence, from: number, to: number): Sentence {
  const { start, end, text, implied = 0 } = sentence;
  const begins = start + Math.max(0, from - implied);
  const ends = Math.min(end, start + Math.max(0, to - implied));
  return { ...sentence, text: text.slice(from, to), start: begins, end: ends, implied: Math.max(0, implied - from) };
}

const TO_A_LINE = /\b(?:to|unto|for|among)\s+(?:the\s+)?(?:then[- ]living\s+)?(?:descendants|issue|children)\s+of\b/i;

/** A clause of who takes a dead taker's share is blanked where the sentence says more. */
function withoutSubstitutes(ctx: DocumentContext, household: Household, sentence: Sentence): Sentence {
  const text = sentence.text.replace(/(?<=[,;]\s)[^,;]{0,200}/g, (clause) =>
    SUBSTITUTE.test(clause) && !ALTERNATE.test(clause) && !ONE_SHARE.test(clause) && !TO_A_LINE.test(clause)
      ? ' '.repeat(clause.length)
      : clause,
  );
  const isNobody = takersOf(ctx, household, text).length === 0;
  return isNobody ? sentence : { ...sentence, text };
}

function sharesOf(
  ctx: DocumentContext,
  household: Household,
  whole: Sentence,
  near: boolean,
): ExtractedValue<ResidueShare>[] {
  const sentence = withoutSubstitutes(ctx, household, whole);
  const { text } = sentence;
  if (MONEY.test(text) && !RESIDUE_WORDS.test(text)) return [];
  const verb =
    GIVES.test(text) || RESIDUE_WORDS.test(text) || LEADING_SHARE.test(text) || /\d\s*(?:%|percent)/i.test(text);
  if (ON_A_TAKERS_DEATH.test(text)) return [];
  if (
    !verb ||
    (SUBSTITUTE.test(text) && !LEADING_SHARE.test(text) && !RESIDUE_WORDS.test(text) && !ALTERNATE.test(text))
  )
    return [];
  const takers = takersOf(ctx, household, text);
  const byRatio = sharesByRatio(ctx, sentence, takers);
  if (byRatio.length > 0) return byRatio;
  const each = fractionShares(ctx, sentence, takers, household);
  if (each.length > 0) return each;
  const split = RESIDUE_WORDS.exec(text);
  const from = split ? split.index : 0;
  if (!near) return equalShares(ctx, household, sentence, takers, 0, true);
  return equalShares(
    ctx,
    household,
    sentence,
    takers.filter(
      (m) =>
        m.start >= from ||
        /\b(?:receives?|gets?|takes?|inherits?|to (?:have|share|receive|get|take)|(?:shall|will|should) (?:have|share))\b/i.test(
          text.slice(m.end, m.end + 60),
        ),
    ),
    from,
    false,
  );
}

function isOffice(text: string, m: Mention): boolean {
  return (
    !isTrustName(m.name) &&
    (/^,?\s*(?:as|my|the|to be|to serve as|to act as)\s+(?:(?:my|his|her|their|its|the|a)\s+)?(?:(?:successor|initial|original|first|sole|current) )?(?:co-)?(?:trustee|executor|guardian|custodian|agent|personal representative)/i.test(
      text.slice(m.end),
    ) ||
      /^\s*(?:will|shall|is to|should|must)\s+(?:hold|keep|manage|invest|look after)\b/i.test(text.slice(m.end)))
  );
}

/** "50% to A, 35% to B" and "A, 40 percent; B, 60 percent". */
function fractionShares(
  ctx: DocumentContext,
  sentence: Sentence,
  takers: readonly Mention[],
  household: Household,
): ExtractedValue<ResidueShare>[] {
  const { text } = sentence;
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
        !/\b(?:each|either|every|such|said)\s$/i.test(text.slice(0, start)) &&
        !(
          /^(?:Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth)$/i.test(words) &&
          (start === 0 || /^\s*[:.,]/.test(text.slice(end)) || /["“(]$/.test(text.slice(0, start)))
        ),
    );
  if (shares.length === 0 || takers.length === 0) return [];
  const firstShare = shares[0] ?? { start: 0, end: 0 };
  const follows = takers.find((t) => t.start >= firstShare.end);
  const toNext = follows !== undefined && /^[^,;]{0,90}\b(?:to|for)\b/.test(text.slice(firstShare.end, follows.start));
  const leading = !toNext && (takers[0]?.start ?? 0) < firstShare.start;
  const found: ExtractedValue<ResidueShare>[] = [];
  for (const [i, share] of shares.entries()) {
    const near = leading
      ? takers.filter((t) => t.end <= share.start && t.start >= (shares[i - 1]?.end ?? 0))
      : takers.filter((t) => t.start >= share.end && t.start < (shares[i + 1]?.start ?? text.length));
    const { part } = share;
    if (!part || near.length === 0) continue;
    const gap = leading ? text.slice(near.at(-1)?.end ?? 0, share.start) : text.slice(share.end, near[0]?.start ?? 0);
    if (gap.length > 90 || /\bif\b/i.test(gap)) continue;
    const isApart = (k: number): boolean =>
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
    for (const taker of joint) {
      const span = within(sentence, Math.min(taker.start, share.start), Math.max(taker.end, share.end));
      const value = valueAt(
        ctx.flow,
        shareTo(
          takerName(taker, text, household),
          { numerator: part.numerator, denominator: part.denominator * each },
          text,
        ),
        [span],
      );
      if (value) found.push(value);
    }
  }
  return found;
}

/** "60/40 between A and B": as many numbers as takers, a hundred together. */
function sharesByRatio(
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

function equalShares(
  ctx: DocumentContext,
  household: Household,
  sentence: Sentence,
  takers: readonly Mention[],
  from: number,
  needsEqual: boolean,
): ExtractedValue<ResidueShare>[] {
  const { text } = sentence;
  const equal = EQUAL.test(text);
  if (needsEqual && !equal) return [];
  const inHalves = oneForEach(ctx, sentence, takers);
  if (inHalves.length > 0) return inHalves;
  const trust = takers.find((m) => isTrustName(m.name));
  const people = takers.filter((m) => !isTrustName(m.name));
  const descendants = descendantsOf(text, household);
  const children = childrenPhrase(text.slice(from));
  let names = people.map((m) => m.name);
  if (trust && /WILL|CODICIL/.test(ctx.kind) && /\b(?:to|into|of|as)\b/i.test(text.slice(from, trust.start)))
    names = [trust.name];
  else if (names.length === 0 && descendants) names = [descendants];
  else if (names.length === 0 && children && household.children.length > 0) names = [...household.children];
  else if (names.length > 1 && !equal && !/\band\b/i.test(text.slice(people[0]?.end ?? 0, people.at(-1)?.start)))
    names = names.slice(0, 1);
  else if (names.length > 1 && ALTERNATE.test(text)) return firstThenOther(ctx, sentence, people);
  const unique = [...new Set(names)];
  return unique.flatMap((name) => {
    const value = valueAt(ctx.flow, shareTo(name, { numerator: 1, denominator: unique.length }, text), [sentence]);
    return value ? [value] : [];
  });
}

/** "into moieties, one for A and the other for B". */
function oneForEach(
  ctx: DocumentContext,
  sentence: Sentence,
  takers: readonly Mention[],
): ExtractedValue<ResidueShare>[] {
  const { text } = sentence;
  const apiece = sharesApiece(ctx, sentence, takers);
  if (apiece.length > 0) return apiece;
  const each = takers.filter((m) =>
    /\b(?:one|the other|another|the (?:first|second|third|fourth))(?: (?:such )?(?:half|part|share|portion|moiety|trust))?\s+(?:for|to)\s+(?:each of\s+)?(?:the (?:benefit of|said)\s+)*(?:(?:my|our|his|her|the \w+['’]s)\s+[\w-]+,?\s+)?$/i.test(
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
function sharesApiece(
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
const ONE_OF_THEM =
  /^\W*(?:one|the (?:other|first|second|third|fourth|remaining|last)|another|a) (?:such )?(?:equal )?(?:(?:share|part|portion|half|third|quarter|trust)\b|(?:is|goes|shall|will|to|passes|stays)\b)/i;

/** "… into two equal shares." over "One share shall be given to A. The other shall be held for B.": a sentence for each share. */
function sharesByTurns(ctx: DocumentContext, household: Household, at: number): ExtractedValue<ResidueShare>[] {
  const announced = ctx.sentences[at];
  const count = NUMBERS[IN_SHARES.exec(announced?.text ?? '')?.[1]?.toLowerCase() ?? ''];
  if (!announced || !count || /\bunequal\b/i.test(announced.text)) return [];
  const found: ExtractedValue<ResidueShare>[] = [];
  for (const sentence of ctx.sentences.slice(at + 1, at + 1 + 2 * count)) {
    if (!ONE_OF_THEM.test(sentence.text)) continue;
    const [taker] = takersOf(ctx, household, sentence.text);
    const value =
      taker && valueAt(ctx.flow, shareTo(taker.name, { numerator: 1, denominator: count }, sentence.text), [sentence]);
    if (value) found.push(value);
  }
  return found.length === count ? found : [];
}

/** "to A, but if A does not survive, to B and C": A takes all, or the others do in equal parts. */
function firstThenOther(
  ctx: DocumentContext,
  sentence: Sentence,
  people: readonly Mention[],
): ExtractedValue<ResidueShare>[] {
  const { text } = sentence;
  const at = ALTERNATE.exec(text)?.index ?? 0;
  const first = people.filter((m) => m.end <= at).map((m) => m.name);
  const rest = people.filter((m) => m.start > at).map((m) => m.name);
  const parts = [first, [...new Set(rest)].filter((n) => !first.includes(n))];
  return parts.flatMap((names) =>
    names.flatMap((name) => {
      const value = valueAt(ctx.flow, shareTo(name, { numerator: 1, denominator: names.length }, text), [sentence]);
      return value ? [value] : [];
    }),
  );
}

function descendantsOf(text: string, household: Household): string | undefined {
  const m =
    /\b(?:to|for|among)\s+(my|our|the (?:grantor|settlor|donor|insured|trustmaker)s?['’]s?)\s+(?:then[- ]living )?(?:descendants|issue)\b[^.;]{0,300}?,?\s{0,4}(per stirpes|by (?:right of )?representation|per capita)/i.exec(
      text,
    );
  if (!m) return undefined;
  return `Descendants of ${household.principals.join(' and ')}, ${/capita/i.test(m[2] ?? '') ? 'per capita' : 'per stirpes'}`;
}

function shareTo(to: string, part: Fraction, text: string): ResidueShare {
  const condition = ALTERNATE.test(text)
    ? 'if the first taker does not survive'
    : /\bif (?:he|she|my (?:spouse|wife|husband)|\p{Lu}\p{Ll}+) survives/u.test(text)
      ? 'if surviving'
      : undefined;
  return {
    to,
    shareNumerator: part.numerator,
    shareDenominator: part.denominator,
    manner: isTrustName(to) || TRUST_WORDS.test(text) ? 'in_trust' : 'outright',
    ...(condition ? { condition } : {}),
  };
}

/** One set of shares for each event: the first that adds up; a spouse's whole and the set that follows both stand. */
function settle(
  ctx: DocumentContext,
  sets: readonly ExtractedValue<ResidueShare>[][],
  hasAges: boolean,
): ExtractedValue<ResidueShare>[] {
  const kept: ExtractedValue<ResidueShare>[] = [];
  for (const set of sets) {
    const fresh = set.filter((s) => !kept.some((k) => k.value.to === s.value.to));
    const total = fresh.reduce((sum, s) => sum + s.value.shareNumerator / s.value.shareDenominator, 0);
    if (fresh.length === 0 || fresh.length < set.length || total > 2.01) continue;
    const whole = kept.reduce((sum, s) => sum + s.value.shareNumerator / s.value.shareDenominator, 0);
    if (whole > 1.01 && total > 0.1) continue;
    kept.push(...fresh);
  }
  const held = ctx.sentences.find((s) =>
    /\b(?:each|every|a child's|the|any) (?:child's |such |of the )?(?:share|trust|portion|part|fraction|moiety)s?\b[^.]{0,60}\b(?:held|kept|administered|retained|is|remain\w*|continue\w*)\b[^.]{0,40}\btrust/i.test(
      s.text,
    ),
  );
  return kept.map((share) => {
    const first = share.value.to.split(' ')[0] ?? '';
    const own = ctx.sentences.some((s) =>
      new RegExp(
        `\\b${first.replace(/[^\p{L}]/gu, '.')}['’]s (?:percentage|share|part|portion|trust)\\b[^.]{0,600}\\btrust\\b`,
        'iu',
      ).test(s.text),
    );
    const anyOwn = hasAges && held !== undefined;
    const inTrust =
      share.value.manner === 'in_trust' ||
      own ||
      (anyOwn && !isInstitution(share.value.to) && share.value.shareDenominator > 1);
    return inTrust ? { ...share, value: { ...share.value, manner: 'in_trust' as const } } : share;
  });
}
