import { isTrustCompany, isTrustName } from '../language/names.ts';
import type { Mention } from '../structure/people.ts';
import { relativesIn } from './dispositions.ts';
import { type DocumentContext, type Household, TRUST_KINDS } from './document.ts';
import { childrenServing } from './serving-classes.ts';
import { HERSELF } from './serving-words.ts';

/** Who is named in a clause and may serve, by whatever he is called; `before` is who was named last. */
export function namedToServe(
  ctx: DocumentContext,
  household: Household,
  masked: string,
  before: string | undefined,
): Mention[] {
  const mentions = ctx.people
    .mentionsIn({ text: masked })
    .filter(({ name }) => !isTrustName(name) || isTrustCompany(name, ctx.people.names));
  const { principals } = household;
  const [maker] = principals;
  if (maker && principals.length === 1 && TRUST_KINDS.has(ctx.kind))
    for (const m of masked.matchAll(/\bmyself\b/g))
      mentions.push({ start: m.index, end: m.index + m[0].length, name: maker });
  mentions.push(...childrenServing(masked, household));
  const isNamed = (m: Mention): boolean =>
    mentions.some(
      ({ start, end }) => m.start >= start && (m.start < end || /^,?\s*$/.test(masked.slice(end, m.start))),
    );
  mentions.push(...relativesIn(masked, household).filter((m) => !isNamed(m)));
  // "I also name her as trustee", "She shall also serve as guardian": whoever was named last.
  if (before !== undefined)
    for (const m of masked.matchAll(HERSELF))
      mentions.push({ start: m.index, end: m.index + m[0].length, name: before });
  return mentions.sort((a, b) => a.start - b.start);
}
