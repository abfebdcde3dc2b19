import { useMutation, useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { useDocumentTitle, usePermission, usePollingWhile } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  LinkButton,
  Note,
  notify,
  Page,
  PageHead,
  ProgressBar,
  Skeleton,
  Stack,
} from '@platform/ui-kit';
import { DataTable } from '@platform/ui-kit/data-table';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { isRunning, type Report, ReportsRouteQuery, reportColumns } from '../reports/report-columns.tsx';
import { type LeftClient, SteerReportsMutation } from './many-reports.queries.ts';

const POLL_WHILE_RUNNING_MS = 2_000;

/** URL: /reports/many/:batchId */
export function ReportQueueRoute() {
  const { batchId = '' } = useParams();
  useDocumentTitle('Reports being made');
  const { data, error, refetch, startPolling, stopPolling } = useQuery(ReportsRouteQuery, {
    variables: { batchId, pagination: { perPage: -1 } },
    fetchPolicy: 'cache-and-network',
  });
  const reports = data?.reports.collection;
  usePollingWhile((reports ?? []).some(isRunning), POLL_WHILE_RUNNING_MS, { startPolling, stopPolling });
  return (
    <Page>
      {reports ? (
        <Queue reports={reports} reload={() => void refetch().catch(() => undefined)} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Skeleton rows={8} label="Loading the reports" />
      )}
    </Page>
  );
}

/** Clients that there is no report of; told once, by the page that asked for them. */
function useLeftClients(): readonly LeftClient[] {
  const state: unknown = useLocation().state;
  const left: unknown = state && typeof state === 'object' && 'left' in state ? state.left : [];
  return Array.isArray(left) ? left : [];
}

function Queue({ reports, reload }: { readonly reports: readonly Report[]; readonly reload: () => void }) {
  const mayCreate = usePermission('report:create');
  const left = useLeftClients();
  const waiting = reports.filter(isRunning);
  const failed = reports.filter(({ status }) => status === 'ERROR');
  const complete = reports.filter(({ status }) => status === 'COMPLETE');
  const isPaused = waiting.length > 0 && waiting.every(({ isHeld }) => isHeld);
  const over = reports.length - waiting.length;
  const percent = reports.length === 0 ? 0 : Math.round((100 * over) / reports.length);
  const words = [
    `${complete.length} of ${counted(reports.length, 'report')} complete`,
    failed.length > 0 ? `${failed.length} failed` : null,
    isPaused ? 'paused' : null,
  ];
  return (
    <>
      <PageHead
        title="Reports being made"
        summary={words.filter(Boolean).join(', ')}
        actions={
          mayCreate && waiting.length > 0 ? (
            <Steering waiting={waiting} isPaused={isPaused} reload={reload} />
          ) : undefined
        }
      />
      <Stack gap={20}>
        {left.map(({ name, problem }) => (
          <Note key={name} tone="warning">
            No report of {name}: {problem}
          </Note>
        ))}
        {reports.length === 0 ? (
          <EmptyState
            title="There are no reports here"
            text="They may have been deleted."
            actions={<LinkButton href="/reports">All reports</LinkButton>}
          />
        ) : (
          <>
            <ProgressBar percent={percent} label={`${percent} percent done`} />
            <DataTable
              label="Reports being made"
              columns={reportColumns({ mayCreate, isStaff: true }, reload)}
              rows={reports}
              rowId={({ id }) => id}
            />
          </>
        )}
      </Stack>
    </>
  );
}

interface SteeringProps {
  readonly waiting: readonly Report[];
  readonly isPaused: boolean;
  readonly reload: () => void;
}

function Steering({ waiting, isPaused, reload }: SteeringProps) {
  const [steer, { loading }] = useMutation(SteerReportsMutation);
  const [asks, setAsks] = useState(false);
  const run = async (step: 'PAUSE' | 'RESUME' | 'CANCEL', done: string): Promise<void> => {
    try {
      await steer({ variables: { ids: waiting.map(({ id }) => id), step } });
      notify({ message: done });
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    setAsks(false);
    reload();
  };
  return (
    <>
      {isPaused ? (
        <Button primary busy={loading} onClick={() => void run('RESUME', 'The reports are being made again.')}>
          Go on
        </Button>
      ) : (
        <Button busy={loading} onClick={() => void run('PAUSE', 'Paused. What is being printed is finished.')}>
          Pause
        </Button>
      )}
      <Button variant="danger" onClick={() => setAsks(true)}>
        Cancel those that wait
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={`Cancel ${counted(waiting.length, 'report')}?`}
        confirmLabel="Cancel them"
        danger
        busy={loading}
        onConfirm={() => void run('CANCEL', 'Cancelled. They count as no report.')}
      >
        <p>They stay as drafts. What is complete stays as it is.</p>
      </ConfirmDialog>
    </>
  );
}
