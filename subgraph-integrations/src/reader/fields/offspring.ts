import { isInstitution, isTrustName } from '../language/names.ts';
import type { Mention } from '../structure/people.ts';
import type { Sentence } from '../structure/sentences.ts';
import type { DocumentContext } from './document.ts';

/** Who a paper says are the maker's children, whatever the words are in which it counts them. */

const NOUN = '(?:child(?:ren)?|sons?|daughters?|kids?)';
const CHILD_OR_ISSUE = new RegExp(`\\b(?:${NOUN}|issue)\\b`, 'i');
const MAKER =
  '(?:I|[Ww]e|(?:[Tt]he )?(?:[Gg]rantor|[Ss]ettlor|[Dd]onor|[Tt]rustor|[Tt]rustmaker|[Tt]estator|[Tt]estatrix|[Ii]nsured)s?)';
/** "We have three children", "two daughters were born to us", "the issue of Settlor and his wife are their son, …". */
const OF_THE_MAKER = new RegExp(
  `\\b${MAKER}\\b[^.;:]{0,50}\\b(?:have|has|had|am the (?:mother|father|parent) of|are the parents of)\\b[^.;:]{0,40}\\b${NOUN}\\b|\\b(?:[Mm]y|[Oo]ur|(?:the )?${MAKER}['’]s?) (?:[\\w-]+,? ){0,4}(?:children|sons|daughters)\\b|\\b${NOUN}\\b[^.;:]{0,40}\\b(?:born|adopted) (?:to|of|by) (?:us|me|this|our|my|the)\\b|\\b[Oo]f (?:our|this|my|that) marriage\\b[^.;]{0,40}\\b${NOUN}\\b|\\b[Ii]ssue of (?:the )?(?:my|our|this|${MAKER})\\b[^.;:]{0,60}\\bare\\b`,
  'u',
);
/** What gives, appoints or provides states no family. */
const NO_STATEMENT =
  /\b(?:shall|guardians?|trustees?|executors?|representative|divid\w*|distribut\w*|surviv\w*|give|leave|bequeath|devise|appoint|nominate|shares?|if|unless)\b/i;
const THEY_ARE = /^(?:they|these|those|their (?:full )?names|he|she)\b[^.;:]{0,30}\b(?:are|is)\b/i;
/** Who is named beside a child: its other parent, its spouse, whose child it is. */
const BESIDE =
  /\b(?:with|to|of|by|from|and (?:his|her) (?:wife|husband|spouse|partner),?|wife|husband|spouse|partner|father|mother|parents?|widow|widower|married(?: to)?|named (?:for|after)|niece|nephew|brother|sister|cousin|friend|in-law|grand\w+|step\w+)[,:]?\s{0,4}$/i;
/** "…, who died leaving one child, A": the child of a child. */
const OF_A_CHILD = new RegExp(
  `\\b(?:leaving|left|survived by|(?:he|she|who|\\p{Lu}[\\p{L}-]+) (?:also )?(?:has|had|have|is the (?:mother|father) of))\\b[^.;]{0,30}\\b${NOUN}\\b[^.;]{0,20}$`,
  'u',
);
const OF_THE_MAKERS_OWN = new RegExp(`\\b${MAKER}\\b[^.;,]{0,40}$`, 'u');

export interface Child {
  name: string;
  /** "son", "daughter" or "child". */
  word: string;
}

export function childrenTold(ctx: DocumentContext, isMaker: (name: string) => boolean): Child[] {
  return ctx.sentences.flatMap((sentence, at) => {
    const before = ctx.sentences[at - 1];
    const goesOn = THEY_ARE.test(sentence.text) && before !== undefined && states(before);
    return states(sentence) || goesOn ? childrenIn(ctx, sentence, isMaker) : [];
  });
}

const states = ({ text, isHeading }: Sentence): boolean =>
  !isHeading && OF_THE_MAKER.test(text) && !NO_STATEMENT.test(text);

function childrenIn(ctx: DocumentContext, sentence: Sentence, isMaker: (name: string) => boolean): Child[] {
  const { text } = sentence;
  const found: Child[] = [];
  const first = THEY_ARE.test(text) ? 0 : CHILD_OR_ISSUE.exec(text)?.index;
  if (first === undefined) return [];
  let end = first;
  let word = 'child';
  for (const mention of ctx.people.mentionsIn(sentence)) {
    if (mention.start < first) continue;
    const between = text.slice(end, mention.start);
    word = /\b(son|daughter)s?\b[^.;]{0,30}$/i.exec(between)?.[1]?.toLowerCase() ?? (found.length > 0 ? word : 'child');
    end = mention.end;
    if (isChild(text, mention) && !isMaker(mention.name)) found.push({ name: mention.name, word });
  }
  return found;
}

function isChild(text: string, { name, start }: Mention): boolean {
  const before = text.slice(0, start);
  if (isInstitution(name) || isTrustName(name) || BESIDE.test(before)) return false;
  return !isOfAChild(before);
}

/** Whether these words lead to somebody whose parent is another than the maker. */
export function isOfAChild(before: string): boolean {
  const match = OF_A_CHILD.exec(before);
  if (!match) return false;
  if (/^(?:leaving|left|survived by|he|she|who)\b/.test(match[0])) return true;
  return !OF_THE_MAKERS_OWN.test(before.slice(0, match.index + (/^\S+/.exec(match[0])?.[0].length ?? 0)));
}
