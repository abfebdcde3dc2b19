import { MONEY_SOURCE } from '../language/numbers.ts';
import type { Citation, ReadDocumentFields } from '../reading.ts';
import type { Sentence } from '../structure/sentences.ts';
import { GIVES, isDispositive } from './dispositions.ts';
import type { DocumentContext } from './document.ts';

/** A part of a document whose heading promises what was not found in it. */
export interface Unread {
  /** A sentence for the reader of the screen. */
  detail: string;
  citations: readonly Citation[];
}

const MONEY = new RegExp(MONEY_SOURCE, 'i');
const SERVES = /\b(?:appoint|nominate|name|designate|serve|act|succeed)\w*\b/i;
const PROMISES: readonly {
  heading: RegExp;
  as: string;
  field: 'specificGifts' | 'residue' | 'fiduciaries';
  says: RegExp;
}[] = [
  {
    heading: /\b(?:gifts?|bequests?|legac(?:y|ies)|devises?|specific distributions?)\b/i,
    as: 'gifts',
    field: 'specificGifts',
    says: GIVES,
  },
  {
    heading: /\b(?:residu\w*|remaining property|remainder|balance of my estate)\b/i,
    as: 'the division of what is left',
    field: 'residue',
    says: GIVES,
  },
  {
    heading:
      /\b(?:trustees?|executors?|personal representatives?|guardians?|agents?|fiduciar\w+)\b(?!['’]s?\b)(?![^.]*\b(?:powers|duties|compensation|liability|authority|provisions|bond)\b)/i,
    as: 'who serves',
    field: 'fiduciaries',
    says: SERVES,
  },
];

/** "Article IV Gifts could not be read as gifts": said of what names somebody or an amount, and gave no value. */
export function unreadParts(ctx: DocumentContext, fields: ReadDocumentFields): Unread[] {
  const parts = Map.groupBy(
    ctx.sentences.filter(({ isHeading }) => !isHeading),
    ({ heading }) => heading,
  );
  return [...parts].flatMap(([heading, sentences]) => {
    const promise = PROMISES.find((one) => one.heading.test(heading));
    const named = sentences.find((sentence) => speaks(ctx, sentence, promise?.says));
    if (!promise || !named || heading.length > 90) return [];
    const quotes = fields[promise.field].flatMap(({ citations }) => citations.map(({ quote }) => quote));
    const isRead = sentences.some(({ text }) => {
      const words = text.replace(/\s+/g, ' ');
      return quotes.some((quote) => words.includes(quote) || quote.includes(words.trim()));
    });
    const citation = ctx.flow.cite(named);
    if (isRead || !citation) return [];
    return [{ detail: `“${heading.replace(/[.:]$/, '')}” could not be read as ${promise.as}.`, citations: [citation] }];
  });
}

function speaks(ctx: DocumentContext, sentence: Sentence, says: RegExp | undefined): boolean {
  const { text } = sentence;
  if (!says?.test(text) || !isDispositive(sentence)) return false;
  return MONEY.test(text) || ctx.people.mentionsIn(sentence).some(({ name }) => !ctx.title.includes(name));
}
