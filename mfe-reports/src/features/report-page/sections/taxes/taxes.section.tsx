import type { ResultOf } from '@graphql-typed-document-node/core';
import { inSentence, labelIfKnown } from '@platform/contracts/labels';
import { abbreviateCents, formatDollarsAndCents, formatWholeDollars } from '@platform/kernel';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { AmountCell } from '../../amount-cell.tsx';
import css from '../../report-page.module.css';
import { deathWords } from '../death-words.ts';
import type { ReportSection, SectionProps } from '../section.ts';
import { GstDetails } from './gst-details.tsx';
import { PrintedReceipt } from './printed-receipt.tsx';
import { noteId, taxNotes } from './tax-notes.ts';

const TaxesSection = graphql(`
  fragment TaxesSection on Estate {
    people { id name isClient isSpouse gstExemptionUsed }
    trusts { id name gstStatus inclusionRatio }
    distribution {
      deaths { death decedentName on gross marital charitable deductions taxable exclusionUsed tax }
      totals { everything tax taxPercent }
      taxes {
        id death jurisdictionName kind amount sentence
        borneBy { id name amount }
        working { label amount lines { depth label amount value formula rule } authority { cite title } }
      }
    }
  }
`);
type Distribution = ResultOf<typeof TaxesSection>['distribution'];

function finding({ taxes }: Pick<Distribution, 'taxes'>): string {
  const due = new Set(taxes.filter(({ amount }) => amount > 0).map(({ death }) => death));
  if (due.size === 0) return 'No tax is due at any death.';
  if (due.size > 1) return ', at both deaths.';
  return due.has('SECOND_DEATH') ? ', all of it at the second death.' : ', all of it at the first death.';
}

type Death = Distribution['deaths'][number];

const ROWS: readonly { readonly label: string; readonly amountOf: (death: Death) => number }[] = [
  { label: 'Gross estate', amountOf: ({ gross }) => gross },
  { label: 'To the spouse', amountOf: ({ marital }) => -marital },
  { label: 'To charity', amountOf: ({ charitable }) => -charitable },
  { label: 'Deductions', amountOf: ({ deductions }) => -deductions },
  { label: 'Taxable estate', amountOf: ({ taxable }) => taxable },
  { label: 'Exclusion used', amountOf: ({ exclusionUsed }) => exclusionUsed },
];

function TaxesPage({ estate, report }: SectionProps) {
  const { people, trusts, distribution } = readFragment(TaxesSection, estate);
  const { deaths, taxes, totals } = distribution;
  const notes = taxNotes({ taxes });
  const hasSteps = !report.leavesOut.steps;
  return (
    <>
      <h2>
        {totals.tax > 0 ? (
          <>
            Estate tax would take <em>{abbreviateCents(totals.tax)}</em>
          </>
        ) : null}
        {finding({ taxes })}
      </h2>
      <p className={css.lead}>
        Of everything there is, {abbreviateCents(totals.everything)}, {totals.taxPercent.toFixed(1)}% goes to tax.
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th>At each death</th>
            {deaths.map(({ death, decedentName, on }) => (
              <th key={death} className={css.number}>
                {deathWords(death, deaths)}: {decedentName}, {on.slice(0, 4)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, amountOf }) => (
            <tr key={label}>
              <td>{label}</td>
              {deaths.map((death) => (
                <AmountCell key={death.death} amount={amountOf(death)}>
                  {formatWholeDollars(amountOf(death))}
                </AmountCell>
              ))}
            </tr>
          ))}
          <tr className={css.sum}>
            <td>Tax</td>
            {deaths.map(({ death, tax }) => (
              <AmountCell key={death} amount={tax}>
                {formatDollarsAndCents(tax)}
              </AmountCell>
            ))}
          </tr>
        </tbody>
      </table>
      <div className={css.columns} data-together>
        {notes.map((note) => (
          <section key={note.tax.id} className={css.whole}>
            <h3>
              {note.tax.jurisdictionName} {inSentence(labelIfKnown('TaxKind', note.tax.kind) ?? 'tax')}
              <sup>
                <a href={`#${noteId(note)}`} aria-label={`Note ${note.number}`}>
                  {note.number}
                </a>
              </sup>
            </h3>
            <p className={css.muted}>{deathWords(note.tax.death, deaths)}</p>
            <PrintedReceipt
              label={`${note.tax.jurisdictionName} tax, ${inSentence(deathWords(note.tax.death, deaths))}`}
              lines={hasSteps ? note.tax.working.lines : note.tax.working.lines.filter(({ rule }) => rule === 'total')}
            />
          </section>
        ))}
      </div>
      {notes.length > 0 && (
        <div className={css.foot}>
          {notes.map((note) => (
            <p key={note.number}>
              {note.number}. {note.authority.map(({ cite }) => cite).join('; ')}. How it is worked out:{' '}
              <a href={`#${noteId(note)}`}>notes</a>.
            </p>
          ))}
        </div>
      )}
      {report.options.isGstTaxInfoExpanded && <GstDetails people={people} trusts={trusts} />}
    </>
  );
}

export const taxesSection: ReportSection = { id: 'taxes', Page: TaxesPage };
