import { expect, it } from 'vitest';
import { blocksOf, type WordElement } from './docx-blocks.ts';

const run = (value: string, look: Partial<WordElement> = {}): WordElement => ({
  type: 'run',
  children: [{ type: 'text', value }],
  ...look,
});
const paragraph = (children: readonly WordElement[], more: Partial<WordElement> = {}): WordElement => ({
  type: 'paragraph',
  children,
  ...more,
});
const item = (value: string, level: number, isOrdered = true): WordElement =>
  paragraph([run(value)], { numbering: { isOrdered, level: String(level) } });
const shown = (...children: WordElement[]) =>
  blocksOf({ type: 'document', children }).map(({ kind, level, marker, runs, cells }) => [
    kind,
    level,
    marker,
    cells.length > 0 ? cells : runs.map(({ text, bold }) => (bold ? `*${text}*` : text)).join(''),
  ]);

it('headings, numbered items, tables and looks are kept, spacing is not', () => {
  expect(
    shown(
      paragraph([run('Last will')], { styleName: 'Title' }),
      paragraph([run(' ')]),
      paragraph([run('Gifts')], { styleName: 'Heading 2' }),
      item('To Ida:', 0),
      item('the house', 1),
      item('the boat', 1),
      item('To Cal: nothing', 0),
      item('a point', 0, false),
      paragraph([run('I give '), run('all ', { isBold: true }), run('of it', { isBold: true })]),
      {
        type: 'table',
        children: [
          {
            type: 'tableRow',
            children: [
              { type: 'tableCell', children: [paragraph([run('Executor')])] },
              { type: 'tableCell', children: [paragraph([run('Otis')]), paragraph([run('then Rue')])] },
            ],
          },
        ],
      },
    ),
  ).toEqual([
    ['HEADING', 1, null, 'Last will'],
    ['HEADING', 2, null, 'Gifts'],
    ['ITEM', 0, '1.', 'To Ida:'],
    ['ITEM', 1, '(a)', 'the house'],
    ['ITEM', 1, '(b)', 'the boat'],
    ['ITEM', 0, '2.', 'To Cal: nothing'],
    ['ITEM', 0, '•', 'a point'],
    ['PARAGRAPH', 0, null, 'I give *all of it*'],
    ['ROW', 0, null, ['Executor', 'Otis\nthen Rue']],
  ]);
});

it('a numbering begins anew below a heading; what has no words is nothing', () => {
  expect(shown(item('one', 0), paragraph([run('Next')], { styleName: 'heading 1' }), item('again', 0))).toEqual([
    ['ITEM', 0, '1.', 'one'],
    ['HEADING', 1, null, 'Next'],
    ['ITEM', 0, '1.', 'again'],
  ]);
  expect(shown()).toEqual([]);
});
