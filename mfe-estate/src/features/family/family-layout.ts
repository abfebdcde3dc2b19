import type { RelationKind } from '../../gql/graphql.ts';

export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 92;
const PARTNER_GAP = 44;
const SIBLING_GAP = 24;
const BRANCH_GAP = 32;
export const ROW_HEIGHT = 164;
const TOP = 40;
const EDGE = 16;
const CORNER = 8;

export interface Kin {
  readonly kind: RelationKind;
  readonly from: string;
  readonly to: string;
}
export interface PlacedCard {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly generation: number;
}
export interface PartnerLine {
  readonly id: string;
  readonly kind: 'married' | 'prior' | 'partner';
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
}
export interface ChildLine {
  readonly id: string;
  /** SVG path */
  readonly path: string;
  readonly isPrior: boolean;
}
export interface FamilyLayout {
  readonly width: number;
  readonly height: number;
  readonly cards: readonly PlacedCard[];
  readonly partners: readonly PartnerLine[];
  readonly children: readonly ChildLine[];
  readonly generations: number;
}

const PARTNER_KINDS: ReadonlySet<RelationKind> = new Set(['SPOUSE', 'FORMER_SPOUSE', 'DOMESTIC_PARTNER']);
const PARENT_KINDS: ReadonlySet<RelationKind> = new Set(['PARENT', 'STEPPARENT']);

interface Branch {
  /** Partners side by side: former ones, the person, the present one. */
  readonly unit: readonly string[];
  readonly children: readonly Branch[];
  readonly width: number;
}

const unitWidth = (count: number): number => count * CARD_WIDTH + (count - 1) * PARTNER_GAP;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const partnersOf = (kin: readonly Kin[], id: string, kind?: RelationKind): string[] =>
  kin
    .filter((one) => PARTNER_KINDS.has(one.kind) && (kind === undefined || one.kind === kind))
    .flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));

/** A person with partners, and below them everybody who descends from one of them. Nobody stands twice. */
function branchOf(id: string, kin: readonly Kin[], seen: Set<string>): Branch {
  seen.add(id);
  const fresh = (ids: readonly string[]): string[] => ids.filter((other) => !seen.has(other) && seen.add(other));
  const former = fresh(partnersOf(kin, id, 'FORMER_SPOUSE'));
  const present = fresh(partnersOf(kin, id));
  const unit = [...former, id, ...present];
  const childIds = unit.flatMap((parent) =>
    kin.filter(({ kind, from }) => PARENT_KINDS.has(kind) && from === parent).map(({ to }) => to),
  );
  // Children of an earlier marriage come first, so that their lines do not cross the others.
  const children = [...new Set(childIds)]
    .filter((child) => !seen.has(child))
    .map((child) => branchOf(child, kin, seen));
  const below = sum(children.map(({ width }) => width)) + Math.max(0, children.length - 1) * SIBLING_GAP;
  return { unit, children, width: Math.max(unitWidth(unit.length), below) };
}

function place(branch: Branch, left: number, generation: number, cards: Map<string, PlacedCard>): void {
  const { unit, children, width } = branch;
  const y = TOP + generation * ROW_HEIGHT;
  const start = left + (width - unitWidth(unit.length)) / 2;
  for (const [index, id] of unit.entries())
    cards.set(id, { id, generation, y, x: start + index * (CARD_WIDTH + PARTNER_GAP) });
  const below = sum(children.map((child) => child.width)) + Math.max(0, children.length - 1) * SIBLING_GAP;
  let x = left + (width - below) / 2;
  for (const child of children) {
    place(child, x, generation + 1, cards);
    x += child.width + SIBLING_GAP;
  }
}

function partnerLines(kin: readonly Kin[], cards: ReadonlyMap<string, PlacedCard>): PartnerLine[] {
  return kin.flatMap(({ kind, from, to }): PartnerLine[] => {
    const [a, b] = [cards.get(from), cards.get(to)];
    if (!PARTNER_KINDS.has(kind) || !a || !b) return [];
    const [leftCard, rightCard] = a.x < b.x ? [a, b] : [b, a];
    const words = { SPOUSE: 'married', FORMER_SPOUSE: 'prior' } as const;
    return [
      {
        id: `${from}-${to}`,
        kind: kind === 'SPOUSE' || kind === 'FORMER_SPOUSE' ? words[kind] : 'partner',
        x1: leftCard.x + CARD_WIDTH,
        x2: rightCard.x,
        y: leftCard.y + CARD_HEIGHT / 2,
      },
    ];
  });
}

/** Down from the parents, along a bar with rounded corners, down to the child. */
function bracket(fromX: number, fromY: number, barY: number, toX: number, toY: number): string {
  const side = Math.sign(toX - fromX);
  if (Math.abs(toX - fromX) < 2 * CORNER) return `M${fromX} ${fromY}V${barY}L${toX} ${barY}V${toY}`;
  return [
    `M${fromX} ${fromY}V${barY - CORNER}`,
    `Q${fromX} ${barY} ${fromX + side * CORNER} ${barY}`,
    `H${toX - side * CORNER}`,
    `Q${toX} ${barY} ${toX} ${barY + CORNER}V${toY}`,
  ].join('');
}

function childLines(kin: readonly Kin[], cards: ReadonlyMap<string, PlacedCard>): ChildLine[] {
  const parents = new Map<string, string[]>();
  // By the union a child is of; a stepparent stands in only where no parent is drawn.
  for (const drawn of ['PARENT', 'STEPPARENT'] as const) {
    const own = kin.filter(({ kind, from, to }) => kind === drawn && cards.has(from) && cards.has(to));
    for (const [to, ties] of Map.groupBy(own, (tie) => tie.to)) {
      if (!parents.has(to))
        parents.set(
          to,
          ties.map(({ from }) => from),
        );
    }
  }
  return [...parents].flatMap(([childId, ids]): ChildLine[] => {
    const child = cards.get(childId);
    const [a, b] = ids.flatMap((id) => cards.get(id) ?? []).toSorted((one, other) => one.x - other.x);
    if (!child || !a) return [];
    const isCouple = b !== undefined && b.y === a.y;
    const fromX = isCouple ? (a.x + CARD_WIDTH + b.x) / 2 : a.x + CARD_WIDTH / 2;
    const fromY = isCouple ? a.y + CARD_HEIGHT / 2 : a.y + CARD_HEIGHT;
    const isPrior = isCouple && partnersOf(kin, a.id, 'FORMER_SPOUSE').includes(b.id);
    const barY = child.y - (isPrior ? 30 : 22);
    return [{ id: childId, isPrior, path: bracket(fromX, fromY, barY, child.x + CARD_WIDTH / 2, child.y) }];
  });
}

/** Where the next card of the first row may stand. */
function rowEnd(cards: ReadonlyMap<string, PlacedCard>): number {
  const ends = [...cards.values()]
    .filter(({ generation }) => generation === 0)
    .map(({ x }) => x + CARD_WIDTH + BRANCH_GAP);
  return Math.max(EDGE, ...ends);
}

/**
 * Where each card of a family stands, in px: generations as rows, partners side by side, children under their parents.
 * `roots` are the client and whoever else of the same generation has no place yet (siblings), in reading order.
 */
export function layoutFamily(roots: readonly string[], kin: readonly Kin[]): FamilyLayout {
  const seen = new Set<string>();
  const cards = new Map<string, PlacedCard>();
  let left = EDGE;
  for (const root of roots) {
    if (seen.has(root)) continue;
    const branch = branchOf(root, kin, seen);
    // Who has nobody below stands right beside the row, over the branches of the others.
    const start = branch.children.length > 0 ? left : rowEnd(cards);
    place(branch, start, 0, cards);
    left = Math.max(left, start + branch.width + BRANCH_GAP);
  }
  const placed = [...cards.values()];
  const generations = 1 + Math.max(-1, ...placed.map(({ generation }) => generation));
  return {
    width: Math.max(0, left - BRANCH_GAP) + EDGE,
    height: TOP + generations * ROW_HEIGHT - (ROW_HEIGHT - CARD_HEIGHT) + 24,
    cards: placed,
    partners: partnerLines(kin, cards),
    children: childLines(kin, cards),
    generations,
  };
}
