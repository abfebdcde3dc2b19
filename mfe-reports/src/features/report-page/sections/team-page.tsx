import { labelOf } from '@platform/contracts/labels';
import css from '../report-page.module.css';
import type { ReportPageProps } from './report-pages.ts';

export function TeamPage({ estate }: ReportPageProps) {
  const { financialTeamMembers: team } = estate;
  return (
    <>
      <h2>{team.length === 0 ? 'Nobody is entered who advises you.' : 'The people who advise you.'}</h2>
      <div className={css.people} data-lines>
        {team.map(({ id, name, role, company, emailAddress, phoneNumber }) => (
          <div key={id} className={css.person}>
            <b>{name}</b>
            <span className={css.muted}>
              {[labelOf('FinancialTeamRole', role), company].filter(Boolean).join(' · ')}
            </span>
            {[phoneNumber, emailAddress].filter(Boolean).map((way) => (
              <div key={way}>{way}</div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
