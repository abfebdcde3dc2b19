/** A line from side to side: where it is, and where the lines that it joins leave it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A line from side to side that hangs from `drop` and from which lines go down, the rightmost at `last`. */
export interface Bar extends Span {
  readonly drop: number;
  readonly last: number;
}

const ROOM = 12;
const overlap = (one: Span, other: Span): boolean => one.from < other.to + ROOM && other.from < one.to + ROOM;

/**
 * A lane for each bar, 0 the highest, so that no bar lies on another and no line crosses one. `bars` stand in the order of
 * their drops, and what hangs from one is left of what hangs from the next. Of two that overlap, one reaches over to the
 * side of the other: where the left one's lines go down right of the right one's drop, the right one is higher.
 */
export function lanesOfBars(bars: readonly Bar[]): number[] {
  const lanes = new Map<number, number>();
  const isAbove = (one: number, other: number): boolean => {
    const [a, b] = [bars[one], bars[other]];
    if (!a || !b || one === other || !overlap(a, b)) return false;
    return one < other ? a.last < b.drop : b.last >= a.drop;
  };
  const laneOf = (at: number): number => {
    const known = lanes.get(at);
    if (known !== undefined) return known;
    lanes.set(at, 0);
    const above = bars.flatMap((_, other) => (isAbove(other, at) ? [laneOf(other)] : []));
    const lane = above.length === 0 ? 0 : 1 + Math.max(...above);
    lanes.set(at, lane);
    return lane;
  };
  return bars.map((_, at) => laneOf(at));
}

/** A lane for each arch, 0 the lowest: a short one passes under a long one. */
export function lanesOfArches(arches: readonly Span[]): number[] {
  const lanes: number[] = [];
  const byLength = [...arches.entries()].toSorted(([, a], [, b]) => a.to - a.from - (b.to - b.from));
  const placed: { readonly span: Span; readonly lane: number }[] = [];
  for (const [at, span] of byLength) {
    const below = placed.filter((other) => overlap(other.span, span)).map(({ lane }) => lane);
    const lane = below.length === 0 ? 0 : 1 + Math.max(...below);
    placed.push({ span, lane });
    lanes[at] = lane;
  }
  return lanes;
}
