import { labelOf } from '@platform/contracts/labels';
import { abbreviateCents, formatDollarsAndCents } from '@platform/kernel';
import { FlowFigure } from '@platform/ui-kit/diagram';
import css from '../report-page.module.css';
import { joinedTransfers } from './joined-transfers.ts';
import type { ReportPageProps } from './report-pages.ts';

export function DiagramPage({ estate }: ReportPageProps) {
  const { flow, transfers, totals, deaths } = estate.distribution;
  return (
    <>
      <h2>
        <em>{abbreviateCents(totals.family)}</em> reaches your family in the end.
      </h2>
      <div className={css.figure}>
        <FlowFigure flow={flow} label="What happens to the estate at each death" />
      </div>
      {deaths.map(({ death, decedentName, on }) => (
        <section key={death}>
          <h3>
            {labelOf('Death', death)}: {decedentName}, {on.slice(0, 4)}
          </h3>
          <table className={css.table}>
            <thead>
              <tr>
                <th>From</th>
                <th>To</th>
                <th>Why</th>
                <th className={css.number}>Amount</th>
              </tr>
            </thead>
            <tbody>
              {joinedTransfers(transfers, death).map(({ from, to, why, amount }) => (
                <tr key={`${from}${to}${why}`}>
                  <td>{from}</td>
                  <td>{to}</td>
                  <td className={css.muted}>{why}</td>
                  <td className={css.number}>{formatDollarsAndCents(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
