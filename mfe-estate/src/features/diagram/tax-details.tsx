import { inSentence, labelOf } from '@platform/contracts/labels';
import { Receipt, type ReceiptLine, Statute } from '@platform/ui-kit';
import { CertaintyChip } from '../estate/certainty-chip.tsx';
import { taxTitle } from '../estate/estate-words.ts';
import { statutesOf } from '../estate/statutes.ts';
import { workingLines } from '../estate/working-lines.ts';
import css from './diagram.module.css';
import type { DiagramTax } from './diagram-query.ts';

/** One tax: why it is due, its receipt, the law, and who bears it. */
export function TaxDetails({ tax, titled }: { tax: DiagramTax; titled: boolean }) {
  const { sentence, working, borneBy, death, amount } = tax;
  return (
    <>
      {titled && (
        <h3>
          {taxTitle(tax)}, {inSentence(labelOf('Death', death))}
        </h3>
      )}
      {sentence && <p>{sentence}</p>}
      <section>
        <h3>How it is worked out</h3>
        <Receipt label={`${taxTitle(tax)}, worked out`} lines={workingLines(working.lines)} />
        <CertaintyChip certainty={working.certainty} />
      </section>
      {working.authority.length > 0 && (
        <section>
          <h3>Authority</h3>
          <div className={css.authority}>
            {statutesOf(working.authority).map((statute) => (
              <Statute key={statute.citation} {...statute} />
            ))}
          </div>
        </section>
      )}
      {borneBy.length > 0 && (
        <section>
          <h3>Borne by</h3>
          <Receipt
            label="Borne by"
            lines={[
              ...borneBy.map((share): ReceiptLine => ({ id: share.id, label: share.name, cents: share.amount })),
              { id: 'total', label: taxTitle(tax), cents: amount, kind: 'total' },
            ]}
          />
        </section>
      )}
    </>
  );
}
