import { lanesOfArches, lanesOfBars } from './family-lanes.ts';
import { type Branch, type ChildGroup, Family, type Kin, type Union, type UnionKind } from './family-units.ts';

export type { Kin } from './family-units.ts';

export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 92;
const PARTNER_GAP = 44;
const SIBLING_GAP = 24;
const BRANCH_GAP = 32;
const TOP = 40;
export const EDGE = 16;
/** Between two lines that run side by side. */
const LANE = 12;
/** From a card's foot to the first line below, and from the last one to the next card. */
const DROP = 50;
export const RISE = 22;
/** Between the ends of two lines at one card. */
const PORT = 16;

export type Point = readonly [x: number, y: number];
export interface PlacedCard {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly generation: number;
}
export interface PartnerLine {
  readonly id: string;
  readonly kind: UnionKind;
  readonly ends: readonly [string, string];
  readonly points: readonly Point[];
}
export interface ChildLine {
  readonly id: string;
  readonly isPrior: boolean;
  /** Brothers and sisters of the same parents share the way: theirs are one line. */
  readonly parents: readonly string[];
  readonly points: readonly Point[];
}
export interface FamilyLayout {
  readonly width: number;
  readonly height: number;
  readonly cards: readonly PlacedCard[];
  readonly partners: readonly PartnerLine[];
  readonly children: readonly ChildLine[];
  /** Where the cards of each generation begin, from the top. */
  readonly rows: readonly number[];
}

/** Children of the same parents: `drop` is where their line leaves the parents, between two cards or from a card's foot. */
interface Bar {
  readonly generation: number;
  readonly parents: readonly string[];
  readonly isPrior: boolean;
  readonly isBetween: boolean;
  readonly drop: number;
  readonly children: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly last: number;
}
/** Partners who do not stand side by side: a line above the cards between them. */
interface Arch {
  readonly generation: number;
  readonly union: Union;
  readonly from: number;
  readonly to: number;
}
interface Plan {
  readonly family: Family;
  readonly columns: Map<string, { readonly x: number; readonly generation: number }>;
  readonly besides: { readonly union: Union; readonly generation: number }[];
  readonly arches: Arch[];
  readonly bars: Bar[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const chainWidth = ({ chain }: Branch): number => chain.length * CARD_WIDTH + (chain.length - 1) * PARTNER_GAP;
const childrenOf = ({ groups }: Branch): readonly Branch[] => groups.flatMap(({ children }) => children);
const widthBelow = (branch: Branch): number =>
  sum(childrenOf(branch).map(widthOf)) + Math.max(0, childrenOf(branch).length - 1) * SIBLING_GAP;

function widthOf(branch: Branch): number {
  return Math.max(chainWidth(branch), widthBelow(branch));
}

const middleOf = ({ columns }: Plan, id: string): number => (columns.get(id)?.x ?? 0) + CARD_WIDTH / 2;

/** Where a group's line goes down; of partners who stand apart the outer one is here by that union alone. */
function dropOf(plan: Plan, { parents }: ChildGroup, { chain, root }: Branch): Pick<Bar, 'drop' | 'isBetween'> {
  const [left = root, right = left] = parents;
  const [a, b] = [chain.indexOf(left), chain.indexOf(right)];
  if (b === a + 1) return { drop: middleOf(plan, left) + (CARD_WIDTH + PARTNER_GAP) / 2, isBetween: true };
  const own = chain.indexOf(root);
  const outer = Math.abs(a - own) > Math.abs(b - own) ? left : right;
  return { drop: middleOf(plan, outer), isBetween: false };
}

interface Dropped extends Pick<Bar, 'drop' | 'isBetween'> {
  readonly group: ChildGroup;
}

/** The groups of a branch from left to right; two that leave the same card's foot leave it side by side. */
function droppedGroups(plan: Plan, branch: Branch): Dropped[] {
  const dropped: Dropped[] = [];
  for (const group of branch.groups) {
    const { drop, isBetween } = dropOf(plan, group, branch);
    const before = dropped.filter((other) => !isBetween && Math.abs(other.drop - drop) < CARD_WIDTH / 2).length;
    dropped.push({ group, isBetween, drop: drop + before * PORT });
  }
  return dropped.toSorted((one, other) => one.drop - other.drop);
}

function join(plan: Plan, { chain, root }: Branch, generation: number): void {
  const own = chain.indexOf(root);
  for (const [at, left] of chain.entries()) {
    for (const [distance, right] of chain.slice(at + 1).entries()) {
      const union = plan.family.unionOf(left, right);
      if (!union) continue;
      if (distance === 0) plan.besides.push({ union, generation });
      else {
        // It ends beside the middle of the inner card's head, where the line from that one's own parents ends.
        const isInnerLeft = Math.abs(at - own) < Math.abs(at + 1 + distance - own);
        const port = CARD_WIDTH / 2 - PORT * distance;
        const [from, to] = [middleOf(plan, left), middleOf(plan, right)];
        plan.arches.push({
          union,
          generation,
          from: isInnerLeft ? from + port : from,
          to: isInnerLeft ? to : to - port,
        });
      }
    }
  }
}

function place(plan: Plan, branch: Branch, left: number, generation: number): void {
  const { chain } = branch;
  const start = left + (widthOf(branch) - chainWidth(branch)) / 2;
  for (const [index, id] of chain.entries())
    plan.columns.set(id, { x: start + index * (CARD_WIDTH + PARTNER_GAP), generation });
  join(plan, branch, generation);
  let x = left + (widthOf(branch) - widthBelow(branch)) / 2;
  for (const { group, drop, isBetween } of droppedGroups(plan, branch)) {
    for (const child of group.children) {
      place(plan, child, x, generation + 1);
      x += widthOf(child) + SIBLING_GAP;
    }
    const children = group.children.map(({ root }) => root);
    const middles = children.map((id) => middleOf(plan, id));
    const [one = '', other = ''] = group.parents;
    plan.bars.push({
      generation,
      parents: group.parents,
      isPrior: plan.family.unionOf(one, other)?.kind === 'prior',
      isBetween,
      drop,
      children,
      from: Math.min(drop, ...middles),
      to: Math.max(drop, ...middles),
      last: Math.max(...middles),
    });
  }
}

/** Where the next card of the first row may stand. */
function rowEnd({ columns }: Plan): number {
  const ends = [...columns.values()]
    .filter(({ generation }) => generation === 0)
    .map(({ x }) => x + CARD_WIDTH + BRANCH_GAP);
  return Math.max(EDGE, ...ends);
}

interface Laned<Line> {
  readonly line: Line;
  readonly lane: number;
}
interface Row {
  readonly y: number;
  readonly arches: readonly Laned<Arch>[];
  readonly bars: readonly Laned<Bar>[];
}

const lanesUsed = (lines: readonly Laned<unknown>[]): number => 1 + Math.max(-1, ...lines.map(({ lane }) => lane));

/** Rows are as far apart as the lines between them need. */
function rowsOf({ columns, arches, bars }: Plan): Row[] {
  const count = 1 + Math.max(-1, ...[...columns.values()].map(({ generation }) => generation));
  const rows: Row[] = [];
  let top = TOP;
  for (let generation = 0; generation < count; generation += 1) {
    const above = arches.filter((arch) => arch.generation === generation);
    const below = bars.filter((bar) => bar.generation === generation).toSorted((one, other) => one.drop - other.drop);
    const archLanes = lanesOfArches(above);
    const barLanes = lanesOfBars(below);
    const row = {
      arches: above.map((line, at) => ({ line, lane: archLanes[at] ?? 0 })),
      bars: below.map((line, at) => ({ line, lane: barLanes[at] ?? 0 })),
    };
    const y = top + lanesUsed(row.arches) * LANE;
    rows.push({ y, ...row });
    top = y + CARD_HEIGHT + DROP + RISE + Math.max(0, lanesUsed(row.bars) - 1) * LANE;
  }
  return rows;
}

function partnerLines({ columns, besides }: Plan, rows: readonly Row[]): PartnerLine[] {
  const idOf = ({ left, right }: Union): string => `${left}-${right}`;
  const sideBySide = besides.map(({ union, generation }): PartnerLine => {
    const y = (rows[generation]?.y ?? 0) + CARD_HEIGHT / 2;
    const [left, right] = [columns.get(union.left)?.x ?? 0, columns.get(union.right)?.x ?? 0];
    return {
      id: idOf(union),
      kind: union.kind,
      ends: [union.left, union.right],
      points: [
        [left + CARD_WIDTH, y],
        [right, y],
      ],
    };
  });
  const arched = rows.flatMap(({ y, arches }) =>
    arches.map(({ line: { union, from, to }, lane }): PartnerLine => {
      const high = y - (lane + 1) * LANE;
      return {
        id: idOf(union),
        kind: union.kind,
        ends: [union.left, union.right],
        points: [
          [from, y],
          [from, high],
          [to, high],
          [to, y],
        ],
      };
    }),
  );
  return [...sideBySide, ...arched];
}

function childLines(plan: Plan, rows: readonly Row[]): ChildLine[] {
  return rows.flatMap(({ y, bars }) =>
    bars.flatMap(({ line, lane }) => {
      const foot = line.isBetween ? y + CARD_HEIGHT / 2 : y + CARD_HEIGHT;
      const bar = y + CARD_HEIGHT + DROP + lane * LANE;
      return line.children.map((id): ChildLine => {
        const to = middleOf(plan, id);
        const end = rows[line.generation + 1]?.y ?? bar;
        const points: Point[] = [
          [line.drop, foot],
          [line.drop, bar],
          [to, bar],
          [to, end],
        ];
        return { id, isPrior: line.isPrior, parents: line.parents, points };
      });
    }),
  );
}

/**
 * Where each card of a family stands, in px: generations as rows, everybody somebody had a life with side by side,
 * children under their parents. `roots` are the client and whoever else of the same generation has no place yet
 * (siblings), in reading order.
 */
export function layoutFamily(roots: readonly string[], kin: readonly Kin[]): FamilyLayout {
  const family = new Family(kin);
  const plan: Plan = { family, columns: new Map(), besides: [], arches: [], bars: [] };
  const seen = new Set<string>();
  let left = EDGE;
  for (const root of roots) {
    if (seen.has(root)) continue;
    const branch = family.branchOf(root, seen);
    // Who has nobody below stands right beside the row, over the branches of the others.
    const start = branch.groups.length > 0 ? left : rowEnd(plan);
    place(plan, branch, start, 0);
    left = Math.max(left, start + widthOf(branch) + BRANCH_GAP);
  }
  const rows = rowsOf(plan);
  const last = rows.at(-1);
  return {
    width: Math.max(0, left - BRANCH_GAP) + EDGE,
    height: (last ? last.y + CARD_HEIGHT : TOP) + 24,
    cards: [...plan.columns].map(([id, { x, generation }]) => ({ id, x, generation, y: rows[generation]?.y ?? TOP })),
    partners: partnerLines(plan, rows),
    children: childLines(plan, rows),
    rows: rows.map(({ y }) => y),
  };
}
