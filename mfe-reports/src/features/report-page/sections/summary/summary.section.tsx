import { labelOf } from '@platform/contracts/labels';
import { outsideWords } from '@platform/contracts/outside-words';
import { abbreviateCents, counted } from '@platform/kernel';
import { FlowFigure, type FlowGraph } from '@platform/ui-kit/diagram';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { AmountCell } from '../../amount-cell.tsx';
import css from '../../report-page.module.css';
import { condensedFlow } from '../diagram/condensed-flow.ts';
import { endWords } from '../end-words.ts';
import type { ReportSection, SectionProps } from '../section.ts';
import { findingsOf } from './findings.ts';
import { RecipientBars, recipients } from './recipient-bars.tsx';
import own from './summary.module.css';

const SummarySection = graphql(`
  fragment SummarySection on Estate {
    netWorthReceipt { total outsideTotal unknownTotal }
    lifeInsuranceSummary { outsideTotal }
    distribution {
      taxes { id death jurisdictionName amount }
      finalHoldings { holderId holderName holderType total }
      warnings { code message amount }
      totals { everything family charity state nobodys tax taxPercent }
      flow {
        columns { id title subtitle totals { label amount } }
        nodes { id column kind label amount detail outsideEstate }
        edges { id from to amount kind insurance conditional }
      }
    }
  }
`);

interface Room {
  readonly bars: number;
  readonly findings: number;
  /** In a column of the diagram. */
  readonly inColumn: number;
}
/** One page is what a client reads: so much of each stands on it. */
const ROOM: Room = { bars: 6, findings: 4, inColumn: 7 };
/** A large plan has each, the diagram too, of the largest alone; the sections of the report have the whole. */
const ROOM_OF_LARGE: Room = { bars: 4, findings: 2, inColumn: 3 };

/** px; less where the page has less. */
const OVERVIEW_HEIGHT = 480;

const roomFor = (holders: number): Room => (holders > ROOM.bars ? ROOM_OF_LARGE : ROOM);

function SummaryPage({ estate, report }: SectionProps) {
  const { distribution, netWorthReceipt, lifeInsuranceSummary } = readFragment(SummarySection, estate);
  const { totals, warnings, flow } = distribution;
  const room = roomFor(distribution.finalHoldings.filter(({ total }) => total > 0).length);
  const overview = withoutDetails(condensedFlow(flow, room.inColumn));
  const all = findingsOf(warnings);
  const findings = all.slice(0, room.findings);
  const untold = warnings.length - findings.reduce((told, { alike }) => told + alike + 1, 0);
  const bars = recipients(distribution, room.bars);
  const [amount, words] = endWords(totals);
  return (
    <>
      <h2>
        <em>{amount}</em> {words}
      </h2>
      <p className={css.lead}>
        Of everything there is, {abbreviateCents(totals.everything)}, {totals.taxPercent.toFixed(1)}% goes to tax
        {totals.charity > 0 ? ` and ${abbreviateCents(totals.charity)} to charity` : ''}.
        {totals.nobodys > 0 && totals.family > 0
          ? ` ${abbreviateCents(totals.nobodys)} ends in trusts that do not say for whom they are.`
          : ''}
        {totals.state > 0 ? ` ${abbreviateCents(totals.state)} falls to the state for want of heirs.` : ''}
      </p>
      <div className={own.strip} data-lines>
        <div>
          Net worth
          <b>{abbreviateCents(netWorthReceipt.total)}</b>
          <span className={css.muted}>
            {netWorthReceipt.unknownTotal === 0
              ? 'In the taxable estate'
              : `In the taxable estate; ${abbreviateCents(netWorthReceipt.unknownTotal)} not known whose`}
          </span>
        </div>
        <div>
          Outside the estate
          <b>{abbreviateCents(netWorthReceipt.outsideTotal)}</b>
          <span className={css.muted}>{outsideWords(netWorthReceipt, lifeInsuranceSummary.outsideTotal)}</span>
        </div>
        <div>
          Estimated estate tax
          <b>{abbreviateCents(totals.tax)}</b>
          <span className={css.muted}>Federal and state</span>
        </div>
        <div>
          Reaches the family
          <b>{abbreviateCents(totals.family)}</b>
          <span className={css.muted}>Outright or in trust</span>
        </div>
      </div>
      {overview.nodes.length > 0 && (
        <div className={css.figure} data-overview>
          <FlowFigure
            flow={overview}
            label="The plan at a glance"
            maxHeight={OVERVIEW_HEIGHT}
            hasAmounts={report.executiveSummarySetting.showDiagramNumbers}
          />
        </div>
      )}
      {overview.nodes.length > 0 && hasDiagram(report) && (
        <p className={css.muted} data-overview-elsewhere hidden>
          The diagram of your plan stands under “{labelOf('ReportSection', 'diagram')}”.
        </p>
      )}
      {bars.length > 0 ? (
        <>
          <h3>Who receives what</h3>
          <RecipientBars bars={bars} />
        </>
      ) : (
        <p>Nothing is entered yet that somebody would receive.</p>
      )}
      {findings.length > 0 && (
        <>
          <h3>What to talk about</h3>
          <table className={css.table}>
            <thead>
              <tr>
                <th>Finding</th>
                <th className={css.number}>Amount</th>
              </tr>
            </thead>
            <tbody>
              {findings.map(({ code, message, amount, alike }) => (
                <tr key={code}>
                  <td>
                    {message}
                    {alike > 0 && (
                      <span className={css.muted} data-note>
                        {' '}
                        And {alike} more like it.
                      </span>
                    )}
                  </td>
                  {amount > 0 ? (
                    <AmountCell amount={amount}>{abbreviateCents(amount)}</AmountCell>
                  ) : (
                    <td className={css.number}>–</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {untold > 0 && <p className={css.muted}>And {counted(untold, 'more finding')}.</p>}
        </>
      )}
    </>
  );
}

/** What stands under a name would take the room from the names. */
const withoutDetails = (flow: FlowGraph): FlowGraph => ({
  ...flow,
  nodes: flow.nodes.map((node) => ({ ...node, detail: null })),
});

/** Whether what passes is drawn in a section of its own. */
const hasDiagram = ({ orderedRequestableSections, options }: SectionProps['report']): boolean =>
  orderedRequestableSections.includes('diagram') && !options.onlyShowEntityStructure;

export const summarySection: ReportSection = { id: 'summary', Page: SummaryPage };
