import type { Cents } from '@platform/kernel';
import type { IconName, Meaning } from '../meaning.tsx';

/** The estate diagram's graph, as the distribution of the graph API gives it (`Flow`). */
export interface FlowColumn {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly totals: readonly FlowTotal[];
}

export interface FlowTotal {
  readonly label: string;
  readonly amount: Cents;
  /** What is said beside it, and in its place where it comes to nothing. */
  readonly text?: string | null;
}

export interface FlowNode {
  readonly id: string;
  readonly column: string;
  /** person, trust, charity, tax, asset or insurance */
  readonly kind: string;
  readonly label: string;
  readonly amount: Cents;
  readonly detail?: string | null;
  readonly outsideEstate?: boolean;
}

export interface FlowEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly amount: Cents;
  /** What it becomes, as for nodes. */
  readonly kind: string;
  readonly reason?: string | null;
  readonly insurance?: boolean;
  readonly conditional?: boolean;
}

export interface FlowGraph {
  readonly columns: readonly FlowColumn[];
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
}

const MEANINGS: Readonly<Record<string, Meaning>> = {
  person: 'family',
  family: 'family',
  trust: 'trust',
  insurance: 'trust',
  charity: 'charity',
  tax: 'tax',
  asset: 'asset',
  estate: 'asset',
};

export function flowMeaning(kind: string): Meaning {
  return MEANINGS[kind] ?? 'asset';
}

/** Of ribbons: what they become shows through others. */
const RIBBON_OPACITY = {
  trust: 0.55,
  asset: 0.72,
  family: 0.22,
  charity: 0.7,
  tax: 0.3,
  document: 0.5,
} as const satisfies Record<Meaning, number>;

/** Of a ribbon of this width, in px: a thin one has to be seen at all. */
export const ribbonOpacity = (meaning: Meaning, width: number): number =>
  Math.max(RIBBON_OPACITY[meaning], width < 4 ? 0.5 : 0);

export function flowIcon(kind: string): IconName {
  return kind === 'insurance' ? 'insurance' : flowMeaning(kind);
}

const columnSum = (graph: FlowGraph, column: string): number =>
  graph.nodes.filter((node) => node.column === column).reduce((sum, node) => sum + node.amount, 0);

/**
 * What all of a column comes to. What charity and taxes took at an earlier death has its place there, and is no node of
 * the last column; its totals, which divide everything, count it.
 */
export function columnAmount(graph: FlowGraph, { id, totals }: FlowColumn): number {
  const divided = totals.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(columnSum(graph, id), divided);
}

/** Its label says it all: "No tax at this death". */
export const isZeroTax = ({ kind, amount }: FlowNode): boolean => kind === 'tax' && amount === 0;

/** Edges before and after a node, all the way: the path of the selected amount. */
export function pathThrough(graph: FlowGraph, nodeId: string): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (id: string, side: 'from' | 'to', other: 'from' | 'to'): void => {
    for (const edge of graph.edges) {
      if (edge[side] !== id || found.has(edge.id)) continue;
      found.add(edge.id);
      walk(edge[other], side, other);
    }
  };
  walk(nodeId, 'to', 'from');
  walk(nodeId, 'from', 'to');
  return found;
}
