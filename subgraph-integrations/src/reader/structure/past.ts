import type { Sentence } from './sentences.ts';

/**
 * What an earlier paper said, and what is taken back, gives nothing and appoints nobody: "I revoke Item IV, wherein I
 * bequeathed my tractor to Rufus Lee, and in lieu thereof I give …". Such clauses are blanked; all offsets stay.
 */
export const withoutPast = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.map((sentence) => {
    const text = PAST.reduce((words, pattern) => words.replace(pattern, blank), sentence.text);
    return text === sentence.text ? sentence : { ...sentence, text };
  });

/** What leads a list still leads it. */
const blank = (text: string): string =>
  text.endsWith(':') ? `${' '.repeat(text.length - 1)}:` : ' '.repeat(text.length);

/** Up to where the sentence says what is from now on. */
const UP_TO =
  '(?=,?\\s(?:and|but)\\s(?:(?:in|to)\\s(?:its|their|his|her|the|that|lieu|place|such)\\b|instead\\b|now\\b|(?:do\\s)?(?:hereby\\s)?(?:I|we|put|substitut|replac|insert|appoint|name|nominate|give|provide)\\w*\\b)|,?\\sin\\s(?:lieu|place|stead|its place)\\b|;|$)';
const GAVE =
  '(?:gave|bequeathed|devised|left|provided|made|appointed|named|nominated|designated|directed|set\\saside|established)';

const PAST: readonly RegExp[] = [
  // 'By striking the words "ten thousand dollars" …, so that the paragraph shall now read: "…"'.
  /^.{0,400}\b(?:strik|delet|replac|substitut|insert|chang|amend)\w*\b.{0,400}\bso (?:that|as)\b[^:"“]{0,60}\bread(?:s|ing)?\b[^:"“]{0,30}:?\s(?=["“])/gi,
  new RegExp(
    `\\b(?:wherein|whereby|(?:in|by|under)\\swhich|where)\\s(?:I|we|he|she)\\s(?:had\\s|have\\s|previously\\s|formerly\\s){0,2}${GAVE}\\b[^;]{0,240}?${UP_TO}`,
    'gi',
  ),
  // "I revoke Clause VII, which gave the residue to my children equally".
  new RegExp(
    `\\b(?:revok|cancel|delet|withdraw|rescind)\\w{0,4}\\b[^;.]{0,60},\\swhich\\s${GAVE}\\b[^;]{0,240}?${UP_TO}`,
    'gi',
  ),
  // "So much of Item IV as gives my boat to A is revoked."
  /\bso much of\b[^;.]{0,80}\bas\s(?:gives?|gave|leaves?|left|bequeaths?|bequeathed|devises?|devised|names?|named|appoints?|appointed)\b[^;.]{0,200}\b(?:is|are)\s(?:hereby\s)?(?:revoked|cancell?ed|deleted|withdrawn|annulled|rescinded|removed|struck)\b/gi,
  // 'the figure "$10,000" is struck'.
  /["“][^"”]{1,60}["”]\s(?:is|are)\s(?:hereby\s)?(?:struck|stricken|deleted|removed|cancell?ed|replaced)\b/gi,
  new RegExp(
    `\\b(?:revok|cancel|delet|withdraw|strik|annul|rescind|remov)(?:e|es|ed|ing|s|ling|led)?\\b[^;.]{0,60}\\b(?:gifts?|bequests?|legac(?:y|ies)|devises?)\\b[^;]{0,200}?${UP_TO}`,
    'gi',
  ),
  /\bthe\s(?:gift|bequest|legacy|devise)\b[^;.]{0,140}\b(?:is|are|stands?)\s(?:hereby\s)?(?:revoked|cancell?ed|deleted|withdrawn|annulled|rescinded|removed|struck)\b/gi,
  // "the will of 1998, in which my late sister Ruth was named Executrix".
  new RegExp(
    `\\b(?:wherein|whereby|(?:in|by|under)\\s(?:which|it))\\s[^;.]{2,90}\\b(?:was|were)\\s(?:named|appointed|nominated|designated)\\b[^;]{0,80}?${UP_TO}`,
    'gi',
  ),
  // "Article 6 presently leaves the residue to A alone."
  /\b(?:presently|currently|as now written|as it now reads?|as written)\b,?\s[^;.]{0,40}\b(?:gives?|leaves?|provides?|directs?|bequeaths?|devises?|names?|appoints?|nominates?)\b[^;.]{0,240}/gi,
  // "I do not give my violin to A", "I leave nothing to B", "Nothing in this will gives C any part".
  /\b(?:I|we)\s(?:do not|don['’]t|have not|did not|will not|intentionally|make no|leave no|give no)\b[^;.]{0,40}\b(?:give|leave|bequeath|devise|gifts?|provision|omit\w*|provide|want)\b[^;]{0,200}?(?=,?\s(?:and|but)\s(?:I|we|instead|the|so)\b|;|\.|$)/gi,
  /\b(?:leave|give)s?\s(?:nothing|no part)\b[^;]{0,160}?(?=,?\s(?:and|but)\s(?:I|we|instead|the|so)\b|;|\.|$)|\b(?:nothing|no part|none)\b[^;.]{0,60}\b(?:gives?|goes|passes|shall (?:go|pass)|is (?:to go|given|left))\b[^;]{0,160}?(?=,?\s(?:and|but)\s(?:I|we|instead|the|so)\b|;|\.|$)/gi,
  // A recital tells what earlier papers did.
  /(?<=^WHEREAS\b.{0,400}),?\s(?:by\s)?(?:naming|appointing|designating|nominating|giving|leaving)\b[^;]{0,200}/gi,
];
