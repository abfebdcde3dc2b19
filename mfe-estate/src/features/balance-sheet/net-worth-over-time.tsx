import { useQuery } from '@apollo/client/react';
import { counted, formatDate, formatDollarsAndCents } from '@platform/kernel';
import { Caption, Sheet } from '@platform/ui-kit';
import { CollapsibleSection } from '@platform/ui-kit/form-parts';
import { useEffect, useRef } from 'react';
import { AmountLine } from '../estate/amount-line.tsx';
import { Loaded } from '../estate/loaded.tsx';
import css from './value-history.module.css';
import { NetWorthHistoryQuery, type NetWorthPoint } from './value-history-query.ts';

export interface NetWorthOverTimeProps {
  readonly estateId: string;
  /** With a newer one the line is read again. */
  readonly version: number;
}

/** The net worth of each day on which it changed: a line, and the same as a table. */
export function NetWorthOverTime({ estateId, version }: NetWorthOverTimeProps) {
  const query = useQuery(NetWorthHistoryQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  const { refetch } = query;
  const read = useRef(version);
  useEffect(() => {
    if (read.current === version) return;
    read.current = version;
    void refetch().catch(() => undefined);
  }, [version, refetch]);
  return (
    <Sheet title="Net worth over time" className={css.sheet}>
      <Loaded query={query} what="the net worth over time">
        {({ estate }) => estate && <Points points={estate.netWorthHistory} />}
      </Loaded>
    </Sheet>
  );
}

function Points({ points }: { readonly points: readonly NetWorthPoint[] }) {
  const first = points[0];
  if (!first) {
    return <Caption>The net worth is not known yet. The line begins with the day on which it is worked out.</Caption>;
  }
  if (first.day === points.at(-1)?.day) {
    return (
      <Caption>
        Kept since {formatDate(first.day)}, when it was {formatDollarsAndCents(first.amount)}. A line is drawn from the
        first change on a later day.
      </Caption>
    );
  }
  return (
    <>
      <AmountLine points={points} says={inWords(points)} wordsOf={formatDate} />
      <CollapsibleSection title="As a table" summary={counted(points.length, 'day')}>
        <PointTable points={points} />
      </CollapsibleSection>
    </>
  );
}

/** What a line says to whoever does not see it; the table has every day. */
function inWords(points: readonly NetWorthPoint[]): string {
  const said = (point: NetWorthPoint | undefined): string =>
    point ? `${formatDollarsAndCents(point.amount)} on ${formatDate(point.day)}` : '';
  const highest = points.reduce((most, one) => (one.amount > most.amount ? one : most));
  const lowest = points.reduce((least, one) => (one.amount < least.amount ? one : least));
  return `Net worth over time: ${said(points[0])}, ${said(points.at(-1))}. Highest ${said(highest)}, lowest ${said(lowest)}.`;
}

const signed = (change: number): string => `${change > 0 ? '+' : ''}${formatDollarsAndCents(change)}`;

function PointTable({ points }: { readonly points: readonly NetWorthPoint[] }) {
  const rows = points.map(({ day, amount }, at) => {
    const before = points[at - 1];
    return { day, amount, change: before ? amount - before.amount : null };
  });
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Net worth</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ day, amount, change }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{formatDollarsAndCents(amount)}</td>
              <td>{change === null ? '–' : signed(change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
