import { expect, it } from 'vitest';
import { makeLine } from '../text/page-text.ts';
import { buildFlow } from './flow.ts';
import { listsOf } from './lists.ts';
import { sentencesOf } from './sentences.ts';

const BOX = { x: 0, y: 0, width: 0, height: 0 };
type Piece = readonly [text: string, face?: string];

/** Paragraphs of a Word file: each piece is set in its face. */
function sentences(...paragraphs: (string | readonly Piece[])[]) {
  const lines = paragraphs.map((paragraph) => {
    const pieces: readonly Piece[] = typeof paragraph === 'string' ? [[paragraph]] : paragraph;
    const words = pieces.flatMap(([text, face = '']) =>
      text.split(' ').flatMap((word) => (word === '' ? [] : [{ text: word, face, box: { ...BOX }, afterGap: false }])),
    );
    return makeLine(words, 0);
  });
  return sentencesOf(buildFlow([{ page: null, source: 'docx', readable: true, turned: 0, lines }]));
}

it('joins what leads a list and its items to one sentence, each word at its place', () => {
  const [list] = listsOf(
    sentences(
      '4.2 I divide the rest as follows:',
      '(a) half to Ann Lee; and',
      '(b) half to Bo Lee.',
      '4.3 No bond is needed.',
    ),
  );
  expect(list?.items.map(({ text }) => text)).toEqual(['half to Ann Lee; and', 'half to Bo Lee.']);
  expect(list?.whole.text.replace(/\s+/g, ' ')).toBe('I divide the rest as follows: half to Ann Lee; half to Bo Lee.');
  const at = list?.items[1]?.start ?? 0;
  expect(list?.whole.text.slice(at - (list?.whole.start ?? 0))).toBe('half to Bo Lee.');
});

it('ends a list without marks where a clause of its own begins', () => {
  const [list] = listsOf(
    sentences(
      'I make these gifts:',
      'my boat to Ann Lee',
      'my car to Bo Lee',
      'If Bo Lee is not living, his gift lapses.',
    ),
  );
  expect(list?.items).toHaveLength(2);
});

it('takes a few words that are set apart for a heading, and a name or a label for none', () => {
  const told = 'I give my house to my sister, who has lived there with me for so many years, and all that is in it.';
  const found = sentences(
    [['Gifts of things', 'strong']],
    told,
    [['Who comes after.', 'strong'], ['My brother serves when she cannot, and nobody else does.']],
    [['Ann Lee', 'strong']],
    [['Her address:', 'strong'], [' 9 Elm Street']],
    told,
  );
  expect(found.filter(({ isHeading }) => isHeading).map(({ text }) => text.trim())).toEqual([
    'Gifts of things',
    'Who comes after.',
    'Ann Lee',
  ]);
  expect(found[1]?.heading).toBe('Gifts of things');
});

it('knows over which headings another one stands', () => {
  const [, , sentence] = sentences(
    'ARTICLE IV SPECIFIC GIFTS',
    '4.1 Charities',
    'Five thousand dollars to Lark Street Library.',
  );
  expect(sentence).toMatchObject({ heading: '4.1 Charities', over: 'ARTICLE IV SPECIFIC GIFTS' });
});
