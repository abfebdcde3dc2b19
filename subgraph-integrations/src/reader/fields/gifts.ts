import { isTrustName } from '../language/names.ts';
import { MONEY_SOURCE, parseMoney, parseShare, SHARE_SOURCE } from '../language/numbers.ts';
import type { ExtractedValue, SpecificGift } from '../reading.ts';
import { type Mention, RELATION_WORD } from '../structure/people.ts';
import type { Sentence } from '../structure/sentences.ts';
import { GIVES, isCharity, isDispositive, LAND, speaksOfResidue, takersIn } from './dispositions.ts';
import { type DocumentContext, type Household, IRREVOCABLE_KINDS } from './document.ts';
import { valueAt, within } from './evidence.ts';
import { IN_A_FAILURE } from './failures.ts';
import { withoutAsides } from './gift-asides.ts';
import { himself, membersWith, recipient, TOGETHER } from './gift-takers.ts';
import { sameName } from './parties.ts';
import { partsOfAWhole } from './residue-shares.ts';
import { unsignedRows } from './tables.ts';

/** Things, however their words speak of property. */
const EFFECTS =
  /\b(?:tangible|personal (?:property|effects|belongings)|household (?:goods|effects|items)|furnishings|furniture|machinery|equipment|implements|tools|vehicles?)\b/i;
const SECTION = /\b(?:gifts?|bequests?|specific|legac|devise|off the top|tangible|distributions?)\b/i;
const MONEY = new RegExp(`\\b${MONEY_SOURCE}|${MONEY_SOURCE}`, 'i');
const SUMS = new RegExp(MONEY.source, 'gi');
/** An amount in words and figures is shown by its figures. */
const FIGURES = /\$\s?\d[\d,]{0,24}(?:\.\d{2})?(?:\s{0,4}(?:million|thousand))?/i;
const SHARE = new RegExp(SHARE_SOURCE, 'i');
const SPLITS =
  /;\s*(?:and\s+)?|,\s+and\s+(?=(?:to\b|\$|my\b|the\b|a\b|(?:[a-z]+[ -]){1,4}dollars\b))|,\s+(?:together|along) with\s+(?=(?:the|a) (?:further |additional )?sum\b|\$)|\band\s+(?=I (?:give|leave|bequeath|devise)\b|\$\d|\$|(?:un)?to (?:my|the)\b|(?:un)?to \p{Lu}|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?: percent|\s?%))/giu;
/** "my jewelry to A and my tools to B". */
const EACH_THING =
  /(?:,\s|\band\s)(?=(?:all )?(?:my|our|the) (?:(?!\bto\b)[^,;.]){2,60}(?<!\b(?:belonged|given|left|lent|owed)) to (?:(?:my|our) [\w-]{1,20},? )?\p{Lu})|\sand\s(?=\p{Lu}[\p{L}'’-]{1,20} (?:\p{Lu}[\p{L}'’-]{1,20} ){0,2}(?:gets|receives|takes|is to (?:have|receive|get)|(?:shall|will) (?:have|receive|get))\b)/gu;
/** Gifts of a sum or a thing to someone named, before the residue. */
export function readGifts(ctx: DocumentContext, household: Household): ExtractedValue<SpecificGift>[] {
  if (/HEALTH|POWER/.test(ctx.kind)) return [];
  const isIrrevocable = IRREVOCABLE_KINDS.has(ctx.kind);
  const found: ExtractedValue<SpecificGift>[] = [];
  const ofAWhole = partsOfAWhole(ctx.sentences);
  const unsigned = unsignedRows(ctx, household);
  let openSince = -9;
  for (const [i, sentence] of ctx.sentences.entries()) {
    if (!isDispositive(sentence) || unsigned.has(sentence) || IN_A_FAILURE.test(sentence.text)) continue;
    if (ofAWhole.has(sentence) || OF_POWERS.test(sentence.text)) continue;
    // What an irrevocable trust pays while it lasts is no gift; a sum that is set apart before the rest is divided is one.
    if (isIrrevocable && !SET_APART.test(sentence.text)) continue;
    const gives = GIVES.test(sentence.text);
    if ((gives || OPENS.test(sentence.text)) && /:$/.test(sentence.text.trim())) openSince = i;
    const listed =
      SECTION.test(sentence.heading) || isUnderGifts(sentence) || i - openSince < 12 || TO_ONE.test(sentence.text);
    if (!gives && !listed) continue;
    let last: ExtractedValue<SpecificGift> | undefined;
    for (const item of itemsOf(sentence.text)) {
      const given = giftsOf(ctx, household, sentence, item, gives || listed);
      const also = given.length === 0 && last ? sumBeside(ctx, household, sentence, item, last.value) : undefined;
      last = given.length === 1 ? given[0] : undefined;
      for (const gift of also ? [also] : given)
        if (!found.some((f) => f.value.to === gift.value.to && f.value.description === gift.value.description))
          found.push(gift);
    }
  }
  return found;
}

const SET_APART = new RegExp(
  `\\bset (?:apart|aside) (?:the sum of )?${MONEY_SOURCE} (?:for|to)\\b[^.]{0,300}\\bdivide\\b[^.;]{0,20}\\b(?:remain\\w*|balance|rest)\\b`,
  'i',
);
/** "The Trustee has the powers in the Act, and may buy and keep a home for A". */
const OF_POWERS = /\b(?:has|have|shall have) (?:all (?:of )?)?the powers\b/i;

/** "Cash" under "Article IV Specific gifts". */
const isUnderGifts = ({ over, heading }: Sentence): boolean =>
  OPENS.test(over ?? '') && !/\b(?:tax|expenses?|residu|trustee|executor|powers?|lapse|survivorship)/i.test(heading);

/** "I make these gifts:". */
const OPENS = /\b(?:gifts|bequests|legacies)\b/i;
/** "To Ann Lee: my piano". */
const TO_ONE = new RegExp(
  `^\\W*(?:\\w{1,2}[.)]\\s)?[Tt]o (?:(?:my|our|the (?:grantor|settlor|trustor|donor|testator)['’]s) (?:[\\w-]+,? ){1,3})?\\p{Lu}[^:.;]{3,120}[:,]\\s(?:my|our|the sum|the amount|all (?:of )?my|${MONEY_SOURCE})`,
  'u',
);
interface Item {
  text: string;
  start: number;
}

function itemsOf(text: string): Item[] {
  const items: Item[] = [];
  let from = 0;
  const cuts = [...text.matchAll(SPLITS), ...text.matchAll(EACH_THING)].toSorted((a, b) => a.index - b.index);
  for (const cut of cuts) {
    if (cut.index < from) continue;
    items.push({ text: text.slice(from, cut.index), start: from });
    from = cut.index + cut[0].length;
  }
  items.push({ text: text.slice(from), start: from });
  return items;
}

/** A gift to one; of "five thousand dollars to each of my nephews, A and B" one for each. */
function giftsOf(
  ctx: DocumentContext,
  household: Household,
  sentence: Sentence,
  item: Item,
  open: boolean,
): ExtractedValue<SpecificGift>[] {
  const first = giftOf(ctx, household, sentence, item, open);
  if (!first) return [];
  const takers = takersIn(ctx, household, item.text);
  const members = membersWith(item.text, takers, first.value.to);
  const isForAll = /\beach\b/i.test(item.text) || (first.value.amountCents === undefined && TOGETHER.test(item.text));
  const others = isForAll ? members.filter(({ name }) => name !== first.value.to) : [];
  const land = landBeside(ctx, sentence, item, first.value) ?? thingBeside(ctx, sentence, item, first.value);
  return [
    first,
    ...(land ? [land] : []),
    ...others.map(({ name }) => ({ ...first, value: { ...first.value, to: name } })),
  ];
}

function giftOf(
  ctx: DocumentContext,
  household: Household,
  sentence: Sentence,
  item: Item,
  open: boolean,
): ExtractedValue<SpecificGift> | undefined {
  const text = withoutAsides(withoutAlternative(ctx, household, item.text));
  if (
    !open ||
    /\b(?:if (?:he|she) (?:does|fails)|trustee'?s? fee|compensation|annuity|bond|premium|exclusion amount)\b/i.test(
      text,
    )
  )
    return undefined;
  const takers = takersIn(ctx, household, text).filter(
    (m) =>
      !isTrustName(m.name) &&
      !household.principals.some((maker) => sameName(maker, m.name)) &&
      !MADE_BY.test(text.slice(0, m.start)),
  );
  const to = recipient(text, takers) ?? himself(text, item.text, (words) => takersIn(ctx, household, words));
  if (!to || isResidue(untilTaken(text, to))) return undefined;
  const rest = text.slice(0, to.start) + ' '.repeat(to.end - to.start) + text.slice(to.end);
  const money = FIGURES.exec(rest) ?? MONEY.exec(rest) ?? sameSum(ctx, sentence, rest);
  const share = SHARE.exec(rest.replace(MONEY, ''));
  // What a row says beside the thing is another cell.
  const object = money ? undefined : (objectOf(text, to) ?? objectInList(text, to, sentence))?.split('\t')[0];
  const charity = isCharity(to.name) || IF_EXEMPT.test(text.slice(to.end));
  const gift: SpecificGift | undefined = money
    ? {
        to: to.name,
        kind: charity ? 'charity' : 'cash',
        amountCents: parseMoney(money[0]) ?? 0,
        description: money[0].replace(/,$/, ''),
      }
    : share && OF_THE_ESTATE.test(rest.slice(rest.indexOf(share[0]) + share[0].length))
      ? percentGift(to.name, share[0], object ?? share[0], charity)
      : object && (!SHARE.test(object) || PART_OF_A_THING.test(object))
        ? {
            to: to.name,
            kind: isLand(object) ? 'real_estate' : charity ? 'charity' : 'tangible',
            description: object,
          }
        : undefined;
  if (!gift || gift.amountCents === 0 || household.principals.some((maker) => sameName(maker, gift.description)))
    return undefined;
  return valueAt(ctx.flow, gift, [within(sentence, item.start + leadOf(text), item.start + text.length)]);
}

/** "to Pine Hollow Welcome, if it is then a tax-exempt organization". */
const IF_EXEMPT =
  /^,? (?:if|provided(?: that)?|so long as) it is (?:then |still )?(?:an? )?(?:[\w-]{1,20} ){0,3}(?:tax-exempt|charitable|exempt) (?:organization|charity)\b/i;

/** "I strike the gift of $2,500 to A, and in its stead I give the same sum to B": the one sum that the sentence tells. */
function sameSum(ctx: DocumentContext, sentence: Sentence, text: string): RegExpExecArray | null {
  if (!/\b(?:the same|a like|an equal) (?:sum|amount)\b/i.test(text)) return null;
  // What is struck is blanked in the sentence, and stands in the paper.
  const printed = ctx.flow.text.slice(sentence.start, sentence.end);
  const sums = new Set([...printed.matchAll(SUMS)].map(([sum]) => parseMoney(sum)));
  return sums.size === 1 ? (FIGURES.exec(printed) ?? MONEY.exec(printed)) : null;
}

/** "to my husband, or if he does not survive me, to my children": who takes instead is no taker of the gift. */
function withoutAlternative(ctx: DocumentContext, household: Household, text: string): string {
  const at = INSTEAD.exec(text)?.index ?? -1;
  const isGiven = at > 0 && takersIn(ctx, household, text.slice(0, at)).length > 0;
  return isGiven ? text.slice(0, at) + ' '.repeat(text.length - at) : text;
}
const INSTEAD =
  /,? (?:(?:or|but|and),? if (?:he|she|they|not|my \w+)\b|(?:or|and) otherwise\b|if (?:he|she) (?:does not|is not|fails|has not))/i;

/** "all my household goods, and in addition my interest in the homestead": land beside things is a gift of its own. */
function landBeside(
  ctx: DocumentContext,
  sentence: Sentence,
  item: Item,
  gift: SpecificGift,
): ExtractedValue<SpecificGift> | undefined {
  if (gift.kind !== 'tangible') return undefined;
  const beside =
    /(?:,\s(?:and\s)?|\sand\s)(?:(?:in addition|also|together with)\s)?((?:my|our|all my|the)\s[^;.]{0,120})$/i;
  const match = beside.exec(gift.description);
  const at = match ? item.text.indexOf(match[1] ?? '') : -1;
  if (
    !match ||
    at < 0 ||
    !LAND.test(match[1] ?? '') ||
    EFFECTS.test(match[1] ?? '') ||
    LAND.test(gift.description.slice(0, match.index))
  )
    return undefined;
  const description = (match[1] ?? '').replace(/^(?:my|our|the)\s/i, '');
  return valueAt(ctx.flow, { to: gift.to, kind: 'real_estate' as const, description }, [
    within(sentence, item.start + at, item.start + at + (match[1] ?? '').length),
  ]);
}

/** "To A, $30,000 and my cabin": a thing beside a sum is a gift of its own. */
function thingBeside(
  ctx: DocumentContext,
  sentence: Sentence,
  item: Item,
  gift: SpecificGift,
): ExtractedValue<SpecificGift> | undefined {
  if (gift.amountCents === undefined) return undefined;
  const match = THING_BESIDE.exec(item.text);
  const words = (match?.[1] ?? '').replace(/,\s(?:if|subject|free|provided|to be|and)\b.*$/i, '').trim();
  if (!match || words.length < 5 || NO_THING.test(words) || isResidue(words)) return undefined;
  const description = words.replace(/^(?:my|our|the)\s/i, '');
  const kind = isLand(description) ? 'real_estate' : isCharity(gift.to) ? 'charity' : 'tangible';
  const at = match.index + match[0].indexOf(words);
  return valueAt(ctx.flow, { to: gift.to, kind, description }, [
    within(sentence, item.start + at, item.start + at + words.length),
  ]);
}

/** "to A, my violin, and the further sum of $6,000": the sum behind a thing goes to whom the thing goes. */
function sumBeside(
  ctx: DocumentContext,
  household: Household,
  sentence: Sentence,
  item: Item,
  gift: SpecificGift,
): ExtractedValue<SpecificGift> | undefined {
  const match = A_SUM.exec(item.text);
  const amountCents = parseMoney(match?.[1] ?? '');
  if (!match || !amountCents || gift.amountCents !== undefined || takersIn(ctx, household, item.text).length > 0)
    return undefined;
  const kind = isCharity(gift.to) ? 'charity' : 'cash';
  const description = (FIGURES.exec(item.text) ?? [match[1] ?? ''])[0];
  return valueAt(ctx.flow, { to: gift.to, kind, amountCents, description }, [
    within(sentence, item.start, item.start + match[0].length),
  ]);
}
const A_SUM = new RegExp(
  `^\\s*(?:also )?(?:(?:the|a) (?:further |additional )?(?:sum|amount) of )?(${MONEY_SOURCE})(?![\\d,]|\\sto\\s)`,
  'i',
);
const THING_BESIDE = new RegExp(
  `${MONEY_SOURCE}\\)?,? (?:and|together with|and also) ((?:my|our|the) [^.;$]{4,120})`,
  'i',
);

/** "the cabin with its furnishings" is land, "the furniture of my house" is none. */
function isLand(object: string): boolean {
  const [land, effects] = [LAND.exec(object), EFFECTS.exec(object)];
  return (
    land !== null && (effects === null || (effects.index > land.index && /\b(?:and|with|including)\b/i.test(object)))
  );
}

/** Right behind the share stands that it is one of everything, before the rest is divided. */
const OF_THE_ESTATE =
  /^\s*(?:interest\s+)?(?:of|in)\s+(?:the (?:(?:net|gross|total|fair|market)\s+){0,2}value of\s+)?(?:my|the|our)\s+(?:(?:net|gross|total|entire|whole|probate|adjusted|taxable|trust|combined)\s+)*(?:estate|trust|property|assets|trust property|holdings|wealth)\b/i;
/** "my one-fourth interest in the cabin": a thing, however small a part of it. */
const PART_OF_A_THING = new RegExp(
  `${SHARE_SOURCE}[\\s-]+(?:undivided\\s+)?(?:interest|share|ownership|part)\\s+(?:of|in)\\s+(?!(?:my|the|our)\\s+(?:\\w+\\s+)?(?:estate|trust|property|residue|remainder|balance|assets)\\b)|\\b(?:half|share|part) of (?:the|my|our) (?!(?:\\w+\\s+)?(?:estate|trust|property|residue|remainder|balance|assets)\\b)`,
  'i',
);
/** Whoever made or sold a thing takes nothing. */
const MADE_BY =
  /\b(?:made|built|painted|written|signed|designed|given|sold|bought|bequeathed|left)(?: (?:to|by|from) (?:me|us))? (?:by|from)\s+(?:(?:my|our|the late) [\w-]+,? )?$/i;

/** What is given and to whom, without what is said behind it: "free of any lien, which is paid from the residue". */
function untilTaken(text: string, to: Mention): string {
  const behind = text.slice(to.end);
  const isSaid =
    /^[^.;]{0,60}\b(?:I (?:hereby )?(?:give|leave|bequeath|devise)|receives?|gets?|takes?|(?:shall|will|is to) (?:have|receive|get|take)|[:\t])/i.test(
      behind,
    );
  return isSaid || /^\W*(?:un)?to\s/i.test(text.slice(0, to.start)) ? text : text.slice(0, to.end);
}

/** Under a heading of gifts: "Unit 804, Crescent Tower, to A", "Household goods: all to A", "the tea set, which I leave to A". */
function objectInList(text: string, to: Mention, { heading, over = '' }: Sentence): string | undefined {
  const before = text
    .slice(0, to.start)
    .replace(
      /(?:,\s{0,4}which (?:I|we) (?:give|leave|bequeath|devise)|:\s{0,4}all|:|,?\s(?:I|we) (?:give|leave|bequeath|devise)|\sshall (?:go|pass|be (?:given|delivered|distributed))|\sgoes|,)?\s{1,4}(?:un)?to\s{1,4}(?:(?:my|our|the|his|her|their|\p{L}{1,30}['’]s)\s{1,4}(?:[\w'-]{1,40},?\s{1,4}){1,4}|the\s{1,4})?$/iu,
      '\uE000',
    );
  if (!before.endsWith('\uE000')) return undefined;
  const isMarked = /,\s*which (?:I|we) |:\s*all\s|:\s*to\s/i.test(text.slice(0, to.start));
  const verb = /\b(?:give|leave|bequeath|devise|distribute|deliver|except from the foregoing)s?:?,?\s+(?!to\b)/i.exec(
    before,
  );
  if (!verb && !isMarked && !SECTION.test(`${over} ${heading}`)) return undefined;
  const words = (verb ? before.slice(verb.index + verb[0].length) : before)
    .replace(/[\uE000,:\s]{1,12}$/u, '')
    .replace(/^\W*(?:my|our|the|his|her|all (?:of )?(?:my|our|the))\s+/i, '')
    .trim();
  return words.length < 3 ||
    words.length > 160 ||
    NO_THING.test(words) ||
    IS_PRONOUN.test(words) ||
    !/^[\p{L}\d]/u.test(words)
    ? undefined
    : words;
}
const IS_PRONOUN =
  /^(?:his|hers|theirs|mine|ours|that|this|these|those|it|them|all of (?:it|them)|one|another|other|half)$/i;
const NO_THING =
  /^(?:and|otherwise|if|should|upon|on|when|after|in the event|provided|subject|the same|each|no|any property|such)\b|\b(?:shares?|parts?|percent|residue|remainder|balance|rest|everything|income|principal|trustee|executor|legac(?:y|ies)|gifts?|bequests?|shall|will be|is to|are to|appoint\w*|power|descendants|corporation|estate)\b|%/i;

function percentGift(to: string, share: string, description: string, charity: boolean): SpecificGift | undefined {
  const part = parseShare(share);
  return (
    part && {
      to,
      kind: charity ? 'charity' : 'percentage',
      percent: (100 * part.numerator) / part.denominator,
      description,
    }
  );
}

function isResidue(text: string): boolean {
  return speaksOfResidue(text) && !MONEY.test(text);
}

function leadOf(text: string): number {
  return /^\s*/.exec(text)?.[0].length ?? 0;
}

/** "I want my brother, A, to have …": the brother is not what is given. */
const ONLY_RELATION = new RegExp(`^(?:my|our|his|her|the)\\s+(?:[\\w-]+\\s+)?(?:${RELATION_WORD})\\b[\\s,]*$`, 'i');

function objectOf(text: string, to: Mention): string | undefined {
  const before = text
    .slice(0, to.start)
    .replace(
      /\s{0,4}\b(?:(?:shall|will|should|is|are|must|to)\s{1,4}){0,6}(?:go|goes|pass(?:es)?|belongs?|be given|be distributed|be delivered|be paid|distributed|delivered|paid|given|left|is)?\s{0,4}(?:(?:un)?to|for)\s{1,4}(?:(?:my|our|the|his|her)\s{1,4}(?:[\w'-]{1,40},?\s{1,4}){0,4})?,?\s{0,4}$/i,
      '',
    );
  const direct =
    /(?:^|\b(?:give|leave|bequeath|devise|distribute|deliver|pay|transfer|want|set aside)s?\b[:,]?\s+)((?:my|our|the|all|any|one|a|an|his|her)\b[^.;]*)$/i.exec(
      before.trim(),
    );
  const after =
    /^,?\s*(?:and\s+)?I\s+(?:hereby\s+)?(?:give|leave|devise|bequeath)(?:\s+and\s+\w+)?\s+((?:my|our|the|all|any|one|a|an)\b[^.;]*)/i.exec(
      text.slice(to.end),
    ) ??
    /^,?[^,]{0,50}?,?\s*(?:shall |will |is to |should |to )?(?:receives?|gets?|takes?|inherits?|have|has|be given|is given)\s+((?:my|our|the|all|any|one|a|an)\b[^.;]*)/i.exec(
      text.slice(to.end),
    ) ??
    /^,?\s+((?:my|our|his|her|an?|all|any|the)\s+[^.;]*)/i.exec(text.slice(to.end)) ??
    /^\s{0,4}[:\t—–-]\s{0,4}((?:my|our|the|all)\b[^.;]*)/i.exec(text.slice(to.end));
  // "The Trustee shall deliver unto A the clock": what stands first gives, and is not given.
  const isGiver = direct?.index === 0 && /\b(?:shall|will|must|is to)\b/i.test(direct[0]);
  const given = isGiver
    ? /\b(?:give|distribute|deliver|pay|transfer|set aside)s?\s+((?:my|our|the|all|any|one|a|an|his|her)\b[^.;]*)$/i.exec(
        before.trim(),
      )?.[1]
    : direct?.[1];
  const found = (given && !ONLY_RELATION.test(given) ? given : after?.[1])
    ?.replace(/^(?:my|our|the)\s+/i, '')
    .replace(/:\s*$|\sI (?:hereby )?(?:give|leave|bequeath|devise)\s*$/i, '')
    .replace(/,\s*which\s*$/i, '')
    .replace(/[,\s]{1,8}(?:if .{0,600}|provided .{0,600}|the same being .{0,600})?$/i, '')
    .trim();
  if (
    !found ||
    found.length < 3 ||
    /^(?:last|remaining|other) \w{1,8}$|^\w{1,8} (?:units?|points?)\b|^(?:shares?|parts?|none|n\/a|custodian)$/i.test(
      found,
    ) ||
    IS_PRONOUN.test(found) ||
    found.length > 220 ||
    /^(?:this|that|such|the same|said) (?:property|gift|item|bequest|legacy|thing|share)\b/i.test(found) ||
    /^(?:person|persons|name|following)\b|^[^(]*\)|\b(?:is|are|shall be|will be) (?:kept|held|retained)\b/i.test(found)
  )
    return undefined;
  if (
    /\b(?:children|descendants|estate|powers?|rights?|trust property|share|discretion|income|principal|interest in this|same|property passing|survivor|will|codicil|part of it|part\b|portion|moiety|legac(?:y|ies)|gifts?|bequests?|(?:nonprofit|not-for-profit|charitable|public benefit|florida|delaware|\w+) corporation|property not|executor|trustee|duties|duty|(?<!\bin (?:my|our|his|her) )office|job|role|position|task|consent|contest)\b/i.test(
      found,
    ) &&
    !LAND.test(found)
  )
    return undefined;
  return found;
}
