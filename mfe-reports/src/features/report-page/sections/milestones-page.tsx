import { labelOf } from '@platform/contracts/labels';
import css from '../report-page.module.css';
import type { ReportPageProps } from './report-pages.ts';

export function MilestonesPage({ estate }: ReportPageProps) {
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
    </>
  );
}
