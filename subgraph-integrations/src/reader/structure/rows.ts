import type { Sentence } from './sentences.ts';

export interface RowCell {
  text: string;
  /** Where it begins and ends in the text of its sentence. */
  start: number;
  end: number;
}

/** A row of a table, or a line of a form: its cells, what its columns are called, and what stands over the table. */
export interface Row {
  sentence: Sentence;
  cells: readonly RowCell[];
  /** In lower case; empty where the table has no head. */
  columns: readonly string[];
  title: string;
}

/** What columns of fiduciaries, families and gifts are called; a row of such words alone is the head of a table. */
const COLUMN =
  /^(?:no\.?|payees?|(?:no\.?|#) (?:recipient|name|beneficiary)s?|who (?:gets|receives|takes|is to have)(?: (?:it|them|this|what|each))?|who|who (?:it|this) goes to|goes to|given to|(?:what|thing|item)s? (?:I|we) (?:give|leave)|how (?:we are|they are|I am) related|(?:full )?names? of (?:the )?(?:person|charity|person or charity|beneficiary|recipient)(?: to receive (?:the |this )?gift)?|amount of (?:the )?(?:cash )?gift|(?:your )?signature(?: of (?:the )?testator)?|initials?|sign here|date of birth|order|rank|priority|names?|person|relation(?:ship)?(?: to (?:me|us|(?:the )?(?:grantor|settlor|donor|trustor|trustmaker|testator)s?))?|living\??|alive\??|recipients?|beneficiar(?:y|ies)|gifts?|items?|descriptions?|propert(?:y|ies)|amounts?|values?|fractions?|shares?|percent(?:age)?s?|%|how|manner|event|when|if|ages?|at age|to|to whom|what|takers?|what is given|parts?|terms|conditions?|how held|held|outright or in trust|alternates?(?: takers?)?|contingent|notes?|address|phone|telephone|office|role|position|(?:(?:first|second|third|initial|successor|alternate|co)[ -])*(?:trustees?|executors?|executrix|personal representatives?|agents?|guardians?|alternates?|successors?|first alternate|second alternate|charit(?:y|ies)))$/i;

const cellsOf = (text: string): RowCell[] =>
  [...text.matchAll(/[^\t]+/g)]
    .map((match) => {
      const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
      const words = match[0].trim();
      return { text: words, start: match.index + lead, end: match.index + lead + words.length };
    })
    .filter(({ text: words }) => words !== '');

/** The rows of all tables and forms, in their order. */
export function rowsOf(sentences: readonly Sentence[]): Row[] {
  const rows: Row[] = [];
  let columns: readonly string[] = [];
  let block = -9;
  /** A few words without a stop over a table are its title. */
  let above = '';
  for (const sentence of sentences) {
    const cells = cellsOf(sentence.text);
    if (cells.length < 2) {
      above = sentence.text.length < 60 && !/[.;]$/.test(sentence.text.trim()) ? sentence.text : '';
      continue;
    }
    if (sentence.block > block + 1) columns = [];
    block = sentence.block;
    if (cells.every(({ text }) => COLUMN.test(text))) columns = cells.map(({ text }) => text.toLowerCase());
    else
      rows.push({
        sentence,
        cells,
        columns: cells.length <= columns.length ? columns : [],
        title: `${sentence.heading} ${above}`.trim(),
      });
  }
  return rows;
}

/** What the column of a cell is called; the empty text where that is not said. */
export const columnOf = ({ cells, columns }: Row, cell: RowCell): string => columns[cells.indexOf(cell)] ?? '';
