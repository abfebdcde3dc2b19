import type { FlowEdge, FlowGraph, FlowNode } from './flow-graph.ts';

/** Sizes of DESIGN.md §7, in px. */
export const NODE_WIDTH = 178;
const NODE_MIN_HEIGHT = 54;
const NODE_MIN_HEIGHT_LONG = 68;
const WHOLE_ESTATE_PIXELS = 154;
const MIN_EDGE = 2;
const NODE_GAP = 18;
const NODE_PADDING = 16;
const COLUMN_STEP = 262;
const MARGIN = 24;
const TOP = 78;
const SWEEPS = 8;
/** Characters of a detail that fit on one line of a node. */
const LINE_LENGTH = 26;

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
  readonly node: FlowNode;
  readonly column: number;
  readonly height: number;
  /** Outside lanes stay at the top and the bottom, so that their ribbons do not cross the taxable lane. */
  readonly lane: -1 | 0 | 1;
  centre: number;
}

/** Everything: the larger of the first and the last column. */
function wholeOf({ columns, nodes }: FlowGraph): number {
  const sums = columns.map(({ id }) =>
    nodes.filter((node) => node.column === id).reduce((sum, node) => sum + node.amount, 0),
  );
  return Math.max(1, ...sums);
}

const laneOf = (node: FlowNode, graph: FlowGraph): -1 | 0 | 1 => {
  if (!node.outsideEstate) return 0;
  const insured = node.kind === 'insurance' || graph.edges.some((edge) => edge.insurance && edge.from === node.id);
  return insured ? -1 : 1;
};

function boxesOf(graph: FlowGraph, scale: number): Box[] {
  const columnIndex = new Map(graph.columns.map(({ id }, index) => [id, index]));
  const thickness = (edges: readonly FlowEdge[]): number =>
    edges.reduce((sum, edge) => sum + Math.max(MIN_EDGE, edge.amount * scale), 0);
  return graph.nodes.map((node) => {
    const into = thickness(graph.edges.filter((edge) => edge.to === node.id));
    const out = thickness(graph.edges.filter((edge) => edge.from === node.id));
    const least = (node.detail?.length ?? 0) > LINE_LENGTH ? NODE_MIN_HEIGHT_LONG : NODE_MIN_HEIGHT;
    return {
      node,
      column: columnIndex.get(node.column) ?? 0,
      height: Math.max(least, Math.max(into, out) + NODE_PADDING),
      lane: laneOf(node, graph),
      centre: 0,
    };
  });
}

const stackHeight = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => sum + box.height, 0) + Math.max(0, boxes.length - 1) * NODE_GAP;

/** Moves boxes of one column apart until none touch, staying inside the drawing. */
function separate(boxes: Box[], height: number): void {
  boxes.sort((a, b) => a.lane - b.lane || a.centre - b.centre);
  let floor = 0;
  for (const box of boxes) {
    box.centre = Math.max(box.centre, floor + box.height / 2);
    floor = box.centre + box.height / 2 + NODE_GAP;
  }
  let ceiling = height;
  for (const box of boxes.toReversed()) {
    box.centre = Math.min(box.centre, ceiling - box.height / 2);
    ceiling = box.centre - box.height / 2 - NODE_GAP;
  }
}

function arrange(graph: FlowGraph, boxes: Box[]): number {
  const byColumn = graph.columns.map((_, index) => boxes.filter((box) => box.column === index));
  const height = Math.max(...byColumn.map(stackHeight), 1);
  const byId = new Map(boxes.map((box) => [box.node.id, box]));
  for (const column of byColumn) {
    let y = (height - stackHeight(column)) / 2;
    for (const box of column.toSorted((a, b) => a.lane - b.lane)) {
      box.centre = y + box.height / 2;
      y += box.height + NODE_GAP;
    }
  }
  const wanted = (box: Box): number => {
    if (box.lane !== 0) return box.lane < 0 ? 0 : height;
    let weight = 0;
    let sum = 0;
    for (const edge of graph.edges) {
      const other = edge.from === box.node.id ? edge.to : edge.to === box.node.id ? edge.from : null;
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

/** A filled ribbon between two vertical intervals, with level ends. */
function ribbon(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const bend = Math.max(42, (x2 - x1) * 0.42);
  const at = (value: number): string => value.toFixed(1);
  return [
    `M${at(x1)} ${at(y1)}C${at(x1 + bend)} ${at(y1)} ${at(x2 - bend)} ${at(y2)} ${at(x2)} ${at(y2)}`,
    `V${at(y2 + width)}C${at(x2 - bend)} ${at(y2 + width)} ${at(x1 + bend)} ${at(y1 + width)} ${at(x1)} ${at(y1 + width)}Z`,
  ].join('');
}

function placeEdges(graph: FlowGraph, boxes: readonly Box[], scale: number, xOf: (box: Box) => number): PlacedEdge[] {
  const byId = new Map(boxes.map((box) => [box.node.id, box]));
  const widthOf = (edge: FlowEdge): number => Math.max(MIN_EDGE, edge.amount * scale);
  const starts = new Map<string, number>();
  const ends = new Map<string, number>();
  for (const box of boxes) {
    for (const [side, other, into] of [
      ['from', 'to', starts],
      ['to', 'from', ends],
    ] as const) {
      const own = graph.edges
        .filter((edge) => edge[side] === box.node.id)
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
    return [{ edge, width, path: ribbon(xOf(from) + NODE_WIDTH, y1, xOf(to), y2, width) }];
  });
}

/**
 * Places nodes in their columns and ribbons between them. Ribbon width is the amount: 154 px stand for the whole
 * estate. Each column is ordered by the centre of what it is joined to, so that ribbons cross little.
 */
export function layoutFlow(graph: FlowGraph): FlowLayout {
  const scale = WHOLE_ESTATE_PIXELS / wholeOf(graph);
  const boxes = boxesOf(graph, scale);
  const height = arrange(graph, boxes);
  const xOf = ({ column }: Box): number => MARGIN + column * COLUMN_STEP;
  return {
    nodes: boxes
      .map((box) => ({ node: box.node, x: xOf(box), y: TOP + box.centre - box.height / 2, height: box.height }))
      .toSorted((a, b) => a.x - b.x || a.y - b.y),
    edges: placeEdges(graph, boxes, scale, xOf),
    columnX: new Map(graph.columns.map(({ id }, index) => [id, MARGIN + index * COLUMN_STEP])),
    width: 2 * MARGIN + (graph.columns.length - 1) * COLUMN_STEP + NODE_WIDTH,
    height: TOP + height + NODE_GAP,
    scale,
  };
}
