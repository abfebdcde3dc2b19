import type { FlowGraph } from '@platform/ui-kit/diagram';
import type { DiagramFlow } from './diagram-query.ts';
import type { Stage } from './diagram-view.ts';

/** The graph's flow as the diagram takes it. "Today" shows what there is before anybody dies. */
export function diagramGraph({ columns, nodes, edges }: DiagramFlow, stage: Stage): FlowGraph {
  const words = columns.map(({ totals, ...column }) => ({
    ...column,
    totals: totals.map(({ label, amount, note }) => ({ label, amount, text: note })),
  }));
  // Whoever receives after both deaths is shown as family, also where a trust holds it for them.
  const shownNodes = nodes.map((node) =>
    stage === 'both' && node.column === 'FINAL' && node.kind === 'trust' && !node.isNobodys
      ? { ...node, kind: 'family' }
      : node,
  );
  if (stage !== 'today') return { columns: words, nodes: shownNodes, edges };
  const shown = words.filter(({ id }) => id === 'TODAY');
  return { columns: shown, nodes: nodes.filter(({ column }) => column === 'TODAY'), edges: [] };
}
