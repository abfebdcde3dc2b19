import { inSentence, labelIfKnown, labelOf } from '@platform/contracts/labels';
import { abbreviateCents, formatDollarsAndCents, formatWholeDollars } from '@platform/kernel';
import css from '../report-page.module.css';
import { PrintedReceipt } from './printed-receipt.tsx';
import type { ReportPageProps } from './report-pages.ts';

function finding(estate: ReportPageProps['estate']): string {
  const { taxes } = estate.distribution;
  const due = new Set(taxes.filter(({ amount }) => amount > 0).map(({ death }) => death));
  if (due.size === 0) return 'No tax is due at any death.';
  if (due.size > 1) return ', at both deaths.';
  return due.has('SECOND_DEATH') ? ', all of it at the second death.' : ', all of it at the first death.';
}

type Death = ReportPageProps['estate']['distribution']['deaths'][number];

const ROWS: readonly { readonly label: string; readonly amountOf: (death: Death) => number }[] = [
  { label: 'Gross estate', amountOf: ({ gross }) => gross },
  { label: 'To the spouse', amountOf: ({ marital }) => -marital },
  { label: 'To charity', amountOf: ({ charitable }) => -charitable },
  { label: 'Deductions', amountOf: ({ deductions }) => -deductions },
  { label: 'Taxable estate', amountOf: ({ taxable }) => taxable },
  { label: 'Exclusion used', amountOf: ({ exclusionUsed }) => exclusionUsed },
];

export function TaxesPage({ estate }: ReportPageProps) {
  const { deaths, taxes, totals } = estate.distribution;
  const due = taxes.filter(({ amount }) => amount > 0);
  const cites = [
    ...new Map(
      due.flatMap(({ working }) => working.authority).map((authority) => [authority.cite, authority]),
    ).values(),
  ];
  return (
    <>
      <h2>
        {totals.tax > 0 ? (
          <>
            Estate tax would take <em>{abbreviateCents(totals.tax)}</em>
          </>
        ) : null}
        {finding(estate)}
      </h2>
      <p className={css.lead}>
        Of everything there is, {abbreviateCents(totals.everything)}, {totals.taxPercent.toFixed(1)}% goes to tax.
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th>At each death</th>
            {deaths.map(({ death, decedentName, on }) => (
              <th key={death} className={css.number}>
                {labelOf('Death', death)}: {decedentName}, {on.slice(0, 4)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, amountOf }) => (
            <tr key={label}>
              <td>{label}</td>
              {deaths.map((death) => (
                <td key={death.death} className={css.number}>
                  {formatWholeDollars(amountOf(death))}
                </td>
              ))}
            </tr>
          ))}
          <tr className={css.sum}>
            <td>Tax</td>
            {deaths.map(({ death, tax }) => (
              <td key={death} className={css.number}>
                {formatDollarsAndCents(tax)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <div className={css.columns}>
        {due.map((tax) => (
          <section key={tax.id}>
            <h3>
              {tax.jurisdictionName} {inSentence(labelIfKnown('TaxKind', tax.kind) ?? 'tax')}
            </h3>
            <span className={css.muted}>{labelOf('Death', tax.death)}</span>
            <PrintedReceipt label={`${tax.jurisdictionName} tax`} lines={tax.working.lines} />
          </section>
        ))}
      </div>
      {cites.length > 0 && (
        <div className={`${css.foot} ${css.cites}`}>
          {cites.map(({ cite, title }) => (
            <p key={cite}>
              {cite}
              {title ? `: ${title}` : ''}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
