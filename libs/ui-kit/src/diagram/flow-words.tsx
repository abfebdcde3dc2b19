import { formatDollarsAndCents } from '@platform/kernel';
import type { CSSProperties } from 'react';
import { MeaningIcon } from '../meaning.tsx';
import css from './diagram.module.css';
import { amountWords, totalText } from './flow-amounts.ts';
import { columnAmount, type FlowColumn, type FlowGraph, flowIcon, flowMeaning, isZeroTax } from './flow-graph.ts';

/** Of what nobody passes on: it is followed to the next column with whoever has it. */
const STAYS = 'Stays as it is';

/** The same flows as rows, for screen readers and for checking. */
export function FlowTable({
  label,
  graph,
  onOpenEdge,
}: {
  label: string;
  graph: FlowGraph;
  onOpenEdge?: ((edgeId: string) => void) | undefined;
}) {
  const name = new Map(graph.nodes.map((node) => [node.id, node.label]));
  const column = new Map(graph.columns.map(({ id, title }) => [id, title]));
  const columnOf = new Map(graph.nodes.map((node) => [node.id, column.get(node.column)]));
  const sums = graph.columns.filter(({ totals }) => totals.length > 0);
  return (
    <section
      className={css.table}
      aria-label={`${label}, as a table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reachable by keyboard
      tabIndex={0}
    >
      {graph.edges.length > 0 && (
        <table className={css.flows}>
          <caption>What passes</caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">Why</th>
              <th scope="col" className={css.number}>
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {graph.edges.map((edge) => (
              <tr key={edge.id}>
                <td>
                  {name.get(edge.from)} ({columnOf.get(edge.from)})
                </td>
                <td>
                  {name.get(edge.to)} ({columnOf.get(edge.to)})
                </td>
                <td>
                  {[edge.reason ?? STAYS, edge.insurance && 'Insurance benefit', edge.conditional && 'Conditional']
                    .filter(Boolean)
                    .join('. ')}
                </td>
                <td className={css.number}>
                  {onOpenEdge ? (
                    <button
                      type="button"
                      className={css.open}
                      aria-label={`${formatDollarsAndCents(edge.amount)}, how it is worked out: ${name.get(edge.from)} to ${name.get(edge.to)}`}
                      onClick={() => onOpenEdge(edge.id)}
                    >
                      {formatDollarsAndCents(edge.amount)}
                    </button>
                  ) : (
                    formatDollarsAndCents(edge.amount)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {graph.edges.length === 0 && <HeldTable graph={graph} />}
      {sums.length > 0 && <SumsTable columns={sums} />}
    </section>
  );
}

interface AmountsTableProps {
  readonly caption: string;
  /** Of the two columns before the amount. */
  readonly heads: readonly [string, string];
  readonly rows: readonly {
    readonly id: string;
    readonly whose: string;
    readonly what: string;
    readonly amount: number;
  }[];
}

function AmountsTable({ caption, heads, rows }: AmountsTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col" className={css.number}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, whose, what, amount }) => (
          <tr key={id}>
            <td>{whose}</td>
            <td>{what}</td>
            <td className={css.number}>{formatDollarsAndCents(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What there is where nothing passes yet: today. */
function HeldTable({ graph }: { graph: FlowGraph }) {
  const rows = graph.nodes.map(({ id, label, detail, amount }) => ({ id, whose: label, what: detail ?? '', amount }));
  return <AmountsTable caption="What there is" heads={['Whose', 'What']} rows={rows} />;
}

/** What stands under the columns of the drawing. */
function SumsTable({ columns }: { columns: readonly FlowColumn[] }) {
  const rows = columns.flatMap(({ id, title, totals }) =>
    totals.map(({ label, amount }) => ({ id: `${id} ${label}`, whose: title, what: label, amount })),
  );
  return <AmountsTable caption="Sums" heads={['When', 'What']} rows={rows} />;
}

/** What is shown now, in a sentence, for whoever hears that it has changed: the deaths, and what it comes to. */
export function flowSentence({ columns }: FlowGraph, show: (amount: number) => string): string {
  const last = columns.at(-1);
  if (!last) return '';
  const deaths = columns.slice(1, -1).map(({ title, subtitle }) => `${title}: ${subtitle}.`);
  const sums = last.totals.map((line) => totalText(line, show)).join(', ');
  return [...deaths, `${last.title}: ${sums || last.subtitle}.`].join(' ');
}

export interface FlowListProps {
  readonly label: string;
  readonly graph: FlowGraph;
  readonly selectedId: string | null;
  readonly onSelect?: (nodeId: string | null) => void;
  readonly mode: 'amounts' | 'shares';
}

/** On a phone: one card for each column with everything that the column says, amounts as bars in proportion. */
export function FlowList({ label, graph, selectedId, onSelect, mode }: FlowListProps) {
  const show = amountWords(graph, mode);
  const largest = Math.max(1, ...graph.nodes.map((node) => node.amount));
  return (
    <section className={css.phone} aria-label={label}>
      {graph.columns.map((column) => {
        const nodes = graph.nodes.filter((node) => node.column === column.id).toSorted((a, b) => b.amount - a.amount);
        const total = columnAmount(graph, column);
        return (
          <div key={column.id} className={css.card}>
            <div className={css.cardHead}>
              <div>
                <span>{column.subtitle}</span>
                <h3>{column.title}</h3>
              </div>
              {nodes.length > 0 && (
                <span className={css.amount} title={formatDollarsAndCents(total)}>
                  {show(total)}
                </span>
              )}
            </div>
            {nodes.map((node) => {
              const meaning = flowMeaning(node.kind);
              return (
                <button
                  key={node.id}
                  type="button"
                  className={css.entry}
                  aria-pressed={node.id === selectedId}
                  style={{ '--spine': `var(--${meaning}-solid)`, '--halo': `var(--${meaning}-mid)` } as CSSProperties}
                  onClick={() => onSelect?.(node.id === selectedId ? null : node.id)}
                >
                  <span className={css.entryRow}>
                    <MeaningIcon name={flowIcon(node.kind)} size={16} />
                    <b>{node.label}</b>
                    {!isZeroTax(node) && (
                      <span className={css.amount} title={formatDollarsAndCents(node.amount)}>
                        {show(node.amount)}
                      </span>
                    )}
                  </span>
                  {node.detail && <span className={css.entryDetail}>{node.detail}</span>}
                  <i className={css.barLine} style={{ width: `${(100 * node.amount) / largest}%` }} aria-hidden />
                </button>
              );
            })}
            {column.totals.length > 0 && (
              <div className={css.cardTotals}>
                {column.totals.map((line) => (
                  <span key={line.label} title={formatDollarsAndCents(line.amount)}>
                    {totalText(line, show)}
                  </span>
                ))}
              </div>
            )}
          </div>
        );
      })}
    </section>
  );
}
