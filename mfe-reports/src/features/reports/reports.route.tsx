import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import {
  useDocumentTitle,
  useListParams,
  usePermission,
  usePollingWhile,
  useSession,
  useSwitchedOff,
} from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { SearchedList } from '@platform/mfe-kit/list';
import {
  Button,
  Chip,
  EmptyState,
  LinkButton,
  notify,
  Page,
  PageHead,
  ProgressBar,
  Row,
  UiLink,
} from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import { IconDownload, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import css from './reports.module.css';

const ReportsRouteQuery = graphql(`
  query ReportsRoute($estateId: ID, $searchTerm: String, $pagination: PaginationInput) {
    reports(estateId: $estateId, searchTerm: $searchTerm, pagination: $pagination) {
      collection {
        id
        name
        status
        statusMessage
        percent
        compiledReport
        pageCount
        byteSize
        preparedBy
        requestedAt
        isOlder
        estateId
        estate { id displayName }
      }
      metadata { totalCount }
    }
  }
`);
type Report = ResultOf<typeof ReportsRouteQuery>['reports']['collection'][number];

const ReportProgressSubscription = graphql(`
  subscription ReportsRouteProgress($estateId: ID!) {
    reportProgress(estateId: $estateId) { reportId status percent message }
  }
`);
const RetryReportMutation = graphql(`
  mutation RetryReport($id: ID!) {
    retryReport(id: $id) { ok report { id status percent statusMessage } }
  }
`);

/** Without the realtime channel the list still moves on. */
const POLL_WHILE_RUNNING_MS = 3_000;
const isRunning = ({ status }: Report): boolean => status === 'REQUESTED';

/** URL: /reports and /estate/:estateId/reports */
export function ReportsRoute() {
  const { estateId } = useParams();
  const mayCreate = usePermission('report:create');
  const switchedOff = useSwitchedOff('report:create');
  const mayUseTemplates = usePermission('report:templates');
  useDocumentTitle('Reports');
  return (
    <Page>
      <PageHead
        title="Reports"
        summary="Reports on paper, with the figures that the screens show."
        actions={
          mayCreate ? (
            <>
              {mayUseTemplates && <LinkButton href="/reports/templates">Templates</LinkButton>}
              {estateId && <LinkButton href={`/estate/${estateId}/reports/statements`}>Statements</LinkButton>}
              <LinkButton
                primary
                icon={<IconPlus size={17} stroke={1.6} />}
                href={estateId ? `/estate/${estateId}/reports/new` : '/reports/new'}
              >
                New report
              </LinkButton>
            </>
          ) : switchedOff ? (
            <span>Your organization has switched off reports for advisors. Ask an administrator.</span>
          ) : undefined
        }
      />
      <Reports estateId={estateId} mayCreate={mayCreate} />
    </Page>
  );
}

function Reports({ estateId, mayCreate }: { estateId: string | undefined; mayCreate: boolean }) {
  const list = useListParams({ pageSize: 20 });
  const isStaff = useSession().account.activeRole !== 'CLIENT';
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(ReportsRouteQuery, {
    variables: {
      estateId: estateId ?? null,
      searchTerm: list.search || null,
      pagination: { page: list.page, perPage: list.pageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.reports;
  const running = shown?.collection.filter(isRunning) ?? [];
  usePollingWhile(running.length > 0, POLL_WHILE_RUNNING_MS, { startPolling, stopPolling });
  return (
    <>
      {[...new Set(running.map((report) => report.estateId))].map((id) => (
        <Progress key={id} estateId={id} onProgress={() => void refetch()} />
      ))}
      <SearchedList
        noun="reports"
        list={list}
        shown={shown}
        error={error}
        onRetry={() => void refetch()}
        columns={columns({ mayCreate, isStaff }, () => void refetch())}
        rowId={({ id }) => id}
        label="Reports"
        notFound="No report found"
        empty={
          <EmptyState
            title="No reports yet"
            text="A report puts the estate on paper: family, balance sheet, diagram, taxes and documents."
          />
        }
      />
    </>
  );
}

function Progress({ estateId, onProgress }: { estateId: string; onProgress: () => void }) {
  useSubscription(ReportProgressSubscription, { variables: { estateId }, onData: onProgress });
  return null;
}

const size = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} KB`;

interface Reader {
  readonly mayCreate: boolean;
  /** A client reads the file alone. */
  readonly isStaff: boolean;
}

function columns({ mayCreate, isStaff }: Reader, reload: () => void): readonly Column<Report>[] {
  return [
    {
      id: 'name',
      header: 'Report',
      cell: ({ id, estateId, name, pageCount, byteSize, isOlder }) => (
        <span>
          {isStaff ? (
            <UiLink className={css.name} href={`/estate/${estateId}/reports/${id}/versions`}>
              {name}
            </UiLink>
          ) : (
            <b>{name}</b>
          )}
          {pageCount && byteSize ? (
            <>
              <br />
              {counted(pageCount, 'page')}, {size(byteSize)}
              {isOlder && isStaff ? ', the estate has changed since' : ''}
            </>
          ) : null}
        </span>
      ),
    },
    {
      id: 'estate',
      header: 'Client',
      cell: ({ estate, estateId }) => (
        <UiLink href={`/estate/${estateId}`}>{estate?.displayName ?? 'Open the estate'}</UiLink>
      ),
    },
    {
      id: 'requested',
      header: 'Requested',
      hideOnPhone: true,
      cell: ({ requestedAt }) => formatDayOf(requestedAt),
    },
    { id: 'by', header: 'Prepared by', hideOnPhone: true, cell: ({ preparedBy }) => preparedBy ?? '–' },
    { id: 'status', header: 'State', cell: (report) => <ReportState report={report} /> },
    {
      id: 'actions',
      header: 'File',
      cell: (report) => <ReportAction report={report} mayCreate={mayCreate} reload={reload} />,
    },
  ];
}

function ReportState({ report }: { report: Report }) {
  if (report.status === 'COMPLETE') return <Chip tone="positive">{labelOf('ReportStatus', report.status)}</Chip>;
  if (report.status === 'ERROR') {
    return (
      <span>
        <Chip tone="danger">{labelOf('ReportStatus', report.status)}</Chip> {report.statusMessage}
      </span>
    );
  }
  if (report.status !== 'REQUESTED') return <Chip>{labelOf('ReportStatus', report.status)}</Chip>;
  return (
    <span>
      {report.statusMessage ?? labelOf('ReportStatus', report.status)}
      <ProgressBar percent={report.percent} label={`${report.name}: ${report.percent} percent`} />
    </span>
  );
}

function ReportAction({ report, mayCreate, reload }: { report: Report; mayCreate: boolean; reload: () => void }) {
  const [retry, { loading }] = useMutation(RetryReportMutation);
  if (report.status === 'COMPLETE' && report.compiledReport) {
    return (
      <Row gap={6}>
        <LinkButton
          size="small"
          icon={<IconDownload size={16} stroke={1.6} />}
          href={`${report.compiledReport}?download=1`}
          download
          aria-label={`Download PDF: ${report.name}`}
        >
          Download PDF
        </LinkButton>
        {mayCreate && (
          <LinkButton
            size="small"
            href={`/estate/${report.estateId}/reports/${report.id}`}
            aria-label={`Open: ${report.name}`}
          >
            Open
          </LinkButton>
        )}
      </Row>
    );
  }
  if (mayCreate && report.status !== 'ERROR' && report.status !== 'REQUESTED')
    return (
      <LinkButton size="small" href={`/estate/${report.estateId}/reports/${report.id}`}>
        {`Open: ${report.name}`}
      </LinkButton>
    );
  if (report.status !== 'ERROR' || !mayCreate) return null;
  const again = async (): Promise<void> => {
    try {
      await retry({ variables: { id: report.id } });
      reload();
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  return (
    <Button size="small" busy={loading} icon={<IconRefresh size={16} stroke={1.6} />} onClick={() => void again()}>
      Try again
    </Button>
  );
}
