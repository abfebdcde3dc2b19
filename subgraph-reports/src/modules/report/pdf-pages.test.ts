import { describe, expect, it } from 'vitest';
import { isNumberedRight, sectionsAt } from './pdf-pages.ts';

const HEADS = [
  { id: 'cover', title: 'Cover', page: 1 },
  { id: 'taxes', title: 'Estate tax', page: 2 },
  { id: 'trusts', title: 'Your trusts', page: 3 },
];
const at = (...marks: [page: number, isBelowTop?: boolean][]) =>
  sectionsAt(
    HEADS,
    marks.map(([page, isBelowTop = false]) => ({ page, isBelowTop })),
    4,
  );
const pages = (...marks: Parameters<typeof at>) => at(...marks).map(({ fromPage, toPage }) => [fromPage, toPage]);

describe('sections of a printed file', () => {
  it('end before the page of the next, or on it where the next begins below its top', () => {
    expect(pages([1], [2], [4])).toEqual([
      [1, 1],
      [2, 3],
      [4, 4],
    ]);
    expect(pages([1], [2], [3, true])).toEqual([
      [1, 1],
      [2, 3],
      [3, 4],
    ]);
    expect(pages([1], [2], [2, true])[1]).toEqual([2, 2]);
  });
  it('are printed again where one begins on another page than the contents say', () => {
    expect(isNumberedRight(HEADS, at([1], [2], [3]))).toBe(true);
    expect(isNumberedRight(HEADS, at([1], [2], [4]))).toBe(false);
    expect(isNumberedRight(HEADS, [])).toBe(false);
    const unnumbered = HEADS.map(({ id, title }) => ({ id, title }));
    expect(isNumberedRight(unnumbered, at([1], [2], [3]))).toBe(false);
  });
});
