import type { Working } from '@platform/estate-engine';
import { workingReceipt as engineReceipt, type LineRule, type PartsOf } from '@platform/estate-engine/receipt';
import type { Cents } from '@platform/kernel';

/** A line of a receipt as the graph names it. */
export interface WorkingLine {
  readonly depth: number;
  readonly label: string;
  readonly amount: Cents | null;
  readonly value: string | null;
  readonly formula: string | null;
  readonly rule: LineRule;
}
export interface WorkingReceipt {
  readonly label: string;
  readonly amount: Cents | null;
  readonly formula: string | null;
  readonly certainty: string | null;
  readonly lines: WorkingLine[];
  readonly authority: { readonly cite: string; readonly title: string | null }[];
}

/** The engine's receipt of a working; browsers make the same of a plan that they work out themselves. */
export function workingReceipt(working: Working, partsOf?: PartsOf): WorkingReceipt {
  const { amountCents, lines, authority, ...rest } = engineReceipt(working, partsOf);
  return {
    ...rest,
    amount: amountCents,
    lines: lines.map(({ amountCents: amount, ...line }) => ({ ...line, amount })),
    authority: [...authority],
  };
}
