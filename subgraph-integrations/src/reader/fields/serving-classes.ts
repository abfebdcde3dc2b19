import type { Mention } from '../structure/people.ts';
import type { Household } from './document.ts';

/** "My children shall serve together as executors", "I appoint my two daughters as agents": the class stands for its members. */
const CHILDREN_SERVE =
  /\b(?:[Bb]oth of |[Aa]ll (?:\w+ )?of )?(?:[Mm]y|[Oo]ur)(?: (?:two|three|four|five|adult|living|said))* (children|sons|daughters)\b(?=,?\s(?:jointly\s|together\s|both\s|all\s)?(?:(?:shall|will|are to)\s(?:jointly\s|together\s|both\s|all\s)?(?:be|serve|act)\b|(?:to serve |to act |acting )?(?:jointly |together )?as (?:my |our |the )?(?:co-?)?(?:executor|trustee|agent|personal rep|attorney|guardian|successor|health)))/g;

export function childrenServing(text: string, { children, relations }: Household): Mention[] {
  return [...text.matchAll(CHILDREN_SERVE)].flatMap((match) => {
    const word = match[1] === 'children' ? undefined : match[1]?.slice(0, -1);
    const called = word === undefined ? children : children.filter((name) => relations.get(name) === word);
    return called.map((name) => ({ start: match.index, end: match.index + match[0].length, name }));
  });
}
