import { useApolloClient, useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import type { DocumentStatus } from '@platform/contracts/domain';
import { labelIfKnown, labelOf } from '@platform/contracts/labels';
import { isOrganizationWide, type MembershipRole } from '@platform/contracts/roles';
import { formatDate } from '@platform/kernel';
import { useDocumentTitle, useListParams, usePermission, useSession } from '@platform/mfe-kit';
import { SearchedList } from '@platform/mfe-kit/list';
import {
  Button,
  Chip,
  EmptyState,
  LinkButton,
  lazyPart,
  Page,
  PageHead,
  Row,
  Stack,
  Tabs,
  UiLink,
} from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import { IconPencil, IconUpload } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { CopyRequests } from '../copies/copy-requests.tsx';
import { DocumentIssues } from '../document-issues/document-issues.tsx';
import { EstateReviews } from '../plan-reviews/estate-reviews.tsx';
import { Rfis } from '../plan-reviews/rfis.tsx';
import { UploadList } from '../uploads/upload-list.tsx';
import { OWNER, useOwnerTab } from './owner-tabs.ts';
import { RowMenu } from './row-menu.tsx';

const DocumentsRouteQuery = graphql(`
  query DocumentsRoute($association: AssociationInput, $filter: DocumentFilterInput, $pagination: PaginationInput) {
    documents(association: $association, filter: $filter, pagination: $pagination) {
      collection { id estateId estateName documentKind name ownerName gstStatus executedAt status shownStatus isReplaced isTrust upload { id status file { filename url } } }
      metadata { totalCount }
    }
  }
`);
type ListedRow = ResultOf<typeof DocumentsRouteQuery>['documents']['collection'][number];

const STATUS_TONE: Readonly<Partial<Record<DocumentStatus, 'positive' | 'warning' | 'danger'>>> = {
  COMPLETE: 'positive',
  UNDER_REVIEW: 'warning',
  ON_HOLD: 'warning',
  IN_PROGRESS: 'warning',
  ACTION_REQUIRED: 'danger',
};
const kindLabel = ({ documentKind, isTrust }: ListedRow): string =>
  labelIfKnown(isTrust ? 'TrustKind' : 'EstateDocumentKind', documentKind) ?? labelOf('EstateDocumentKind', 'OTHER');

/** What was read is looked through beside its pages; of a file that was only stored there is nothing but the file. */
const fileHref = (estateId: string, { id, status }: NonNullable<ListedRow['upload']>): string =>
  `/estate/${estateId}/${status === 'READ' ? 'abstractions' : 'files'}/${id}`;

/** What stands where a document has no file. A client is asked for what is missing; of the rest the firm has a copy. */
function NoFile({
  row: { id, estateId, name, status },
  mayUpload,
}: {
  readonly row: ListedRow;
  readonly mayUpload: boolean;
}) {
  const isClient = useSession().account.activeRole === 'CLIENT';
  if (isClient && status !== 'MISSING') return 'Your advisor has it';
  if (!mayUpload) return '–';
  return (
    <UiLink href={`/estate/${estateId}/documents/upload?document=${id}`} aria-label={`Upload File Now >> ${name}`}>
      Upload File Now &gt;&gt;
    </UiLink>
  );
}

function columns(withClient: boolean, mayUpload: boolean): readonly Column<ListedRow>[] {
  return [
    {
      id: 'kind',
      header: 'Document Type',
      cell: kindLabel,
    },
    {
      id: 'name',
      header: 'Document Name',
      cell: ({ id, estateId, isTrust, name, ownerName, gstStatus }) => (
        <span>
          <UiLink href={`/estate/${estateId}/${isTrust ? 'trusts' : 'documents'}/${id}`}>
            <b>{name}</b>
          </UiLink>
          {ownerName && (
            <>
              <br />
              {ownerName}
            </>
          )}
          {gstStatus && (
            <>
              <br />
              GST Status: {labelOf('GstStatus', gstStatus)}
            </>
          )}
        </span>
      ),
    },
    {
      id: 'executed',
      header: 'Signed',
      hideOnPhone: true,
      cell: ({ executedAt }) => (executedAt ? formatDate(executedAt) : '–'),
    },
    {
      id: 'file',
      header: 'Associated File',
      cell: (row) =>
        row.upload ? (
          <UiLink href={fileHref(row.estateId, row.upload)}>{row.upload.file.filename}</UiLink>
        ) : (
          <NoFile row={row} mayUpload={mayUpload} />
        ),
    },
    ...(withClient
      ? [
          {
            id: 'client',
            header: 'Client',
            cell: ({ estateId, estateName }: ListedRow) => <UiLink href={`/estate/${estateId}`}>{estateName}</UiLink>,
          },
        ]
      : []),
    {
      id: 'status',
      header: 'State',
      cell: ({ status, shownStatus, isReplaced }) => (
        <Chip tone={isReplaced ? 'asset' : (STATUS_TONE[status] ?? 'asset')}>{shownStatus}</Chip>
      ),
    },
  ];
}

const menuColumn = (rows: readonly ListedRow[] | null): Column<ListedRow> => ({
  id: 'menu',
  header: 'Actions',
  cell: (row) => <RowMenu row={row} rows={rows} />,
});

function firmWideSummary(role: MembershipRole | null | undefined): string {
  if (role === 'CLIENT') return 'Every document of yours.';
  const everyClient = role === 'SUPER_ADMIN' || (role && isOrganizationWide(role));
  return everyClient ? 'Every document of your clients.' : 'Every document of the estates that are shared with you.';
}

// The form, its masks and rules are fetched with the first of them, not with the page.
const UploadDialog = lazyPart(() => import('../uploads/upload-dialog.tsx'), 'UploadDialog');
const AddDocument = lazyPart(() => import('../document/add-document.tsx'), 'AddDocument');

/** In the address: the form of a new document is open, of this person where it names one. */
const BY_HAND = 'by-hand';
/** In the address: files are being uploaded. */
const UPLOAD = 'upload';
const byHand =
  (personId: string) =>
  (params: URLSearchParams): URLSearchParams => {
    params.set(BY_HAND, personId);
    return params;
  };
function listAlone(params: URLSearchParams): URLSearchParams {
  params.delete(BY_HAND);
  params.delete(UPLOAD);
  return params;
}

/** URL: /documents and /estate/:estateId/documents, with ?by-hand= while a new one is entered */
export function DocumentsRoute() {
  const { estateId } = useParams();
  const role = useSession().account.activeRole;
  const mayUpload = usePermission('document:upload');
  const mayEdit = usePermission('estate:edit');
  const mayReview = usePermission('review:view');
  const client = useApolloClient();
  const [params, setParams] = useSearchParams();
  const personId = params.get(BY_HAND);
  useDocumentTitle('Documents');
  return (
    <Page>
      <PageHead
        title="Documents"
        summary={
          estateId ? 'Wills, trusts, powers and directives, with the files they were read from.' : firmWideSummary(role)
        }
        actions={
          estateId && (mayUpload || mayEdit) ? (
            <Row gap={12} wrap>
              {mayEdit && (
                <Button icon={<IconPencil size={17} stroke={1.6} />} onClick={() => setParams(byHand(''))}>
                  Enter by hand
                </Button>
              )}
              {mayUpload && (
                <LinkButton
                  primary
                  icon={<IconUpload size={17} stroke={1.6} />}
                  href={`/estate/${estateId}/documents?${UPLOAD}=`}
                >
                  Upload documents
                </LinkButton>
              )}
            </Row>
          ) : undefined
        }
      />
      <Stack gap={20}>
        <UploadList estateId={estateId} />
        {estateId && (
          <DocumentIssues estateId={estateId} onAsked={() => client.refetchQueries({ include: ['Rfis'] })} />
        )}
        <Documents estateId={estateId} mayUpload={mayUpload} withClient={!estateId && role !== 'CLIENT'} />
        {estateId && <EstateReviews estateId={estateId} />}
        {estateId && mayReview && <Rfis estateId={estateId} whereAny />}
        <CopyRequests estateId={estateId} />
      </Stack>
      {estateId && mayUpload && params.has(UPLOAD) && (
        <Suspense>
          <UploadDialog estateId={estateId} onClose={() => setParams(listAlone, { replace: true })} />
        </Suspense>
      )}
      {estateId && mayEdit && personId !== null && (
        <Suspense>
          <AddDocument
            estateId={estateId}
            personId={personId}
            onSaved={() => client.refetchQueries({ include: ['DocumentsRoute'] })}
            onClose={() => setParams(listAlone, { replace: true })}
          />
        </Suspense>
      )}
    </Page>
  );
}

const PAGE_SIZE = 10;

interface DocumentsProps {
  readonly estateId: string | undefined;
  readonly mayUpload: boolean;
  /** Whether the rows are of several clients. */
  readonly withClient: boolean;
}

function Documents({ estateId, mayUpload, withClient }: DocumentsProps) {
  const mayReview = usePermission('abstraction:review');
  const mayEdit = usePermission('estate:edit');
  const hidesFiles = useSession().settings.shouldHideFileUploads === true;
  const list = useListParams({ pageSize: PAGE_SIZE });
  const tab = useOwnerTab(estateId, list.filter(OWNER));
  const { data, previousData, error, refetch } = useQuery(DocumentsRouteQuery, {
    variables: {
      association: { estateId: estateId ?? null },
      filter: { searchTerm: list.search || null, ...tab.filter },
      pagination: { page: list.page, perPage: list.pageSize },
    },
    skip: !tab.isKnown,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.documents;
  // What a search or a tab finds stands apart: its neighbours are not those of the list.
  const mayMove = estateId && !list.search && !tab.owner && shown && shown.collection.length > 1;
  return (
    <Stack gap={12}>
      {tab.tabs.length > 0 && <Tabs label="Whose documents" tabs={tab.tabs} />}
      <SearchedList
        noun="documents"
        list={list}
        shown={shown}
        error={error}
        onRetry={() => void refetch()}
        columns={[
          ...columns(withClient, mayUpload).filter(({ id }) => !(hidesFiles && id === 'file')),
          ...(mayEdit ? [menuColumn(mayMove ? shown.collection : null)] : []),
        ]}
        rowId={({ id }) => id}
        label="Documents"
        notFound="No document found"
        empty={
          tab.owner ? (
            <EmptyState tone="document" title={`No documents: ${tab.owner}`} text="Nothing of the kind is on record." />
          ) : (
            <EmptyState
              title="No documents yet"
              text={
                mayReview
                  ? 'Upload a will or a trust: it is read, and you check each value beside the page it came from.'
                  : 'A will or a trust tells who receives what. What you upload goes to the advisor.'
              }
              tone="document"
              actions={
                estateId &&
                mayUpload && (
                  <LinkButton primary href={`/estate/${estateId}/documents/upload`}>
                    Upload documents
                  </LinkButton>
                )
              }
            />
          )
        }
      />
    </Stack>
  );
}
