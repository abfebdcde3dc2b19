import { isInstitution, isTrustName } from '../language/names.ts';
import { groupsOf, RELATION } from '../structure/people.ts';
import type { DocumentContext, Household } from './document.ts';
import { sameName } from './parties.ts';

const SPOUSE_BEFORE =
  /\b(?:married to|(?:my|his|her|grantor's|settlor's|principal's|trustmaker's|donor's|insured's) (?:\w+ )?(?:spouse|husband|wife|partner)(?: is| was|,|\s+named|'s name is|:)?)\s*$/i;
const SPOUSE_AFTER =
  /^,?\s*(?:is |\()?(?:my|his|her|the (?:grantor|settlor|trustmaker|donor|insured)'s) (?:\w+ )?(?:spouse|husband|wife|partner)\b/i;
const CHILDREN_BEFORE =
  /\b(?:child(?:ren)?|sons?|daughters?|issue)(?: \w+)?(?: of (?:ours|mine|the \w+))?(?:,? (?:whose names are|named|namely|are|is|who are|as follows))?\s{0,4}(?:[:,.–—-]|are|is|named)?\s{0,4}(?:as follows:?)?\s{0,4}$/i;

/** Reads the family statement: spouse, children, and what others are called ("my niece, X"). */
export function readHousehold(ctx: DocumentContext, principals: readonly string[]): Household {
  const relations = new Map<string, string>();
  const children: string[] = [];
  let spouse: string | undefined;
  const own = (name: string) => principals.some((p) => sameName(p, name));
  const addChild = (name: string, relation: string) => {
    if (own(name) || isInstitution(name) || isTrustName(name) || children.includes(name)) return;
    children.push(name);
    relations.set(name, relation);
  };
  for (const sentence of ctx.sentences) {
    const { text } = sentence;
    for (const group of groupsOf(text, ctx.people.mentionsIn(sentence))) {
      const before = text.slice(0, group.start);
      const [first] = group.members;
      if (!first || own(first.name)) continue;
      if (!spouse && (SPOUSE_BEFORE.test(before) || SPOUSE_AFTER.test(text.slice(first.end)))) {
        spouse = first.name;
        relations.set(first.name, /\bhusband\b/i.test(text) ? 'husband' : /\bwife\b/i.test(text) ? 'wife' : 'spouse');
      } else if (isFamilyStatement(sentence) && CHILDREN_BEFORE.test(before)) {
        const word = /\b(sons?|daughters?)\W*$/i.exec(before)?.[1]?.toLowerCase().replace(/s$/, '') ?? 'child';
        for (const m of group.members) if (m.name !== spouse) addChild(m.name, word);
      } else {
        for (const m of group.members) {
          const relation = relationOf(text, m.start, m.end);
          if (relation && !relations.has(m.name)) relations.set(m.name, relation);
        }
      }
    }
  }
  for (const [name, relation] of relations) if (/^(?:son|daughter|child)$/.test(relation)) addChild(name, relation);
  return { principals, spouse, children, relations };
}

function isFamilyStatement({ text, heading }: { text: string; heading: string }): boolean {
  return /\b(?:child(?:ren)?|sons?|daughters?)\b/i.test(text.slice(0, 160)) || /\bchildren|family\b/i.test(heading);
}

function relationOf(text: string, start: number, end: number): string | undefined {
  const before = /\b(?:my|our|his|her|\w+'s)\s+((?:[\w-]+\s+){0,2}[\w-]+),?\s*$/i.exec(text.slice(0, start))?.[1];
  const after = /^,?\s*(?:\()?(?:(?:my|our|his|her)\s+)?((?:[\w-]+\s+){0,2}[\w-]+)/i.exec(text.slice(end))?.[1];
  const fromBefore = before && RELATION.exec(before)?.[1];
  if (fromBefore) return fromBefore.toLowerCase();
  return /^,\s*(?:my|our|his|her)\b|^\s*\(/i.test(text.slice(end)) && after
    ? RELATION.exec(after)?.[1]?.toLowerCase()
    : undefined;
}
