import { useQuery, useSubscription } from '@apollo/client/react';
import {
  useDocumentTitle,
  useListParams,
  usePermission,
  usePollingWhile,
  useSession,
  useSwitchedOff,
} from '@platform/mfe-kit';
import { SearchedList } from '@platform/mfe-kit/list';
import { EmptyState, LinkButton, Page, PageHead } from '@platform/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { isRunning, ReportsRouteQuery, reportColumns } from './report-columns.tsx';

const ReportProgressSubscription = graphql(`
  subscription ReportsRouteProgress($estateId: ID!) {
    reportProgress(estateId: $estateId) { reportId status percent message }
  }
`);
/** Without the realtime channel the list still moves on. */
const POLL_WHILE_RUNNING_MS = 3_000;

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
              {!estateId && <LinkButton href="/reports/many">For many clients</LinkButton>}
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
        columns={reportColumns({ mayCreate, isStaff }, () => void refetch())}
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

export function Progress({ estateId, onProgress }: { estateId: string; onProgress: () => void }) {
  useSubscription(ReportProgressSubscription, { variables: { estateId }, onData: onProgress });
  return null;
}
