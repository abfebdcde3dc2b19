/** A few words on a line of their own that say what the paragraphs below are about: "Specific gifts", "Everything else". */
const TOPIC =
  /\b(?:gifts?|bequests?|legac(?:y|ies)|residu(?:e|ary)|remainder|everything else|the rest|what is left|remaining|division|distributions?|tangible|personal (?:property|effects)|household|beneficiar(?:y|ies)|taxes|debts|expenses|powers|guardians?|executors?|trustees?|survivorship|no contest|definitions|family|children|fund(?:ing)?)\b/i;
const OF_A_SENTENCE =
  /\b(?:give|gives|leave|leaves|is|are|was|were|shall|will|may|must|appoint|nominate|name|goes|go|dated?|have|has|signed?|to)\b/;
const A_FEW_WORDS = /^\p{Lu}[^.;:\t$_\d]{3,60}$/u;

export const isTopic = (body: string): boolean =>
  A_FEW_WORDS.test(body) &&
  !/[,;:]\s{0,4}$/.test(body) &&
  body.trim().split(/\s+/).length <= 7 &&
  TOPIC.test(body) &&
  !OF_A_SENTENCE.test(body);
