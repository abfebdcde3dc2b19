import { isTrustName } from '../language/names.ts';
import { MONEY_SOURCE, SHARE_SOURCE } from '../language/numbers.ts';
import type { ExtractedValue, ResidueShare, SpecificGift } from '../reading.ts';
import { type List, listsOf } from '../structure/lists.ts';
import type { Mention } from '../structure/people.ts';
import type { Sentence } from '../structure/sentences.ts';
import {
  childrenPhrase,
  GIVES,
  isDispositive,
  LAND,
  ON_A_TAKERS_DEATH,
  RESIDUE_WORDS,
  speaksOfResidue,
} from './dispositions.ts';
import type { DocumentContext, Household } from './document.ts';
import { residueInEntries } from './entries.ts';
import { valueAt } from './evidence.ts';
import { IN_A_FAILURE } from './failures.ts';
import { asHeld } from './held.ts';
import { isWhileLiving, OF_INCOME } from './life-interests.ts';
import {
  ALTERNATE,
  fractionShares,
  ONE_SHARE,
  ofALine,
  oneForEach,
  sharesApiece,
  sharesByRatio,
  sharesByTurns,
  shareTo,
} from './residue-shares.ts';
import { takersOf } from './residue-takers.ts';
import { residueInRows } from './tables.ts';

const MONEY = new RegExp(MONEY_SOURCE);
/** "half to A, half to B", without a verb. */
const SHARE_TO = new RegExp(`(?<![\\p{L}\\d])${SHARE_SOURCE}\\sto\\s`, 'iu');
/** An item of a list: "Two-fifths thereof to my wife". */
const LEADING_SHARE = new RegExp(`^\\W*(?:the (?:other|remaining|second|third|final|last) )?${SHARE_SOURCE}\\s`, 'i');
/** A line under the heading of the rest: "Greta Pell: one half". */
const NAME_AND_SHARE = new RegExp(`^[^.;$]{3,80}[:,–—-]\\s{0,4}${SHARE_SOURCE}[\\s.;]{0,4}$`, 'iu');
const SECTION =
  /\b(?:residue|residuary|remain\w*|balance|rest of|distribution to (?:my|our) children|division|final distribution|after (?:i|we|both|my|the|our)\b.*(?:die|death)|at the (?:settlor|grantor|insured)'?s? death|shares?|end of (?:the )?(?:fixed )?term|disposition|ultimate|what(?:'s| is) left|everything else)\b/i;
/** What happens to a dead taker's share, or in a failure of all, is not a share of its own. */
const SUBSTITUTE =
  /\b(?:deceased|if (?:a|any|either|one) (?:child|beneficiary|of)|if (?:he|she|they) (?:has|have|is|are|dies|fails to|do not|predecease)|predeceas|not then living|failure|descendants take|take (?:the|her|his|their) (?:parent's|part|share)|lapse|heirs|contest|no (?:living )?descendants|disclaim)\b/i;
const EQUAL =
  /\bequal(?:ly)?\b|\bmoiet(?:y|ies)\b|\bshare and share alike\b|\bsame (?:size|share|amount)\b|\bin halves\b|\b(?:one[- ](?:half|third|quarter|fourth|fifth)|\d{1,2}\s?%) (?:to )?each\b|\bthird to each\b|\bevenly\b/i;

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
  const sets: ExtractedValue<ResidueShare>[][] = [...residueInRows(ctx, household), residueInEntries(ctx, household)];
  let open = -9;
  const lists = new Map(listsOf(ctx.sentences).map((list) => [list.lead, list]));
  const listed = new Set<Sentence>();
  for (const [i, sentence] of ctx.sentences.entries()) {
    if (
      listed.has(sentence) ||
      OF_DISCRETION.test(sentence.text) ||
      OF_THINGS.test(sentence.heading) ||
      OF_ADMINISTRATION.test(sentence.heading) ||
      !isDispositive(sentence) ||
      OF_AN_OFFICE.test(sentence.text) ||
      (OF_OFFICES.test(sentence.heading) && CANNOT_SERVE.test(sentence.text)) ||
      OF_A_PAYMENT.test(sentence.text) ||
      (OF_A_FORMULA.test(sentence.text) && !RESIDUE_WORDS.test(sentence.text)) ||
      IN_A_FAILURE.test(sentence.text) ||
      givesAThing(sentence)
    )
      continue;
    const speaks =
      speaksOfResidue(sentence.text) ||
      /\b(?:two|three|four|five|six|seven|eight|\w+) equal (?:separate )?(?:trusts|shares)\b/i.test(sentence.text);
    if (speaks) open = i;
    const list = lists.get(sentence);
    const inList =
      list && (speaks || SECTION.test(sentence.heading) || DIVIDES.test(sentence.text) || eachHasAPart(list))
        ? sharesInList(ctx, household, list)
        : [];
    if (list && inList.length > 0) {
      sets.push(inList);
      for (const item of list.items) listed.add(item);
      continue;
    }
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

/** "The Trustee may pay income to my wife": while the trust lasts, and to whom it likes. */
const OF_DISCRETION =
  /^(?!.*\b(?:shall|must|is to|are to|residue|remainder)\b)[^.;]{0,80}\bmay\b[^.;]{0,90}\b(?:distribute|pay|apply|use|expend|accumulate)\b/i;
/** What is said under such a heading of the rest, or of somebody, gives nothing to him. */
const OF_ADMINISTRATION =
  /(?:^|\s)(?:tax(?:es|ation)?|powers?(?! of appointment)(?: of (?:my |the )?\w+)?|compensation|bond|debts?(?: and \w+)?|expenses|no contest|in terrorem|definitions?|miscellaneous|administrative provisions)\.?$/i;
const OF_THINGS =
  /\b(?:tangible|personal effects|household|furnishings|memorandum)\b(?!.*\b(?:residu|remainder of my estate))/i;

/** What is paid year by year out of a trust is none of what is left of it. */
const OF_A_PAYMENT =
  /^(?!.*\b(?:remain\w*|residue|balance|principal and income)\b)[^;]*\b(?:the|an?) (?:unitrust|annuity) (?:amount|payment|interest)\b/i;

/** "I give to the Trustees an amount equal to the exclusion amount": a sum, however it is reckoned. */
const OF_A_FORMULA =
  /\b(?:an?|the|that) (?:(?:pecuniary|smallest|largest|fractional|maximum) )?(?:amount|sum) (?:that is )?equal to\b/i;

/** "The office shall devolve upon A": nothing is given. */
const OF_AN_OFFICE = /\b(?:office|vacancy|trusteeship|executorship)\b[^.;]{0,80}\b(?:devolve|pass|fall|go)/i;

/** Under "Who serves as trustee": "If one of those two cannot serve, the one who remains". */
const OF_OFFICES = /\b(?:trustees?|executors?|fiduciar(?:y|ies)|representatives?|serves?)\b/i;
const CANNOT_SERVE = /\b(?:cannot|can't|unable to|does not|fails? to|ceases? to|stops?|is not) (?:serv|act)\w*/i;

const DIVIDES = /\b(?:shares?|parts?|divide\w*)\b/i;
/** Items that begin or end with a part of a whole, below words that give no thing of their own. */
const eachHasAPart = ({ lead, items }: List): boolean =>
  items.length > 1 &&
  !LAND.test(lead.text) &&
  !OF_THINGS.test(lead.text) &&
  items.every(({ text }) => LEADING_SHARE.test(text) || NAME_AND_SHARE.test(text));

/** The items of a list together: each has its part, and the parts are all there is. */
function sharesInList(ctx: DocumentContext, household: Household, list: List): ExtractedValue<ResidueShare>[] {
  const set = sharesOf(ctx, household, list.whole, true);
  const total = set.reduce((sum, { value }) => sum + value.shareNumerator / value.shareDenominator, 0);
  if (set.length < 2 || Math.abs(total - 1) > 0.011) return [];
  // Whether a part is held in trust, and on what condition, its own item says.
  return set.map((share) => {
    const own = list.items.find(({ text }) =>
      takersOf(ctx, household, text).some(({ name }) => name === share.value.to),
    );
    const said = own && shareTo(share.value.to, { numerator: 1, denominator: 1 }, own.text);
    return said ? { ...share, value: { ...share.value, manner: said.manner } } : share;
  });
}

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

const TO_A_LINE =
  /\b(?:to|unto|for|among|and)\s+(?:the\s+)?(?:then[- ]living\s+|surviving\s+)?(?:descendants|issue|children)\s+of\s+(?!(?:a|any|each|either|such|every|the|his|her)\b)/i;

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
    GIVES.test(text) ||
    RESIDUE_WORDS.test(text) ||
    LEADING_SHARE.test(text) ||
    NAME_AND_SHARE.test(text) ||
    (near && (/^\W*(?:to|unto)\s/i.test(text) || SHARE_TO.test(text))) ||
    /\d\s*(?:%|percent)/i.test(text);
  if (ON_A_TAKERS_DEATH.test(text)) return [];
  if (
    !verb ||
    (SUBSTITUTE.test(text) && !LEADING_SHARE.test(text) && !RESIDUE_WORDS.test(text) && !ALTERNATE.test(text))
  )
    return [];
  const takers = takersOf(ctx, household, text).filter(
    (one) => (!isWhileLiving(text, one) || HAS_A_PART_HELD.test(text.slice(0, one.start))) && !takesASum(text, one),
  );
  if (takers.length === 0 && OF_INCOME.test(text)) return [];
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
        // "To my husband I leave the remainder".
        (/^\W*(?:un)?to\s(?:(?:my|our)\s(?:[\w-]{1,20}\s){0,2}[\w-]{1,20},?\s)?$/i.test(text.slice(0, m.start)) &&
          /^[^.;]{0,60}\bI (?:hereby )?(?:give|leave|bequeath|devise)\b/i.test(text.slice(m.end))) ||
        /^[^.;]{0,40}\b(?:surviv\w+|living|alive)\b[^.;]{0,120}\b(?:give|leave|bequeath|devise|to) (?:him|her)\b|^,? to whom I (?:give|leave|bequeath|devise)\b/i.test(
          text.slice(m.end),
        ) ||
        /\b(?:receives?|gets?|takes?|inherits?|(?:is|are|be|as) (?:the |my )?(?:sole|only|residuary) (?:\w+ )?(?:takers?|beneficiar\w+|heirs?|legatees?)|to (?:have|share|receive|get|take)|(?:shall|will|should) (?:have|share))\b/i.test(
          text.slice(m.end, m.end + 60),
        ),
    ),
    from,
    false,
  );
}

/** "one-third to my trustee, in trust, to pay the income to A for life": the part that is held is his. */
const HAS_A_PART_HELD = new RegExp(
  `${SHARE_SOURCE}[^;.]{0,40}\\b(?:un)?to (?:my|the) trustees?\\b[^;.]{0,80}\\bin trust\\b[^;.]{0,80}\\bincome\\b(?:(?!\\b(?:death|decease)\\b)[^;.]){0,60}$`,
  'i',
);
const SUM_TO = new RegExp(`${MONEY_SOURCE}[^;:]{0,20}\\bto\\s[^;:]{0,60}$`, 'i');
const OF_A_SUM = new RegExp(`^[^;:]{0,40}\\bsum of ${MONEY_SOURCE}`, 'i');
/** "from what is left these gifts are made: $15,000 to A; $2,500 to B": a clause of his own gives him a sum. */
function takesASum(text: string, { start, end }: Mention): boolean {
  const before = text.slice(0, start);
  const clause = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf(':')) + 1);
  const behind = /^[^;:]*/.exec(text.slice(end))?.[0] ?? '';
  return (
    /[;:]/.test(text) && !RESIDUE_WORDS.test(`${clause}${behind}`) && (SUM_TO.test(clause) || OF_A_SUM.test(behind))
  );
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
  let names = people.map((m) => ofALine(m, text, household));
  const excepted = descendants !== undefined && EXCEPTED.test(text.slice(0, people[0]?.start ?? 0));
  if (trust && /WILL|CODICIL/.test(ctx.kind) && /\b(?:to|into|of|as)\b/i.test(text.slice(from, trust.start)))
    names = [trust.name];
  else if (descendants && (names.length === 0 || excepted)) names = [descendants];
  else if (names.length === 0 && children && household.children.length > 0) names = [...household.children];
  else if (names.length > 1 && !equal && !/\band\b/i.test(text.slice(people[0]?.end ?? 0, people.at(-1)?.start)))
    // The members of one class stand at one place.
    names = people.filter(({ start }) => start === people[0]?.start).map(({ name }) => name);
  else if (names.length > 1 && ALTERNATE.test(text)) return firstThenOther(ctx, sentence, people);
  const unique = [...new Set(names)];
  const said = excepted ? text.slice(0, EXCEPTION.exec(text)?.index) : text;
  return unique.flatMap((name) => {
    const value = valueAt(ctx.flow, shareTo(name, { numerator: 1, denominator: unique.length }, said), [sentence]);
    return value ? [value] : [];
  });
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
  // "… does not survive me, to her issue, and if none, to C": C is two events away.
  const toALine =
    /^[^,;]{0,80},\s(?:then\s)?(?:un)?to (?:his|her|their) (?:then[- ]living |surviving )?(?:issue|descendants|children)\b/i;
  const rest = toALine.test(text.slice(at)) ? [] : people.filter((m) => m.start > at).map((m) => m.name);
  const parts = [first, [...new Set(rest)].filter((n) => !first.includes(n))];
  return parts.flatMap((names) =>
    names.flatMap((name) => {
      const value = valueAt(ctx.flow, shareTo(name, { numerator: 1, denominator: names.length }, text), [sentence]);
      return value ? [value] : [];
    }),
  );
}

/** "to my descendants, per stirpes, except that the share of my son …": what is said of one of them. */
const EXCEPTION = /,\s(?:except|but|provided|however)\b/i;
const EXCEPTED = new RegExp(`\\b(?:descendants|issue)\\b[^.;]{0,120}${EXCEPTION.source}`, 'i');

function descendantsOf(text: string, household: Household): string | undefined {
  const m =
    /\b(?:to|for|among)\s+(my|our|the (?:grantor|settlor|donor|insured|trustmaker)s?['’]s?)\s+(?:then[- ]living )?(?:descendants|issue)\b[^.;]{0,300}?,?\s{0,4}(per stirpes|by (?:right of )?representation|per capita)/i.exec(
      text,
    );
  if (!m) return undefined;
  return `Descendants of ${household.principals.join(' and ')}, ${/capita/i.test(m[2] ?? '') ? 'per capita' : 'per stirpes'}`;
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
    // Several have all of it: who takes after one of them has no part of the whole.
    if (whole > 0.99 && kept.length > 1 && fresh.length === 1 && total > 0.99) continue;
    kept.push(...fresh);
  }
  return kept.map((share) => asHeld(ctx, share, kept, hasAges));
}
