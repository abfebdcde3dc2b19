import { STATE_SOURCE } from '../language/states.ts';
import type { Group } from './people.ts';

/** A word for an office or a party, at a place in a sentence. */
export interface OfficeMention {
  start: number;
  end: number;
}

const RELATIVES =
  'husband|wife|spouse|partner|son|daughter|child|children|brother|sister|niece|nephew|cousin|friend|mother|father|aunt|uncle|parents|neighbor|attorney|accountant';
const FILLER = `(?:who|hath|has|have|agreed|agrees|consented|is willing|jointly|together|or|the survivor(?: of (?:them|us))?|acting|is|are|am|be|was|were|been|shall|will|may|hereby|to|serve|serves|act|acts|serving|become|becomes|named|appointed|designated|nominated|chosen|selected|asked|as|my|our|the|a|an|his|her|their|your|this|sole|initial|current|currently|and|both|each|then|also|first|next|of (?:my|the|this) (?:estate|will|trust)|remains?|acknowledged|${RELATIVES}|${STATE_SOURCE}|county|corporation|company|national|banking|association|state|chartered|residing [^,;]{2,50}(?![^,;])|of [\\p{Lu}][^,;"“]{1,50}(?![^,;"“])|husband and wife|married|spouses|wife and husband|a (?:single|married) (?:man|woman|person)|presently|now|\\([^)]{0,40}\\)|in that order|in the order named|born|resident|[“"”(),:–—-])`;
const AFTER = new RegExp(`^(?:\\s*${FILLER})*\\s*$`, 'iu');
const BEFORE =
  /^s?[\s,"”)]{0,20}(?:of (?:the|my|this|each|any)[^,;:]{0,60}?\s)?(?:after (?:the (?:foregoing|first|last|settlors?|grantors?|trustors?|trustmakers?)|him|her|them|that|me|us|it)\s)?(?:in (?:this|the following|that) order:?(?: named)?|[:\t=–—-]|under (?:this|the|my) [^,;:]{0,40}?\s|(?:(?:shall|will|may|hereby|now)\s{1,9})?(?:is|are|be|was)\b|consists? of\b|comprises?\b|(?:is|are) (?:composed|made up) of\b|to be\b|named (?:is|are|herein is)|nominated is|[,"”]{1,20})(?:\s{0,9}(?:shall|be|my|our|the|and|both|named|hereby|to be|first|as follows|follows|one of|jointly|[,:"“–—-])){0,30}(?:\s{1,9}(?:\p{L}{1,40}\s{1,9}){0,2}(?:husband|wife|spouse|partner|son|daughter|brother|sister|niece|nephew|cousin|friend|mother|father|aunt|uncle|neighbor),?)?\s{0,9}$/iu;

/** Whether an office named after a group of people is theirs: "A and B, husband and wife, as Trustees". */
export function linksForward(text: string, group: Pick<Group, 'end'>, office: OfficeMention): boolean {
  if (office.start < group.end) return false;
  const between = text.slice(group.end, office.start);
  return between.length < 140 && !/^,?\s*and\b/i.test(between) && AFTER.test(between);
}

/** Whether an office named before a group of people is theirs: "the Trustee is A", "Grantors: A and B". */
export function linksBackward(text: string, office: OfficeMention, group: Pick<Group, 'start'>): boolean {
  if (group.start < office.end) return false;
  const between = text.slice(office.end, group.start);
  return between.length < 140 && BEFORE.test(between);
}
