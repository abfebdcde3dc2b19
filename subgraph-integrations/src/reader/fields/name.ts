import { isTrustName, toTitle } from '../language/names.ts';
import type { ExtractedValue } from '../reading.ts';
import type { DocumentContext, Household } from './document.ts';
import { valueAt } from './evidence.ts';
import { isTitled, namedBelow, titleOf } from './kind.ts';

/** "IRREVOCABLE INSURANCE TRUST AGREEMENT": what it is, and not what it is called. */
const GENERIC_TRUST =
  /^(?:(?:an?|the|this|irrevocable|revocable|living|joint|family|life|insurance|personal|residence|qualified|grantor|retained|annuity|charitable|remainder|unitrust|lead|special|supplemental|needs|spousal|lifetime|access|dynasty|gift|credit|shelter|trust|agreement|indenture|declaration|of|inter vivos|amended|and|restated)\s{0,3})+$/i;
/** "Hale CRUT" at the head of each page: what the trust is called is said in full. */
const SHORTENED = /\b(?:GRAT|QPRT|CRUT|CLAT|ILIT|SLAT|SNT)$/;
/** "This trust shall be known as THE HALE INSURANCE TRUST." */
const KNOWN_AS =
  /\b(?:known as|called|named|designated(?: as)?|referred to as|name of (?:this|the) trust (?:is|shall be))[,:]?\s{1,3}["“]?(?:the\s)?((?:The|THE)?\s?(?:\p{Lu}[\p{L}\d'’.&-]{0,30}\s){1,8}(?:TRUST|Trust|UNITRUST|Unitrust)\b(?:\s(?:No\.?\s)?\d{1,4}|\s[IVX]{1,4}\b)?)/u;

/** "LAST WILL AND TESTAMENT of ANN LEE": the small word between is of its own line. */
const IN_CAPITALS = /(?<!\p{L})\p{Lu}{3}[\p{Lu}'’.-]{0,30}(?:\s\p{Lu}[\p{Lu}'’.-]{0,30}){1,12}(?!\p{L})/gu;
const ABBREVIATED = /\b(?:GRAT|QPRT|CRUT|CLAT|ILIT|SLAT|SNT|HIPAA|QTIP)\b/;
const ordinary = (run: string): string => (ABBREVIATED.test(run) ? run : toTitle(run));

/** The title as printed, in ordinary capitals; the maker's name is added where the title has none. */
export function readName(ctx: DocumentContext, household: Household): ExtractedValue<string> | null {
  const printed = titleOf(ctx.flow);
  const called = GENERIC_TRUST.test(printed.text) || SHORTENED.test(printed.text) ? KNOWN_AS.exec(ctx.flow.text) : null;
  const at = called ? called.index + called[0].length - (called[1] ?? '').length : 0;
  const below = GENERIC_TRUST.test(printed.text) ? namedBelow(ctx.flow, printed) : undefined;
  const span = called ? { text: called[1] ?? '', start: at, end: at + (called[1] ?? '').length } : (below ?? printed);
  const title = toTitle(span.text.replace(/[.:]$/, '').replace(IN_CAPITALS, ordinary));
  if (title.length > 160) return null;
  const [maker] = household.principals;
  const named =
    isTrustName(title) || household.principals.some((p) => p.split(' ').some((w) => w.length > 2 && title.includes(w)));
  const full =
    !named && maker && (/HEALTH|POWER/.test(ctx.kind) || /\b(?:will|testament|codicil)\b/i.test(title))
      ? `${title.replace(/^My\s/i, '')} of ${maker}`
      : title;
  const reason = isTitled(span.text) ? undefined : 'The document has no title that says what it is.';
  return valueAt(ctx.flow, full, [span], reason) ?? null;
}
