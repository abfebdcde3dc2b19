import { datesIn, type FoundDate } from '../language/dates.ts';
import type { ExtractedValue } from '../reading.ts';
import type { Span } from '../structure/flow.ts';
import type { SignatureEvidence } from '../structure/signature.ts';
import type { DocumentContext } from './document.ts';
import { valueAt } from './evidence.ts';

/** Words before a date that make it the day of signing, with their weight. */
const CUES: readonly [RegExp, number][] = [
  [/\b(?:sign|signed|executed|sealed|subscribed|set my hand|witness whereof|hereunto)\b[^.\n]{0,120}$/i, 10],
  [/\b(?:witness|in testimony|as witness)\b[^.\n]{0,20}\bmy (?:hand|signature|name)\b[^.\n]{0,60}$/i, 13],
  [/\bdate(?:d| signed)?:?\s*$/i, 8],
  [/\b(?:effective|made|entered into|created|established|declared|adopted|restated|amended|done)\b[^.\n]{0,90}$/i, 7],
  [/\bdate of (?:this|the) (?:trust|agreement|will|instrument|document)\b[^.\n]{0,30}$/i, 9],
  [/(?:^|[.\n]\s{0,4})(?:on|this)\s{1,4}(?:the\s{1,4})?$/i, 7],
  [/\b(?:dated?|as of)\b[^.\n]{0,40}$/i, 6],
];
/** A date of something else: another instrument, a birth, a notary's commission, a later witness. */
const OTHERS =
  /\b(?:birth|born|d\.?o\.?b|expires?|commission|as (?:first |previously |last |later )?amended|amended (?:on|by)|(?:trust|will|codicil|agreement|declaration)\b(?: \w+){0,2},? (?:dated|of|executed|signed|made)|(?:trust|will|codicil|agreement|declaration|instrument)\b,?["”]? (?:that|which|as) (?:(?:my \w+ and )?i|we|he|she|they|was|were)\b|original(?:ly)?|prior|previous|married|divorced|died|death|funded|from|lease|notes?|loan|mortgage|due|amended it|(?<!this )(?:first|second|third|fourth) (?:codicil|amendment))\b[^.\n]{0,60}$/i;

/** The document's own signing, in its own clause: not "the trust, which I signed on". */
const SIGNING =
  /(?:^|[.;])\W{0,4}(?:in witness whereof\b[^.]{0,60}\b)?(?:\w+\s+){0,3}(?:signed|executed)\b[^.]{0,25}$|(?:^|[.;])\W{0,4}(?:I|we) (?:now |hereby |each )?sign\b[^.]{0,90}$/i;

const OLDER = /\b(?:original(?:ly)?|previous(?:ly)?|heretofore|prior|earlier)\b[^.;]{3,200}$/i;
/** "on the date first above written", "at the head of this agreement". */
const AT_THE_HEAD =
  /\b(?:date|day)\b[^.;\n]{0,40}\b(?:first (?:above |herein)?(?:written|stated|mentioned)|above (?:written|stated)|at (?:the|its) (?:head|top|beginning)|(?:first|cover|title) page|written above|stated above)/i;

/** "In testimony whereof I have hereunto set my hand to this my will, consisting of five pages, …, this 14th day of May". */
const TESTIFIES = /\bin (?:witness|testimony) whereof\b|\bset (?:my|our|his|her|their) hands?\b/i;

interface Weighed extends FoundDate {
  weight: number;
}

/** A will that is signed on the day of its trust: both have the date, and this one says that it is its own. */
const OWN = 9;

const NO_HAND = 'No signature shows above the names in this copy: compare it with the original.';

/** The day the document was signed; a date printed on an unsigned document is not one. `other` is the date of the instrument it changes. */
export function readExecutedAt(
  ctx: DocumentContext,
  { signed, said }: SignatureEvidence,
  other?: string,
): ExtractedValue<string> | null {
  const best = datedBy(ctx, other);
  if (!best || !(signed || said)) return null;
  return (
    valueAt(
      ctx.flow,
      best.iso,
      [widened(ctx.flow.text, best)],
      best.weight < 6 ? 'The date stands alone.' : said && NO_HAND,
    ) ?? null
  );
}

/** The date printed as the document's own, whether or not it was signed. */
export function datedBy(ctx: DocumentContext, other?: string): Weighed | undefined {
  const { text } = ctx.flow;
  const weighed = datesIn(text).map((date, i): Weighed => {
    const before = text.slice(Math.max(0, date.start - 140), date.start);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const whole = text.slice(Math.max(text.lastIndexOf('\n', date.start) + 1, date.start - 700), date.start);
    const testifies = TESTIFIES.test(whole.split(/(?<=\p{L}{3}[.;])\s/u).at(-1) ?? '') ? 12 : 0;
    const isAtHead = i < 3 && date.start < 900 && /^\W*(?:dated?:? )?$/i.test(line) && AT_THE_HEAD.test(text);
    const cue = Math.max(
      2,
      testifies,
      isAtHead ? 11 : 0,
      ...CUES.filter(([pattern]) => pattern.test(before)).map(([, weight]) => weight),
    );
    const own =
      /(?:^\W*(?:trust )?(?:agreement|declaration|instrument) |\bthis (?:\w+,? ){0,5})(?:is |was )?(?:made|entered|executed|signed|dated|created|effective|established)\b(?![^.]*\b(?:will|trust|agreement)\b[^.]*\bdated\b)[^.]*$/i.test(
        line,
      );
    // A certificate tells the day of the trust that it certifies.
    const ofAnother = ctx.kind === 'TRUST_CERTIFICATION' && /\btrust\b[^.\n]{0,80}$/i.test(line) ? 9 : 0;
    // "I executed the original agreement in 1996, and restated it on April 22, 2004 and on December 13, 2011."
    const clause = whole.split(/(?<=\p{L}{3}[.;])\s/u).at(-1) ?? '';
    const isOlder = !own && testifies === 0 && OLDER.test(clause);
    const foreign = isOlder ? 9 : !own && OTHERS.test(line) && !SIGNING.test(line) ? 9 : 0;
    const witness = testifies === 0 && /witness|notary|acknowledg|sworn|accept|before me/i.test(line) ? 3 : 0;
    const named = /\p{Lu}\p{Ll}+,\s*$/u.test(line) ? 2 : 0;
    return { ...date, weight: cue - foreign - ofAnother - witness - named - Math.min(1, i * 0.05) };
  });
  const good = weighed.filter((d) => d.weight > 0 && (d.iso !== other || d.weight >= OWN));
  return good.toSorted((a, b) => b.weight - a.weight)[0];
}

function widened(text: string, date: Span): Span {
  const before = text.slice(Math.max(0, date.start - 60), date.start);
  const cue = /(?:(?:Signed|Executed|Dated|Effective|Date)\b[^.\n]{0,30}|on (?:the )?|this (?:the )?)$/i.exec(before);
  return { start: date.start - (cue?.[0].length ?? 0), end: date.end };
}
