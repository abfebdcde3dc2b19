import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import type { RfiKind } from '@platform/contracts';
import { counted } from '@platform/kernel';
import { usePermission } from '@platform/mfe-kit';
import { Button, ErrorState, List, ListItem, lazyPart, Sheet, UiLink } from '@platform/ui-kit';
import { Suspense, useState } from 'react';
import { graphql } from '../../gql/index.ts';

const RfiDialog = lazyPart(() => import('../plan-reviews/rfi-dialog.tsx'), 'RfiDialog');

const DocumentIssuesQuery = graphql(`
  query DocumentIssues($estateId: ID!) {
    estate(id: $estateId) {
      id
      documentIssues {
        id
        kind
        detail
        page
        quote
        isOfSet
        estateUpload { id file { filename } trusts { id } estateDocuments { id } }
      }
    }
  }
`);
type Issue = NonNullable<NonNullable<ResultOf<typeof DocumentIssuesQuery>['estate']>['documentIssues']>[number];

/** What an advisor is asked for, by what was found. */
const ASKED_AS: Readonly<Record<string, RfiKind>> = {
  DUPLICATE: 'NON_ASSOCIATED_DOCUMENT',
  LATER_WILL: 'NON_ASSOCIATED_DOCUMENT',
  NON_ASSOCIATED_DOCUMENT: 'NON_ASSOCIATED_DOCUMENT',
  FIDUCIARY_DEAD: 'DOCUMENT_CONTAINS_DISQUALIFYING_TERMS',
  DOCUMENT_CONTAINS_DISQUALIFYING_TERMS: 'DOCUMENT_CONTAINS_DISQUALIFYING_TERMS',
  MISSING_PAGES: 'MISSING_PAGES',
  UNREADABLE: 'UNREADABLE',
  DOCUMENT_UNSUPPORTED: 'DOCUMENT_UNSUPPORTED',
  FILE_CORRUPTED_OR_FILE_UNSUPPORTED: 'FILE_CORRUPTED_OR_FILE_UNSUPPORTED',
};
const OTHERWISE: RfiKind = 'MISSING_ORIGINAL_OR_MODIFIED_DISPOSITIVE_DOCUMENT';
/** Said for the sake of knowing it; nobody has to do anything about these. */
const NOTHING_TO_ASK = new Set(['MIRROR_WILLS', 'REPLACED_ARTICLE']);

interface DocumentIssuesProps {
  readonly estateId: string;
  /** A request for information was written. */
  readonly onAsked?: () => Promise<unknown>;
}

/** What is missing in a client's documents, or contradicts itself between them, each with its page. */
export function DocumentIssues({ estateId, onAsked }: DocumentIssuesProps) {
  const mayReview = usePermission('abstraction:review');
  const { data, error, refetch } = useQuery(DocumentIssuesQuery, {
    variables: { estateId },
    skip: !mayReview,
    fetchPolicy: 'cache-and-network',
  });
  const [asking, setAsking] = useState<Issue | null>(null);
  if (error && !data)
    return <ErrorState title="What is missing could not be looked up" onRetry={() => void refetch()} />;
  const issues = data?.estate?.documentIssues ?? [];
  if (issues.length === 0) return null;
  return (
    <Sheet title={`${counted(issues.length, 'point')} to look at in the documents`}>
      <List label="To look at in the documents">
        {issues.map((issue) => (
          <IssueItem key={issue.id} estateId={estateId} issue={issue} onAsk={() => setAsking(issue)} />
        ))}
      </List>
      {asking && (
        <Suspense>
          <RfiDialog
            estateId={estateId}
            rfi={null}
            about={{
              documentId: instrumentOf(asking) ?? '',
              kind: ASKED_AS[asking.kind] ?? OTHERWISE,
              noteText: [asking.detail, whereOf(asking)].join(' '),
            }}
            reload={async () => onAsked?.()}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </Sheet>
  );
}

/** The trust or document that was made of the file; undefined while nobody has accepted what it says. */
const instrumentOf = ({ estateUpload: { trusts, estateDocuments } }: Issue): string | undefined =>
  trusts[0]?.id ?? estateDocuments[0]?.id;

const whereOf = ({ page, estateUpload }: Issue): string =>
  `(${estateUpload.file.filename}${page ? `, page ${page}` : ''})`;

interface IssueItemProps {
  readonly estateId: string;
  readonly issue: Issue;
  readonly onAsk: () => void;
}

function IssueItem({ estateId, issue, onAsk }: IssueItemProps) {
  const { detail, page, quote, kind, estateUpload } = issue;
  const mayAsk = usePermission('review:work');
  return (
    <ListItem
      title={detail}
      text={
        <>
          <UiLink href={`/estate/${estateId}/abstractions/${estateUpload.id}`}>{estateUpload.file.filename}</UiLink>
          {page ? `, page ${page}` : ''}
          {quote ? `: “${quote}”` : ''}
        </>
      }
      trailing={
        mayAsk &&
        !NOTHING_TO_ASK.has(kind) &&
        instrumentOf(issue) && (
          <Button size="small" aria-label={`Request information: ${detail}`} onClick={onAsk}>
            Request information
          </Button>
        )
      }
    />
  );
}
