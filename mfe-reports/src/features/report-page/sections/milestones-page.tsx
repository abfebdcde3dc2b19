import { labelOf } from '@platform/contracts/labels';
import { formatWholeDollars } from '@platform/kernel';
import css from '../report-page.module.css';
import type { ReportPageProps } from './report-pages.ts';

/** What comes in and goes out, year by year, by the cash flow of the estate. */
function Projection({ estate }: Pick<ReportPageProps, 'estate'>) {
  const { rows, years } = estate.cashFlow;
  if (rows.length === 0) return <p>No cash flow is entered, so nothing can be projected.</p>;
  return (
    <>
      <h3>What comes in and goes out</h3>
      <p className={css.muted}>In whole dollars, by what is assumed of each year.</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th>Year</th>
            {['Comes in', 'Goes out', 'Income tax', 'Left', 'Left so far'].map((head) => (
              <th key={head} className={css.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, income, expenses, incomeTax, net, netSoFar }) => (
            <tr key={year}>
              <td>{year}</td>
              <td className={css.number}>{formatWholeDollars(income)}</td>
              <td className={css.number}>{formatWholeDollars(expenses)}</td>
              <td className={css.number}>{formatWholeDollars(incomeTax)}</td>
              <td className={css.number}>{formatWholeDollars(net)}</td>
              <td className={css.number}>{formatWholeDollars(netSoFar)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function MilestonesPage({ estate, report }: ReportPageProps) {
  const milestones = estate.financialMilestones.toSorted((one, other) => one.year - other.year);
  return (
    <>
      <h2>{milestones.length === 0 ? 'No milestone is entered.' : 'What you plan for, year by year.'}</h2>
      {milestones.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th>Year</th>
              <th>Milestone</th>
              <th>Kind</th>
            </tr>
          </thead>
          <tbody>
            {milestones.map(({ id, year, milestone, description, kind }) => (
              <tr key={id}>
                <td>{year}</td>
                <td>
                  {milestone}
                  {description && <span className={css.muted}> {description}</span>}
                </td>
                <td>{labelOf('FinancialMilestoneKind', kind)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {report.options.projectionsEnabled && <Projection estate={estate} />}
    </>
  );
}
