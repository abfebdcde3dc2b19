import { Receipt, type ReceiptLine } from '@platform/ui-kit';
import { statutesOf } from '../estate/statutes.ts';
import { workingLines } from '../estate/working-lines.ts';
import type { DiagramDistribution, DiagramFlow, DiagramNode } from './diagram-query.ts';

function flowLines(
  { nodes, edges }: DiagramFlow,
  nodeId: string,
  side: 'from' | 'to',
  onOpenEdge: (edgeId: string) => void,
): ReceiptLine[] {
  const other = side === 'from' ? 'to' : 'from';
  return edges
    .filter((edge) => edge[side] === nodeId)
    .map((edge) => ({
      id: edge.id,
      label: nodes.find(({ id }) => id === edge[other])?.label ?? '',
      cents: edge.amount,
      onOpen: () => onOpenEdge(edge.id),
      note: [edge.reason, edge.insurance && 'insurance benefit', edge.conditional && 'conditional']
        .filter(Boolean)
        .join(', '),
    }));
}

/** The total stands under lines only that come to it: a receipt that does not add up would be none. */
function withTotal(lines: ReceiptLine[], node: DiagramNode): ReceiptLine[] {
  const sum = lines.reduce((total, { cents }) => total + (cents ?? 0), 0);
  return sum === node.amount
    ? [...lines, { id: 'total', label: node.label, cents: node.amount, kind: 'total' }]
    : lines;
}

/** Where an amount comes from and where it goes, with the sentences of the transfers behind it. */
export function FlowDetails({
  node,
  distribution,
  onOpenEdge,
}: {
  node: DiagramNode;
  distribution: DiagramDistribution;
  onOpenEdge: (edgeId: string) => void;
}) {
  const { flow, transfers } = distribution;
  const into = flowLines(flow, node.id, 'to', onOpenEdge);
  const out = flowLines(flow, node.id, 'from', onOpenEdge);
  const explanations = transfers
    .filter(({ death, toId }) => toId === node.entityId && (node.column === 'FINAL' || death === node.column))
    .flatMap(({ explanation }) => explanation ?? []);
  const unique = [...new Set(explanations)].slice(0, 4);
  return (
    <>
      {unique.length > 0 && (
        <section>
          <h3>Why</h3>
          {unique.map((explanation) => (
            <p key={explanation}>{explanation}</p>
          ))}
        </section>
      )}
      {into.length > 0 && (
        <section>
          <h3>Where it comes from</h3>
          <Receipt label={`Where ${node.label} comes from`} lines={withTotal(into, node)} />
        </section>
      )}
      {out.length > 0 && (
        <section>
          <h3>Where it goes</h3>
          <Receipt label={`Where ${node.label} goes`} lines={withTotal(out, node)} />
        </section>
      )}
    </>
  );
}

/** A death without tax: from the gross estate to the taxable one, and the exclusion that covers it. */
export function DeathDetails({ death }: { death: DiagramDistribution['deaths'][number] }) {
  const { gross, marital, charitable, deductions, taxable, working } = death;
  const lines: ReceiptLine[] = [
    { id: 'gross', label: 'Gross estate', cents: gross },
    { id: 'marital', label: 'Passes to the spouse', cents: -marital },
    { id: 'charitable', label: 'Passes to charity', cents: -charitable },
    { id: 'deductions', label: 'Debts, costs and state tax', cents: -deductions },
    { id: 'taxable', label: 'Taxable estate', cents: taxable, kind: 'total' },
  ];
  return (
    <>
      <section>
        <h3>How it is worked out</h3>
        <Receipt label="Taxable estate" lines={lines} />
      </section>
      {working && (
        <section>
          <h3>{working.label}</h3>
          <Receipt label={working.label} lines={workingLines(working.lines)} statutes={statutesOf(working.authority)} />
        </section>
      )}
    </>
  );
}
