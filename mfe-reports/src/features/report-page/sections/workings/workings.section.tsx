import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../../../gql/index.ts';
import css from '../../report-page.module.css';
import type { ReportSection, SectionProps } from '../section.ts';
import { PrintedReceipt } from '../taxes/printed-receipt.tsx';

/** Asked for by itself: most reports do without, and the deaths are played again for it. */
export const WorkingsQuery = graphql(`
  query ReportWorkings($reportId: ID!) {
    report(id: $reportId) {
      id
      estate {
        id
        version
        allWorkings {
          id
          title
          workings { label amount lines { depth label amount value formula rule } authority { cite } }
        }
      }
    }
  }
`);
type Report = NonNullable<ResultOf<typeof WorkingsQuery>['report']>;
export type PartWorkings = NonNullable<Report['estate']>['allWorkings'][number];
type Working = PartWorkings['workings'][number];

function WorkingsPage({ workings = [], report }: SectionProps) {
  const hasSteps = !report.leavesOut.steps;
  return (
    <>
      <h2>How every amount was worked out.</h2>
      {workings.map((part) => (
        <section key={part.id}>
          <h3>{part.title}</h3>
          <div className={css.columns}>
            {part.workings.map((working, index) => (
              // Several may have one label; their order is fixed.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <PrintedWorking key={index} working={working} hasSteps={hasSteps} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** Paper has room for one line of a receipt: what it was worked out by stands with its name. */
const withFormula = ({ label, formula, ...line }: Working['lines'][number]) => ({
  ...line,
  label: formula ? `${label}: ${formula}` : label,
});

function PrintedWorking({ working, hasSteps }: { working: Working; hasSteps: boolean }) {
  const { label, authority } = working;
  const lines = hasSteps ? working.lines : working.lines.filter(({ rule }) => rule === 'total');
  return (
    <div className={css.whole}>
      <PrintedReceipt label={label} lines={lines.map(withFormula)} />
      {authority.length > 0 && <p className={css.muted}>{authority.map(({ cite }) => cite).join('; ')}.</p>}
    </div>
  );
}

export const workingsSection: ReportSection = {
  id: 'workings',
  Page: WorkingsPage,
};
