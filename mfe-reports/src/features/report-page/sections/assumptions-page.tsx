import { formatDate } from '@platform/kernel';
import css from '../report-page.module.css';
import type { ReportPageProps } from './report-pages.ts';

/** What the engine leaves out by convention (see docs/adr/0004); shown with every report. */
const LEFT_OUT = [
  'Income tax, growth of values, valuation discounts and the change of income tax basis at death.',
  "Estate or inheritance taxes of states other than the client's own.",
  'Elective share, family allowances and homestead rights.',
  'Tax credits for earlier transfers, special-use and alternate valuation, and deferred payment.',
];

export function AssumptionsPage({ estate, report }: ReportPageProps) {
  const { deaths, law } = estate.distribution;
  const { asOf } = estate.netWorthReceipt;
  return (
    <>
      <h2>What the figures assume.</h2>
      <h3>Deaths and values</h3>
      <ul>
        {deaths.map(({ death, decedentName, on }) => (
          <li key={death}>
            {decedentName} dies on {formatDate(on)}.
          </li>
        ))}
        {asOf && <li>Values as of {formatDate(asOf)}; nothing grows between the deaths.</li>}
        <li>{law}.</li>
      </ul>
      <h3>What is left out</h3>
      <ul>
        {LEFT_OUT.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {report.disclosures.map(({ id, title, disclosureContent }) => (
        <section key={id}>
          <h3>{title}</h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleanHtml of subgraph-reports stands before every write */}
          <div className={css.slide} dangerouslySetInnerHTML={{ __html: disclosureContent }} />
        </section>
      ))}
      <p className={css.foot}>
        These are estimates for discussion. They are not tax or legal advice; consult an attorney or qualified
        professional before taking action.
      </p>
    </>
  );
}
