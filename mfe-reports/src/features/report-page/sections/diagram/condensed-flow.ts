import { counted, sumCents } from '@platform/kernel';
import type { FlowGraph } from '@platform/ui-kit/diagram';

type Node = FlowGraph['nodes'][number];
type Edge = FlowGraph['edges'][number];

/** Several nodes of a column as one, of the kind that most of them are. */
function together(id: string, label: string, small: readonly Node[]): Node {
  const [first] = small;
  if (!first) throw new Error('there is nothing to take together');
  const kinds = [...Map.groupBy(small, ({ kind }) => kind).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  return {
    ...first,
    id,
    kind: kinds[0]?.[0]?.kind ?? first.kind,
    label,
    amount: sumCents(small.map(({ amount }) => amount)),
    detail: null,
    outsideEstate: small.every(({ outsideEstate }) => outsideEstate),
  };
}

/** What goes to tax is no part of what "others" receive. */
const isTax = ({ kind }: Node): boolean => kind === 'tax';

/** The nodes of a column that become one, by the id of that; none where there is room for all. */
function joinedIn(column: string, all: readonly Node[], most: number): Map<string, readonly Node[]> {
  const joined = new Map<string, readonly Node[]>();
  if (all.length <= most) return joined;
  const taxes = all.filter(isTax);
  // Taxes stand one by one where they leave room for as many others; else they are one beside the others.
  const areApart = most - taxes.length >= most / 2;
  if (!areApart && taxes.length > 1) joined.set(`taxes-${column}`, taxes);
  const room = areApart ? most - taxes.length : most;
  const rest = all.filter((node) => !isTax(node));
  if (rest.length > room) {
    const bySize = rest.toSorted((one, other) => other.amount - one.amount);
    joined.set(`others-${column}`, bySize.slice(room - 1));
  }
  return joined;
}

/**
 * A flow that paper has room for: of each column the largest, and the others as one. What goes the same way between them
 * is one ribbon, so that columns and ribbons still add up to the cent. Case: 20 nodes, at most 8 → 7 and "13 others"; of
 * two taxes and 20 heirs, at most 3 → 2 heirs, "Taxes" and "18 others".
 */
export function condensedFlow(flow: FlowGraph, most: number): FlowGraph {
  const taken = new Map<string, string>();
  const nodes = flow.columns.flatMap(({ id: column }) => {
    const all = flow.nodes.filter((node) => node.column === column);
    const joined = joinedIn(column, all, most);
    for (const [id, of] of joined) for (const node of of) taken.set(node.id, id);
    return [
      ...all.filter(({ id }) => !taken.has(id)),
      ...[...joined].map(([id, of]) => together(id, of.every(isTax) ? 'Taxes' : counted(of.length, 'other'), of)),
    ];
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
