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
            <th>Death</th>
            <th className={css.number}>Gross estate</th>
            <th className={css.number}>To the spouse</th>
            <th className={css.number}>To charity</th>
            <th className={css.number}>Deductions</th>
            <th className={css.number}>Taxable</th>
            <th className={css.number}>Exclusion used</th>
            <th className={css.number}>Tax</th>
          </tr>
        </thead>
        <tbody>
          {deaths.map((death) => (
            <tr key={death.death}>
              <td>
                {labelOf('Death', death.death)}: {death.decedentName}, {death.on.slice(0, 4)}
              </td>
              <td className={css.number}>{formatWholeDollars(death.gross)}</td>
              <td className={css.number}>{formatWholeDollars(-death.marital)}</td>
              <td className={css.number}>{formatWholeDollars(-death.charitable)}</td>
              <td className={css.number}>{formatWholeDollars(-death.deductions)}</td>
              <td className={css.number}>{formatWholeDollars(death.taxable)}</td>
              <td className={css.number}>{formatWholeDollars(death.exclusionUsed)}</td>
              <td className={css.number}>{formatDollarsAndCents(death.tax)}</td>
            </tr>
          ))}
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
        <div className={css.foot}>
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
