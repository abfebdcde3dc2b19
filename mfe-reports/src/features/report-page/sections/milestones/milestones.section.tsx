import { labelOf } from '@platform/contracts/labels';
import { formatWholeDollars } from '@platform/kernel';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { AmountCell } from '../../amount-cell.tsx';
import css from '../../report-page.module.css';
import type { ReportSection, SectionProps } from '../section.ts';

const MilestonesSection = graphql(`
  fragment MilestonesSection on Estate {
    financialMilestones { id kind milestone description year }
    cashFlow(startYear: $fromYear, endYear: $toYear) { rows { id } years { year income expenses incomeTax net netSoFar } }
  }
`);

/** What comes in and goes out, year by year, by the cash flow of the estate. */
function Projection({ estate }: Pick<SectionProps, 'estate'>) {
  const { rows, years } = readFragment(MilestonesSection, estate).cashFlow;
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
              <AmountCell amount={income}>{formatWholeDollars(income)}</AmountCell>
              <AmountCell amount={expenses}>{formatWholeDollars(expenses)}</AmountCell>
              <AmountCell amount={incomeTax}>{formatWholeDollars(incomeTax)}</AmountCell>
              <AmountCell amount={net}>{formatWholeDollars(net)}</AmountCell>
              <AmountCell amount={netSoFar}>{formatWholeDollars(netSoFar)}</AmountCell>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function MilestonesPage({ estate, report }: SectionProps) {
  const milestones = readFragment(MilestonesSection, estate).financialMilestones.toSorted(
    (one, other) => one.year - other.year,
  );
  return (
    <>
      <h2>
        {milestones.length === 0 ? 'What comes in and goes out, year by year.' : 'What you plan for, year by year.'}
      </h2>
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
                  {description && (
                    <span className={css.muted} data-note>
                      {' '}
                      {description}
                    </span>
                  )}
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

export const milestonesSection: ReportSection = {
  id: 'milestones',
  Page: MilestonesPage,
  isEmpty({ report, estate }) {
    const { financialMilestones, cashFlow } = readFragment(MilestonesSection, estate);
    return financialMilestones.length === 0 && !(report.options.projectionsEnabled && cashFlow.rows.length > 0);
  },
};
