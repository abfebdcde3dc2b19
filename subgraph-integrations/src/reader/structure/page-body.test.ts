import { expect, it } from 'vitest';
import { makeLine, type PageText } from '../text/page-text.ts';
import { bodiesOf } from './page-body.ts';

const word = (text: string, x: number, y: number) => ({
  text,
  box: { x, y, width: text.length * 0.008, height: 0.012 },
  afterGap: false,
});
/** Words of a line from a place on; each as wide as its letters. */
const line = (text: string, y: number, from = 0.2) => {
  let x = from;
  const words = text.split(' ').map((one) => {
    const placed = word(one, x, y);
    x += one.length * 0.008 + 0.008;
    return placed;
  });
  return makeLine(words, 0.012);
};
const page = (number: number, lines: PageText['lines']): PageText => ({
  page: number,
  source: 'text',
  readable: true,
  turned: 0,
  lines,
});
const texts = (pages: readonly PageText[]) => pages.map(({ lines }) => lines.map(({ text }) => text));

it('takes the numbers of pleading paper from the lines, and lines that are nothing else', () => {
  const prose = [
    'This trust is made by',
    'Henri Delacroix and',
    '',
    'Keiko Nakamura of',
    'Sonoma',
    '',
    'who are',
    'called',
    'the Settlors',
  ];
  const lines = prose.map((text, at) => {
    const number = word(String(at + 1), 0.08, at * 0.03);
    return text === '' ? makeLine([number], 0.012) : makeLine([number, ...line(text, at * 0.03).words], 0.012);
  });
  expect(texts(bodiesOf([page(1, lines)]))).toEqual([prose.filter((text) => text !== '')]);
});

it('keeps numbers that count what the document says', () => {
  const items = ['1 house', '2 boats', '5 horses'].map((text, at) => line(text, at * 0.03, 0.08));
  expect(texts(bodiesOf([page(1, items)]))).toEqual([['1 house', '2 boats', '5 horses']]);
});

it('takes heads and feet that repeat, whatever their numbers, and nothing that stands once', () => {
  const pages = [1, 2, 3].map((number) =>
    page(number, [
      line('Delacroix Trust, initials HLD', 0.05),
      line(`Body of page number ${['one', 'two', 'three'][number - 1]}`, 0.3),
      line('More of it here', 0.4),
      line('And more of it there', 0.5),
      line('The end of this page', 0.6),
      line(`Prepared by Marsh ${number}`, 0.95),
    ]),
  );
  const [first] = texts(bodiesOf(pages));
  expect(first).toContain('Body of page number one');
  expect(first?.some((text) => /initials|Prepared/.test(text))).toBe(false);
});

it('reads two columns one after the other, under a title across both', () => {
  const rows = Array.from({ length: 14 }, (_, at) => {
    const y = 0.2 + at * 0.03;
    return makeLine(
      [...line(`left words of row ${at}`, y, 0.08).words, ...line(`right words of row ${at}`, y, 0.56).words],
      0.012,
    );
  });
  const title = line('A title that runs from the left edge to the right edge of it', 0.1, 0.2);
  const [read] = texts(bodiesOf([page(1, [title, ...rows])]));
  expect(read?.[0]).toBe('A title that runs from the left edge to the right edge of it');
  expect(read?.slice(1, 15).every((text) => text.startsWith('left'))).toBe(true);
  expect(read?.slice(15).every((text) => text.startsWith('right'))).toBe(true);
});

it('reads two columns whose lines stand at different heights one after the other', () => {
  const left = Array.from({ length: 14 }, (_, at) =>
    line(`left ${at} side tells first things here`, 0.1 + at * 0.02, 0.08),
  );
  const right = Array.from({ length: 14 }, (_, at) =>
    line(`right ${at} side tells other things now`, 0.111 + at * 0.02, 0.55),
  );
  const mixed = [...left, ...right].toSorted((a, b) => a.box.y - b.box.y);
  const [read = []] = texts(bodiesOf([page(1, mixed)]));
  expect(read).toEqual([...left, ...right].map(({ text }) => text));
});

it('takes the dots that lead to a number for the gap between two cells', () => {
  const [read = []] = texts(bodiesOf([page(1, [line('Tove Pruitt ............ 40%', 0.2)])]));
  expect(read).toEqual(['Tove Pruitt\t40%']);
});

it('takes the gap behind the number of a paragraph for none between cells', () => {
  const hanging = line('2.4 The trustee shall hold the house for Bram', 0.2);
  const row = line('2.4 Bram Pruitt', 0.24);
  const withGap = [hanging, row].map(({ words, size }) =>
    makeLine(
      words.map((one, at) => ({ ...one, afterGap: at === 1 })),
      size,
    ),
  );
  const [read = []] = texts(bodiesOf([page(1, withGap)]));
  expect(read).toEqual(['2.4 The trustee shall hold the house for Bram', '2.4\tBram Pruitt']);
});
