import { expect, it } from 'vitest';
import { linesOfHtml } from './docx-text.ts';

const texts = (html: string): string[] => linesOfHtml(html).map(({ text }) => text);

it('makes a line of a paragraph, of each item of a list in a list, and of what a forced break sets apart', () => {
  expect(
    texts(
      '<h1>Will of <strong>Ann</strong> Lee</h1><ol><li>Gifts<ol><li>my boat to Bo Lee;</li><li>my car to Cy Lee.</li></ol></li></ol><p>/s/ Ann Lee<br />Ann Lee, Testator</p>',
    ),
  ).toEqual([
    'Will of Ann Lee',
    'Gifts',
    'my boat to Bo Lee;',
    'my car to Cy Lee.',
    '/s/ Ann Lee',
    'Ann Lee, Testator',
  ]);
});

it('makes one line with gaps of a row, whatever paragraphs its cells hold', () => {
  const [head, row] = linesOfHtml(
    '<table><tr><th><p>Who</p></th><th><p>Part</p></th></tr><tr><td><p>Lark Street</p><p>Library</p></td><td><p>60%</p></td></tr></table>',
  );
  expect(head?.words.map(({ text, afterGap }) => [text, afterGap])).toEqual([
    ['Who', false],
    ['Part', true],
  ]);
  expect(row?.words.map(({ text, afterGap }) => [text, afterGap])).toEqual([
    ['Lark', false],
    ['Street', false],
    ['Library', false],
    ['60%', true],
  ]);
});

it('reads the signs that stand for others in markup', () => {
  expect(texts('<p>Lee &amp; Sons &lt;the &quot;Firm&quot;&gt;</p>')).toEqual(['Lee & Sons <the "Firm">']);
});
