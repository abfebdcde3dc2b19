import { abbreviateCents, counted } from '@platform/kernel';
import { FlowFigure } from '@platform/ui-kit/diagram';
import css from '../report-page.module.css';
import { RecipientBars } from './recipient-bars.tsx';
import type { ReportPageProps } from './report-pages.ts';

/** One page is what a client reads: so much of each stands on it. */
const MOST_FINDINGS = 4;
/** px; below half its size nobody reads the names in a diagram. */
const DIAGRAM_HEIGHT = 300;
const MOST_NODES = 16;

export function SummaryPage({ estate, report }: ReportPageProps) {
  const { totals, warnings, flow } = estate.distribution;
  const findings = warnings.slice(0, MOST_FINDINGS);
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
      <div className={css.strip} data-lines>
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
      {flow.nodes.length > 0 && flow.nodes.length <= MOST_NODES && (
        <div className={css.figure}>
          <FlowFigure
            flow={flow}
            label="The plan at a glance"
            maxHeight={DIAGRAM_HEIGHT}
            hasAmounts={report.executiveSummarySetting.showDiagramNumbers}
          />
        </div>
      )}
      <h3>Who receives what</h3>
      <RecipientBars estate={estate} />
      {findings.length > 0 && (
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
              {findings.map(({ code, message, amount }) => (
                <tr key={`${code}${message}`}>
                  <td>{message}</td>
                  <td className={css.number}>{amount > 0 ? abbreviateCents(amount) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {warnings.length > findings.length && (
            <p className={css.muted}>And {counted(warnings.length - findings.length, 'more finding')}.</p>
          )}
        </>
      )}
    </>
  );
}
