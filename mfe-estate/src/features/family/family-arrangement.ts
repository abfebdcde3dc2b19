import {
  CARD_HEIGHT,
  CARD_WIDTH,
  type ChildLine,
  EDGE,
  type FamilyLayout,
  type PlacedCard,
  type Point,
  RISE,
} from './family-layout.ts';

/** Where somebody wants a card, in px of the drawing. */
export interface CardPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

const middle = ({ x }: PlacedCard): number => x + CARD_WIDTH / 2;
const foot = ({ y }: PlacedCard): number => y + CARD_HEIGHT;

/** From one partner to the other: from side to side where they stand apart, else from the upper one's foot. */
function wayBetween(one: PlacedCard, other: PlacedCard): Point[] {
  const [left, right] = one.x <= other.x ? [one, other] : [other, one];
  if (right.x >= left.x + CARD_WIDTH) {
    const halfway = (left.x + CARD_WIDTH + right.x) / 2;
    const [from, to] = [left.y + CARD_HEIGHT / 2, right.y + CARD_HEIGHT / 2];
    return [
      [left.x + CARD_WIDTH, from],
      [halfway, from],
      [halfway, to],
      [right.x, to],
    ];
  }
  const [upper, lower] = one.y <= other.y ? [one, other] : [other, one];
  const halfway = (foot(upper) + lower.y) / 2;
  return [
    [middle(upper), foot(upper)],
    [middle(upper), halfway],
    [middle(lower), halfway],
    [middle(lower), lower.y],
  ];
}

/** Where the line of children leaves their parents: between two who stand apart, else at the lower one's foot. */
function originOf(parents: readonly PlacedCard[]): Point {
  const [one, other] = parents;
  if (!one) return [0, 0];
  if (!other) return [middle(one), foot(one)];
  const isApart = Math.abs(one.x - other.x) >= CARD_WIDTH;
  const lower = one.y <= other.y ? other : one;
  if (!isApart) return [middle(lower), foot(lower)];
  const [, [x] = [0, 0]] = wayBetween(one, other);
  return [x, lower.y + CARD_HEIGHT / 2];
}

/** Down to the head of a child; up to its foot where it stands above its parents. */
function wayToChild(origin: Point, child: PlacedCard, bar: number | undefined): Point[] {
  const [x, y] = origin;
  const to = middle(child);
  const end = foot(child) < y ? foot(child) : child.y;
  const own = end - RISE > y ? end - RISE : (y + end) / 2;
  const level = bar !== undefined && bar < end && bar > y ? bar : own;
  return [origin, [x, level], [to, level], [to, end]];
}

/** Where the cards of each generation begin; none where cards have left their rows and a row would say what is not so. */
function rowsOf(cards: readonly PlacedCard[]): number[] {
  const generations = [...Map.groupBy(cards, ({ generation }) => generation)].toSorted(([one], [other]) => one - other);
  const bands = generations.map(([, row]) => ({
    top: Math.min(...row.map(({ y }) => y)),
    bottom: Math.max(...row.map(foot)),
  }));
  const isOrdered = bands.every(({ top }, at) => at === 0 || top >= (bands[at - 1]?.bottom ?? 0));
  return isOrdered ? bands.map(({ top }) => top) : [];
}

export interface ArrangedFamily extends FamilyLayout {
  /** Lines that run through a card of somebody else, by id: behind it they would seem to be its own. */
  readonly crossing: ReadonlySet<string>;
}

const NOTHING_CROSSES: ReadonlySet<string> = new Set();

function runsThrough(points: readonly Point[], { x, y }: PlacedCard): boolean {
  return points.slice(1).some(([toX, toY], at) => {
    const [fromX, fromY] = points[at] ?? [toX, toY];
    const isBeside = Math.max(fromX, toX) <= x || Math.min(fromX, toX) >= x + CARD_WIDTH;
    const isAboveOrBelow = Math.max(fromY, toY) <= y || Math.min(fromY, toY) >= y + CARD_HEIGHT;
    return !isBeside && !isAboveOrBelow;
  });
}

/**
 * The drawing with these cards where somebody has put them: lines follow to where their ends are, everything else stays.
 * A place left of or above the drawing is at its edge.
 */
export function arrangeFamily(layout: FamilyLayout, places: readonly CardPlace[]): ArrangedFamily {
  const moved = new Map(places.map((place) => [place.id, place]));
  if (!layout.cards.some(({ id }) => moved.has(id))) return { ...layout, crossing: NOTHING_CROSSES };
  const cards = layout.cards.map((card): PlacedCard => {
    const place = moved.get(card.id);
    return place ? { ...card, x: Math.max(0, place.x), y: Math.max(0, place.y) } : card;
  });
  const at = new Map(cards.map((card) => [card.id, card]));
  const placesOf = (ids: readonly string[]): PlacedCard[] => ids.flatMap((id) => at.get(id) ?? []);
  const hasMoved = (ids: readonly string[]): boolean => ids.some((id) => moved.has(id));
  const childLine = (line: ChildLine): ChildLine => {
    const [child] = placesOf([line.id]);
    const isFree = hasMoved(line.parents);
    if (!child || !(isFree || moved.has(line.id))) return line;
    const [origin, bar] = line.points;
    const from = isFree || !origin ? originOf(placesOf(line.parents)) : origin;
    return { ...line, points: wayToChild(from, child, isFree ? undefined : bar?.[1]) };
  };
  const partners = layout.partners.map((line) => {
    const [one, other] = placesOf(line.ends);
    return one && other && hasMoved(line.ends) ? { ...line, points: wayBetween(one, other) } : line;
  });
  const children = layout.children.map(childLine);
  const crosses = (points: readonly Point[], own: readonly string[]): boolean =>
    cards.some((card) => !own.includes(card.id) && runsThrough(points, card));
  return {
    width: Math.max(layout.width, ...cards.map(({ x }) => x + CARD_WIDTH + EDGE)),
    height: Math.max(layout.height, ...cards.map((card) => foot(card) + EDGE)),
    cards,
    partners,
    children,
    rows: rowsOf(cards),
    crossing: new Set([
      ...partners.filter(({ ends, points }) => crosses(points, ends)).map(({ id }) => id),
      ...children.filter(({ id, parents, points }) => crosses(points, [id, ...parents])).map(({ id }) => id),
    ]),
  };
}

/** px within which a card that is let go takes the line of another one. */
const NEAR = 8;

/** A place beside others that stand almost in line with it: in line with them. */
export function inLine({ id, x, y }: CardPlace, cards: readonly CardPlace[]): CardPlace {
  const near = (to: 'x' | 'y', value: number): number => {
    const others = cards.filter((other) => other.id !== id).map((other) => other[to]);
    const best = others.toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value))[0];
    return best !== undefined && Math.abs(best - value) <= NEAR ? best : value;
  };
  return { id, x: Math.round(near('x', Math.max(0, x))), y: Math.round(near('y', Math.max(0, y))) };
}
