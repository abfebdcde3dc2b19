import { describe, expect, it } from 'vitest';
import { expectedPages, joinedSheets } from './joined-sheets.ts';

const of = (...sections: [id: string, height: number, head?: number][]) =>
  joinedSheets(
    sections.map(([id, height, head = Math.min(height, 200)]) => ({ id, title: id, height, head })),
    1_000,
  ).map((group) => group.map(({ id }) => id));

describe('sections that share pages', () => {
  it('are short ones behind one another, as long as the page has room', () => {
    expect(of(['team', 200], ['milestones', 150], ['opportunities', 450], ['trusts', 600])).toEqual([
      ['team', 'milestones', 'opportunities'],
      ['trusts'],
    ]);
  });
  it('are a long one and a short one where its last page has room', () => {
    expect(of(['trusts', 1_300], ['team', 200])).toEqual([['trusts', 'team']]);
    expect(of(['trusts', 1_850], ['team', 200])).toEqual([['trusts'], ['team']]);
  });
  it('are two long ones where that saves a page', () => {
    expect(of(['taxes', 1_250], ['trusts', 1_100])).toEqual([['taxes', 'trusts']]);
    // It would save none, and leave a few lines alone.
    expect(of(['family', 420], ['property', 650])).toEqual([['family'], ['property']]);
    // A figure that would not fit begins its own page.
    expect(of(['taxes', 1_250], ['diagram', 1_100, 700])).toEqual([['taxes'], ['diagram']]);
  });
  it('are those that leave no page forgotten, though others could share one too', () => {
    expect(of(['trusts', 1_300], ['documents', 500], ['opportunities', 180])).toEqual([
      ['trusts'],
      ['documents', 'opportunities'],
    ]);
  });
  it('are none where the page before is full to its end, as one is that was drawn smaller to fit', () => {
    expect(of(['documents', 965], ['opportunities', 200], ['trusts', 600])).toEqual([
      ['documents'],
      ['opportunities', 'trusts'],
    ]);
  });
  it('are never what stands alone', () => {
    expect(of(['summary', 100], ['team', 100], ['slide:a', 100], ['assumptions', 100])).toEqual([
      ['summary'],
      ['team'],
      ['slide:a'],
      ['assumptions'],
    ]);
  });
  it('are none where nothing is laid out', () => {
    expect(of(['cover', 0], ['team', 0])).toEqual([['cover'], ['team']]);
    expect(joinedSheets([], 1_000)).toEqual([]);
  });
});

describe('the pages on which sections should begin', () => {
  const at = (...groups: [id: string, height: number][][]) =>
    expectedPages(
      groups.map((group) => group.map(([id, height]) => ({ id, title: id, height, head: 0 }))),
      1_000,
    );
  it('follow the heights of those before, each group on a page of its own', () => {
    expect(at([['cover', 0]], [['summary', 600]], [['taxes', 600]])).toEqual({ cover: 1, summary: 2, taxes: 3 });
    expect(
      at(
        [
          ['trusts', 1_300],
          ['team', 200],
        ],
        [['notes', 965]],
        [['slide:a', 100]],
      ),
    ).toEqual({
      trusts: 1,
      team: 2,
      notes: 3,
      'slide:a': 4,
    });
  });
  it('are the same one for what shares it', () => {
    expect(
      at([
        ['team', 200],
        ['milestones', 150],
      ]),
    ).toEqual({ team: 1, milestones: 1 });
  });
});
