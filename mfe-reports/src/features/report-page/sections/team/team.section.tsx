import { labelOf } from '@platform/contracts/labels';
import { graphql, readFragment } from '../../../../gql/index.ts';
import css from '../../report-page.module.css';
import type { ReportSection, SectionProps } from '../section.ts';

const TeamSection = graphql(`
  fragment TeamSection on Estate {
    financialTeamMembers { id name role company emailAddress phoneNumber }
  }
`);

function TeamPage({ estate }: SectionProps) {
  const { financialTeamMembers: team } = readFragment(TeamSection, estate);
  return (
    <>
      <h2>The people who advise you.</h2>
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

export const teamSection: ReportSection = {
  id: 'team',
  Page: TeamPage,
  isEmpty: ({ estate }) => readFragment(TeamSection, estate).financialTeamMembers.length === 0,
};
