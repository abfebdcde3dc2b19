import { abbreviateCents, type Cents } from '@platform/kernel';
import { columnAmount, type FlowGraph, type FlowTotal } from './flow-graph.ts';

/** How amounts are said: abbreviated, or as shares of the largest column, which is the whole. */
export function amountWords(graph: FlowGraph, mode: 'amounts' | 'shares'): (amount: Cents) => string {
  const whole = Math.max(1, ...graph.columns.map((column) => columnAmount(graph, column)));
  return (amount) => (mode === 'shares' ? `${((100 * amount) / whole).toFixed(1)}%` : abbreviateCents(amount));
}

/** `Charity $1.00M`; a computed zero is said in words, its own where it has them: `No tax`. */
export const totalText = ({ label, amount, text }: FlowTotal, show: (amount: Cents) => string): string =>
  amount === 0 ? (text ?? `No ${label.toLowerCase()}`) : `${label} ${show(amount)}`;
