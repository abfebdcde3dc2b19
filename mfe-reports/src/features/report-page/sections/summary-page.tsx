import { abbreviateCents } from '@platform/kernel';
import css from '../report-page.module.css';
import { RecipientBars } from './recipient-bars.tsx';
import type { ReportPageProps } from './report-pages.ts';

export function SummaryPage({ estate }: ReportPageProps) {
  const { totals, warnings } = estate.distribution;
  return (
    <>
      <h2>
        <em>{abbreviateCents(totals.family)}</em> reaches your family in the end.
      </h2>
      <p className={css.lead}>
        Of everything there is, {abbreviateCents(totals.everything)}, {totals.taxPercent.toFixed(1)}% goes to tax
        {totals.charity > 0 ? ` and ${abbreviateCents(totals.charity)} to charity` : ''}.
        {totals.state > 0 ? ` ${abbreviateCents(totals.state)} falls to the state for want of heirs.` : ''}
      </p>
      <div className={css.strip}>
        <div>
          Net worth
          <b>{abbreviateCents(estate.netWorthReceipt.total)}</b>
          <span className={css.muted}>
            {estate.netWorthReceipt.unknownTotal === 0
              ? 'In the taxable estate'
              : `In the taxable estate; ${abbreviateCents(estate.netWorthReceipt.unknownTotal)} not known whose`}
          </span>
        </div>
        <div>
          Outside the estate
          <b>{abbreviateCents(estate.netWorthReceipt.outsideTotal)}</b>
          <span className={css.muted}>Insurance at its benefit</span>
        </div>
        <div>
          Estimated estate tax
          <b>{abbreviateCents(totals.tax)}</b>
          <span className={css.muted}>Federal and state, all deaths</span>
        </div>
        <div>
          Reaches the family
          <b>{abbreviateCents(totals.family)}</b>
          <span className={css.muted}>Outright or in trust</span>
        </div>
      </div>
      <h3>Who receives what</h3>
      <RecipientBars estate={estate} />
      {warnings.length > 0 && (
        <>
          <h3>What to talk about</h3>
          <table className={css.table}>
            <thead>
              <tr>
                <th>Finding</th>
                <th className={css.number}>Amount</th>
              </tr>
            </thead>
            <tbody>
              {warnings.map(({ code, message, amount }) => (
                <tr key={`${code}${message}`}>
                  <td>{message}</td>
                  <td className={css.number}>{amount > 0 ? abbreviateCents(amount) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
