import { counted } from '@platform/kernel';
import css from '../report-page.module.css';
import type { ReportPageProps } from './report-pages.ts';

/** What the client may be told, in the words that are meant for her. */
export function OpportunitiesPage({ estate }: ReportPageProps) {
  const shown = estate.customOpportunities.filter(({ isHidden }) => !isHidden);
  return (
    <>
      <h2>
        {shown.length === 0
          ? 'Nothing stands out that would make the plan better.'
          : `${counted(shown.length, 'thing')} would make the plan better.`}
      </h2>
      {shown.map(({ title, description, whyItsImportant, whatToDo }) => (
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
