import { Chip, Grid, Money, Receipt, type ReceiptLine, Sheet, Stack } from '@platform/ui-kit';
import { CertaintyChip } from '../estate/certainty-chip.tsx';
import { deathTitle, taxTitle } from '../estate/estate-words.ts';
import type { PlanFigure } from '../estate/figure-drawer.tsx';
import { statutesOf } from '../estate/statutes.ts';
import { workingLines } from '../estate/working-lines.ts';
import css from './taxes.module.css';
import type { Tax, TaxedDeath } from './taxes-query.ts';

export interface DeathSectionProps {
  readonly death: TaxedDeath;
  readonly deathsCount: number;
  readonly taxes: readonly Tax[];
  readonly onOpen: (figure: PlanFigure) => void;
}

/** A line whose amount opens to its working; nothing has none. */
type Opens = (id: string, label: string, cents: number, kind?: ReceiptLine['kind']) => ReceiptLine;

function opensOf({ death, decedentName }: TaxedDeath, onOpen: DeathSectionProps['onOpen']): Opens {
  return (id, label, cents, kind = 'line') => ({
    id,
    label,
    cents,
    kind,
    ...(cents === 0 ? {} : { onOpen: () => onOpen({ title: `${label}: ${decedentName}`, of: { death }, id }) }),
  });
}

function estateLines({ gross, marital, charitable, deductions, taxable }: TaxedDeath, line: Opens): ReceiptLine[] {
  return [
    line('gross', 'Gross estate', gross),
    line('marital', 'Passes to the spouse', -marital),
    line('charitable', 'Passes to charity', -charitable),
    line('deductions', 'Debts, costs and state tax', -deductions),
    line('taxable', 'Federal taxable estate', taxable, 'total'),
  ];
}

/** One death: the taxable estate, the exclusion, and every tax opened to its lines. */
export function DeathSection({ death, deathsCount, taxes, onOpen }: DeathSectionProps) {
  const { decedentName, working, exclusionUsed, exclusionLeft, dsuePorted } = death;
  const line = opensOf(death, onOpen);
  const due = taxes.filter(({ amount }) => amount > 0);
  return (
    <section className={css.death} aria-labelledby={`taxes-${death.death}`}>
      <h2 id={`taxes-${death.death}`}>{deathTitle(death, deathsCount)}</h2>
      <Grid columns="2">
        <Sheet title={`Taxable estate of ${decedentName}`}>
          <Receipt label="Federal taxable estate" lines={estateLines(death, line)} />
        </Sheet>
        <Sheet title={`Federal exclusion of ${decedentName}`}>
          <Stack gap={8}>
            {working && (
              <Receipt
                label={working.label}
                lines={workingLines(working.lines, { withFormula: true })}
                statutes={statutesOf(working.authority)}
              />
            )}
            <Receipt
              label="Exclusion used and left"
              lines={[
                { id: 'whole', label: 'Federal exclusion', cents: working?.amount },
                line('exclusionUsed', 'Used at this death and by gifts', -exclusionUsed),
                { id: 'left', label: 'Exclusion left', cents: exclusionLeft, kind: 'total' },
                line('dsuePorted', 'Of that, ported to the spouse', dsuePorted, 'info'),
              ]}
            />
          </Stack>
        </Sheet>
      </Grid>
      {due.length === 0 ? (
        <p className={css.none}>No tax is due at this death.</p>
      ) : (
        due.map((tax) => <TaxSheet key={tax.id} tax={tax} of={deathsCount > 1 ? decedentName : null} onOpen={onOpen} />)
      )}
    </section>
  );
}

/** `of` names the decedent where two deaths may have the same tax. */
function TaxSheet({ tax, of, onOpen }: { tax: Tax; of: string | null; onOpen: DeathSectionProps['onOpen'] }) {
  const { sentence, working, borneBy, amount } = tax;
  return (
    <Sheet
      title={of ? `${taxTitle(tax)} of ${of}` : taxTitle(tax)}
      aside={
        <Chip tone="tax" icon>
          <Money cents={amount} />
        </Chip>
      }
    >
      <Stack gap={16}>
        {sentence && <p>{sentence}</p>}
        <Grid columns="7-5">
          <div>
            <h3>How it is worked out</h3>
            <Receipt
              label={`${taxTitle(tax)}, worked out`}
              lines={workingLines(working.lines, { withFormula: true })}
              statutes={statutesOf(working.authority)}
            />
            {working.formula && <p className={css.formula}>{working.formula}</p>}
            <CertaintyChip certainty={working.certainty} />
          </div>
          {borneBy.length > 0 && (
            <div>
              <h3>Who bears it</h3>
              <Receipt
                label={`Who bears the ${taxTitle(tax)}`}
                lines={[
                  ...borneBy.map(
                    (share): ReceiptLine => ({
                      id: share.id,
                      label: share.name,
                      cents: share.amount,
                      onOpen: () =>
                        onOpen({ title: `${taxTitle(tax)}: ${share.name}`, of: { taxId: tax.id }, id: share.id }),
                    }),
                  ),
                  { id: 'total', label: taxTitle(tax), cents: amount, kind: 'total' },
                ]}
              />
            </div>
          )}
        </Grid>
      </Stack>
    </Sheet>
  );
}
