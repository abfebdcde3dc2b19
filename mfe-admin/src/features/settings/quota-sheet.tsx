import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { inSentence, labelOf, labelOptions } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { formatDayOf, formatMoment } from '@platform/mfe-kit/calendar';
import { Button, Chip, EmptyState, ErrorState, ProgressBar, Row, Sheet, Skeleton, Tabs } from '@platform/ui-kit';
import { type Column, DataTable } from '@platform/ui-kit/data-table';
import { useState } from 'react';
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
  }
`);
type Quota = ResultOf<typeof QuotaSheet_quota>;

/** Of each kind at once: a change of the tab shows what is there. One more than a page holds says that there are earlier ones. */
const MovementsQuery = graphql(`
  query QuotaMovements($organizationId: ID!, $limit: Int!, $offset: Int!) {
    organization(organizationId: $organizationId) {
      id
      quotas {
        id
        movements(limit: $limit, offset: $offset) { referenceId estateId amount status createdAt settledAt }
      }
    }
  }
`);
type AnsweredQuota = NonNullable<NonNullable<ResultOf<typeof MovementsQuery>['organization']>['quotas']>[number];
type Movement = AnsweredQuota['movements'][number];

const PAGE_SIZE = 20;

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

interface MovementsProps {
  readonly organizationId: string;
  readonly quota: Quota;
}

/** What was used, a page at a time, the newest first. */
function Movements({ organizationId, quota }: MovementsProps) {
  const [page, setPage] = useState(0);
  const { data, previousData, error, refetch } = useQuery(MovementsQuery, {
    variables: { organizationId, limit: PAGE_SIZE + 1, offset: page * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const quotas = (data ?? previousData)?.organization?.quotas;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!quotas) return <Skeleton rows={3} label="Loading the latest use" />;
  const found = quotas.find(({ id }) => id === quota.id)?.movements ?? [];
  const hasEarlier = found.length > PAGE_SIZE;
  if (found.length === 0 && page === 0) return <p>Nothing was used in this period.</p>;
  return (
    <>
      <DataTable
        label={`Latest use of ${inSentence(labelOf('QuotaType', quota.type))}`}
        density="compact"
        columns={MOVEMENT_COLUMNS}
        rows={found.slice(0, PAGE_SIZE)}
        rowId={({ referenceId }) => referenceId}
      />
      {(page > 0 || hasEarlier) && (
        <Row>
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button size="small" disabled={!hasEarlier} onClick={() => setPage(page + 1)}>
            Earlier
          </Button>
        </Row>
      )}
    </>
  );
}

interface QuotaSheetProps {
  readonly organizationId: string;
  readonly quotas: readonly FragmentType<typeof QuotaSheet_quota>[];
}

/** Licenses and quotas with what was used lately; the kind shown below the table is kept in the URL. */
export function QuotaSheet({ organizationId, quotas: given }: QuotaSheetProps) {
  const order: readonly Quota['type'][] = labelOptions('QuotaType').map(({ value }) => value);
  const quotas = given
    .map((quota) => readFragment(QuotaSheet_quota, quota))
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  const [params] = useSearchParams();
  const shown = quotas.find(({ type }) => type === (params.get('quota') ?? 'DOC_ABSTRACTION_TOKENS')) ?? quotas[0];
  if (!shown) return <EmptyState title="No quotas" text="This organization has no licenses yet." />;
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
        <Movements key={shown.id} organizationId={organizationId} quota={shown} />
      </div>
    </Sheet>
  );
}
