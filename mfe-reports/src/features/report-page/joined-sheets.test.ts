import { describe, expect, it } from 'vitest';
import { joinedSheets } from './joined-sheets.ts';

const of = (...sections: [id: string, height: number, head?: number][]) =>
  joinedSheets(
    sections.map(([id, height, head = Math.min(height, 200)]) => ({ id, title: id, height, head })),
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
  it('are any two where the page between them would be left more than half empty', () => {
    expect(of(['taxes', 1_250], ['trusts', 900])).toEqual([['taxes', 'trusts']]);
    expect(of(['taxes', 1_600], ['trusts', 900])).toEqual([['taxes'], ['trusts']]);
    // A figure that would not fit begins its own page.
    expect(of(['taxes', 1_250], ['diagram', 900, 700])).toEqual([['taxes'], ['diagram']]);
  });
  it('are never what stands alone', () => {
    expect(of(['summary', 100], ['team', 100], ['slide:a', 100], ['assumptions', 100])).toEqual([
      ['summary'],
      ['team'],
      ['slide:a'],
      ['assumptions'],
    ]);
    expect(of(['team', 500], ['trusts', 500])).toEqual([['team'], ['trusts']]);
  });
});
