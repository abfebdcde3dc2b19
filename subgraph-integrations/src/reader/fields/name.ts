import { isTrustName, toTitle } from '../language/names.ts';
import type { ExtractedValue } from '../reading.ts';
import type { DocumentContext, Household } from './document.ts';
import { valueAt } from './evidence.ts';
import { isTitled, titleOf } from './kind.ts';

/** The title as printed, in ordinary capitals; the maker's name is added where the title has none. */
export function readName(ctx: DocumentContext, household: Household): ExtractedValue<string> | null {
  const span = titleOf(ctx.flow);
  const title = toTitle(span.text.replace(/[.:]$/, ''));
  if (title.length > 160) return null;
  const [maker] = household.principals;
  const named =
    isTrustName(title) || household.principals.some((p) => p.split(' ').some((w) => w.length > 2 && title.includes(w)));
  const full =
    !named && maker && /\b(?:power of attorney|will|testament|codicil)\b/i.test(title) && title.split(' ').length < 8
      ? `${title} of ${maker}`
      : title;
  const reason = isTitled(span.text) ? undefined : 'The document has no title that says what it is.';
  return valueAt(ctx.flow, full, [span], reason) ?? null;
}
