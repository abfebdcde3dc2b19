import type { Sentence } from '../structure/sentences.ts';

/** "ANN LEE, Trustor and Trustee | BO LEE, Trustor and Trustee": the names below the lines to sign on. */
const SIGNER =
  "\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]*){1,4}(?:, (?:Jr|Sr|III|II|Esq)\\.?)?, (?:as )?(?:(?:the|co-|and|trustors?|grantors?|settlors?|donors?|trustmakers?|trustees?|testat(?:or|rix)|principal|declarant)[\\s,]*)+";
const OF_SIGNATURES = new RegExp(`^${SIGNER}(?:\\t${SIGNER})*$`, 'iu');

/** Whether a sentence is a place to sign: whoever is named there is named by the rest of the document. */
export function isSignature(sentence: Sentence, index: number, count: number): boolean {
  const { text } = sentence;
  if (sentence.isHand) return true;
  if (
    /^\W*\/s\/|_{4,}|acknowledged before|subscribed|sworn|notary|witness(?!eth)|^\W*(?:prepared by|drafted by|return to)\b/i.test(
      text,
    )
  )
    return true;
  if (index > count * 0.6 && /\bundersigned\b[^.;]{0,80}\baccepts?\b/i.test(text)) return true;
  if (index > count * 0.6 && text.length < 160 && OF_SIGNATURES.test(text)) return true;
  return (
    index > count * 0.6 &&
    text.length < 70 &&
    /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)+,\s*\p{L}+(?:\s+and\s+\p{L}+)?$/u.test(text)
  );
}
