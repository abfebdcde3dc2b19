import { graphql, readFragment } from '../../../../gql/index.ts';
import { countedInWords } from '../../count-words.ts';
import css from '../../report-page.module.css';
import type { ReportSection, SectionProps } from '../section.ts';

const OpportunitiesSection = graphql(`
  fragment OpportunitiesSection on Estate {
    customOpportunities { title description whyItsImportant whatToDo isHidden }
  }
`);

/** What the client may be told. */
const toldOf = ({ estate }: Pick<SectionProps, 'estate'>) =>
  readFragment(OpportunitiesSection, estate).customOpportunities.filter(({ isHidden }) => !isHidden);

/** In the words that are meant for her. */
function OpportunitiesPage({ estate }: SectionProps) {
  const told = toldOf({ estate });
  return (
    <>
      <h2>{`${countedInWords(told.length, 'thing')} would make the plan better.`}</h2>
      {told.map(({ title, description, whyItsImportant, whatToDo }) => (
        <section key={title} className={css.trust}>
          <h3>{title}</h3>
          <p>{description}</p>
          {whyItsImportant && (
            <p>
              <b>Why it matters.</b> {whyItsImportant}
            </p>
          )}
          {whatToDo && (
            <p>
              <b>What to do.</b> {whatToDo}
            </p>
          )}
        </section>
      ))}
    </>
  );
}

export const opportunitiesSection: ReportSection = {
  id: 'opportunities',
  Page: OpportunitiesPage,
  isEmpty: (props) => toldOf(props).length === 0,
};
