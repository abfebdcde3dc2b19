import { isInstitution, isTrustName } from '../language/names.ts';
import { type Mention, RELATION_WORD } from '../structure/people.ts';
import type { Sentence } from '../structure/sentences.ts';
import { classesIn } from './classes.ts';
import type { DocumentContext, Household } from './document.ts';

export const RESIDUE_WORDS =
  /\b(?:(?:my|our) (?:entire|whole) estate|(?:everything|anything) left|all else|rest(?:,|\s+(?:I|and|of|goes|passes|to|is|into|in equal|shall|will|among))|residue|residuary|remainder|remaining (?:trust )?(?:property|estate|assets|balance|share|trust|principal)|remain(?:s|ing)?\b|balance|everything (?:else|that|(?:I|we) (?:own|have)|in the trust)|(?:all|what)(?: that)? (?:I|we) (?:own|have)\b|(?:what|whatever|all that) is in the trust|all (?:of )?(?:my|the|our) (?:other |remaining |remaining )?(?:estate|property|assets|trust property|trust estate)|all (?:of )?(?:my |the )?other (?:property|assets)\b|the (?:entire |whole )?trust (?:estate|property|fund|assets)\b[^.;]{0,20}\b(?:shall|will|must|is to|are to)\b[^.;]{0,12}\b(?:distributed|paid|divided|delivered|given|go|pass)\b|whatever (?:else )?(?:(?:estate|property|assets) )?(?:is left|remains|(?:I|we) (?:may |then |still )?(?:own|have|leave|die))|(?:all|any) (?:of )?(?:the |my )?(?:other )?(?:property|assets) (?:then |still )?(?:in|held in|held under|remaining in|belonging to) (?:the|this|my) trust|what(?:'s| is) left|left over|(?:divide|split|apportion|part)\w*\s(?:the\s)?(?:then\s)?(?:remaining |entire |whole )?(?:principal|corpus|fund|trust)\b|all (?:of )?the (?:then )?(?:remaining |undistributed )?(?:principal|corpus)(?: and (?:all )?(?:accrued |accumulated |undistributed )?income)?|all property then held|(?:deliver|distribute|divide|pay|give)\w*\s+(?:over\s+)?(?:all (?:of )?)?the (?:entire |whole )?trust (?:estate|property|fund|assets))\b/i;
export const GIVES =
  /: to\s|\b(?:give|leave|bequeath|devise|distribut|pay|paid|deliver|transfer|set aside|set apart|(?:is|are) (?:to be )?for\b|receives?|gets?|takes?|inherits?|is to have|shall have|belongs?|goes|go|pass(?:es)?|is made to|(?:my|our) (?:wish|desire|will) that\b|allocate|is given|to be given|donate|split|divide|part(?:ed)?|apportion|create|held|hold|share|want)\w*\b/i;

/** "the remainder of my tangible property", "the balance at thirty-five": what is left of a part is not the residue. */
const OF_A_PART =
  /\b(?:rest|residue|remainder|balance)\b[^,;.]{0,20}\bof\s+(?:my|our|the|his|her|its|such|said)\s+(?:[\w-]+\s+){0,2}(?:tangible|household|personal (?:effects|property)|furnishings|jewelry|vehicles|collections?|term|month|year)\b|\b(?:remain\w*|everything else|all else|whatever else)\b[^,;.]{0,40}\b(?:tangible|household|personal (?:kind|nature|effects|belongings|property))\b|\b(?:this|that|such|the said) (?:gift|bequest|legacy|sum)\b[^.]{0,300}\bwhat(?:ever)? (?:is left|remains)\b/i;
/** What becomes of a share whose taker has died, or dies with some of it left. */
export const ON_A_TAKERS_DEATH =
  /^\W*(?:if|should|upon|on|in the event(?: that| of)?|when|where|in case)\b(?:(?!\b(?:trustees?|executor|divide|distribute)\b)[^,;]){0,140}\b(?:child|children|beneficiary|descendants?|grandchild|issue|any of|either|one of|such person|neither)\b[^,;]{0,100}\b(?:dies?|death|dead|deceased|not (?:then )?(?:living|surviv\w*)|living|fails?|predeceases?|survives?)\b/i;

/** Whether a sentence speaks of what is left of the whole. */
export function speaksOfResidue(text: string): boolean {
  return RESIDUE_WORDS.test(text.replace(PAID_FROM_IT, ' ')) && !OF_A_PART.test(text) && !ON_A_TAKERS_DEATH.test(text);
}
/** "the tax shall be paid from the balance of my estate": what bears a cost is not given by that. */
const PAID_FROM_IT =
  /\b(?:paid|charged|borne|taken|deducted|payable)\b[^.;]{0,40}\b(?:from|out of|against|by)\s(?:the |my |our )(?:residu\w*|balance|rest|remainder)\b(?: of (?:my|our|the) (?:\w+ )?(?:estate|trust|property))?/gi;

/** What says that a thing is land. */
export const LAND =
  /\b(?:house|home|cabin|cottage|camp|lot|farm|ranch|condominium|condo|residence|land|acres?|acreage|real (?:estate|property)|parcel|dwelling|lake house|apartment|homestead|bungalow|duplex|orchard|vineyard|townhouse|building|property (?:at|on|in|located)|timberland|woodlot|farmhouse|time-?share|(?:mineral|royalty|oil and gas|water) (?:interests?|rights?))\b(?!\s(?:machinery|equipment|implements?|tools?|vehicles?|furniture|furnishings|goods|loan|account|policy|insurance|supplies|supply))|\b\d+\s+\p{Lu}[\p{L}' ]*\s(?:Road|Street|Avenue|Lane|Drive|Way|Court|Trail|Boulevard|Rd|St|Ave)\b/iu;

const SPOUSE =
  /\b(?:[Mm]y|(?:the )?(?:[Gg]rantor|[Ss]ettlor|[Dd]onor|[Tt]rustor|[Tt]rustmaker|[Ii]nsured)['’]s) (?:(?:said|beloved|dear|surviving)\s+){0,2}(?:spouse|husband|wife)\b(?!['’]s)(?!,? (?!(?:I|Independent|Co-\p{Lu}\p{Ll}+|Execut(?:or|rix)|Personal|Trustee|Guardian|Agent|Successor)\b)\p{Lu})/gu;
const SPOUSE_SHOUTED = /\bMY (?:SPOUSE|HUSBAND|WIFE)\b(?!['’]S)(?=,? (?:IF|WHO|SURVIVES|OR)\b|[.;])/g;
/** "my sister", with no name behind it. */
const RELATIVE = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|(?:the )?(?:[Gg]rantor|[Ss]ettlor|[Dd]onor|[Tt]rustor|[Tt]rustmaker)['’]s) (?:(?:said|beloved|dear|only|two|three|four|aforesaid)\\s+){0,2}(${RELATION_WORD})\\b(?!['’-])(?!,? (?!I\\b)\\p{Lu})`,
  'gu',
);

/** Whom "my wife", "my sister" or "my nieces" stand for, where the document names who that is. */
export function relativesIn(text: string, { spouse, relations, deceased }: Household): Mention[] {
  const at = (match: RegExpExecArray, name: string): Mention => ({
    start: match.index,
    end: match.index + match[0].length,
    name,
  });
  const spouses = spouse ? [...text.matchAll(SPOUSE), ...text.matchAll(SPOUSE_SHOUTED)].map((m) => at(m, spouse)) : [];
  const others = [...text.matchAll(RELATIVE)].flatMap((match) => {
    const [, word = ''] = match;
    if (/^(?:spouse|husband|wife|child|children|attorney|accountant)$/.test(word)) return [];
    const called = [...relations].flatMap(([name, relation]) =>
      relation === word && !deceased.has(name) ? [name] : [],
    );
    return called.length === 1 && called[0] ? [at(match, called[0])] : [];
  });
  return [...spouses, ...others, ...classesIn(text, { relations, deceased })];
}

const BEHIND_A_STREET =
  /\b\d{1,5}\s(?:[\p{L}.'’-]{1,20}\s){1,4}(?:Road|Street|Avenue|Lane|Drive|Way|Court|Trail|Boulevard|Loop|Circle|Place|Rd\.?|St\.?|Ave\.?|Blvd\.?),\s$/u;

/** People a sentence gives to, "my wife" and "my sister" among them. */
export function takersIn(ctx: DocumentContext, household: Household, text: string): Mention[] {
  const mentions = ctx.people.mentionsIn({ text });
  // "A, my wife," and "my grandson and namesake, A," already name them.
  const isFree = ({ start, end, name }: Mention): boolean =>
    !mentions.some(
      (m) =>
        (start >= m.start && (start < m.end || /^,?\s*$/.test(text.slice(m.end, start)))) ||
        (m.name === name && m.start > end && /^\sand\s[\w-]{1,20},?\s$/.test(text.slice(end, m.start))),
    );
  const relatives = relativesIn(text, household);
  // "to my nieces living at my death, namely A and B": those who are listed are the class.
  const isListed = ({ start }: Mention): boolean =>
    relatives.some((one) => one.start === start && mentions.some((m) => m.start > start && m.name === one.name)) &&
    relatives.filter((one) => one.start === start).length > 1;
  // "to Ezra's daughter, A": he only says who she is.
  const isOwner = ({ end, name }: Mention): boolean =>
    !isTrustName(name) &&
    /^['’]s (?!(?:[\w-]+ ){0,3}(?:trust|share|part|portion|descendants|issue|children|estate)\b)\p{Ll}/iu.test(
      text.slice(end),
    );
  // "the cabin at 12 Alder Road, Ashby Falls": where it is.
  const isPlace = ({ start, name }: Mention): boolean =>
    !isInstitution(name) && BEHIND_A_STREET.test(text.slice(0, start));
  return [
    ...mentions.filter((one) => !isOwner(one) && !isPlace(one)),
    ...relatives.filter((one) => isFree(one) && !isListed(one)),
  ].sort((a, b) => a.start - b.start);
}

/** "my children", "our two children", "the Settlor's children" stand for those the family statement names. */
export function childrenPhrase(text: string): { start: number; end: number } | undefined {
  const m =
    /\b(?:my|our|(?:the )?(?:grantor|settlor|donor|trustor|trustmaker|insured)s?['’]s?|each of (?:the )?(?:grantor|settlor|donor|trustor|trustmaker)s?['’]s?|both|all|each of (?:my|our|the)|the|such)\s+(?:(?:\w+\s+){0,2})(?:children|kids|child who survives)\b(?!['’])(?! of (?!(?:mine|ours|(?:the )?(?:grantor|settlor|donor|trustor|trustmaker|testator)s?)\b))/i.exec(
      text,
    );
  const inShares = /\b(?:shares?|parts?|portions?|trusts?|divide\w*)\b/i.test(text)
    ? CHILDREN_BY_CLASS.exec(text)
    : null;
  if (!m && inShares) return { start: inShares.index, end: inShares.index + inShares[0].length };
  return m && !/\b(?:grand|minor)\s*$/i.test(text.slice(0, m.index)) && !/\bif any of/i.test(text.slice(0, m.index))
    ? { start: m.index, end: m.index + m[0].length }
    : undefined;
}

/** "as many shares as there are children of the Settlor then living", "a share for each then living child of mine". */
const CHILDREN_BY_CLASS =
  /\b(?:children of (?:mine|ours|(?:the )?(?:grantor|settlor|donor|trustor|trustmaker|testator|insured)s?)\b|(?:each|every) (?:then[- ])?(?:living |surviving )?child of (?:mine|ours|(?:the )?(?:grantor|settlor|donor|trustor|trustmaker|testator|insured)s?)\b|(?:my|our) then[- ]living children\b|\bone(?: share)? for each (?:then[- ])?(?:living )?child(?: then living| who is then living)?\b|(?:one|a|an equal) share for each (?:then[- ])?(?:living |surviving )?child\b|(?:I|we) (?:then |may |shall )?have (?:then[- ])?(?:living |surviving )?children\b|(?:the number of|there are|equal to) (?:my|our|then)[- ](?:then[- ])?(?:living |surviving )?children\b|(?:for|to|among) each (?:of )?(?:(?:my|our) )?(?:then[- ])?(?:living |surviving )child(?:ren)?\b|(?:for|to) each child (?:of (?:mine|ours) )?(?:who (?:survives|is then living|is living)|then living|surviving)\b)/i;

export function isCharity(name: string): boolean {
  return isInstitution(name) && !isTrustName(name);
}

/** "I have intentionally omitted my brother, A", "I leave nothing to A": he is spoken of and takes nothing. */
const LEAVES_OUT =
  /\b(?:I|we|the (?:grantor|settlor|trustor|testator|donor)s?) (?:have |has |do |does )?(?:\w+ly |purposely )?(?:omit(?:ted)?|fail(?:ed)? to provide|exclude[sd]?|disinherit(?:ed|s)?|(?:made?|makes?) no (?:provision|gift)|leaves? nothing|not (?:provide|leave|give))\b(?![^.]*\b(?:but|instead|except)\b)/i;

/** Boilerplate about shares of trusts, taxes or lapses never names who takes what. */
export function isDispositive(sentence: Sentence): boolean {
  return (
    !sentence.isHeading &&
    !LEAVES_OUT.test(sentence.text) &&
    !/^\W*\/s\/|_{4,}|\b(?:witness|notary|acknowledged before|sworn)\b/i.test(sentence.text)
  );
}
