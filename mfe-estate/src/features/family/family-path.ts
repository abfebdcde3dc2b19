import type { Point } from './family-layout.ts';

const CORNER = 8;

/** An SVG path along level and upright pieces, round where it turns, as far as the pieces are long enough. */
export function roundedPath(points: readonly Point[]): string {
  const way = points.filter(([x, y], at) => at === 0 || x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1]);
  return way
    .map(([x, y], at) => {
      const [before, after] = [way[at - 1], way[at + 1]];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const into = towards([x, y], before);
      const out = towards([x, y], after);
      return `L${into[0]} ${into[1]}Q${x} ${y} ${out[0]} ${out[1]}`;
    })
    .join('');
}

function towards([x, y]: Point, [toX, toY]: Point): Point {
  const room = Math.min(CORNER, (Math.abs(toX - x) + Math.abs(toY - y)) / 2);
  return [x + Math.sign(toX - x) * room, y + Math.sign(toY - y) * room];
}
