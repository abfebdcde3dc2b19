import { counted, sumCents } from '@platform/kernel';
import type { FlowGraph } from '@platform/ui-kit/diagram';

type Node = FlowGraph['nodes'][number];
type Edge = FlowGraph['edges'][number];

/** The small ones of a column as one node, of the kind that most of them are. */
function others(column: string, small: readonly Node[]): Node {
  const [first] = small;
  if (!first) throw new Error('there is nothing to take together');
  const kinds = [...Map.groupBy(small, ({ kind }) => kind).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  return {
    ...first,
    id: `others-${column}`,
    kind: kinds[0]?.[0]?.kind ?? first.kind,
    label: counted(small.length, 'other'),
    amount: sumCents(small.map(({ amount }) => amount)),
    detail: null,
    outsideEstate: small.every(({ outsideEstate }) => outsideEstate),
  };
}

/**
 * A flow that paper has room for: of each column the largest, and the others as one. What goes the same way between them
 * is one ribbon, so that columns and ribbons still add up to the cent. Case: 20 nodes, at most 8 → 7 and "13 others".
 */
export function condensedFlow(flow: FlowGraph, most: number): FlowGraph {
  const taken = new Map<string, string>();
  const nodes = flow.columns.flatMap(({ id: column }) => {
    const all = flow.nodes.filter((node) => node.column === column);
    if (all.length <= most) return all;
    const bySize = all.toSorted((one, other) => other.amount - one.amount);
    const small = new Set(bySize.slice(most - 1));
    for (const { id } of small) taken.set(id, `others-${column}`);
    return [...all.filter((node) => !small.has(node)), others(column, [...small])];
  });
  if (taken.size === 0) return flow;
  const ends = ({ from, to }: Edge) => ({ from: taken.get(from) ?? from, to: taken.get(to) ?? to });
  const same = Map.groupBy(flow.edges, (edge) => {
    const { from, to } = ends(edge);
    return JSON.stringify([from, to, edge.kind, edge.insurance, edge.conditional]);
  });
  const edges = [...same.values()].flatMap((of) => {
    const [first] = of;
    return first ? { ...first, ...ends(first), amount: sumCents(of.map(({ amount }) => amount)) } : [];
  });
  return { ...flow, nodes, edges };
}
