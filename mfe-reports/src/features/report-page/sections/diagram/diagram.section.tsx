import { formatDollarsAndCents } from '@platform/kernel';
import { FlowFigure } from '@platform/ui-kit/diagram';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { AmountCell } from '../../amount-cell.tsx';
import css from '../../report-page.module.css';
import { deathWords } from '../death-words.ts';
import { endWords } from '../end-words.ts';
import type { ReportSection, SectionProps } from '../section.ts';
import { condensedFlow } from './condensed-flow.ts';
import { entityStructure } from './entity-structure.ts';
import { InTheEnd } from './in-the-end.tsx';
import { joinedTransfers } from './joined-transfers.ts';

const DiagramSection = graphql(`
  fragment DiagramSection on Estate {
    balanceSheet { columns { id label } groups { rows { id label cells } } }
    distribution {
      deaths { death decedentName on }
      transfers { death fromName toName amount reason explanation }
      totals { family charity nobodys }
      finalHoldings { holderId holderName holderType outright inTrust total }
      flow {
        columns { id title subtitle totals { label amount } }
        nodes { id column kind label amount detail outsideEstate }
        edges { id from to amount kind insurance conditional }
      }
    }
  }
`);

/** In a column; more of them are too small to read. The tables have each. */
const MOST_IN_COLUMN = 9;
/** px; a figure takes a page at most. */
const TALLEST = 690;

function DiagramPage({ estate, report }: SectionProps) {
  return report.options.onlyShowEntityStructure ? <Structure estate={estate} /> : <Passing estate={estate} />;
}

type OfEstate = Pick<SectionProps, 'estate'>;

function Passing({ estate }: OfEstate) {
  const { flow, transfers, totals, deaths, finalHoldings } = readFragment(DiagramSection, estate).distribution;
  const [ends, words] = endWords(totals);
  return (
    <>
      <h2>
        <em>{ends}</em> {words}
      </h2>
      <div className={css.figure} data-shrinks>
        <FlowFigure
          flow={condensedFlow(flow, MOST_IN_COLUMN)}
          label="What happens to the estate at each death"
          maxHeight={TALLEST}
        />
      </div>
      {deaths.map(({ death, decedentName, on }) => (
        <section key={death}>
          <h3>
            {deathWords(death, deaths)}: {decedentName}, {on.slice(0, 4)}
          </h3>
          <table className={css.table}>
            <thead>
              <tr>
                <th>From</th>
                <th>To</th>
                <th>Why</th>
                <th className={css.number}>Amount</th>
              </tr>
            </thead>
            <tbody>
              {joinedTransfers(transfers, death).map(({ from, to, why, amount }) => (
                <tr key={`${from}${to}${why}`}>
                  <td>{from}</td>
                  <td>{to}</td>
                  <td className={css.muted}>{why}</td>
                  <AmountCell amount={amount}>{formatDollarsAndCents(amount)}</AmountCell>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <InTheEnd holdings={finalHoldings} />
    </>
  );
}

/** Who holds what today, and nothing of what passes. */
function Structure({ estate }: OfEstate) {
  const holders = entityStructure(readFragment(DiagramSection, estate).balanceSheet);
  return (
    <>
      <h2>Who holds what today.</h2>
      {holders.map(({ id, name, total, lines }) => (
        <section key={id}>
          <h3>{name}</h3>
          <table className={css.table}>
            <thead>
              <tr>
                <th>Holding</th>
                <th className={css.number}>Amount</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.id}>
                  <td>{line.label}</td>
                  <AmountCell amount={line.amount}>{formatDollarsAndCents(line.amount)}</AmountCell>
                </tr>
              ))}
              <tr className={css.sum}>
                <td>Total</td>
                <AmountCell amount={total}>{formatDollarsAndCents(total)}</AmountCell>
              </tr>
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

export const diagramSection: ReportSection = {
  id: 'diagram',
  Page: DiagramPage,
  isEmpty({ report, estate }) {
    const { balanceSheet, distribution } = readFragment(DiagramSection, estate);
    return report.options.onlyShowEntityStructure
      ? balanceSheet.groups.length === 0
      : distribution.flow.nodes.length === 0 && distribution.transfers.length === 0;
  },
};
