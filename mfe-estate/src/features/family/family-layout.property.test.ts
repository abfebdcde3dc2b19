import { expect, it } from 'vitest';
import { CARD_HEIGHT, CARD_WIDTH, type FamilyLayout, type Kin, layoutFamily, type Point } from './family-layout.ts';

/** A repeatable stream of numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Three generations of about forty people with remarriages on both sides, half-siblings, stepchildren and single parents. */
function randomFamily(seed: number): { roots: string[]; kin: Kin[]; people: Set<string> } {
  const next = random(seed);
  const kin: Kin[] = [];
  const people = new Set<string>();
  const born = (): string => {
    const id = `p${people.size}`;
    people.add(id);
    return id;
  };
  const tie = (kind: Kin['kind'], from: string, to: string) => kin.push({ kind, from, to });
  const grow = (id: string, generation: number): void => {
    const partners: [string, number][] = [];
    const childless = generation === 2;
    if (next() < 0.8) {
      const spouse = born();
      tie('SPOUSE', id, spouse);
      partners.push([spouse, 3]);
      if (next() < 0.4) {
        const earlier = born();
        tie('FORMER_SPOUSE', earlier, spouse);
        const child = born();
        tie('PARENT', spouse, child);
        tie('PARENT', earlier, child);
        tie('STEPPARENT', id, child);
        if (!childless && next() < 0.3) grow(child, generation + 1);
      }
    }
    for (let count = Math.floor(next() * 3); count > 0; count -= 1) {
      const former = born();
      tie('FORMER_SPOUSE', id, former);
      partners.push([former, 2]);
    }
    if (childless) return;
    const children: string[] = [];
    for (const [partner, most] of partners) {
      for (let count = Math.floor(next() * (most + 1)); count > 0; count -= 1) {
        const child = born();
        tie('PARENT', id, child);
        tie('PARENT', partner, child);
        children.push(child);
      }
    }
    if (next() < 0.2) {
      const child = born();
      tie('PARENT', id, child);
      children.push(child);
    }
    for (const child of children) if (people.size < 40) grow(child, generation + 1);
  };
  const client = born();
  grow(client, 0);
  const sibling = born();
  if (next() < 0.5) grow(sibling, 1);
  return { roots: [client, sibling], kin, people };
}

interface Piece {
  readonly from: Point;
  readonly to: Point;
}
const piecesOf = (points: readonly Point[]): Piece[] =>
  points.slice(1).flatMap((to, at) => {
    const from = points[at] ?? to;
    return from[0] === to[0] && from[1] === to[1] ? [] : [{ from, to }];
  });
const rangeOf = ({ from, to }: Piece, axis: 0 | 1): [number, number] => [
  Math.min(from[axis], to[axis]),
  Math.max(from[axis], to[axis]),
];
/** Whether two level or upright pieces have a point in common. */
const meet = (one: Piece, other: Piece): boolean =>
  ([0, 1] as const).every((axis) => {
    const [[a, b], [c, d]] = [rangeOf(one, axis), rangeOf(other, axis)];
    return a <= d && c <= b;
  });

function faultsOf({ cards, children, partners }: FamilyLayout): string[] {
  const faults: string[] = [];
  for (const [at, one] of cards.entries()) {
    for (const other of cards.slice(at + 1)) {
      const isApart = Math.abs(one.x - other.x) >= CARD_WIDTH + 12 || Math.abs(one.y - other.y) >= CARD_HEIGHT + 12;
      if (!isApart) faults.push(`${one.id} lies on ${other.id}`);
    }
  }
  const lines = [
    ...children.map(({ id, parents, points }) => ({ name: `the line to ${id}`, parents: parents.join(' '), points })),
    ...partners.map(({ id, points }) => ({ name: `the line ${id}`, parents: `union ${id}`, points })),
  ].map((line) => ({ ...line, pieces: piecesOf(line.points) }));
  for (const { name, pieces } of lines) {
    for (const { id, x, y } of cards) {
      const isThrough = pieces.some((piece) => {
        const [[left, right], [top, bottom]] = [rangeOf(piece, 0), rangeOf(piece, 1)];
        return left < x + CARD_WIDTH && right > x && top < y + CARD_HEIGHT && bottom > y;
      });
      if (isThrough) faults.push(`${name} runs through ${id}`);
    }
  }
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      // A couple's children begin on the couple's own line.
      const isOwn = [one, other].some(
        ({ parents }) =>
          parents ===
          `union ${[one, other].find((line) => !line.parents.startsWith('union'))?.parents.replace(' ', '-')}`,
      );
      if (one.parents === other.parents || isOwn) continue;
      if (one.pieces.some((piece) => other.pieces.some((another) => meet(piece, another))))
        faults.push(`${one.name} meets ${other.name}`);
    }
  }
  return faults;
}

it('draws large families with remarriages and half-siblings without a card on a card or a line that crosses another', () => {
  const sizes: number[] = [];
  for (let seed = 1; seed <= 400; seed += 1) {
    const { roots, kin, people } = randomFamily(seed);
    const layout = layoutFamily(roots, kin);
    expect(new Set(layout.cards.map(({ id }) => id)), `family ${seed}`).toEqual(people);
    expect(layout.cards, `family ${seed}`).toHaveLength(people.size);
    expect(faultsOf(layout), `family ${seed}`).toEqual([]);
    sizes.push(people.size);
  }
  expect(Math.max(...sizes)).toBeGreaterThanOrEqual(40);
});
