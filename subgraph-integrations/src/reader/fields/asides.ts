import { RELATION_WORD } from '../structure/people.ts';

/**
 * Who is spoken of beside those that are named to serve: in a condition, as one who goes, was named once, or is not to
 * serve. Such clauses are blanked; all offsets stay.
 */

const FAILS =
  "no (?:\\w+ ){1,3}(?:is|are) (?:then )?(?:serving|acting|able|willing)|(?:neither|none) of (?:them|us|the \\w+) (?:serves?|acts?|qualif)|neither (?:acting|serving|living|able|willing)|neither (?:of (?:them|us|the \\w+) |\\w+ )?(?:is|are|be) (?:then )?(?:around|available|alive|acting|serving|living|able|willing)|fail|unable|unwilling|ceas|cannot|can not|can[’']t|\\bcan\\b|declin|\\bdie|death|dead|predeceas|not living|not be living|resign|not surviv|does not|do not|doesn[’']t|no longer|incapacit|incompeten|disabled|not act|not serve|not then|unavailab|steps? (?:down|aside)|stops?|is not|not available|not able|not qualify|not survive|vacan|outlive|gone|ever needed|becomes? necessary|be needed|is needed";
/** "If A cannot serve, …": the people inside are spoken of, not named to serve. */
export const CONDITION = new RegExp(
  `(?:^|\\b)(?:if|should(?! (?:be|act|serve)\\b)|in the event(?: that)?|when|whenever|upon|on|after|once|in case|unless|where|in default of)\\b(?:(?!,\\s(?:then\\s)?I\\s(?:hereby\\s)?(?:name|nominate|appoint|designate|choose)\\b)[^;:.]){0,600}?(?:${FAILS})\\w{0,20}(?:,\\s(?:or\\s)?(?:refusal|resignation|disability|incapacity|inability|failure|removal|unwillingness|absence)(?:\\s(?:or|and)\\s\\w{3,20})?(?:\\sto (?:act|serve|qualify))?){0,4}(?:[^,;:.)]{0,600}?(?=,|;|:|\\)|$|\\b(?:then|I (?:name|appoint|nominate))\\b|\\bthe office of [^,;.]{2,40} (?:shall|will|is|passes|goes)\\b|\\bthe (?:(?:first|next) )?(?:successor|next) (?:co-)?(?:trustees?|executors?|agents?|personal representatives?|guardians?) (?:shall|will|is|are)\\b|\\s(?:my|our)\\s(?:daughter|son|brother|sister|niece|nephew|cousin|friend|wife|husband|partner|mother|father|aunt|uncle|attorney)\\s))`,
  'gi',
);
/** "B, if A is unwilling.": a condition at the end, with nobody behind its event. */
const CONDITION_LAST = new RegExp(
  `\\b(?:if|should(?! (?:be|act|serve)\\b)|in the event(?: that)?|when|whenever|upon|after|once|in case|unless|where)\\b[^,;:.]{0,120}?(?:${FAILS})\\w{0,20}([^,;:.]{0,60})\\.?\\s{0,9}$`,
  'i',
);
const atTheEnd = (text: string): string =>
  text.replace(CONDITION_LAST, (words, tail: string) =>
    /\p{Lu}\p{Ll}|\p{Lu}{2}[\p{L}'’-]{0,40}\s\p{Lu}{2}/u.test(tail) ? words : blank(words),
  );
/** "Article Seven, by which I appointed my brother, A, executor, and I now …": what was once, and is no more. */
const ONCE_NAMED =
  /\b(?:(?:in|by|under) which|wherein|whereby|where) (?:I|we) (?:had |have |previously |formerly ){0,2}(?:appointed|named|nominated|designated)\b[^;]{0,200}?(?=,? (?:and|but) (?:I|we|in)\b|;|$)/gi;
/** "in place of A", "I remove A": named to leave the office. */
export const REPLACED =
  /\b(?:[Ii]n (?:the )?(?:place|stead) of|instead of|rather than|(?:strik(?:es?|ing)|delet(?:es?|ing)) (?:out )?the names? of|wherever the names?(?: of)?|remov(?:e|es|ing)|replac(?:e|es|ing)|revok(?:e|es|ing) the (?:appointment|nomination|designation) of)\s+(?:(?:my|our|his|her|\p{Lu}\p{Ll}{1,20}['’]s)\s(?:[\w-]{1,20}\s)?[\w-]{1,20},?\s)?\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*)*(?:,?\s+as (?:my |the |an? )?(?:successor )?\w+|\s*)/gu;
/** "After Ruth, …": Ruth is not named again. */
const AFTER_SOMEONE =
  /\b(?:[Aa]fter|[Ff]ollowing)\s+(?:it|him|her|them|(?:both|all|either|any) of (?:them|us|these)|\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)*\s?)[,:]|^\W{0,3}[Aa]fter (?:me|us)[,:]/gu;
/** "On her death or incapacity Ann Lee becomes …": the event of a succession, with no comma behind it. */
const AT_AN_EVENT =
  /\b(?:[Uu]pon|[Oo]n|[Aa]fter|[Aa]t|[Ff]ollowing|[Ii]n the event of|[Ii]n(?= (?:his|her|their|its) absence)) (?:(?:his|her|their|my|our|its|either|the \p{L}+['’]s|\p{Lu}\p{Ll}+['’]s) )?(?:death|incapacity|disability|resignation|refusal|removal|inability|absence|failure to (?:serve|act))(?:,? (?:or|and) (?:his |her |their |my )?(?:death|incapacity|disability|resignation|refusal|removal|inability|absence|failure to (?:serve|act)))*(?=,?\s(?:(?:(?:my|our)\s[\w-]+,?\s)?\p{Lu}[\p{L}-]+\s\p{Lu}|(?:my|our) (?:wife|husband|spouse|partner|children|son|daughter|sister|brother)\b))/gu;
/** "After her come A and then B". */
const COMES_AFTER =
  /\b[Aa]fter (?:him|her|them|me|us|that|\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)*) (?:comes?|follows?)\b|\b[Aa]fter (?:him|her|them),?(?=\s(?:(?:my|our)\s[\w-]+,?\s)?\p{Lu}[\p{L}-]+\s\p{Lu})/gu;
/** "In default of both, X": both are spoken of, not named again. */
const IN_DEFAULT =
  /\b(?:in (?:the )?(?:default|lieu|absence) of|failing) (?:both|either|all|any|them|him|her|it|that|such \w+|the (?:foregoing|above|first)|\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)*),|\bfailing (?:which|whom|that|him|her)\b,?|\b(?:up)?on (?:his|hers|theirs)\b,/giu;
const blank = (text: string): string => ' '.repeat(text.length);

/** "I do not appoint A", "under no circumstances shall A serve", "A is not to be executor", "instead of A". */
const NOT_NAMED =
  /\b(?:I|we) (?:do not|don['’]t|did not|have not|will not|shall not) (?:want|wish|name|appoint|nominate|choose|trust|ask)\b[^;]{0,200}?(?=,? but (?:I|we)\b|[.;]|$)|\b(?:under|in) no (?:circumstances?|event|case)\b[^;]{0,240}?(?=[.;]|$)|(?<=^\W{0,4})(?:neither|no one|nobody)\b[^;]{0,200}\b(?:may|shall|is to|should|can) (?:ever )?(?:act|serve|be)\b[^;]{0,80}?(?=[.;]|$)|[^,;.]{2,80}\bmay (?:also |at any time )?(?:remove|discharge|replace)\b[^.;]{0,200}|(?<=, (?:and|but) )neither\b[^;.]{0,160}\b(?:may|shall|is to|should|can)\b[^;.]{0,60}|\bdo not (?:ask|let|allow|appoint|name|call)\b[^;]{0,160}?(?=[.;]|$)/gi;
/** "A was executor under my last will", "A, who once served": what somebody was, he need not be. */
const ONCE_SERVED =
  /\b(?:my|our) (?:late|deceased) [\w-]{1,20},? [^;.]{0,60}\b(?:was|were|served|acted|had been)\b[^;]{0,120}?(?=[.;]|$)|\p{Lu}[\p{L}'’-]{1,20}(?:\s\p{Lu}[\p{L}.'’-]{0,20}){1,3},? (?:was|were|had been|has been|used to be) (?:(?:named|appointed|once|previously|formerly|my|the|an?) ){0,3}(?:trustee|executor|executrix|agent|guardian|personal representative)\b[^;]{0,80}\b(?:earlier|last|prior|previous|former|old|until|before|first) [^;]{0,60}?(?=[.;]|$)|\b(?:in|under|by) which [^,;.]{3,80} (?:was|were) (?:then )?(?:my|our|the|an?|named|appointed) [^;.]{0,80}?(?=[.;]|$)/gu;
const NAMED = "\\p{Lu}[\\p{L}'’-]+(?:\\s(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}'’-]+)){1,3}";
const CALLED = "\\p{Lu}[\\p{L}'’-]+(?:\\s(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}'’-]+)){0,3}";
/** "guardian of Ann Lee and Bo Lee", "for the benefit of Ann Lee": for whom somebody serves, and who does not serve. */
const WARD = new RegExp(
  `(?<=\\b(?:[Gg]uardians?|[Cc]onservators?|[Cc]ustodians?)(?: of the (?:person|estate|property)s?(?:,? and (?:of )?(?:the )?(?:person|estate|property)s?)?)?)\\s(?:for|of)\\s(?:(?:my|our)\\s(?:[\\w-]+\\s){0,2}(?:${RELATION_WORD})s?,?\\s)?${CALLED}(?:(?:,?\\sand\\s|,\\s)${CALLED})*(?=[\\s,.;:]|$)|(?<=\\b(?:trust|share|fund)) (?:for|of) ${CALLED}|\\bfor the (?:\\w+ )?benefit of\\s(?:(?:my|our)\\s(?:[\\w-]+\\s){0,2}(?:${RELATION_WORD})s?,?\\s)?${NAMED}`,
  'gu',
);
/** "For Ann, the custodian is …": for whom, in front. */
const WARD_IN_FRONT = new RegExp(
  `(?<=(?:^|[.;]\\s{1,3})\\W{0,3})(?:For|As to) ${CALLED}(?:(?:,?\\sand\\s|,\\s)${CALLED}){0,3}(?=,\\s(?:the|my|their|his|her)\\s(?:guardian|custodian|conservator)s?\\b)`,
  'gu',
);
/** "as successors: (1) Ann Lee": a count is no word between. */
const COUNT = /(?<=:\s)\(\w{1,3}\)(?=\s\p{Lu})|(?<=:\s)\d\)(?=\s\p{Lu})/gu;

export const withoutConditions = (text: string): string => text.replace(CONDITION, blank);

export const withoutAsides = (clause: string): string =>
  [
    COUNT,
    WARD,
    WARD_IN_FRONT,
    NOT_NAMED,
    ONCE_SERVED,
    ONCE_NAMED,
    AT_AN_EVENT,
    COMES_AFTER,
    CONDITION,
    IN_DEFAULT,
    REPLACED,
    AFTER_SOMEONE,
  ]
    .reduce((text, aside) => text.replace(aside, blank), atTheEnd(clause))
    // "A, or, if she cannot, B": the comma behind the condition is its own.
    .replace(/(?<=\b(?:and|or|but),?\s{6,400}),/g, ' ');
