import { formatDate, formatDollarsAndCents } from '@platform/kernel';
import { graphql, readFragment } from '../../../../gql/index.ts';
import css from '../../report-page.module.css';
import type { ReportSection, SectionProps } from '../section.ts';
import { noteId, type TaxNote, taxNotes } from '../taxes/tax-notes.ts';
import own from './assumptions.module.css';
import { usedTerms } from './terms.ts';

const AssumptionsSection = graphql(`
  fragment AssumptionsSection on Estate {
    netWorthReceipt { asOf }
    trusts { id gstStatus }
    distribution {
      law
      deaths { death decedentName on marital charitable exclusionUsed dsuePorted }
      taxes {
        id death jurisdictionName kind amount sentence
        borneBy { id name amount }
        working { label amount lines { depth label amount value formula rule } authority { cite title } }
      }
    }
  }
`);

/** What the engine leaves out by convention (see docs/adr/0004); shown with every report. */
const LEFT_OUT = [
  'Income tax, growth of values, valuation discounts and the change of income tax basis at death.',
  'Estate or inheritance taxes of states other than the client’s own.',
  'Elective share, family allowances and homestead rights.',
  'Tax credits for earlier transfers, special-use and alternate valuation, and deferred payment.',
];

const assumptionOf = ({ tax: { sentence, borneBy } }: TaxNote): string =>
  [sentence, borneBy.length > 0 && `Borne by ${borneBy.map(({ name }) => name).join(', ')}.`]
    .filter(Boolean)
    .join(' ') || 'Line by line on the page of estate tax.';

function AssumptionsPage({ estate, report }: SectionProps) {
  const plan = readFragment(AssumptionsSection, estate);
  const { deaths, law } = plan.distribution;
  const { asOf } = plan.netWorthReceipt;
  const notes = taxNotes(plan.distribution);
  const terms = report.leavesOut.terms ? [] : usedTerms(plan);
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
      {notes.length > 0 && (
        <>
          <h3>Where the figures come from</h3>
          {/* No list: a program that reads it aloud finds a note of several paragraphs by its number. */}
          <div className={own.notes}>
            {notes.map((note) => (
              <section key={note.number} id={noteId(note)}>
                <p>
                  <b>
                    {note.number}. {note.what}: {formatDollarsAndCents(note.tax.amount)}
                  </b>
                </p>
                {!report.leavesOut.steps &&
                  note.formulas.map(({ label, formula }) => (
                    <p key={`${label}${formula}`}>
                      {label}: {formula}
                    </p>
                  ))}
                <p>{assumptionOf(note)}</p>
                <p className={css.muted}>
                  {note.authority.map(({ cite, title }) => (title ? `${cite}: ${title}` : cite)).join('; ')}.
                </p>
              </section>
            ))}
          </div>
        </>
      )}
      {terms.length > 0 && (
        <>
          <h3>Terms in plain words</h3>
          <ul>
            {terms.map(({ term, words }) => (
              <li key={term}>
                <b>{term}.</b> {words}
              </li>
            ))}
          </ul>
        </>
      )}
      {report.disclosures.map(({ id, title, disclosureContent }) => (
        <section key={id}>
          <h3>{title}</h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleanHtml of subgraph-reports stands before every write */}
          <div className={css.slide} dangerouslySetInnerHTML={{ __html: disclosureContent }} />
        </section>
      ))}
      {!report.leavesOut.platformDisclosure && (
        <p className={css.foot}>
          These are estimates for discussion. They are not tax or legal advice; consult an attorney or qualified
          professional before taking action.
        </p>
      )}
    </>
  );
}

export const assumptionsSection: ReportSection = { id: 'assumptions', Page: AssumptionsPage };
