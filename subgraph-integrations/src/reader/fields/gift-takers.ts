import { MONEY_SOURCE } from '../language/numbers.ts';
import { groupsOf, type Mention } from '../structure/people.ts';

/** Who takes a gift: the one it is given to, and who has it with him. */

/** "to A and B as tenants in common", "to A and B in equal shares": a thing that all of them have. */
export const TOGETHER =
  /\b(?:as (?:joint )?tenants|tenants in common|in equal shares|equally|jointly|share and share alike|together|both of)\b/i;

/** Those who are named with one: in his list, or in the class that he is of. */
export function membersWith(text: string, takers: readonly Mention[], name: string): readonly Mention[] {
  const one = takers.find((taker) => taker.name === name);
  const ofClass = takers.filter(({ start }) => start === one?.start);
  if (ofClass.length > 1) return ofClass;
  return groupsOf(text, takers).find(({ members }) => members.some((m) => m.name === name))?.members ?? [];
}

const GIVES_HIM = /\bI (?:hereby )?(?:give|leave|bequeath|devise) (?:to )?(?:him|her)\b/i;

/** "If A survives me, I give her $9,000". */
export function himself(text: string, whole: string, named: (text: string) => readonly Mention[]): Mention | undefined {
  const him = GIVES_HIM.exec(text);
  const spoken = him ? named(whole.slice(0, him.index)) : [];
  const end = him ? him.index + him[0].length : 0;
  return spoken.length === 1 && spoken[0] ? { name: spoken[0].name, start: end - 3, end } : undefined;
}

/** "the violin that belonged to my late mother, A". */
const ONCE_OWNED =
  /(?<!\b(?:be|is|are) )\b(?:belonged|owed|given|left|lent|sold) (?:to|by) (?:me by )?(?:(?:my|our) (?:[\w-]+ ){0,2}[\w-]+,?\s)?$/i;
const BESIDE_SUM = new RegExp(`^,\\s(?:the sum of\\s)?${MONEY_SOURCE}`, 'i');

/** The one who takes: after "to", before "receives", or the only one named beside a verb of giving. */
export function recipient(text: string, takers: readonly Mention[]): Mention | undefined {
  const afterTo = takers.find(
    (m) =>
      !ONCE_OWNED.test(text.slice(0, m.start)) &&
      /\bto\s+the following (?:person|persons|charity|individual)\b[^:]{0,60}:\s*$|\b(?:(?:un)?to|for|on)\s+(?:each (?:one )?of\s+)?(?:(?:my|our|the|his|her|\w+['’]s)\s+(?:[\w'-]+\s+){0,4}?(?:[\w-]+),?\s+(?:the said\s+)?|my\s(?:[\w'-]+\s){5,8}(?<!\b(?:to|for|give|leave|and)\s)[\w-]+,\s|the\s+)?$/i.test(
        text.slice(0, m.start),
      ),
  );
  if (afterTo) return afterTo;
  // "A, two thousand dollars", in a list.
  const beside = takers.find(
    (m) => /^\W*(?:(?:my|our) [\w-]+,?\s)?$/.test(text.slice(0, m.start)) && BESIDE_SUM.test(text.slice(m.end)),
  );
  if (beside) return beside;
  const receives = takers.find((m) =>
    /^,?[^,]{0,40},?\s*(?:shall |will |is to |should |to )?(?:receives?|gets?|takes?|inherits?|have|has|be given|is given)\b/i.test(
      text.slice(m.end),
    ),
  );
  if (receives) return receives;
  const given = takers.find((m) =>
    /\b(?:give|leave|bequeath|devise|pay)s?\s+(?:(?:my|our)\s+(?:[\w'-]+\s+){0,3}[\w-]+,?\s+)?$/i.test(
      text.slice(0, m.start),
    ),
  );
  return given ?? takers.find((m) => /^\s*[:\t—–-]/.test(text.slice(m.end)));
}
