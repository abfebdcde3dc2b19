import { describe, expect, it } from 'vitest';
import { arrangeFamily, inLine } from './family-arrangement.ts';
import { CARD_HEIGHT, CARD_WIDTH, type FamilyLayout, type Kin, layoutFamily, type Point } from './family-layout.ts';

const tie = (kind: Kin['kind'], from: string, to: string): Kin => ({ kind, from, to });
const both = (child: string, ...parents: string[]): Kin[] => parents.map((parent) => tie('PARENT', parent, child));

/** Two marriages with half-siblings, an adopted one and one whose other parent nobody knows. */
const FAMILY = layoutFamily(
  ['nell'],
  [
    tie('SPOUSE', 'nell', 'tom'),
    tie('FORMER_SPOUSE', 'nell', 'hugh'),
    ...both('first', 'nell', 'hugh'),
    ...both('iris', 'nell', 'tom'),
    ...both('adopted', 'nell', 'tom'),
    ...both('alone', 'nell'),
    ...both('grandchild', 'iris'),
  ],
);
const cardOf = (layout: FamilyLayout, id: string) => {
  const card = layout.cards.find((each) => each.id === id);
  if (!card) throw new Error(`${id} is not drawn`);
  return card;
};
const isAt = ([x, y]: Point, { x: left, y: top }: { x: number; y: number }): boolean =>
  x >= left && x <= left + CARD_WIDTH && y >= top && y <= top + CARD_HEIGHT;
const isSquare = (points: readonly Point[]): boolean =>
  points.every(([x, y], at) => at === 0 || x === points[at - 1]?.[0] || y === points[at - 1]?.[1]);

describe('a family with cards that somebody has moved', () => {
  it('is as it was where nobody moved anything, or moved who is not drawn', () => {
    expect(arrangeFamily(FAMILY, [])).toMatchObject(FAMILY);
    expect(arrangeFamily(FAMILY, [{ id: 'stranger', x: 1, y: 1 }])).toMatchObject(FAMILY);
  });

  it.each([
    ['far to the right', { x: 2_000, y: 40 }],
    ['under its own children', { x: 100, y: 900 }],
    ['onto another card', { x: cardOf(FAMILY, 'tom').x + 30, y: cardOf(FAMILY, 'tom').y + 10 }],
    ['over the edge', { x: -500, y: -500 }],
  ])('has lines that reach every card, whoever is put %s', (_where, place) => {
    for (const { id } of FAMILY.cards) {
      const layout = arrangeFamily(FAMILY, [{ id, ...place }]);
      expect(cardOf(layout, id)).toMatchObject({ x: Math.max(0, place.x), y: Math.max(0, place.y) });
      for (const { id: child, points } of layout.children) {
        expect(isAt(points.at(-1) ?? [0, 0], cardOf(layout, child)), `${child} after ${id} moved`).toBe(true);
        expect(isSquare(points)).toBe(true);
      }
      for (const { ends, points } of layout.partners) {
        const [one, other] = [cardOf(layout, ends[0]), cardOf(layout, ends[1])];
        const isBetween = (from: Point, to: Point): boolean =>
          (isAt(from, one) && isAt(to, other)) || (isAt(from, other) && isAt(to, one));
        const isJoined = isBetween(points[0] ?? [0, 0], points.at(-1) ?? [0, 0]);
        expect(isJoined, `${ends.join(' and ')} after ${id} moved`).toBe(true);
        expect(isSquare(points)).toBe(true);
      }
      expect(layout.width).toBeGreaterThanOrEqual(cardOf(layout, id).x + CARD_WIDTH);
      expect(layout.height).toBeGreaterThanOrEqual(cardOf(layout, id).y + CARD_HEIGHT);
    }
  });

  it('leaves everything that does not touch the moved card as it was', () => {
    const grandchild = cardOf(FAMILY, 'grandchild');
    const layout = arrangeFamily(FAMILY, [{ id: 'grandchild', x: grandchild.x + 60, y: grandchild.y }]);
    expect(layout.partners).toEqual(FAMILY.partners);
    expect(layout.children.filter(({ id }) => id !== 'grandchild')).toEqual(
      FAMILY.children.filter(({ id }) => id !== 'grandchild'),
    );
  });

  it('has a child that moves sideways hang from the bar of its brothers and sisters', () => {
    const iris = cardOf(FAMILY, 'iris');
    const [, bar] = FAMILY.children.find(({ id }) => id === 'iris')?.points ?? [];
    const layout = arrangeFamily(FAMILY, [{ id: 'iris', x: iris.x + 900, y: iris.y }]);
    expect(layout.children.find(({ id }) => id === 'iris')?.points[1]).toEqual(bar);
  });

  it('knows which lines run through a card that is not theirs', () => {
    const [, [, level] = [0, 0]] = FAMILY.children.find(({ id }) => id === 'iris')?.points ?? [];
    const iris = cardOf(FAMILY, 'iris');
    expect(arrangeFamily(FAMILY, [{ id: 'alone', x: 3_000, y: iris.y }]).crossing).toEqual(new Set());
    const layout = arrangeFamily(FAMILY, [{ id: 'alone', x: iris.x, y: level - CARD_HEIGHT / 2 }]);
    expect(layout.crossing).toContain('iris');
    expect(layout.crossing).not.toContain('grandchild');
  });

  it('names its generations only while each stands in a row of its own', () => {
    const iris = cardOf(FAMILY, 'iris');
    expect(arrangeFamily(FAMILY, [{ ...iris, x: iris.x + 5 }]).rows).toEqual(FAMILY.rows);
    expect(arrangeFamily(FAMILY, [{ ...iris, y: cardOf(FAMILY, 'nell').y }]).rows).toEqual([]);
  });
});

describe('a card that is let go', () => {
  const others = [{ id: 'tom', x: 100, y: 40 }];
  it('takes the line of one that stands almost in line with it', () => {
    expect(inLine({ id: 'iris', x: 406.4, y: 47 }, others)).toEqual({ id: 'iris', x: 406, y: 40 });
    expect(inLine({ id: 'iris', x: 95, y: 300 }, others)).toEqual({ id: 'iris', x: 100, y: 300 });
  });
  it('stays where it is beside none, and never over the edge', () => {
    expect(inLine({ id: 'iris', x: 300, y: 60 }, others)).toEqual({ id: 'iris', x: 300, y: 60 });
    expect(inLine({ id: 'tom', x: -30, y: 60 }, others)).toEqual({ id: 'tom', x: 0, y: 60 });
  });
});
