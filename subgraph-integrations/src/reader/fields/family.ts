import { isInstitution, isTrustName } from '../language/names.ts';
import { groupsOf, RELATION } from '../structure/people.ts';
import { columnOf, rowsOf } from '../structure/rows.ts';
import type { Sentence } from '../structure/sentences.ts';
import { relationOfListed } from './classes.ts';
import type { DocumentContext, Household } from './document.ts';
import { childrenTold, isOfAChild } from './offspring.ts';
import { sameName } from './parties.ts';

const SPOUSE_BEFORE =
  /(?:^|\t)(?:my |our )?(?:spouse|husband|wife)(?:['’]s name)?(?::\s*|:?\t\s*)$|\b(?:married to|(?:my|his|her|(?:the )?grantor's|settlor's|principal's|trustmaker's|donor's|insured's) (?:\w+ )?(?:spouse|husband|wife|partner)["”]?(?: is| was| means| shall mean| refers to|,|\s+named|'s name is|:)?)\s*$/i;
const SPOUSE_AFTER =
  /^,?\s*(?:is |\()?(?:my|his|her|the (?:grantor|settlor|trustmaker|donor|insured)'s) (?:\w+ )?(?:spouse|husband|wife|partner)\b/i;
const CHILDREN_BEFORE =
  /\b(?:child(?:ren)?|kids?|sons?|daughters?|issue)(?: \w+){0,2}(?: of (?:ours|mine|the \w+))?(?:[,.]? (?:whose names are|their names are|named|namely|are|is|who are|as follows))?\s{0,4}(?:[:,.–—-]|are|is|named)?\s{0,4}(?:as follows:?)?\s{0,4}$/i;

/** "The Grantor's children, all of whom are of his marriage to Melanie, are". */
const CHILDREN_ARE =
  /^[^.;:]{0,60}\bchildren\b[^.;:]{0,110}\b(?:are|were born|born of (?:it|this marriage)|namely|being)\b\s{0,4}:?\s{0,4}$/i;

/** "my deceased son", "my late husband": whoever is named next has died. */
const DEAD_BEFORE = /\b(?:deceased|late|predeceased|departed)\s+(?:[\w-]+\s+){0,2}[\w-]+,?\s*$/i;
const DEAD_AFTER =
  /^,?\s*(?:\()?(?:an? (?:son|daughter|child),?\s+)?(?:(?:who|he|she)\s+(?:has\s+|is\s+)?|now\s+|is\s+|has\s+|\w+\s+of\s+\w+,\s+)*(?:deceased|died|dead|predeceased|passed away|departed (?:this )?life)\b(?! before| without| first|,? (?:if|then))/i;
/** Who was the spouse once. */
const FORMER =
  /\b(?:first|second|former|ex-?|late|deceased|previous|prior|divorced)\s*(?:wife|husband|spouse|partner)/i;
/** "married to X, who has by a former union a daughter": the spouse's own child. */
/** Between the children of one list: "A, born May 2, 1995; and B". */
const LISTED_ON = /^,?\s{0,4}\(?(?:born|age|aged|date of birth)\b[^;]{0,60}[;,)]\s{0,4}(?:and\s{1,4})?$/i;
const OF_THE_SPOUSE =
  /\bwho (?:has|had|have)\b[^.;]{0,80}$|\bmy (?:wife|husband|spouse|partner) (?:also )?(?:has|had)\b[^.;]{0,60}$|\bmy (?:wife|husband|spouse)['’]s\s+(?:[\w-]+\s+){0,2}$/i;

function isDead(text: string, start: number, end: number): boolean {
  const conditional = /\b(?:if|should|unless|when|in the event|upon|in case)\b[^,;.]{0,120}$/i.test(
    text.slice(0, start),
  );
  return !conditional && (DEAD_BEFORE.test(text.slice(0, start)) || DEAD_AFTER.test(text.slice(end)));
}

/** Reads the family statement: spouse, children, and what others are called ("my niece, X"). */
export function readHousehold(ctx: DocumentContext, principals: readonly string[]): Household {
  const relations = new Map<string, string>();
  const children: string[] = [];
  const deceased = new Set<string>();
  let spouse: string | undefined;
  const deaths: { name: string; sentence: Sentence }[] = [];
  const own = (name: string) => principals.some((p) => sameName(p, name));
  const addChild = (name: string, relation: string) => {
    if (own(name) || isInstitution(name) || isTrustName(name) || children.includes(name)) return;
    children.push(name);
    relations.set(name, relation);
  };
  readFamilyRows(ctx, { relations, deceased });
  for (const name of childrenListed(ctx)) addChild(name, 'child');
  for (const { name, word } of childrenTold(ctx, own)) addChild(name, word);
  for (const [name, relation] of relations)
    if (/^(?:spouse|husband|wife)$/.test(relation) && !own(name) && !deceased.has(name)) spouse = name;
  for (const sentence of ctx.sentences) {
    const { text } = sentence;
    let listed: { word: string; end: number } | undefined;
    for (const group of groupsOf(text, ctx.people.mentionsIn(sentence))) {
      const before = text.slice(0, group.start);
      const [first] = group.members;
      for (const m of group.members)
        if (!own(m.name) && isDead(text, m.start, m.end)) {
          deceased.add(m.name);
          deaths.push({ name: m.name, sentence });
        }
      if (!first || own(first.name)) continue;
      if (
        !spouse &&
        !deceased.has(first.name) &&
        !FORMER.test(before.slice(-40)) &&
        (SPOUSE_BEFORE.test(before) || SPOUSE_AFTER.test(text.slice(first.end)))
      ) {
        spouse = first.name;
        relations.set(first.name, /\bhusband\b/i.test(text) ? 'husband' : /\bwife\b/i.test(text) ? 'wife' : 'spouse');
      } else if (listed && LISTED_ON.test(text.slice(listed.end, group.start))) {
        for (const m of group.members) addChild(m.name, listed.word);
        listed = { ...listed, end: group.end };
      } else if (isFamilyStatement(sentence) && (CHILDREN_BEFORE.test(before) || CHILDREN_ARE.test(before))) {
        const word = /\b(sons?|daughters?)\W*$/i.exec(before)?.[1]?.toLowerCase().replace(/s$/, '') ?? 'child';
        listed = { word, end: group.end };
        // "a son, A, and a daughter, B": one of them is the son.
        const named = /\b(?:son|daughter)\W*$/i.test(before) ? group.members.slice(0, 1) : group.members;
        const step = OF_THE_SPOUSE.test(before.replace(/\b(?:an?|one|the|my|his|her)\s+[\w-]+,?\s*$/i, ''));
        const isGrandchild = isOfAChild(before);
        for (const m of named) {
          if (m.name === spouse) continue;
          if (isGrandchild) {
            if (!relations.has(m.name)) relations.set(m.name, 'grandchild');
          } else if (step) relations.set(m.name, `step${word}`);
          else addChild(m.name, stepOf(text, m.start, m.end) ?? word);
        }
        for (const m of group.members.slice(named.length)) {
          const relation = relationOf(text, m.start, m.end);
          if (relation && !relations.has(m.name)) relations.set(m.name, relation);
        }
      } else {
        const listed = relationOfListed(before);
        for (const m of group.members) {
          const relation = relationOf(text, m.start, m.end) ?? listed;
          if (relation && !relations.has(m.name)) relations.set(m.name, relation);
        }
      }
    }
  }
  for (const [name, relation] of relations) if (/^(?:son|daughter|child)$/.test(relation)) addChild(name, relation);
  const omitted = omittedIn(ctx);
  const child = deaths.find(({ name }) => /^(?:step)?(?:son|daughter|child)$/.test(relations.get(name) ?? ''));
  return {
    ...(child ? { childDied: child.sentence } : {}),
    principals,
    spouse,
    children: children.filter((name) => !deceased.has(name) && !omitted.has(name)),
    relations,
    deceased,
  };
}

/** Of whom a paper says that nothing is given to him: no class of takers holds him. */
const OMITTED_AFTER =
  /^[^.;]{0,140}\b(?:is not (?:to be )?(?:a |deemed |considered )?(?:beneficiary|child|included)|leave (?:him|her|them) nothing|to whom (?:I|we) (?:leave|give) nothing|for whom (?:I|we) make no provision|(?:takes?|receives?|shall (?:take|receive)|is to (?:take|have)) nothing|(?:be|is) (?:treated|deemed|considered|regarded) as (?:having|if (?:he|she) had) (?:died|predeceased))/i;
const OMITTED_BEFORE =
  /\b(?:(?:make|made|making) no (?:provision|gift|bequest)|leave nothing|give nothing|nothing is (?:left|given)|(?:intentionally|deliberately|purposely|specifically)\b[^.;]{0,40}\b(?:omit\w*|exclude\w*|disinherit\w*|leave out|fail)|disinherit|no provision is made)\b[^.;]{0,90}$/i;

function omittedIn(ctx: DocumentContext): ReadonlySet<string> {
  return new Set(
    ctx.sentences.flatMap((sentence) =>
      ctx.people.mentionsIn(sentence).flatMap(({ name, start, end }) => {
        const [before, after] = [sentence.text.slice(0, start), sentence.text.slice(end)];
        return OMITTED_AFTER.test(after) || OMITTED_BEFORE.test(before) ? [name] : [];
      }),
    ),
  );
}

/** "Ruth Cole | daughter | no" in a table whose last column says who lives. */
function readFamilyRows(ctx: DocumentContext, found: { relations: Map<string, string>; deceased: Set<string> }): void {
  for (const row of rowsOf(ctx.sentences)) {
    const [named, ...others] = row.cells;
    const [one] = named ? ctx.people.mentionsIn(named) : [];
    const relation = others.find(({ text }) => IS_RELATION.test(text));
    if (!one || !relation) continue;
    if (!found.relations.has(one.name)) found.relations.set(one.name, relation.text.toLowerCase());
    const living = others.find((cell) => /living|alive/.test(columnOf(row, cell)));
    if (living && /^(?:no|dead|deceased)\b/i.test(living.text)) found.deceased.add(one.name);
  }
}
/** "I have two children. Their names are:" over a list or a table of names. */
function childrenListed(ctx: DocumentContext): string[] {
  const found: string[] = [];
  let open = false;
  for (const [at, sentence] of ctx.sentences.entries()) {
    const { text } = sentence;
    const before = ctx.sentences[at - 1]?.text ?? '';
    const inRow = CHILDREN_ROW.exec(text)?.[0].length;
    if (inRow !== undefined)
      found.push(...ctx.people.mentionsIn(sentence).flatMap(({ start, name }) => (start >= inRow ? [name] : [])));
    if (
      (sentence.isHeading && HEADS_CHILDREN.test(text)) ||
      LISTS_CHILDREN.test(text) ||
      (THEIR_NAMES.test(text) && /\bchild(?:ren)?\b/i.test(before))
    ) {
      open = true;
      continue;
    }
    if (!open) continue;
    const named = text.split('\t').flatMap((cell) => {
      const [one] = ctx.people.mentionsIn({ text: cell });
      return one && one.start < 3 && (!/\p{Ll}{3}/u.test(cell.slice(one.end)) || BORN.test(cell.slice(one.end)))
        ? [one.name]
        : [];
    });
    if (named.length === 0) {
      // What a form tells to do stands between its blanks.
      open = text.trim() === '' || /^\(/.test(text.trim());
      continue;
    }
    found.push(...named);
  }
  return found;
}
/** "My children | Ann Lee; Bo Lee". */
const CHILDREN_ROW = /^(?:(?:my|our|the|names? of(?: my)?) )?(?:living |minor )?child(?:ren)?(?:['’]s names?)?:?\t/i;
const HEADS_CHILDREN =
  /^(?:about )?(?:my|our|the (?:grantor|settlor|trustor)s?['’]s?) (?:living |minor )?child(?:ren)?$/i;
const LISTS_CHILDREN =
  /^(?:(?:the )?(?:names?|names and (?:birth ?dates|dates of birth|ages)) of )?(?:my|our)(?: (?:two|three|four|five|six|minor|living|adult|\d))* child(?:ren)?(?: now living| living today)?(?:['’]s names?)? (?:are|is)(?: as follows| listed below)?:?$|^i have (?:the following|\p{L}{3,5}|\d) child(?:ren)?(?: now living)?(?:, (?:whose|their) names? (?:are|is)| as follows)?:$/iu;
const THEIR_NAMES =
  /^(?:(?:their|the) (?:full )?names?\b.{0,40}\b(?:are|is)(?: as follows)?|(?:they|he|she) (?:are|is)):$/i;
const BORN = /^,?\s*(?:\(?born|age|aged|date of birth|d\.?o\.?b)/i;

const IS_RELATION = new RegExp(`^${RELATION.source}$`, 'i');

/** "my stepson, A" among the children. */
function stepOf(text: string, start: number, end: number): string | undefined {
  const relation = relationOf(text, start, end);
  return relation && /^step/.test(relation) ? relation : undefined;
}

function isFamilyStatement({ text, heading }: { text: string; heading: string }): boolean {
  // "Guardian for minor children  Ann Lee" names no child.
  if (/^\W*(?:I nominate as )?[\w ]{0,20}\bguardians?\b/i.test(text)) return false;
  return (
    /\b(?:child(?:ren)?|kids?|sons?|daughters?)\b/i.test(text.slice(0, 160)) || /\bchildren|family\b/i.test(heading)
  );
}

function relationOf(text: string, start: number, end: number): string | undefined {
  const before = /\b(?:my|our|his|her|an?|one|\w+['’]s)\s+((?:[\w-]+\s+){0,4}[\w-]+),?\s*$/i.exec(
    text.slice(0, start),
  )?.[1];
  const after = /^,?\s*(?:\()?(?:(?:my|our|his|her)\s+)?((?:[\w-]+\s+){0,2}[\w-]+)/i.exec(text.slice(end))?.[1];
  const fromBefore = before && RELATION.exec(before)?.[1];
  if (fromBefore) return fromBefore.toLowerCase();
  return /^,\s*(?:my|our|his|her)\b|^\s*\(/i.test(text.slice(end)) && after
    ? RELATION.exec(after)?.[1]?.toLowerCase()
    : undefined;
}
