import type { ResultOf } from '@graphql-typed-document-node/core';
import { formatDayOf, formatMoment } from '@platform/mfe-kit/calendar';
import { Chip, EmptyState, ProgressBar, Sheet, Tabs } from '@platform/ui-kit';
import { type Column, DataTable } from '@platform/ui-kit/data-table';
import { useSearchParams } from 'react-router';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import css from './settings.module.css';

const QuotaSheet_quota = graphql(`
  fragment QuotaSheet_quota on Quota {
    id
    type
    total
    used
    reserved
    free
    rotationDays
    rotationStartedAt
    adjustNextRotationAt
    movements(limit: 20) { referenceId estateId amount status createdAt settledAt }
  }
`);
type Quota = ResultOf<typeof QuotaSheet_quota>;
type Movement = Quota['movements'][number];

const NAMES: Readonly<Record<string, string>> = {
  BASIC_REPORTS: 'Basic reports',
  STANDARD_REPORTS: 'Standard reports',
  ULTRA_REPORTS: 'Ultra reports',
  DOC_ABSTRACTION_TOKENS: 'Document tokens',
  LICENSE_TOKENS: 'License tokens',
};
const MOVEMENT: Readonly<Record<string, { readonly text: string; readonly tone: 'warning' | 'positive' | 'asset' }>> = {
  RESERVED: { text: 'Under way', tone: 'warning' },
  SETTLED: { text: 'Used', tone: 'positive' },
  RETURNED: { text: 'Given back', tone: 'asset' },
};
/** From here on the bar warns. */
const NEARLY_USED_PERCENT = 90;

const moment = (text: string | null | undefined): string => (text ? formatMoment(text) : '–');
const day = (text: string | null): string => (text ? formatDayOf(text) : 'Does not renew');
/** When the period ends: the day set for it, else its start and length. */
function renewal({ rotationDays, rotationStartedAt, adjustNextRotationAt }: Quota): string | null {
  if (adjustNextRotationAt || !rotationDays || !rotationStartedAt) return adjustNextRotationAt ?? null;
  return new Date(Date.parse(rotationStartedAt) + rotationDays * 86_400_000).toISOString();
}
const percent = ({ used, total }: Quota): number => (total > 0 ? Math.min(100, (used / total) * 100) : 0);

const COLUMNS: readonly Column<Quota>[] = [
  { id: 'type', header: 'Quota', cell: ({ type }) => <b>{NAMES[type] ?? type}</b> },
  {
    id: 'used',
    header: 'Used',
    width: '34%',
    cell: (quota) => (
      <span className={css.used}>
        <ProgressBar
          percent={percent(quota)}
          label={`${NAMES[quota.type]}: ${quota.used} of ${quota.total} used`}
          tone={percent(quota) >= NEARLY_USED_PERCENT ? 'warning' : 'accent'}
        />
        {quota.used}
      </span>
    ),
  },
  { id: 'reserved', header: 'Under way', numeric: true, hideOnPhone: true, cell: ({ reserved }) => reserved },
  { id: 'total', header: 'Total', numeric: true, cell: ({ total }) => total },
  { id: 'free', header: 'Free', numeric: true, cell: ({ free }) => free },
  {
    id: 'period',
    header: 'Period',
    hideOnPhone: true,
    cell: ({ rotationDays }) => (rotationDays ? `${rotationDays} days` : 'No rotation'),
  },
  { id: 'renews', header: 'Renews', hideOnPhone: true, cell: (quota) => day(renewal(quota)) },
];

const MOVEMENT_COLUMNS: readonly Column<Movement>[] = [
  { id: 'when', header: 'When', cell: ({ createdAt }) => moment(createdAt) },
  { id: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => amount },
  {
    id: 'status',
    header: 'State',
    cell: ({ status }) => <Chip tone={MOVEMENT[status]?.tone ?? 'asset'}>{MOVEMENT[status]?.text ?? status}</Chip>,
  },
  {
    id: 'estate',
    header: 'For',
    cell: ({ estateId }) => (estateId ? <a href={`/estate/${estateId}`}>Open the estate</a> : '–'),
  },
  { id: 'settled', header: 'Ended', hideOnPhone: true, cell: ({ settledAt }) => moment(settledAt) },
];

/** Licences and quotas with what was used lately; the kind shown below the table is kept in the URL. */
export function QuotaSheet({ quotas: given }: { quotas: readonly FragmentType<typeof QuotaSheet_quota>[] }) {
  const order = Object.keys(NAMES);
  const quotas = given
    .map((quota) => readFragment(QuotaSheet_quota, quota))
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  const [params] = useSearchParams();
  const shown = quotas.find(({ type }) => type === (params.get('quota') ?? 'DOC_ABSTRACTION_TOKENS')) ?? quotas[0];
  if (!shown) return <EmptyState title="No quotas" text="This organization has no licences yet." />;
  return (
    <Sheet title="Licenses and quotas" padded={false}>
      <DataTable label="Quotas" columns={COLUMNS} rows={quotas} rowId={({ id }) => id} />
      <div className={css.movements}>
        <h3>Latest use</h3>
        <Tabs
          label="Quota shown"
          tabs={quotas.map(({ type }) => ({
            label: NAMES[type] ?? type,
            href: `/organization-settings?quota=${type}`,
            current: type === shown.type,
          }))}
        />
        {shown.movements.length > 0 ? (
          <DataTable
            label={`Latest use of ${NAMES[shown.type]?.toLowerCase()}`}
            density="compact"
            columns={MOVEMENT_COLUMNS}
            rows={shown.movements}
            rowId={({ referenceId }) => referenceId}
          />
        ) : (
          <p>Nothing was used in this period.</p>
        )}
      </div>
    </Sheet>
  );
}
