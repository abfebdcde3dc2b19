import { useQuery } from '@apollo/client/react';
import { counted, formatDollarsAndCents, formatWholeDollars } from '@platform/kernel';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import { Button, Caption, EmptyState, lazyPart, PageHead, Sheet } from '@platform/ui-kit';
import { IconPlus, IconTrendingUp } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { AmountLine } from '../estate/amount-line.tsx';
import { Loaded } from '../estate/loaded.tsx';
import css from '../plans/plans.module.css';
import { type ShownYears, useShownYears, YearChoice } from '../plans/years.tsx';
import type { FlowSide } from './assumption.schema.ts';
import {
  type Assumption,
  type CashFlowReload,
  CashFlowRouteQuery,
  type CashFlowTable,
  type Projection,
} from './cash-flow-query.ts';

// Forms, their masks and rules are fetched with the first of them.
const ProjectionDialog = lazyPart(() => import('./projection-dialog.tsx'), 'ProjectionDialog');
const AssumptionDialog = lazyPart(() => import('./assumption-dialog.tsx'), 'AssumptionDialog');

/** URL: /estate/:estateId/cash-flow?from=2026&years=20 */
export function CashFlowRoute() {
  const { estateId = '' } = useParams();
  const years = useShownYears();
  const { startYear, endYear } = years;
  const query = useQuery(CashFlowRouteQuery, {
    variables: { estateId, startYear, endYear },
    fetchPolicy: 'cache-and-network',
  });
  const reload = async () => (await query.refetch()).data?.estate ?? null;
  return (
    <Loaded query={query} what="the cash flow">
      {({ estate }) => estate && <CashFlow estate={estate} reload={reload} years={years} />}
    </Loaded>
  );
}

interface Editing {
  readonly side: FlowSide;
  readonly assumption: { readonly known: Assumption; readonly label: string } | null;
}

/** The first year in which more goes out than comes in, in words. */
function summaryOf({ years }: CashFlowTable, count: number, taxed: string): string | undefined {
  if (count === 0) return undefined;
  const lacking = years.find(({ net }) => net < 0);
  const [first, last] = [years[0]?.year, years.at(-1)?.year];
  const outlook = lacking
    ? `In ${lacking.year} more goes out than comes in, by $${formatWholeDollars(-lacking.net)}.`
    : `From ${first} to ${last} no year lacks money.`;
  return `${counted(count, 'assumption')}, ${taxed}. ${outlook}`;
}

/** How income tax counts, in words. */
const taxedBy = ({ projectionsEnabled, estimatedIncomeTax }: Projection): string =>
  projectionsEnabled && estimatedIncomeTax !== null
    ? `after income tax estimated at ${estimatedIncomeTax}%`
    : 'before income tax';

function CashFlow({ estate, reload, years }: CashFlowReload & { readonly years: ShownYears }) {
  useDocumentTitle('Cash flow');
  const mayEdit = usePermission('estate:edit');
  const [editing, setEditing] = useState<Editing | null>(null);
  const [projecting, setProjecting] = useState(false);
  const { cashFlowAssumptions: assumptions, cashFlow, projectionSetting: projection } = estate;
  const isChart = projection.projectionsEnabled && projection.projectionView === 'CHART';
  const add = mayEdit && (
    <>
      <Button icon={<IconTrendingUp size={17} stroke={1.6} />} onClick={() => setProjecting(true)}>
        Projection
      </Button>
      <Button icon={<IconPlus size={17} stroke={1.6} />} onClick={() => setEditing({ side: 'out', assumption: null })}>
        Add expense
      </Button>
      <Button
        primary
        icon={<IconPlus size={17} stroke={1.6} />}
        onClick={() => setEditing({ side: 'in', assumption: null })}
      >
        Add income
      </Button>
    </>
  );
  const edit = (id: string): (() => void) | undefined => {
    const known = assumptions.find((one) => one.id === id);
    const row = cashFlow.rows.find((one) => one.id === id);
    if (!mayEdit || !known || !row) return undefined;
    return () => setEditing({ side: known.isIncome ? 'in' : 'out', assumption: { known, label: row.label } });
  };
  return (
    <>
      <PageHead
        title="Cash flow"
        summary={summaryOf(cashFlow, assumptions.length, taxedBy(projection))}
        actions={assumptions.length > 0 && add}
      />
      {assumptions.length === 0 ? (
        <EmptyState
          tone="asset"
          title="No cash flow assumed yet"
          text="What comes in and what goes out, year by year: earnings, pensions, living costs, gifts. Each with its years and how it grows."
          actions={add}
        />
      ) : (
        <>
          <YearChoice years={years} />
          {isChart && <FlowLine years={cashFlow.years} projection={projection} />}
          <FlowTable table={cashFlow} projection={projection} editOf={edit} />
          <Caption>
            Estimated: each amount grows by its own rate from its first year on. Whole dollars; the exact amount is on
            each figure, and sums are of the exact amounts.
          </Caption>
        </>
      )}
      {projecting && (
        <Suspense>
          <ProjectionDialog estate={estate} reload={reload} onClose={() => setProjecting(false)} />
        </Suspense>
      )}
      {editing && (
        <Suspense>
          <AssumptionDialog
            key={editing.assumption?.known.id ?? editing.side}
            {...editing}
            estate={estate}
            reload={reload}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function Amount({ cents, isNet }: { readonly cents: number; readonly isNet?: boolean }) {
  if (cents === 0 && !isNet) return <span className={css.nothing}>–</span>;
  return (
    <abbr title={formatDollarsAndCents(cents)} className={cents < 0 ? css.negative : undefined}>
      {formatWholeDollars(cents)}
    </abbr>
  );
}

interface FlowLineProps {
  readonly years: CashFlowTable['years'];
  readonly projection: Projection;
}

/** What is left of each year, or has been since the first one. */
function FlowLine({ years, projection: { projectionType } }: FlowLineProps) {
  const isSum = projectionType === 'CUMULATIVE';
  const points = years.map(({ year, net, netSoFar }) => ({ day: `${year}-12-31`, amount: isSum ? netSoFar : net }));
  const title = isSum ? 'Left, added up since the first year' : 'Left of each year';
  const said = (point: (typeof points)[number] | undefined): string =>
    point ? `${formatDollarsAndCents(point.amount)} in ${point.day.slice(0, 4)}` : '';
  return (
    <Sheet title={title}>
      <AmountLine
        points={points}
        says={`${title}: ${said(points[0])}, ${said(points.at(-1))}`}
        wordsOf={(day) => day.slice(0, 4)}
      />
    </Sheet>
  );
}

interface FlowTableProps {
  readonly table: CashFlowTable;
  readonly projection: Projection;
  /** Opens an assumption's form; undefined where it cannot be changed. */
  readonly editOf: (id: string) => (() => void) | undefined;
}

function FlowTable({ table: { rows, years }, projection, editOf }: FlowTableProps) {
  const { projectionsEnabled, estimatedIncomeTax, projectionType } = projection;
  const isTaxed = projectionsEnabled && estimatedIncomeTax !== null;
  const isSum = projectionsEnabled && projectionType === 'CUMULATIVE';
  const sumOf = (amount: (year: CashFlowTable['years'][number]) => number): number =>
    years.reduce((sum, year) => sum + amount(year), 0);
  const wash = `${css.number} ${css.wash}`;
  return (
    <Sheet padded={false}>
      {/* A region that scrolls sideways is reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region */}
      <section className={css.scroll} aria-label="Cash flow by year" tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {rows.map((row) => (
                <th key={row.id} scope="col" className={css.number}>
                  <RowName label={row.label} onEdit={editOf(row.id)} />
                </th>
              ))}
              <th scope="col" className={css.number}>
                Money in
              </th>
              <th scope="col" className={css.number}>
                Money out
              </th>
              {isTaxed && (
                <th scope="col" className={css.number}>
                  Income tax
                </th>
              )}
              <th scope="col" className={wash}>
                Left
              </th>
              {isSum && (
                <th scope="col" className={wash}>
                  Left so far
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, cells, income, expenses, incomeTax, net, netSoFar }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {rows.map((row, index) => (
                  <td key={row.id} className={css.number}>
                    <Amount cents={cells[index] ?? 0} />
                  </td>
                ))}
                <td className={css.number}>
                  <Amount cents={income} />
                </td>
                <td className={css.number}>
                  <Amount cents={expenses} />
                </td>
                {isTaxed && (
                  <td className={css.number}>
                    <Amount cents={incomeTax} />
                  </td>
                )}
                <td className={wash}>
                  <Amount cents={net} isNet />
                </td>
                {isSum && (
                  <td className={wash}>
                    <Amount cents={netSoFar} isNet />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {rows.map((row, index) => (
                <td key={row.id} className={css.number}>
                  <Amount cents={sumOf(({ cells }) => cells[index] ?? 0)} />
                </td>
              ))}
              <td className={css.number}>
                <Amount cents={sumOf(({ income }) => income)} />
              </td>
              <td className={css.number}>
                <Amount cents={sumOf(({ expenses }) => expenses)} />
              </td>
              {isTaxed && (
                <td className={css.number}>
                  <Amount cents={sumOf(({ incomeTax }) => incomeTax)} />
                </td>
              )}
              <td className={wash}>
                <Amount cents={sumOf(({ net }) => net)} isNet />
              </td>
              {isSum && <td className={wash} />}
            </tr>
          </tfoot>
        </table>
      </section>
    </Sheet>
  );
}

function RowName({ label, onEdit }: { readonly label: string; readonly onEdit: (() => void) | undefined }) {
  if (!onEdit) return <>{label}</>;
  return (
    <button type="button" className={css.edit} aria-label={`Change ${label}`} onClick={onEdit}>
      <span className={css.name}>{label}</span>
    </button>
  );
}
