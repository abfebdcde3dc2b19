import type { ResultOf } from '@graphql-typed-document-node/core';
import { inSentence, labelOf, labelOptions } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
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

const MOVEMENT_TONES: Readonly<Record<Movement['status'], 'warning' | 'positive' | 'asset'>> = {
  RESERVED: 'warning',
  SETTLED: 'positive',
  RETURNED: 'asset',
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
  { id: 'type', header: 'Quota', cell: ({ type }) => <b>{labelOf('QuotaType', type)}</b> },
  {
    id: 'used',
    header: 'Used',
    width: '34%',
    cell: (quota) => (
      <span className={css.used}>
        <ProgressBar
          percent={percent(quota)}
          label={`${labelOf('QuotaType', quota.type)}: ${quota.used} of ${quota.total} used`}
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
    cell: ({ rotationDays }) => (rotationDays ? counted(rotationDays, 'day') : 'No rotation'),
  },
  { id: 'renews', header: 'Renews', hideOnPhone: true, cell: (quota) => day(renewal(quota)) },
];

const MOVEMENT_COLUMNS: readonly Column<Movement>[] = [
  { id: 'when', header: 'When', cell: ({ createdAt }) => moment(createdAt) },
  { id: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => amount },
  {
    id: 'status',
    header: 'State',
    cell: ({ status }) => <Chip tone={MOVEMENT_TONES[status]}>{labelOf('QuotaMovementStatus', status)}</Chip>,
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
  const order: readonly Quota['type'][] = labelOptions('QuotaType').map(({ value }) => value);
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
            label: labelOf('QuotaType', type),
            href: `/organization-settings?quota=${type}`,
            current: type === shown.type,
          }))}
        />
        {shown.movements.length > 0 ? (
          <DataTable
            label={`Latest use of ${inSentence(labelOf('QuotaType', shown.type))}`}
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
