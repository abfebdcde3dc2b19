import { MONEY_SOURCE, SHARE_SOURCE } from '../language/numbers.ts';

/** What a gift says beside who takes what is blanked; all offsets stay. */

const SHARE = new RegExp(SHARE_SOURCE, 'i');
/** "If Keiko is the first to die, her prints …": when it is given, not to whom. */
const WHEN =
  /^\W*(?:If|When|Upon|On|After|Should)\b[^,;]{0,120},\s*(?=(?:my|our|the|his|her|all|any|one|a|an|\$)\b)|^\W*(?:(?:I|We) (?:hereby )?add|A new (?:Section|Article|Item|Paragraph|Clause))\b[^:]{0,60}:\s+(?:["“]?\(\w{1,2}\)\s)?/;

/** "to my wife, A, should she survive me, all my books": what stands between the taker and the thing. */
const IF_SURVIVING =
  /,\s(?:if|should|provided(?: that)?)\s(?:he|she|they|it|my \w+)\b[^,;.]{0,60}\b(?:surviv\w+|living|alive)\b[^,;.]{0,30},/gi;

/** "to my sister, A, her heirs and assigns forever, all that lot". */
const AND_ASSIGNS = /,\s(?:his|her|their|its) heirs(?:,? [a-z]{1,20}){0,6} assigns(?: forever)?,/gi;
/** "two percent of the trust fund, but not over $60,000": the most that a part may be is no sum of its own. */
const AT_MOST = new RegExp(
  `,?\\s(?:but\\s)?(?:in no event\\s)?(?:not (?:over|above|more than|exceeding|to exceed)|no more than|never more than|up to(?: a maximum of)?|limited to)\\s(?:the sum of\\s)?${MONEY_SOURCE}`,
  'gi',
);

export const withoutAsides = (text: string): string =>
  text
    .replace(WHEN, (lead) => ' '.repeat(lead.length))
    .replace(IF_SURVIVING, (clause) => `,${' '.repeat(clause.length - 1)}`)
    .replace(AND_ASSIGNS, (clause) => `,${' '.repeat(clause.length - 1)}`)
    .replace(AT_MOST, (clause, at: number, said: string) =>
      SHARE.test(said.slice(0, at)) ? ' '.repeat(clause.length) : clause,
    );
