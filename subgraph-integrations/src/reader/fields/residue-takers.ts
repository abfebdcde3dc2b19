import { isTrustName } from '../language/names.ts';
import type { Mention } from '../structure/people.ts';
import { childrenPhrase, takersIn } from './dispositions.ts';
import type { DocumentContext, Household } from './document.ts';
import { sameName } from './parties.ts';

/** Who is named to take a part of what is left. */
export function takersOf(ctx: DocumentContext, household: Household, text: string): Mention[] {
  const takers = takersIn(ctx, household, text)
    .map((m) => ({ ...m, name: ofWhoseTrust(ctx, household, m.name, text.slice(m.end)) }))
    .filter((m) => !household.principals.includes(m.name) && !isOffice(text, m) && !isOwnTrust(m.name, ctx, household));
  const failed = IF_SOMEONE_FAILS.exec(text)?.[0].length ?? 0;
  return withChildrenBeside(text, takers, household).filter(({ start }) => start >= failed);
}

/** "one for each of the Settlors' three children and one for A": each child beside whoever else is named. */
function withChildrenBeside(text: string, named: readonly Mention[], { children }: Household): Mention[] {
  const phrase = named.length > 0 && children.length > 0 ? childrenPhrase(text) : undefined;
  const isBeside =
    phrase &&
    !named.some(({ name }) => children.includes(name)) &&
    (named.some(
      ({ start }) =>
        start > phrase.end &&
        /^,?\s(?:and|together with|along with)\b[^.;]{0,40}$/i.test(text.slice(phrase.end, start)),
    ) ||
      named.some(
        ({ end }) =>
          end < phrase.start &&
          /^,?\s(?:and|together with|along with)\b[^.;]{0,40}$/i.test(text.slice(end, phrase.start)),
      ));
  if (!isBeside) return [...named];
  const members = children.map((name) => ({ start: phrase.start, end: phrase.end, name }));
  return [...named, ...members].sort((a, b) => a.start - b.start);
}

/** "to the trustee of the Johan Lee Lifetime Trust", "to Johan's Trust": a trust that the document makes for somebody. */
function ofWhoseTrust(
  { people, kind }: DocumentContext,
  { principals }: Household,
  name: string,
  after: string,
): string {
  // A will names other papers' trusts, too: its own are said to be made by it, or to be of the kind that a will makes.
  const isOwn =
    !/WILL|CODICIL/.test(kind) || OF_THIS_WILL.test(after) || /\b(?:Supplemental|Special) Needs\b/.test(name);
  if (!isTrustName(name) || !isOwn) return name;
  const words = name
    .replace(/['’]s\b/g, '')
    .split(' ')
    .slice(0, -1);
  for (let count = words.length; count > 0; count--) {
    const first = words.slice(0, count).join(' ');
    const person =
      people.resolve(first) ??
      (count > 1 ? people.names.find((one) => !isTrustName(one) && sameName(one, first)) : undefined);
    if (person !== undefined && !isTrustName(person)) return principals.includes(person) ? name : person;
  }
  return name;
}

/** "Each share is held as a Branch Trust", "the Family Fund": what holds for somebody takes nothing itself. */
export function isOwnTrust(name: string, { kind }: DocumentContext, { ownTrusts }: Household): boolean {
  const bare = name.toLowerCase().replace(/^the /, '').replace(/s$/, '');
  return (
    (ownTrusts?.has(bare) ?? false) || (!/WILL|CODICIL/.test(kind) && ownTrusts !== undefined && OWN_NAME.test(name))
  );
}
const OWN_NAME =
  /^(?:The )?(?:Marital|Family|Bypass|Survivor['’]s|Branch|Credit Shelter|QTIP|Disclaimer|Residuary|Descendants['’]?|Children['’]?s?|Separate|Lifetime|Spousal|Pot|Common) (?:Trust|Fund|Share)s?$/i;

const OF_THIS_WILL =
  /^,?\s[^.;]{0,60}\b(?:established|created|held|described|set forth|provided for|administered|under|in)\b[^.;]{0,40}\b(?:Article|Section|Paragraph|Item|this will|below|above|herein)\b/i;

/** "If Patsy dies before me, …": she is spoken of, and others take. */
const IF_SOMEONE_FAILS =
  /^\W*(?:but )?(?:if|should|in case|in the event(?: that)?)\b[^,;]{0,100}\b(?:dies?|died|predeceases?|not|fails?|dead|deceased|gone)\b[^,;]{0,60},/i;

function isOffice(text: string, m: Mention): boolean {
  return (
    !isTrustName(m.name) &&
    (/\b(?:my|the) (?:co-)?(?:trustee|executor|custodian)s?,?\s$/i.test(text.slice(0, m.start)) ||
      /^,?\s*(?:as|my|the|to be|to serve as|to act as)\s+(?:(?:my|his|her|their|its|the|a)\s+)?(?:(?:successor|initial|original|first|sole|current) )?(?:co-)?(?:trustee|executor|guardian|custodian|agent|personal representative)/i.test(
        text.slice(m.end),
      ) ||
      /^\s*(?:will|shall|is to|should|must)\s+(?:hold|keep|manage|invest|look after)\b/i.test(text.slice(m.end)))
  );
}
