/** Parts of a page in the order they are printed. Their text holds marks: which words prove which value. */
export type Block =
  | { kind: 'title' | 'heading' | 'paragraph' | 'item' | 'line'; text: string }
  /** Cells with wide gaps between them: a row of a table or of a form. */
  | { kind: 'row'; cells: readonly string[] }
  | { kind: 'newPage' };

const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002'];

/** Says that `text` proves the values at these paths (several with spaces between). */
export const mark = (paths: string, text: string): string => `${OPEN}${paths}${MIDDLE}${text}${CLOSE}`;

export interface MarkedWord {
  text: string;
  /** Each mark over this word, by its number in the document. */
  marks: readonly { id: number; paths: string }[];
}

/** Takes marked text apart into words; `count` numbers the marks on. Marks may stand in each other. */
export function wordsOf(text: string, count: { marks: number }): MarkedWord[] {
  const words: MarkedWord[] = [];
  const open: { id: number; paths: string }[] = [];
  let word = '';
  let over: { id: number; paths: string }[] = [];
  const end = (): void => {
    if (word) words.push({ text: word, marks: over });
    word = '';
    over = [...open];
  };
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index);
    if (letter === OPEN) {
      const middle = text.indexOf(MIDDLE, index);
      const opened = { id: count.marks++, paths: text.slice(index + 1, middle) };
      open.push(opened);
      over = [...over, opened];
      index = middle;
    } else if (letter === CLOSE) open.pop();
    else if (/\s/.test(letter)) end();
    else word += letter;
  }
  end();
  return words;
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const item = (text: string): Block => ({ kind: 'item', text });
export const line = (text: string): Block => ({ kind: 'line', text });
export const row = (...cells: string[]): Block => ({ kind: 'row', cells });
export const titled = (text: string): Block => ({ kind: 'title', text });
