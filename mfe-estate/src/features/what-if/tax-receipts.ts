import type { DistributionResult } from '@platform/estate-engine';
import { partsFromFlow, workingReceipt } from '@platform/estate-engine/receipt';
import type { Cents } from '@platform/kernel';
import type { ReceiptLine, StatuteProps } from '@platform/ui-kit';
import { statutesOf } from '../estate/statutes.ts';
import { workingLines } from '../estate/working-lines.ts';
import { type Named, nameIn, taxLabel, taxLineId } from './outcomes.ts';

type Tax = DistributionResult['taxes'][number];

/** One tax with how it is worked out, what that rests on, and who bears it. */
export interface TaxReceipt {
  readonly id: string;
  readonly title: string;
  readonly amountCents: Cents;
  readonly lines: readonly ReceiptLine[];
  readonly statutes: readonly StatuteProps[];
  readonly formula: string | null;
  readonly certainty: string | null;
  readonly borneBy: readonly ReceiptLine[];
}

function receiptOf(named: Named, result: DistributionResult, tax: Tax): TaxReceipt {
  const { death, decedentId, working, borneBy, amountCents } = tax;
  const [first] = result.estates;
  const parts =
    death === 'SECOND_DEATH' && first
      ? partsFromFlow(result, decedentId, {
          ownEstate: `${nameIn(named, decedentId)}’s own estate`,
          fromSpouse: `Received from ${nameIn(named, first.decedentId)} outright`,
        })
      : undefined;
  const { lines, authority, formula, certainty } = workingReceipt(working, parts);
  const title = taxLabel(tax, result.estates.length < 2);
  return {
    id: taxLineId(tax),
    title,
    amountCents,
    lines: workingLines(
      lines.map(({ amountCents: amount, ...line }) => ({ ...line, amount })),
      { withFormula: true },
    ),
    statutes: statutesOf(authority),
    formula,
    certainty,
    borneBy: [
      ...borneBy.map(({ id, amountCents: cents }) => ({ id, label: nameIn(named, id), cents })),
      { id: 'total', label: title, cents: amountCents, kind: 'total' },
    ],
  };
}

/** Whether a tax counts in a line: one of the sums of all federal or all state taxes, or the tax itself. */
function countsIn(lineId: string, tax: Tax): boolean {
  if (lineId === 'federal') return tax.jurisdiction === 'US';
  if (lineId === 'states') return tax.jurisdiction !== 'US';
  return taxLineId(tax) === lineId;
}

/** The taxes behind a line of a comparison, each to the cent of the line; none where none is due. */
export const taxReceipts = (named: Named, result: DistributionResult, lineId: string): TaxReceipt[] =>
  result.taxes
    .filter((tax) => tax.amountCents > 0 && countsIn(lineId, tax))
    .map((tax) => receiptOf(named, result, tax));
