import { extractDocument } from './extract.ts';
import { makeLine, type PageText } from './text/page-text.ts';

const LETTER = 0.0085;
const PITCH = 0.02;

/** A page as a typewriter would print it: a tab begins a cell at the next of these columns. */
const STOPS = [0.12, 0.42, 0.62, 0.8];
export function printed(text: string, number = 1): PageText {
  const lines = text
    .trim()
    .split('\n')
    .flatMap((row, index) => {
      const cells = row.split('\t');
      const words = cells.flatMap((cell, at) => {
        let x = STOPS[at] ?? 0.9;
        return cell
          .split(' ')
          .filter(Boolean)
          .map((word, place) => {
            const box = { x, y: 0.06 + index * PITCH, width: word.length * LETTER, height: 0.012 };
            x += (word.length + 1) * LETTER;
            return { text: word, box, afterGap: at > 0 && place === 0 };
          });
      });
      return words.length > 0 ? [makeLine(words, 0.012)] : [];
    });
  return { page: number, source: 'text', readable: true, turned: 0, lines };
}
export const read = (text: string) => extractDocument([printed(text)], undefined);
export const values = <T>(list: readonly { value: T }[]): T[] => list.map(({ value }) => value);
