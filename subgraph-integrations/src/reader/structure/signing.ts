import type { Sentence } from './sentences.ts';

/** A name, alone or with what its bearer is to the paper, below the words with which one signs. */
const NAME_ALONE =
  /^(?:by:?\s)?\p{Lu}[\p{L}.'’-]+(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|la|del))*(?:[,\s\t]+(?:\p{Lu}[\p{L}.'’-]*|de|and|as|the|trustors?|grantors?|settlors?|trustees?|testat(?:or|rix)|principal|declarant|donors?))*$/u;

const TESTIMONIUM =
  /\b(?:in (?:witness|testimony) whereof|(?:have|has|had) (?:hereunto )?(?:signed|executed|set (?:my|our|his|her|their) hands?)|(?:I|we) (?:now )?sign\b|^\W*(?:signed|executed|dated)\b.{0,60}\b\d{4})\b/i;

/** Below the words with which one signs, whoever is named alone has written or typed his name: nobody is appointed there. */
export function withHands(sentences: readonly Sentence[]): Sentence[] {
  const from = sentences.findLastIndex(({ text }, at) => at > sentences.length * 0.5 && TESTIMONIUM.test(text));
  if (from < 0) return [...sentences];
  return sentences.map((sentence, at) =>
    at > from && sentence.text.length < 90 && NAME_ALONE.test(sentence.text) ? { ...sentence, isHand: true } : sentence,
  );
}
