import { outsideWords } from '@platform/contracts/outside-words';
import { abbreviateCents, formatDate } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import { FigureStrip, IconButton, lazyPart } from '@platform/ui-kit';
import { IconReceipt } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { estatePaths } from '../estate/estate.paths.ts';
import { figureReceipts } from './figure-receipts.ts';
import css from './overview.module.css';
import type { OverviewEstate } from './overview-query.ts';

// A receipt is fetched when somebody opens one.
const FigureReceiptDrawer = lazyPart(() => import('./figure-receipt-drawer.tsx'), 'FigureReceiptDrawer');

/** What the deaths of the calculation are, in short: "If both die in 2026". */
function ifTheyDie(deaths: OverviewEstate['distribution']['deaths']): string {
  const years = [...new Set(deaths.map(({ on }) => on.slice(0, 4)))].join(' and ');
  return deaths.length > 1
    ? `If both die in ${years}`
    : `If ${deaths[0]?.decedentName ?? 'the client'} dies in ${years}`;
}

/** What the family's figure assumes, and what of it falls to a state instead. */
function familyCaption(distribution: OverviewEstate['distribution']): string {
  const { state, nobodys } = distribution.totals;
  return [
    ifTheyDie(distribution.deaths),
    ...(state > 0 ? [`${abbreviateCents(state)} falls to the state for want of heirs`] : []),
    ...(nobodys > 0 ? [`${abbreviateCents(nobodys)} stays in trusts that do not say for whom they are`] : []),
  ].join('; ');
}

export function KeyFigures({ estate }: { estate: OverviewEstate }) {
  const [opened, setOpened] = useState<string | null>(null);
  const { distribution, netWorthReceipt, lifeInsuranceSummary } = estate;
  const { totals, problem } = distribution;
  const known = <Value,>(value: Value): Value | null => (problem ? null : value);
  const paths = estatePaths(estate.id);
  const wayOn = {
    'net-worth': { href: paths.balanceSheet, text: 'Open the balance sheet' },
    outside: { href: paths.balanceSheet, text: 'Open the balance sheet' },
    tax: { href: paths.taxes, text: 'How each tax is worked out' },
    family: { href: paths.diagram, text: 'Open the estate diagram' },
  } as const;
  const withReceipt = (id: keyof typeof wayOn, label: string, isKnown = true): ReactNode => (
    <>
      {label}
      {isKnown && (
        <IconButton
          className={css.opensReceipt}
          variant="ghost"
          size="small"
          label={`Receipt of ${label}`}
          icon={<IconReceipt size={16} stroke={1.6} />}
          onClick={() => setOpened(id)}
        />
      )}
    </>
  );
  const receipt = opened ? figureReceipts(estate)[opened] : undefined;
  return (
    <>
      <FigureStrip
        figures={[
          {
            id: 'net-worth',
            label: withReceipt('net-worth', 'Net worth'),
            cents: netWorthReceipt.total,
            // Worked out as the page was asked for.
            caption:
              netWorthReceipt.unknownTotal === 0
                ? `In the taxable estate. Worked out on ${formatDate(today())}`
                : `In the taxable estate; ${abbreviateCents(netWorthReceipt.unknownTotal)} not known whose. Worked out on ${formatDate(today())}`,
          },
          {
            id: 'outside',
            label: withReceipt('outside', 'Outside the estate'),
            cents: netWorthReceipt.outsideTotal,
            caption: outsideWords(netWorthReceipt, lifeInsuranceSummary.outsideTotal),
          },
          {
            id: 'tax',
            label: withReceipt('tax', 'Estimated estate tax', !problem),
            tone: 'tax',
            cents: known(totals.tax),
            caption: problem ? 'Not worked out yet' : `${totals.taxPercent.toFixed(1)}% of everything`,
          },
          {
            id: 'family',
            label: withReceipt('family', 'Reaches the family', !problem),
            tone: 'family',
            cents: known(distribution.totals.family),
            caption: problem ? 'Not worked out yet' : familyCaption(distribution),
          },
        ]}
      />
      {receipt && (
        <Suspense>
          <FigureReceiptDrawer
            receipt={receipt}
            valuedAsOf={netWorthReceipt.asOf}
            wayOn={wayOn[opened as keyof typeof wayOn]}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
