import { inSentence, labelIfKnown, labelOf } from '@platform/contracts/labels';
import type { PrintedLine } from './printed-receipt.tsx';

export interface NotedTax {
  readonly id: string;
  readonly death: Parameters<typeof labelOf<'Death'>>[1];
  readonly jurisdictionName: string;
  readonly kind: string;
  readonly amount: number;
  readonly sentence?: string | null;
  readonly borneBy: readonly { readonly name: string }[];
  readonly working: {
    readonly lines: readonly PrintedLine[];
    readonly authority: readonly { readonly cite: string; readonly title?: string | null }[];
  };
}

export interface TaxNote {
  /** From 1, as printed beside the figure. */
  readonly number: number;
  readonly tax: NotedTax;
  /** Case: "Massachusetts estate tax, second death". */
  readonly what: string;
  /** How its lines were worked out, where they say it. */
  readonly formulas: readonly { readonly label: string; readonly formula: string }[];
  readonly authority: readonly { readonly cite: string; readonly title?: string | null }[];
}

export const noteId = ({ number }: Pick<TaxNote, 'number'>): string => `note-${number}`;

/** A note for each tax that is due: what it is, how it is worked out, and by which law. */
export function taxNotes({ taxes }: { readonly taxes: readonly NotedTax[] }): TaxNote[] {
  return taxes
    .filter(({ amount }) => amount > 0)
    .map((tax, index) => ({
      number: index + 1,
      tax,
      what: `${tax.jurisdictionName} ${inSentence(labelIfKnown('TaxKind', tax.kind) ?? 'tax')}, ${inSentence(labelOf('Death', tax.death))}`,
      formulas: tax.working.lines.flatMap(({ label, formula }) => (formula ? { label, formula } : [])),
      authority: tax.working.authority,
    }));
}
