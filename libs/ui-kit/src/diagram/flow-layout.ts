import { linesOf } from '../drawing/index.ts';
import type { FlowEdge, FlowGraph, FlowNode } from './flow-graph.ts';

/** In px. */
export const NODE_WIDTH = 178;
const NODE_MIN_HEIGHT = 62;
const WHOLE_ESTATE_PIXELS = 154;
const MIN_EDGE = 2;
const NODE_GAP = 26;
const NODE_PADDING = 16;
const COLUMN_STEP = 262;
const MARGIN = 24;
const TOP = 78;
const SWEEPS = 8;
/** Characters that fit on one line of a node, and the height of a further line. */
export const NAME_LINE = 19;
const NAME_LINE_HEIGHT = 17;
export const DETAIL_LINE = 24;
const DETAIL_LINE_HEIGHT = 15;

export interface PlacedNode {
  readonly node: FlowNode;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export interface PlacedEdge {
  readonly edge: FlowEdge;
  readonly path: string;
  readonly width: number;
}

export interface FlowLayout {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly columnX: ReadonlyMap<string, number>;
  readonly width: number;
  readonly height: number;
  /** px per cent of money */
  readonly scale: number;
}

interface Box {
  /** Of a node, or of a ribbon that passes through a column: it holds its place there. */
  readonly id: string;
  readonly node: FlowNode | null;
  /** Place in the list: the first column keeps it. */
  readonly rank: number;
  readonly column: number;
  readonly height: number;
  /** Outside lanes stay at the top and the bottom, so that their ribbons do not cross the taxable lane. */
  readonly lane: Lane;
  centre: number;
}

/** Everything: the larger of the first and the last column. */
function wholeOf({ columns, nodes }: FlowGraph): number {
  const sums = columns.map(({ id }) =>
    nodes.filter((node) => node.column === id).reduce((sum, node) => sum + node.amount, 0),
  );
  return Math.max(1, ...sums);
}

type Lane = -1 | 0 | 1;

/**
 * Lane of each node: what never meets the taxable estate runs at the edge, insurance at the top, the rest at the
 * bottom, with those who receive from it alone.
 */
function lanesOf({ nodes, edges }: FlowGraph): ReadonlyMap<string, Lane> {
  const lanes = new Map<string, Lane>();
  const into = (id: string): readonly FlowEdge[] => edges.filter((edge) => edge.to === id);
  for (const node of nodes) {
    if (!node.outsideEstate || into(node.id).length > 0) continue;
    const insured = node.kind === 'insurance' || edges.some((edge) => edge.insurance && edge.from === node.id);
    lanes.set(node.id, insured ? -1 : 1);
  }
  for (const node of nodes) {
    const sources = new Set(into(node.id).map((edge) => lanes.get(edge.from) ?? 0));
    const [only] = sources;
    if (sources.size === 1 && only) lanes.set(node.id, only);
  }
  return lanes;
}

function textHeight({ label, detail }: FlowNode): number {
  const names = Math.max(1, linesOf(label, NAME_LINE).length);
  const details = Math.max(1, linesOf(detail ?? '', DETAIL_LINE).length);
  return NODE_MIN_HEIGHT + (names - 1) * NAME_LINE_HEIGHT + (details - 1) * DETAIL_LINE_HEIGHT;
}

/** A ribbon that skips a column takes room there, so that no node stands on it. */
function passingBoxes(graph: FlowGraph, boxes: readonly Box[], scale: number): Box[] {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  return graph.edges.flatMap((edge) => {
    const from = byId.get(edge.from);
    const to = byId.get(edge.to);
    if (!from || !to) return [];
    const between = Array.from(
      { length: Math.max(0, to.column - from.column - 1) },
      (_, step) => from.column + 1 + step,
    );
    return between.map((column) => ({
      id: `${edge.id}@${column}`,
      node: null,
      rank: 0,
      column,
      height: Math.max(MIN_EDGE, edge.amount * scale),
      lane: from.lane,
      centre: 0,
    }));
  });
}

function boxesOf(graph: FlowGraph, scale: number): Box[] {
  const lanes = lanesOf(graph);
  const columnIndex = new Map(graph.columns.map(({ id }, index) => [id, index]));
  const thickness = (edges: readonly FlowEdge[]): number =>
    edges.reduce((sum, edge) => sum + Math.max(MIN_EDGE, edge.amount * scale), 0);
  return graph.nodes.map((node, rank) => {
    const into = thickness(graph.edges.filter((edge) => edge.to === node.id));
    const out = thickness(graph.edges.filter((edge) => edge.from === node.id));
    return {
      id: node.id,
      node,
      rank,
      column: columnIndex.get(node.column) ?? 0,
      height: Math.max(textHeight(node), Math.max(into, out) + NODE_PADDING),
      lane: lanes.get(node.id) ?? 0,
      centre: 0,
    };
  });
}

/** Ribbons pass close to each other; nodes keep a distance. */
const gapAfter = ({ node }: Box): number => (node ? NODE_GAP : NODE_GAP / 6);

const stackHeight = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + box.height + gapAfter(box), 0);

/** Moves boxes of one column apart until none touch, staying inside the drawing. */
function separate(boxes: Box[], height: number): void {
  boxes.sort((a, b) => a.lane - b.lane || (a.column === 0 ? a.rank - b.rank : a.centre - b.centre));
  let floor = 0;
  for (const box of boxes) {
    box.centre = Math.max(box.centre, floor + box.height / 2);
    floor = box.centre + box.height / 2 + gapAfter(box);
  }
  let ceiling = height;
  for (const [at, box] of [...boxes.entries()].toReversed()) {
    box.centre = Math.min(box.centre, ceiling - box.height / 2);
    // The gap that the way down left too: otherwise a full column would be pressed together at its foot.
    const above = boxes[at - 1];
    ceiling = box.centre - box.height / 2 - (above ? gapAfter(above) : 0);
  }
}

/** Height of a straight line between two boxes, at a column between them. */
function betweenEnds(from: Box | undefined, to: Box | undefined, column: number): number {
  if (!from || !to) return 0;
  return from.centre + ((to.centre - from.centre) * (column - from.column)) / (to.column - from.column);
}

function arrange(graph: FlowGraph, boxes: Box[]): number {
  const byColumn = graph.columns.map((_, index) => boxes.filter((box) => box.column === index));
  const height = Math.max(...byColumn.map(stackHeight), 1);
  const byId = new Map(boxes.map((box) => [box.id, box]));
  for (const column of byColumn) {
    let y = (height - stackHeight(column)) / 2;
    for (const box of column.toSorted((a, b) => a.lane - b.lane)) {
      box.centre = y + box.height / 2;
      y += box.height + gapAfter(box);
    }
  }
  const wanted = (box: Box): number => {
    if (box.lane !== 0 && box.node) return box.lane < 0 ? 0 : height;
    let weight = 0;
    let sum = 0;
    const passing = box.node ? null : graph.edges.find((edge) => box.id === `${edge.id}@${box.column}`);
    if (passing) return betweenEnds(byId.get(passing.from), byId.get(passing.to), box.column);
    for (const edge of graph.edges) {
      const other = edge.from === box.id ? edge.to : edge.to === box.id ? edge.from : null;
      const neighbour = other === null ? undefined : byId.get(other);
      if (!neighbour) continue;
      weight += edge.amount;
      sum += edge.amount * neighbour.centre;
    }
    return weight === 0 ? box.centre : sum / weight;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const columns = sweep % 2 === 0 ? byColumn : byColumn.toReversed();
    for (const column of columns) {
      for (const box of column) box.centre = wanted(box);
      separate(column, height);
    }
  }
  return height;
}

interface Point {
  readonly x: number;
  /** Upper edge of the ribbon. */
  readonly y: number;
}

/** A filled ribbon through points, level at each of them. */
function ribbon(points: readonly Point[], width: number): string {
  const at = (value: number): string => value.toFixed(1);
  const along = (list: readonly Point[], lower: number): string =>
    list
      .slice(1)
      .map((point, index) => {
        const before = list[index] ?? point;
        const bend = (point.x - before.x) * 0.5;
        const from = `${at(before.x + bend)} ${at(before.y + lower)}`;
        return `C${from} ${at(point.x - bend)} ${at(point.y + lower)} ${at(point.x)} ${at(point.y + lower)}`;
      })
      .join('');
  const start = points[0] ?? { x: 0, y: 0 };
  const end = points.at(-1) ?? start;
  return `M${at(start.x)} ${at(start.y)}${along(points, 0)}L${at(end.x)} ${at(end.y + width)}${along(points.toReversed(), width)}Z`;
}

function placeEdges(graph: FlowGraph, boxes: readonly Box[], scale: number, xOf: (box: Box) => number): PlacedEdge[] {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const widthOf = (edge: FlowEdge): number => Math.max(MIN_EDGE, edge.amount * scale);
  const starts = new Map<string, number>();
  const ends = new Map<string, number>();
  for (const box of boxes) {
    for (const [side, other, into] of [
      ['from', 'to', starts],
      ['to', 'from', ends],
    ] as const) {
      const own = graph.edges
        .filter((edge) => edge[side] === box.id)
        .toSorted((a, b) => (byId.get(a[other])?.centre ?? 0) - (byId.get(b[other])?.centre ?? 0));
      let y = TOP + box.centre - own.reduce((sum, edge) => sum + widthOf(edge), 0) / 2;
      for (const edge of own) {
        into.set(edge.id, y);
        y += widthOf(edge);
      }
    }
  }
  return graph.edges.flatMap((edge) => {
    const from = byId.get(edge.from);
    const to = byId.get(edge.to);
    const y1 = starts.get(edge.id);
    const y2 = ends.get(edge.id);
    if (!from || !to || y1 === undefined || y2 === undefined) return [];
    const width = widthOf(edge);
    const through = boxes
      .filter((box) => box.node === null && box.id.startsWith(`${edge.id}@`))
      .toSorted((a, b) => a.column - b.column)
      .flatMap((box) => {
        const y = TOP + box.centre - width / 2;
        return [
          { x: xOf(box), y },
          { x: xOf(box) + NODE_WIDTH, y },
        ];
      });
    const points = [{ x: xOf(from) + NODE_WIDTH, y: y1 }, ...through, { x: xOf(to), y: y2 }];
    return [{ edge, width, path: ribbon(points, width) }];
  });
}

/**
 * Places nodes in their columns and ribbons between them. Ribbon width is the amount: 154 px stand for the whole
 * estate. Each column is ordered by the centre of what it is joined to, so that ribbons cross little.
 */
export function layoutFlow(graph: FlowGraph): FlowLayout {
  const scale = WHOLE_ESTATE_PIXELS / wholeOf(graph);
  const own = boxesOf(graph, scale);
  const boxes = [...own, ...passingBoxes(graph, own, scale)];
  const height = arrange(graph, boxes);
  const xOf = ({ column }: Box): number => MARGIN + column * COLUMN_STEP;
  return {
    nodes: own
      .flatMap((box) =>
        box.node ? [{ node: box.node, x: xOf(box), y: TOP + box.centre - box.height / 2, height: box.height }] : [],
      )
      .toSorted((a, b) => a.x - b.x || a.y - b.y),
    edges: placeEdges(graph, boxes, scale, xOf),
    columnX: new Map(graph.columns.map(({ id }, index) => [id, MARGIN + index * COLUMN_STEP])),
    width: 2 * MARGIN + (graph.columns.length - 1) * COLUMN_STEP + NODE_WIDTH,
    height: TOP + height + NODE_GAP,
    scale,
  };
}
