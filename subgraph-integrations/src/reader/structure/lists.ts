import type { Sentence } from './sentences.ts';

/** "I give as follows:" with the items below it. */
export interface List {
  lead: Sentence;
  /** All of it as one sentence: the words that lead and those of its items, each at its place. */
  whole: Sentence;
  /** The sentences of the items. */
  items: readonly Sentence[];
}

const LEADS =
  /(?::|\b(?:as follows|in the following (?:way|manner|shares|parts|proportions|order|percentages))[.:]?|[—–])\s*$/i;
/** Items of a list without marks are short and begin no clause of their own. */
const LONGEST_ITEM = 420;
const MOST_ITEMS = 24;
const OWN_CLAUSE =
  /^(?:If|Should|In the event|Upon|On|After|When|Whenever|No|Any|Each|The (?:trustees?|executors?|personal representative|share|shares|foregoing|gifts?|rest|residue|remainder|balance)|My (?:executors?|executrix|trustees?|personal representative)|I|We|This|It|All (?:the )?(?:rest|gifts)|Notwithstanding|Except)\b/i;

/** Lists of a document: what leads one, and its items, marked by one kind of number or letter, or by nothing. */
export function listsOf(sentences: readonly Sentence[]): List[] {
  const lists: List[] = [];
  for (const [at, lead] of sentences.entries()) {
    if (lead.isHeading || !LEADS.test(lead.text) || (lead.implied ?? 0) > 0) continue;
    const items = itemsBelow(sentences, at);
    const last = items.at(-1);
    if (!last || new Set(items.map(({ block }) => block)).size < 2 || last.end <= lead.end) continue;
    lists.push({ lead, items, whole: joined(lead, items, last) });
  }
  return lists;
}

function itemsBelow(sentences: readonly Sentence[], at: number): Sentence[] {
  const lead = sentences[at];
  const items: Sentence[] = [];
  let kind: string | undefined;
  let count = 0;
  for (const sentence of sentences.slice(at + 1)) {
    if (!lead || sentence.isHeading || (sentence.implied ?? 0) > 0 || sentence.block === lead.block) break;
    const begins = sentence.block !== items.at(-1)?.block;
    if (begins) {
      const own = kindOf(sentence.mark);
      // What stands below an item in a finer count belongs to it; a coarser one, and the count of the lead, end the list.
      if (items.length === 0) kind = own;
      else if (own !== kind && (own === '' || kind === '' || own === kindOf(lead.mark))) break;
      if (own === '' && kind === '' && (OWN_CLAUSE.test(sentence.text) || sentence.text.length > LONGEST_ITEM)) break;
      if (own !== '' && own === kindOf(lead.mark)) break;
      count += 1;
      if (count > MOST_ITEMS) break;
    }
    items.push(sentence);
  }
  return items;
}

/** What the items of one list are counted by. */
function kindOf(mark: string | undefined): string {
  const last = mark?.split(/\s+/).at(-1) ?? '';
  const bare = last.replace(/[().:]/g, '');
  if (bare === '') return last;
  const brackets = last.replace(/[^().]/g, '');
  if (/^\d+(?:\.\d+)+$/.test(bare)) return `section${bare.split('.').length}`;
  if (/^\d+$/.test(bare)) return `number${brackets}`;
  if (/^(?:ii|iii|iv|v|vi|vii|viii|ix|x)$/.test(bare)) return `roman${brackets}`;
  return /^[a-z]$/.test(bare) ? (bare === 'i' ? `roman${brackets}` : `letter${brackets}`) : `other${brackets}`;
}

/** The lead and its items, each at its place; their marks are left out, and where one ends a clause ends. */
function joined(lead: Sentence, items: readonly Sentence[], last: Sentence): Sentence {
  let words = lead.text;
  let { end, block } = lead;
  for (const item of items) {
    if (item.block !== block && block !== lead.block)
      words = words.replace(/[.,;]?(?:\s(?:and|or))?\s{0,9}$/, (stop) => (stop === '' ? '' : ';'.padEnd(stop.length)));
    words += (item.block !== block && block !== lead.block && !words.trimEnd().endsWith(';') ? '; ' : ' ').padEnd(
      Math.max(1, item.start - end),
    );
    words = words.slice(0, item.start - lead.start).padEnd(item.start - lead.start) + item.text.replaceAll('\t', ' ');
    ({ end, block } = item);
  }
  return { ...lead, text: words, end: last.end };
}
