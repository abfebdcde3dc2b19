import { isTrustName } from '../language/names.ts';
import type { Span } from '../structure/flow.ts';
import { GIVES, isDispositive } from './dispositions.ts';
import type { DocumentContext, Household } from './document.ts';
import { within } from './evidence.ts';
import { takersOf } from './residue-takers.ts';

/** "If at any time no descendant of mine is living, …": who takes when all fail has no share of the rest. */
export const IN_A_FAILURE =
  /^\W*(?:(?:upon|on|in case of|in the event of|in default of|failing) (?:(?:a |the )?(?:complete |total |entire )?failure of|all (?:of )?(?:the|these) (?:foregoing|above)|(?:any )?such (?:descendants|issue|persons)|(?:all|any) (?:descendants|issue))\b|(?:(?:any|all|the) )?(?:property|principal|part|portion)\b[^,;]{0,30}\bnot (?:otherwise|effectively|wholly) disposed of\b|if\b[^,;]{0,30}\b(?:every one|each one|all|every) of (?:the|my|our|them|those|these)\b[^,;]{0,60}\b(?:has|have) (?:all )?died\b|(?:if|when)\b[^,;]{0,40}\b(?:there is|there are|there be) (?:none of (?:these|those|them)|no one|nobody|no (?:person|beneficiary|descendants?|issue)s?)\b|if\b[^,;]{0,30}\bno (?:taker|beneficiary|person) is (?:left|living)|if (?:no one|nobody|no person) (?:named|listed|in (?:the|this|that) (?:list|table))\b|(?:if|should|in the event(?: that)?)\b[^,;]{0,60}\b(?:(?:no|none of (?:the|my|our|those|these|such)|nobody|all (?:of )?(?:the|my|those|these)) (?:living )?(?:descendants?|issue|beneficiar(?:y|ies)|one|persons?|takers?|foregoing|above|people|gifts?|dispositions?|named)\b[^,;]{0,60}\b(?:living|alive|surviv\w+|left|exists?|fails?|lapses?|dead|died|predecease\w*)|none of (?:them|these|those)(?: named)? (?:surviv\w+|is|are)|neither (?:of them )?surviv\w+|neither\b[^,;]{2,60}\bnor\b[^,;]{2,60}\b(?:surviv\w+|is (?:then )?living)|none of (?:my|our|the|his|her)\b[^,;]{2,60}\b(?:surviv\w+|is (?:then )?living|are (?:then )?living))\b)/i;

/** Who takes only when all others fail: no share of the rest, and still somebody who is named to take. */
export function takersInFailure(ctx: DocumentContext, household: Household): { name: string; span: Span }[] {
  return ctx.sentences.flatMap((sentence) => {
    const failed = IN_A_FAILURE.exec(sentence.text)?.[0].length;
    if (failed === undefined || !isDispositive(sentence) || !GIVES.test(sentence.text.slice(failed))) return [];
    return takersOf(ctx, household, sentence.text).flatMap(({ name, start, end }) =>
      start < failed || isTrustName(name) ? [] : [{ name, span: within(sentence, start, end) }],
    );
  });
}
