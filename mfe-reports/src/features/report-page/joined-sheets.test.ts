import { describe, expect, it } from 'vitest';
import { joinedSheets } from './joined-sheets.ts';

const of = (...sections: [id: string, height: number][]) =>
  joinedSheets(
    sections.map(([id, height]) => ({ id, title: id, height })),
    1_000,
  ).map((group) => group.map(({ id }) => id));

describe('sections that share pages', () => {
  it('are short ones behind one another, as long as the page has room', () => {
    expect(of(['team', 200], ['milestones', 150], ['opportunities', 450], ['trusts', 300])).toEqual([
      ['team', 'milestones', 'opportunities'],
      ['trusts'],
    ]);
  });
  it('are a long one and a short one where its last page has room', () => {
    expect(of(['trusts', 1_300], ['team', 200])).toEqual([['trusts', 'team']]);
    expect(of(['trusts', 1_900], ['team', 200])).toEqual([['trusts'], ['team']]);
  });
  it('are never what stands alone, nor what is half a page', () => {
    expect(of(['summary', 100], ['team', 100], ['slide:a', 100], ['assumptions', 100])).toEqual([
      ['summary'],
      ['team'],
      ['slide:a'],
      ['assumptions'],
    ]);
    expect(of(['team', 100], ['trusts', 500])).toEqual([['team'], ['trusts']]);
  });
});
