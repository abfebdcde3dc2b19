import { useMutation, useQuery } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { counted, formatDate } from '@platform/kernel';
import { useDocumentTitle, useListParams, usePermission, usePollingWhile } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import {
  Button,
  Chip,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  LinkButton,
  notify,
  Page,
  PageHead,
  Pagination,
  Row,
  Sheet,
  Skeleton,
  Stack,
  StaleNote,
} from '@platform/ui-kit';
import { type Column, DataTable } from '@platform/ui-kit/data-table';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import {
  DeleteStatementMutation,
  DeleteSummaryMutation,
  MakeSummaryMutation,
  type Statement,
  StatementsQuery,
  type Summary,
} from './statements.queries.ts';

const POLL_WHILE_RUNNING_MS = 3_000;
const OVER: readonly Statement['status'][] = ['COMPLETE', 'ERROR', 'SUMMARY_FAILED'];

/** URL: /estate/:estateId/reports/statements */
export function StatementsRoute() {
  const { estateId = '' } = useParams();
  const mayCreate = usePermission('report:create');
  useDocumentTitle('Statements');
  return (
    <Page>
      <PageHead
        title="Statements"
        summary="What the household owns and owes on a day, and what its documents say; each stays as it was made."
        actions={
          mayCreate ? (
            <LinkButton
              primary
              icon={<IconPlus size={17} stroke={1.6} />}
              href={`/estate/${estateId}/reports/statements/new`}
            >
              New statement
            </LinkButton>
          ) : undefined
        }
      />
      <Statements estateId={estateId} mayCreate={mayCreate} />
    </Page>
  );
}

function Statements({ estateId, mayCreate }: { estateId: string; mayCreate: boolean }) {
  const list = useListParams({ pageSize: 20 });
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(StatementsQuery, {
    variables: { estateId, pagination: { page: list.page, perPage: list.pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const mayDelete = usePermission('report:delete');
  const [makeSummary, making] = useMutation(MakeSummaryMutation);
  const [deleteStatement] = useMutation(DeleteStatementMutation);
  const [deleteSummary] = useMutation(DeleteSummaryMutation);
  const [removed, setRemoved] = useState<Printed | null>(null);
  const reload = (): void => void refetch().catch(() => undefined);
  const shown = data ?? previousData;
  const all = shown ? [...shown.financialStatementReports.collection, ...shown.summaryReports.collection] : [];
  const isRunning = all.some(({ status }) => !OVER.includes(status));
  usePollingWhile(isRunning, POLL_WHILE_RUNNING_MS, { startPolling, stopPolling });
  if (error && !shown) return <ErrorState error={error} onRetry={reload} />;
  if (!shown) return <Skeleton rows={6} label="Loading statements" />;
  const say = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (failure) {
      notify({ message: serverErrorText(failure), tone: 'error' });
    }
    reload();
  };
  const { financialStatementReports: statements, summaryReports: summaries } = shown;
  const onRemove = mayDelete ? setRemoved : null;
  return (
    <Stack gap={20}>
      {error ? <StaleNote what="the list" onRetry={reload} /> : null}
      <Sheet
        title="Personal financial statements"
        padded={false}
        footer={
          statements.collection.length > 0 ? (
            <Pagination
              page={list.page}
              perPage={list.pageSize}
              total={statements.metadata.totalCount}
              onPage={list.setPage}
              noun="statements"
            />
          ) : undefined
        }
      >
        {statements.collection.length === 0 ? (
          <EmptyState
            title="No statement yet"
            text="A statement is made from the balance sheet of today; its lines can be changed before it is printed."
          />
        ) : (
          <DataTable
            label="Personal financial statements"
            columns={statementColumns(onRemove)}
            rows={statements.collection}
            rowId={({ id }) => id}
          />
        )}
      </Sheet>
      <Sheet
        title="Summaries of the documents"
        padded={false}
        aside={
          mayCreate && (
            <Button
              size="small"
              busy={making.loading}
              onClick={() => void say(() => makeSummary({ variables: { estateId } }))}
            >
              Make a summary
            </Button>
          )
        }
      >
        {summaries.collection.length === 0 ? (
          <EmptyState
            title="No summary yet"
            text="A summary says document by document what it is and who acts by it."
          />
        ) : (
          <DataTable
            label="Summaries of the documents"
            columns={summaryColumns(onRemove)}
            rows={summaries.collection}
            rowId={({ id }) => id}
          />
        )}
      </Sheet>
      <ConfirmDialog
        opened={removed !== null}
        onClose={() => setRemoved(null)}
        title={`Delete “${removed?.name}”?`}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          const gone = removed;
          setRemoved(null);
          if (gone)
            void say(() =>
              gone.isStatement
                ? deleteStatement({ variables: { id: gone.id } })
                : deleteSummary({ variables: { id: gone.id } }),
            );
        }}
      >
        Its file is deleted as well and cannot be had back.
      </ConfirmDialog>
    </Stack>
  );
}

interface Printed {
  readonly id: string;
  readonly name: string;
  readonly isStatement: boolean;
}
type OnRemove = ((printed: Printed) => void) | null;
interface Metadata {
  readonly asOf: string | null;
  readonly isEdited: boolean;
}

function statementColumns(onRemove: OnRemove): readonly Column<Statement>[] {
  return [
    {
      id: 'name',
      header: 'Statement',
      cell: ({ name, metadata, pageCount }) => {
        const { asOf, isEdited } = metadata as Metadata;
        return (
          <span>
            <b>{name}</b>
            <br />
            {[
              asOf && `as of ${formatDate(asOf)}`,
              isEdited && 'lines were changed',
              pageCount && counted(pageCount, 'page'),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        );
      },
    },
    {
      id: 'columns',
      header: 'Columns',
      hideOnPhone: true,
      cell: ({ columns }) => columns.map(({ label }) => label).join('; '),
    },
    { id: 'made', header: 'Asked for', hideOnPhone: true, cell: ({ createdAt }) => formatDayOf(createdAt) },
    { id: 'state', header: 'State', cell: (statement) => <State {...statement} /> },
    {
      id: 'file',
      header: 'File',
      cell: (statement) => <Files of={{ ...statement, isStatement: true }} onRemove={onRemove} />,
    },
  ];
}

function summaryColumns(onRemove: OnRemove): readonly Column<Summary>[] {
  return [
    {
      id: 'name',
      header: 'Summary',
      cell: ({ reportName, pageCount }) => (
        <span>
          <b>{reportName}</b>
          {pageCount ? `, ${counted(pageCount, 'page')}` : ''}
        </span>
      ),
    },
    { id: 'made', header: 'Asked for', hideOnPhone: true, cell: ({ createdAt }) => formatDayOf(createdAt) },
    { id: 'state', header: 'State', cell: (summary) => <State {...summary} /> },
    {
      id: 'file',
      header: 'File',
      cell: (summary) => (
        <Files of={{ ...summary, name: summary.reportName, isStatement: false }} onRemove={onRemove} />
      ),
    },
  ];
}

function State({ status, statusMessage }: Pick<Statement, 'status' | 'statusMessage'>) {
  const words = labelOf('SummaryReportStatus', status);
  if (status === 'COMPLETE') return <Chip tone="positive">{words}</Chip>;
  if (!OVER.includes(status)) return <Chip>{words}</Chip>;
  return (
    <span>
      <Chip tone="danger">{words}</Chip> {statusMessage}
    </span>
  );
}

interface FilesProps {
  readonly of: Printed & Pick<Statement, 'compiledReport' | 'status'>;
  readonly onRemove: OnRemove;
}

function Files({ of, onRemove }: FilesProps) {
  const { name, compiledReport, status } = of;
  return (
    <Row gap={6}>
      {compiledReport && (
        <LinkButton
          size="small"
          icon={<IconDownload size={16} stroke={1.6} />}
          href={`${compiledReport}?download=1`}
          download
          aria-label={`Download PDF: ${name}`}
        >
          PDF
        </LinkButton>
      )}
      {onRemove && OVER.includes(status) && (
        <Button size="small" aria-label={`Delete: ${name}`} onClick={() => onRemove(of)}>
          Delete
        </Button>
      )}
    </Row>
  );
}
