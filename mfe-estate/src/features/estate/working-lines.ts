import type { ReceiptLine } from '@platform/ui-kit';

interface WorkingLine {
  readonly depth: number;
  readonly label: string;
  readonly amount?: number | null;
  readonly value?: string | null;
  readonly formula?: string | null;
  readonly rule: string;
}

const KINDS: Readonly<Record<string, ReceiptLine['kind']>> = {
  subtotal: 'subtotal',
  total: 'total',
  info: 'info',
};

/** The engine's working as the lines of a receipt. A line that is no amount shows its value: a rate, a share. */
export function workingLines(
  lines: readonly WorkingLine[],
  options: { readonly withFormula?: boolean } = {},
): ReceiptLine[] {
  return lines.map(({ depth, label, amount, value, formula, rule }, index) => ({
    id: String(index),
    label,
    cents: amount,
    text: amount === null || amount === undefined ? (value ?? undefined) : undefined,
    kind: KINDS[rule] ?? 'line',
    indent: depth > 1,
    note: options.withFormula ? (formula ?? undefined) : undefined,
  }));
}
