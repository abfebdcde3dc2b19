import { STATE_SOURCE } from '../language/states.ts';
import type { Group } from './people.ts';

/** "residing at 9 Palmer Terrace, Yonkers, New York": where somebody lives says nothing of what he is. */
const LIVES =
  /^(?:(?:now|presently|currently|both|each|all|who)\s){0,2}(?:residing|resides?|living|lives|domiciled|located|of|whose (?:current |mailing )?address(?:es)? (?:is|are)|with (?:an )?(?:address|offices?) (?:at|in))\s(?![^,]{0,40}\b(?:legal|full|sound|age|my|the estate|this)\b)/i;
const STREET =
  /^(?:\d{1,6}[A-Z]?|P\.?O\.? Box)\s.{0,40}\b(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Terrace|Place|Pl|Court|Ct|Bend|Row|Quay|Circle|Way|Trail|Parkway|Pkwy|Highway|Hwy|Square|Trace|Run|Loop|Path|Row|Plaza|Box)\b\.?(?:\s(?:Apt|Unit|Suite|#).{0,10})?$|^(?:Apt|Unit|Suite|#)\b.{0,12}$/i;
const IN_STATE = new RegExp(`^(?:${STATE_SOURCE}|[A-Z]{2}(?=\\s\\d{5}))(?:\\s\\d{5}(?:-\\d{4})?)?(?![\\p{L}\\d])`, 'u');
const PHONE = /^(?:tel(?:ephone)?|phone)?:?\s?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}$/i;
const CAPITALS = /^(?:\p{Lu}[\p{L}'.-]{1,30}\s){0,3}\p{Lu}[\p{L}'.-]{1,30}$/u;

/** What stands between a party and its office, without where the party lives. */
export function withoutAddresses(text: string): string {
  if (!text.includes(',')) return text;
  const parts = text.split(/,\s/);
  const kept: string[] = [];
  let inAddress = false;
  for (const [at, part] of parts.entries()) {
    const words = part.trim();
    const state: string | undefined =
      inAddress || LIVES.test(parts[at - 1]?.trim() ?? '') ? IN_STATE.exec(words)?.[0] : undefined;
    const isPart: boolean =
      at > 0 &&
      (LIVES.test(words) ||
        STREET.test(words) ||
        PHONE.test(words) ||
        (inAddress && CAPITALS.test(words.replace(/\d/g, ''))));
    if (state !== undefined && state !== words) kept.push(words.slice(state.length));
    else if (!isPart && state === undefined) kept.push(part);
    // "New York, New York": the town that is called as its state.
    inAddress = (isPart && state === undefined) || (state === words && IN_STATE.test(parts[at + 1]?.trim() ?? ''));
    // The last part of an address still leaves the comma that it began with.
    if (isPart && at === parts.length - 1) kept.push('');
  }
  return kept.join(', ');
}

/** A word for an office or a party, at a place in a sentence. */
export interface OfficeMention {
  start: number;
  end: number;
}

const RELATIVES =
  'husband|wife|spouse|partner|son|daughter|child|children|brother|sister|niece|nephew|cousin|friend|mother|father|aunt|uncle|parents|neighbor|attorney|accountant';
const FILLER = `(?:who|whom (?:I|we) (?:hereby )?(?:appoint|designate|nominate|name)|hath|has|have|agreed|agrees|consented|is willing|jointly|together|or|the survivor(?: of (?:them|us))?|acting|is|are|am|be|was|were|been|shall|will|may|hereby|to|serve|serves|act|acts|serving|become|becomes|named|appointed|designated|nominated|chosen|selected|asked|as|my|our|the|a|an|his|her|their|your|its|this|(?:settlor|grantor|trustor|trustmaker|donor)s?|sole|initial|current|currently|and|both|each|then|also|first|next|of (?:my|the|this) (?:estate|will|trust)|remains?|acknowledged|${RELATIVES}|${STATE_SOURCE}|county|corporation|company|national|banking|association|state|chartered|residing [^,;]{2,50}(?![^,;])|of [\\p{Lu}][^,;"“]{1,50}(?![^,;"“])|husband and wife|married|spouses|wife and husband|a (?:single|married) (?:man|woman|person)|presently|now|\\([^)]{0,40}\\)|in that order|in the order named|born|residents?|[“"”(),:–—-])`;
const AFTER = new RegExp(`^(?:\\s*${FILLER})*\\s*$`, 'iu');
const BEFORE =
  /^s?(?:\(s\))?[\s,"”)]{0,20}(?:(?:line of )?succession(?=:)|means\b|of (?:the|my|this|each|any|all|every|both)[^,;:]{0,60}?,?\s)?(?:after (?:the (?:foregoing|first|last|settlors?|grantors?|trustors?|trustmakers?)|him|her|them|that|me|us|it)\s)?(?:(?:for (?:[\w-]{2,20}\s){1,5}?|in my will |under this \w{3,20} )(?:(?:shall|will|should) be|is|are)\b|in (?:this|the following|that|the )?\s?(?:following )?order(?: of (?:priority|preference|succession))?(?: (?:in which|as) (?:they are )?(?:listed|named|set forth)(?: below)?)?:?(?: named)?(?:\s{1,4}first(?=,))?|[:\t=–—-]|under (?:this|the|my) [^,;:]{0,40}?\s|,?\s{0,4}(?:then\s)?I (?:hereby\s)?(?:nominate|name|appoint|request|want|choose|designate)(?=[:\s])|(?:(?:shall|will|may|should|must|hereby|now)\s{1,9})?(?:is|are|be|was)\b|consist(?:s|ing)? of\b|comprises?\b|(?:(?:is|are) )?(?:composed|made up) of\b|to be\b|named (?:is|are|herein is)|nominated is|[,"”]{1,20})(?:\s{0,9}(?:shall|be|my|our|the|and|both|named|hereby|to be|first|as follows|follows|one of|jointly|[,:"“–—-])){0,30}(?:\s{1,9}(?:[\p{L}'’]{1,40}\s{1,9}){0,2}(?:husband|wife|spouse|partner|son|daughter|brother|sister|niece|nephew|cousin|friend|mother|father|aunt|uncle|neighbor),?|\s{1,9}(?:my|our|his|her)\s(?:former\s|old\s|dear\s|good\s|trusted\s)?[\p{L}-]{3,20},)?\s{0,9}(?:(?:Dr|Rev|Prof|Hon)\.\s)?$/iu;

/** "A, attorney at law, is appointed": what somebody is besides, between commas and before the verb. */
const APPOSITION =
  /^,\s(?:(?:an?|my|our|the|his|her)\s)?[\p{Ll}'’-]+(?:\s[\p{L}'’-]+){0,6},(?=\s(?:is|are|shall|will|to|be|as|may)\b)/u;

/** Whether an office named after a group of people is theirs: "A and B, husband and wife, as Trustees". */
export function linksForward(text: string, group: Pick<Group, 'end'>, office: OfficeMention): boolean {
  if (office.start < group.end) return false;
  const told = text.slice(group.end, office.start).replace(APPOSITION, '');
  const between = withoutAddresses(told.replace(/\s{2,}/g, ', '));
  return between.length < 140 && !/^,?\s*and\b/i.test(between) && AFTER.test(between);
}

/** "as Executors, to serve jointly, A and B": how they are to serve. */
export const TO_SERVE = /,\s(?:to (?:serve|act)|serving|acting)\b(?![^,]*\border\b)[^,;:]{0,40}(?=,)/;
/** "the custodian under the Uniform Transfers to Minors Act is A". */
const UNDER_AN_ACT = /^\s*under (?:the |my |this )?[^;:.]{2,90}?\b(?:Act|Law|Code|Statutes?)(?=[\s,])/;

/** Whether an office named before a group of people is theirs: "the Trustee is A", "Grantors: A and B". */
export function linksBackward(text: string, office: OfficeMention, group: Pick<Group, 'start'>): boolean {
  if (group.start < office.end) return false;
  // "my alternate agent, who acts only after her, is A".
  const told = text
    .slice(office.end, group.start)
    .replace(/^,\s(?:who|which)\b[^,]{0,90},/, '')
    .replace(UNDER_AN_ACT, '')
    .replace(TO_SERVE, '');
  const between = withoutAddresses(told.replace(/\s{2,}/g, ', '));
  const isCommittee =
    /committee$/i.test(text.slice(office.start, office.end)) && /^,?\s(?:of|are|is|made up of)\s$/i.test(between);
  return between.length < 140 && (isCommittee || BEFORE.test(between));
}
