import { Receipt, type ReceiptLine, Sheet, type StatuteProps, UiLink } from '@platform/ui-kit';
import { estatePaths } from '../estate/estate.paths.ts';
import { deathTitle, taxTitle } from '../estate/estate-words.ts';
import { statutesOf } from '../estate/statutes.ts';
import { workingLines } from '../estate/working-lines.ts';
import css from './overview.module.css';
import type { OverviewEstate } from './overview-query.ts';

type Distribution = OverviewEstate['distribution'];

export function taxLines({ deaths, taxes, totals }: Distribution): ReceiptLine[] {
  const byDeath = deaths.flatMap((death): ReceiptLine[] => {
    const own = taxes.filter((tax) => tax.death === death.death);
    const lines = own.map(
      (tax): ReceiptLine => ({ id: tax.id, label: taxTitle(tax), cents: tax.amount, indent: true }),
    );
    const none: ReceiptLine = { id: `${death.death}-none`, label: 'Estate tax', text: 'No tax', indent: true };
    return [
      { id: death.death, label: deathTitle(death, deaths.length), kind: 'group' },
      ...(lines.length > 0 ? lines : [none]),
    ];
  });
  const label = deaths.length > 1 ? 'Estimated tax at both deaths' : 'Estimated tax at death';
  return [...byDeath, { id: 'total', label, cents: totals.tax, kind: 'total' }];
}

export function statutesOfTaxes(taxes: Distribution['taxes']): StatuteProps[] {
  const cites = taxes
    .filter(({ amount }) => amount > 0)
    .flatMap(({ working }) => working.authority)
    .map((authority) => [authority.cite, authority] as const);
  return statutesOf([...new Map(cites).values()]);
}

export function TaxExposureSheet({ estate }: { estate: OverviewEstate }) {
  const { distribution } = estate;
  const { deaths, taxes, problem } = distribution;
  const last = deaths.at(-1);
  return (
    <Sheet
      title="Tax exposure"
      footer={<UiLink href={estatePaths(estate.id).taxes}>How each tax is worked out</UiLink>}
    >
      {problem ? (
        <p>{problem.message}</p>
      ) : (
        <>
          <Receipt label="Estimated tax" lines={taxLines(distribution)} statutes={statutesOfTaxes(taxes).slice(0, 4)} />
          {last?.working && (
            <div className={css.exclusion}>
              <Receipt
                label={`${last.working.label}, ${last.decedentName}`}
                lines={workingLines(last.working.lines)}
                statutes={statutesOf(last.working.authority.map(({ cite }) => ({ cite })))}
              />
            </div>
          )}
        </>
      )}
    </Sheet>
  );
}
