import { useMutation } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Chip, LinkButton, notify, ProgressBar, Row, UiLink } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { graphql } from '../../gql/index.ts';
import css from './reports.module.css';

export const ReportsRouteQuery = graphql(`
  query ReportsRoute($estateId: ID, $batchId: ID, $searchTerm: String, $pagination: PaginationInput) {
    reports(estateId: $estateId, batchId: $batchId, searchTerm: $searchTerm, pagination: $pagination) {
      collection {
        id
        name
        status
        statusMessage
        percent
        isHeld
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
export type Report = ResultOf<typeof ReportsRouteQuery>['reports']['collection'][number];

export const isRunning = ({ status }: Pick<Report, 'status'>): boolean => status === 'REQUESTED';

const RetryReportMutation = graphql(`
  mutation RetryReport($id: ID!) {
    retryReport(id: $id) { ok report { id status percent statusMessage } }
  }
`);

const size = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} KB`;

interface Reader {
  readonly mayCreate: boolean;
  /** A client reads the file alone. */
  readonly isStaff: boolean;
}

export function reportColumns({ mayCreate, isStaff }: Reader, reload: () => void): readonly Column<Report>[] {
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
              {isOlder && isStaff ? ', changed since it was printed' : ''}
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
    // How its next printing goes is nothing to a client, who reads the last one.
    ...(isStaff ? [{ id: 'status', header: 'State', cell: (report: Report) => <ReportState report={report} /> }] : []),
    {
      id: 'actions',
      header: 'File',
      cell: (report) => <ReportAction report={report} isStaff={isStaff} mayCreate={mayCreate} reload={reload} />,
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
  if (report.isHeld && report.status === 'REQUESTED') return <Chip>Paused</Chip>;
  if (report.status !== 'REQUESTED') return <Chip>{labelOf('ReportStatus', report.status)}</Chip>;
  return (
    <span>
      {report.statusMessage ?? labelOf('ReportStatus', report.status)}
      <ProgressBar percent={report.percent} label={`${report.name}: ${report.percent} percent`} />
    </span>
  );
}

interface ReportActionProps extends Reader {
  readonly report: Report;
  readonly reload: () => void;
}

function ReportAction({ report, isStaff, mayCreate, reload }: ReportActionProps) {
  const [retry, { loading }] = useMutation(RetryReportMutation);
  if ((report.status === 'COMPLETE' || !isStaff) && report.compiledReport) {
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
      <LinkButton
        size="small"
        href={`/estate/${report.estateId}/reports/${report.id}`}
        aria-label={`Open: ${report.name}`}
      >
        Open
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
