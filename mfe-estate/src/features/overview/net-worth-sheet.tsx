import { counted, formatDate } from '@platform/kernel';
import {
  Caption,
  Chip,
  EmptyState,
  LinkButton,
  Money,
  Receipt,
  type ReceiptLine,
  Row,
  Sheet,
  UiLink,
} from '@platform/ui-kit';
import { estatePaths } from '../estate/estate.paths.ts';
import css from './overview.module.css';
import type { OverviewEstate } from './overview-query.ts';

type NetWorth = OverviewEstate['netWorthReceipt'];

export function netWorthLines({ groups, total }: Pick<NetWorth, 'groups' | 'total'>): ReceiptLine[] {
  const owners = groups.flatMap((group, at): ReceiptLine[] => [
    { id: `group-${at}`, label: group.label, kind: 'group' },
    ...group.lines.map(
      ({ label, amount, note }, index): ReceiptLine => ({
        id: `line-${at}-${index}`,
        label,
        cents: amount,
        note,
        indent: true,
      }),
    ),
    { id: `subtotal-${at}`, label: group.subtotalLabel, cents: group.subtotal, kind: 'subtotal' },
  ]);
  return [...owners, { id: 'total', label: 'Net worth in the taxable estate', cents: total, kind: 'total' }];
}

export function NetWorthSheet({ estate }: { estate: OverviewEstate }) {
  const { netWorthReceipt, assets } = estate;
  const stale = assets.filter(({ isStale }) => isStale);
  return (
    <Sheet
      title="Net worth"
      aside={netWorthReceipt.asOf && <Caption>Values as of {formatDate(netWorthReceipt.asOf)}</Caption>}
      // Without holdings the way there stands in the middle of the sheet.
      footer={assets.length > 0 && <UiLink href={estatePaths(estate.id).balanceSheet}>Open the balance sheet</UiLink>}
    >
      {assets.length === 0 ? (
        <EmptyState
          tone="asset"
          title="Nothing on the balance sheet yet"
          text="Add what the household owns to see its net worth and the taxes."
          actions={<LinkButton href={estatePaths(estate.id).balanceSheet}>Open the balance sheet</LinkButton>}
        />
      ) : (
        <>
          <Receipt label="Net worth in the taxable estate" lines={netWorthLines(netWorthReceipt)}>
            <StaleValues assets={stale} />
          </Receipt>
          <Unplaced estate={netWorthReceipt} />
          <ByType lines={netWorthReceipt.byType} />
        </>
      )}
    </Sheet>
  );
}

/** What nobody can place until the estate says whose it is; the net worth is without it. */
function Unplaced({ estate: { unknown, unknownTotal } }: { estate: NetWorth }) {
  if (unknown.length === 0) return null;
  const lines = unknown.map(
    ({ label, amount, note }, at): ReceiptLine => ({ id: String(at), label, cents: amount, note }),
  );
  return (
    <section aria-labelledby="unplaced">
      <h3 id="unplaced">Not known whose</h3>
      <Receipt
        label="Not known whose"
        lines={[...lines, { id: 'total', label: 'Not in the net worth', cents: unknownTotal, kind: 'total' }]}
      />
    </section>
  );
}

function StaleValues({ assets }: { assets: OverviewEstate['assets'] }) {
  if (assets.length === 0) return null;
  const oldest = assets.toSorted((a, b) => (a.valuationDate ?? '').localeCompare(b.valuationDate ?? ''))[0];
  return (
    <Row gap={10} wrap className={css.stale}>
      <Chip tone="warning" icon="stale">
        {counted(assets.length, 'value')} older than 90 days
      </Chip>
      {oldest?.valuationDate && (
        <Caption>
          {oldest.name}, valued {formatDate(oldest.valuationDate)}
        </Caption>
      )}
    </Row>
  );
}

const SERIES = [
  'var(--accent-shape, var(--accent-default))',
  'var(--accent-medium)',
  'var(--document-mid)',
  'var(--asset-solid)',
  'var(--asset-mid)',
  'var(--trust-mid)',
  'var(--charity-mid)',
] as const;

/** Parts by type as one bar, each as long as its amount; debts beyond an asset stand in the legend only. */
function ByType({ lines }: { lines: NetWorth['byType'] }) {
  if (lines.length === 0) return null;
  return (
    <section className={css.byType} aria-labelledby="by-type">
      <h3 id="by-type">By type</h3>
      <div className={css.typeBar} aria-hidden>
        {lines.map(
          ({ label, amount }, index) =>
            amount > 0 && (
              <span key={label} style={{ flexGrow: amount, background: SERIES[index % SERIES.length] }} title={label} />
            ),
        )}
      </div>
      <ul className={css.typeLegend}>
        {lines.map(({ label, amount }, index) => (
          <li key={label}>
            <i style={{ background: SERIES[index % SERIES.length] }} aria-hidden />
            {label}{' '}
            <b>
              <Money cents={amount} />
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
