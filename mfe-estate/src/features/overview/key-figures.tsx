import { abbreviateCents, formatDate } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import { FigureStrip } from '@platform/ui-kit';
import type { OverviewEstate } from './overview-query.ts';

/** What the deaths of the calculation are, in short: "If both die in 2026". */
function ifTheyDie(deaths: OverviewEstate['distribution']['deaths']): string {
  const years = [...new Set(deaths.map(({ on }) => on.slice(0, 4)))].join(' and ');
  return deaths.length > 1
    ? `If both die in ${years}`
    : `If ${deaths[0]?.decedentName ?? 'the client'} dies in ${years}`;
}

export function KeyFigures({ estate }: { estate: OverviewEstate }) {
  const { distribution, netWorthReceipt } = estate;
  const { totals, problem, deaths } = distribution;
  const known = <Value,>(value: Value): Value | null => (problem ? null : value);
  return (
    <FigureStrip
      figures={[
        {
          id: 'net-worth',
          label: 'Net worth',
          cents: netWorthReceipt.total,
          // Worked out as the page was asked for.
          caption:
            netWorthReceipt.unknownTotal === 0
              ? `In the taxable estate. Worked out on ${formatDate(today())}`
              : `In the taxable estate; ${abbreviateCents(netWorthReceipt.unknownTotal)} not known whose. Worked out on ${formatDate(today())}`,
        },
        {
          id: 'outside',
          label: 'Outside the estate',
          cents: netWorthReceipt.outsideTotal,
          caption: 'Insurance at its benefit',
        },
        {
          id: 'tax',
          label: 'Estimated estate tax',
          tone: 'tax',
          cents: known(totals.tax),
          caption: problem ? 'Not worked out yet' : `${totals.taxPercent.toFixed(1)}% of everything`,
        },
        {
          id: 'family',
          label: 'Reaches the family',
          tone: 'family',
          cents: known(totals.family),
          caption: problem ? 'Not worked out yet' : ifTheyDie(deaths),
        },
      ]}
    />
  );
}
