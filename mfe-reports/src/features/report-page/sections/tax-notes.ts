import { inSentence, labelIfKnown, labelOf } from '@platform/contracts/labels';
import type { ReportPageProps } from './report-pages.ts';

type Tax = ReportPageProps['estate']['distribution']['taxes'][number];

export interface TaxNote {
  /** From 1, as printed beside the figure. */
  readonly number: number;
  readonly tax: Tax;
  /** Case: "Massachusetts estate tax, second death". */
  readonly what: string;
  /** How its lines were worked out, where they say it. */
  readonly formulas: readonly { readonly label: string; readonly formula: string }[];
  readonly authority: readonly { readonly cite: string; readonly title?: string | null }[];
}

export const noteId = ({ number }: Pick<TaxNote, 'number'>): string => `note-${number}`;

/** A note for each tax that is due: what it is, how it is worked out, and by which law. */
export function taxNotes({ taxes }: Pick<ReportPageProps['estate']['distribution'], 'taxes'>): TaxNote[] {
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
