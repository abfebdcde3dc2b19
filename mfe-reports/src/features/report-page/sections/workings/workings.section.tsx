import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../../../gql/index.ts';
import css from '../../report-page.module.css';
import type { ReportSection, SectionProps } from '../section.ts';
import { type PrintedLine, PrintedReceipt } from '../taxes/printed-receipt.tsx';
import { condensedWorkings, type NumberedLine, type NumberedWorking } from './condensed-workings.ts';
import own from './workings.module.css';

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

function WorkingsPage({ workings = [], report }: SectionProps) {
  const hasSteps = !report.leavesOut.steps;
  const parts = condensedWorkings(hasSteps ? workings : workings.map(withoutSteps));
  return (
    <>
      <h2>How every amount was worked out.</h2>
      <p className={css.lead}>
        {hasSteps
          ? 'Each amount stands under the lines that come to it. Lines in italics are what others were worked out on, and in no sum; “see 4” means that the lines stand with number 4.'
          : 'Each amount with its law.'}
      </p>
      <div className={own.parts}>
        {parts.map((part) => (
          <section key={part.id}>
            <h3>{part.title}</h3>
            {part.workings.map((working) => (
              <PrintedWorking key={working.number} {...working} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

const withoutSteps = (part: PartWorkings): PartWorkings => ({
  ...part,
  workings: part.workings.map((working) => ({
    ...working,
    lines: working.lines.filter(({ rule }) => rule === 'total'),
  })),
});

/** Paper has room for one line of a receipt: what it was worked out by, and where its lines are, stands with its name. */
function printedLine({ seeNumber, ...line }: NumberedLine, number: number): PrintedLine {
  const name = line.rule === 'total' ? `${number}. ${line.label}` : line.label;
  const label = line.formula ? `${name}: ${line.formula}` : name;
  return { ...line, label: seeNumber === undefined ? label : `${label} (see ${seeNumber})` };
}

function PrintedWorking({ number, lines, cites }: NumberedWorking) {
  return (
    <div className={own.working}>
      <PrintedReceipt label={`Working ${number}`} lines={lines.map((line) => printedLine(line, number))} isNote />
      {cites.length > 0 && <p className={own.cites}>{cites.join('; ')}.</p>}
    </div>
  );
}

export const workingsSection: ReportSection = {
  id: 'workings',
  Page: WorkingsPage,
};
