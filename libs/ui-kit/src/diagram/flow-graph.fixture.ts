import type { FlowEdge, FlowGraph, FlowNode } from './flow-graph.ts';

const MILLION = 100_000_000;
const column = (id: string) => ({ id, title: id, subtitle: '', totals: [{ label: 'Tax', amount: MILLION }] });

/** A couple whose wills pay so many trusts with long names, each for two of its own. */
export function manyTrusts(count: number): FlowGraph {
  const of = (id: string, at: string, kind: string, label: string, amount: number): FlowNode => ({
    id,
    column: at,
    kind,
    label,
    amount,
    detail: kind === 'trust' ? 'Bypass, GST exempt, income to the spouse' : null,
  });
  const numbers = Array.from({ length: count }, (_, at) => at);
  const trusts = numbers.map((at) =>
    of(`trust-${at}`, 'first', 'trust', `The Featherstonehaugh Descendants’ Separate Trust No. ${at + 1}`, 2 * MILLION),
  );
  const heirs = numbers.flatMap((at) =>
    ['a', 'b'].map((one) => of(`heir-${at}${one}`, 'final', 'family', `Heir ${at + 1} ${one}`, MILLION)),
  );
  const edge = (from: string, to: string, kind: string, amount: number): FlowEdge => ({
    id: `${from}-${to}`,
    from,
    to,
    kind,
    amount,
  });
  return {
    columns: ['today', 'first', 'second', 'final'].map(column),
    nodes: [of('ada', 'today', 'estate', 'Ada’s estate', count * 2 * MILLION), ...trusts, ...heirs],
    edges: [
      ...trusts.map(({ id }) => edge('ada', id, 'trust', 2 * MILLION)),
      ...numbers.flatMap((at) => ['a', 'b'].map((one) => edge(`trust-${at}`, `heir-${at}${one}`, 'family', MILLION))),
    ],
  };
}
