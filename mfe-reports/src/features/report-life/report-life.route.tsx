import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { changeText } from '@platform/contracts/change-words';
import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { useDocumentTitle, usePermission, usePollingWhile } from '@platform/mfe-kit';
import { formatDayOf, formatMoment } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import {
  Button,
  ConfirmDialog,
  ErrorState,
  Grid,
  LinkButton,
  List,
  ListItem,
  Note,
  notify,
  Page,
  PageHead,
  ProgressBar,
  Row,
  Sheet,
  Skeleton,
  Stack,
  StaleNote,
} from '@platform/ui-kit';
import { type Column, DataTable } from '@platform/ui-kit/data-table';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AskForChanges } from './ask-for-changes.tsx';
import { ReportGone } from './report-gone.tsx';
import {
  CancelReportMutation,
  ChangesSinceQuery,
  DeleteReportMutation,
  type LivingReport,
  MakeAgainMutation,
  ReportLifeProgressSubscription,
  ReportLifeQuery,
  RetryLivingReportMutation,
} from './report-life.queries.ts';
import { TableFiles } from './table-files.tsx';

/** Without the realtime channel the page still moves on. */
const POLL_WHILE_RUNNING_MS = 3_000;

/** URL: /estate/:estateId/reports/:reportId/versions */
export function ReportLifeRoute() {
  const { reportId = '' } = useParams();
  useDocumentTitle('Report');
  const { data, error, refetch, startPolling, stopPolling } = useQuery(ReportLifeQuery, {
    variables: { id: reportId },
    fetchPolicy: 'cache-and-network',
  });
  const report = data?.report;
  usePollingWhile(report?.status === 'REQUESTED', POLL_WHILE_RUNNING_MS, { startPolling, stopPolling });
  const retry = (): void => void refetch().catch(() => undefined);
  if (error && !data) return <ErrorState error={error} onRetry={retry} />;
  if (!data) return <Skeleton rows={8} label="Loading the report" />;
  if (!report) return <ReportGone />;
  return (
    <Page>
      <Head report={report} reload={retry} />
      <Stack gap={20}>
        {error ? <StaleNote what="the report" onRetry={retry} /> : null}
        {report.status === 'REQUESTED' && <Making report={report} reload={retry} />}
        {report.status === 'ERROR' && (
          <Note tone="danger" icon="danger">
            It could not be printed: {report.statusMessage ?? 'nobody knows why.'} What was printed before stays.
          </Note>
        )}
        {report.isOlder && report.status !== 'REQUESTED' && <ChangedSince report={report} />}
        <Grid columns="8-4">
          <Versions report={report} />
          <Stack gap={20}>
            <AskForChanges report={report} />
            <TableFiles report={report} />
          </Stack>
        </Grid>
      </Stack>
    </Page>
  );
}

interface ReportProps {
  readonly report: LivingReport;
  readonly reload: () => void;
}

const stateIn = ({ status, isOlder, isPreview, showToClient, estate, preparedBy }: LivingReport): string =>
  [
    labelOf('ReportStatus', status),
    estate?.displayName,
    preparedBy && `prepared by ${preparedBy}`,
    isPreview && 'marked as a preview',
    showToClient && status === 'COMPLETE' && !isPreview && 'its client reads it',
    isOlder && 'changed since it was printed',
  ]
    .filter(Boolean)
    .join(', ');

function Head({ report, reload }: ReportProps) {
  const { id, version, estateId, name, status, isOlder } = report;
  const navigate = useNavigate();
  const mayCreate = usePermission('report:create');
  const mayDelete = usePermission('report:delete');
  const [isAsked, setAsked] = useState(false);
  const [generate, generating] = useMutation(MakeAgainMutation);
  const [retry, retrying] = useMutation(RetryLivingReportMutation);
  const [remove, removing] = useMutation(DeleteReportMutation);
  const say = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
      reload();
      return false;
    }
  };
  const isRunning = status === 'REQUESTED';
  const again =
    status === 'ERROR'
      ? { label: 'Try again', busy: retrying.loading, run: () => retry({ variables: { id } }) }
      : {
          label: report.editions.length === 0 ? 'Generate PDF' : 'Make again',
          busy: generating.loading,
          run: () => generate({ variables: { id, version } }),
        };
  return (
    <>
      <PageHead
        title={name}
        summary={stateIn(report)}
        actions={
          <>
            {mayDelete && !isRunning && <Button onClick={() => setAsked(true)}>Delete</Button>}
            {mayCreate && !isRunning && (
              <>
                <LinkButton href={`/estate/${estateId}/reports/${id}`}>Change pages</LinkButton>
                <Button
                  primary={Boolean(isOlder) || report.editions.length === 0}
                  busy={again.busy}
                  onClick={() => void say(again.run)}
                >
                  {again.label}
                </Button>
              </>
            )}
            {report.compiledReport && (
              <LinkButton
                primary={!isOlder}
                icon={<IconDownload size={17} stroke={1.6} />}
                href={`${report.compiledReport}?download=1`}
                download
              >
                Download PDF
              </LinkButton>
            )}
          </>
        }
      />
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={`Delete “${name}”?`}
        confirmLabel="Delete report"
        danger
        busy={removing.loading}
        onConfirm={() =>
          void say(() => remove({ variables: { id } })).then((isGone) => {
            setAsked(false);
            if (isGone) void navigate(`/estate/${estateId}/reports`);
          })
        }
      >
        Every version of it is deleted as well and cannot be had back.
      </ConfirmDialog>
    </>
  );
}

function Making({ report, reload }: ReportProps) {
  const { id, estateId, name, percent, statusMessage } = report;
  const mayCreate = usePermission('report:create');
  useSubscription(ReportLifeProgressSubscription, { variables: { estateId }, onData: reload });
  const [cancel, { loading }] = useMutation(CancelReportMutation);
  const stop = async (): Promise<void> => {
    try {
      await cancel({ variables: { id } });
      notify({ message: 'The report is cancelled. It counts against no quota.' });
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    reload();
  };
  return (
    <Sheet title="Being made">
      <Row gap={16} justify="between" wrap>
        <div>
          <p>{statusMessage ?? labelOf('ReportStatus', 'REQUESTED')}</p>
          <ProgressBar percent={percent} label={`${name}: ${percent} percent`} />
        </div>
        {mayCreate && (
          <Button busy={loading} onClick={() => void stop()}>
            Cancel
          </Button>
        )}
      </Row>
    </Sheet>
  );
}

const MOST_CHANGES = 8;

/** What a printing shows that has changed since, and what was done to the estate meanwhile. */
function ChangedSince({ report }: { report: LivingReport }) {
  const mayRead = usePermission('estate:edit');
  const printed = report.editions[0]?.completedAt ?? null;
  const { data } = useQuery(ChangesSinceQuery, {
    variables: { estateId: report.estateId },
    fetchPolicy: 'network-only',
    skip: !mayRead,
  });
  const since = (data?.estateHistory.collection ?? []).filter(({ at }) => printed !== null && at > printed);
  return (
    <Sheet title="Changed since this report was printed">
      <p>{report.changedSince.join(' · ')}</p>
      {printed && <p>What it shows is that of {formatMoment(printed)}. What was printed stays as it is.</p>}
      {since.length > 0 && (
        <List label="What was done to the estate since">
          {since.slice(0, MOST_CHANGES).map(({ id, at, actorName, things, leftOut }) => (
            <ListItem key={id} title={changeText(things, leftOut)} text={`${actorName} · ${formatMoment(at)}`} />
          ))}
        </List>
      )}
      {since.length > MOST_CHANGES && <p>And {counted(since.length - MOST_CHANGES, 'more change')}.</p>}
    </Sheet>
  );
}

type Edition = LivingReport['editions'][number];

const COLUMNS: readonly Column<Edition>[] = [
  { id: 'number', header: 'Version', cell: ({ number }) => <b>{number}</b> },
  { id: 'when', header: 'Printed', cell: ({ completedAt }) => formatDayOf(completedAt) },
  { id: 'pages', header: 'Pages', numeric: true, cell: ({ pageCount }) => pageCount },
  {
    id: 'changes',
    header: 'What changed',
    cell: ({ number, changes }) =>
      number === 1 ? 'The first one' : changes.length === 0 ? 'Neither its pages nor the estate' : changes.join('; '),
  },
  {
    id: 'file',
    header: 'File',
    cell: ({ number, compiledReport }) =>
      compiledReport ? (
        <LinkButton size="small" href={`${compiledReport}?download=1`} download aria-label={`PDF of version ${number}`}>
          PDF
        </LinkButton>
      ) : (
        '–'
      ),
  },
];

function Versions({ report }: { report: LivingReport }) {
  return (
    <Sheet title="Versions" padded={report.editions.length === 0}>
      {report.editions.length === 0 ? (
        <p>It has not been printed yet. Each printing stays here as it was.</p>
      ) : (
        <DataTable label="Versions" columns={COLUMNS} rows={report.editions} rowId={({ number }) => String(number)} />
      )}
    </Sheet>
  );
}
