import type { Sentence } from '../structure/sentences.ts';

/** "ANN LEE, Trustor and Trustee | BO LEE, Trustor and Trustee": the names below the lines to sign on. */
const SIGNER =
  "\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]*){1,4}(?:, (?:Jr|Sr|III|II|Esq)\\.?)?, (?:as )?(?:(?:the|co-|and|trustors?|grantors?|settlors?|donors?|trustmakers?|trustees?|testat(?:or|rix)|principal|declarant)[\\s,]*)+";
const OF_SIGNATURES = new RegExp(`^${SIGNER}(?:\\t${SIGNER})*$`, 'iu');

/** A name, alone or with what its bearer is to the paper, below the words with which one signs. */
const NAME_ALONE =
  /^(?:by:?\s)?\p{Lu}[\p{L}.'’-]+(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|la|del))*(?:[,\s\t]+(?:\p{Lu}[\p{L}.'’-]*|de|and|as|the|trustors?|grantors?|settlors?|trustees?|testat(?:or|rix)|principal|declarant|donors?))*$/u;

/** Whether a sentence is a place to sign: whoever is named there is named by the rest of the document. */
export function isSignature(sentence: Sentence, index: number, count: number, isSigning = false): boolean {
  const { text } = sentence;
  if (
    /^\W*\/s\/|_{4,}|acknowledged before|subscribed|sworn|notary|witness(?!eth)|^\W*(?:prepared by|drafted by|return to)\b/i.test(
      text,
    )
  )
    return true;
  if (index > count * 0.6 && text.length < 160 && OF_SIGNATURES.test(text)) return true;
  if (index > count * 0.6 && isSigning && text.length < 90 && NAME_ALONE.test(text)) return true;
  return (
    index > count * 0.6 &&
    text.length < 70 &&
    /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)+,\s*\p{L}+(?:\s+and\s+\p{L}+)?$/u.test(text)
  );
}

const TESTIMONIUM =
  /\b(?:in (?:witness|testimony) whereof|(?:have|has|had) (?:hereunto )?(?:signed|executed|set (?:my|our|his|her|their) hands?)|(?:I|we) (?:now )?sign\b|^\W*(?:signed|executed|dated)\b.{0,60}\b\d{4})\b/i;

/** Behind which sentence a document is signed; whoever is named there alone has written or typed his name. */
export function signingFrom(sentences: readonly Sentence[]): number {
  const at = sentences.findLastIndex(({ text }, index) => index > sentences.length * 0.5 && TESTIMONIUM.test(text));
  return at < 0 ? sentences.length : at;
}
