import type { WorkingLine } from './working-lines.ts';

/** Sums of a receipt that their addends do not come to: the lines right above, one depth deeper, that are no info. */
export function sumsThatFail(lines: readonly WorkingLine[]): WorkingLine[] {
  return lines.filter(({ depth, amount, rule }, at) => {
    if (rule !== 'subtotal' && rule !== 'total') return false;
    const start = lines.slice(0, at).findLastIndex((other) => other.depth <= depth && other.rule !== 'info') + 1;
    const addends = lines.slice(start, at).filter((other) => other.depth === depth + 1 && other.rule !== 'info');
    if (rule === 'total' && addends.length === 0) return false;
    return addends.reduce((sum, other) => sum + (other.amount ?? 0), 0) !== amount;
  });
}
