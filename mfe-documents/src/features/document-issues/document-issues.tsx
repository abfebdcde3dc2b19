import { useMutation, useQuery } from '@apollo/client/react';
import type { RfiKind } from '@platform/contracts';
import { counted } from '@platform/kernel';
import { refreshed, usePermission } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, ErrorState, List, ListItem, lazyPart, notify, Row, Sheet, Stack, UiLink } from '@platform/ui-kit';
import { Suspense, useState } from 'react';
import css from './document-issues.module.css';
import { DocumentIssuesQuery, type Issue, SetIssueAsideMutation } from './document-issues-query.ts';

const RfiDialog = lazyPart(() => import('../plan-reviews/rfi-dialog.tsx'), 'RfiDialog');
const SetAsidePoint = lazyPart(() => import('./set-aside-point.tsx'), 'SetAsidePoint');

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
  /** Of this file alone, beside its pages. */
  readonly uploadId?: string;
  /** A request for information was written. */
  readonly onAsked?: () => Promise<unknown>;
}

/** What is missing in a client's documents, or contradicts itself between them, each with its page. */
export function DocumentIssues({ estateId, uploadId, onAsked }: DocumentIssuesProps) {
  const mayReview = usePermission('abstraction:review');
  const { data, error, refetch } = useQuery(DocumentIssuesQuery, {
    variables: { estateId },
    skip: !mayReview,
    fetchPolicy: 'cache-and-network',
  });
  const [asking, setAsking] = useState<Issue | null>(null);
  const [settling, setSettling] = useState<Issue | null>(null);
  if (error && !data)
    return <ErrorState title="What is missing could not be looked up" onRetry={() => void refetch()} />;
  const issues = (data?.estate?.documentIssues ?? []).filter(
    ({ estateUpload }) => !uploadId || estateUpload.id === uploadId,
  );
  if (issues.length === 0) return null;
  const open = issues.filter(({ setAside }) => !setAside);
  const aside = issues.filter(({ setAside }) => setAside);
  const points = (
    <Stack gap={12}>
      {open.length > 0 && (
        <List label="To look at in the documents">
          {open.map((issue) => (
            <IssueItem
              key={issue.id}
              estateId={estateId}
              issue={issue}
              inFile={Boolean(uploadId)}
              onAsk={() => setAsking(issue)}
              onSettle={() => setSettling(issue)}
            />
          ))}
        </List>
      )}
      {aside.length > 0 && <SetAside issues={aside} reload={refetch} />}
    </Stack>
  );
  const title =
    open.length > 0 ? `${counted(open.length, 'point')} to look at in the documents` : 'Points that were set aside';
  return (
    <>
      {uploadId ? (
        <section className={css.inFile} aria-label="To look at in this file">
          {points}
        </section>
      ) : (
        <Sheet title={title}>{points}</Sheet>
      )}
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
      {settling && (
        <Suspense>
          <SetAsidePoint issue={settling} reload={refetch} onClose={() => setSettling(null)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The trust or document that the point begins with, as a binder has several, else the first that was made of the file;
 * undefined while nobody has accepted what it says.
 */
function instrumentOf({ detail, estateUpload: { trusts, estateDocuments } }: Issue): string | undefined {
  const made = [...trusts, ...estateDocuments];
  return (made.find(({ name }) => name && detail.startsWith(name)) ?? made[0])?.id;
}

const whereOf = ({ page, estateUpload }: Issue): string =>
  `(${estateUpload.file.filename}${page ? `, page ${page}` : ''})`;

interface IssueItemProps {
  readonly estateId: string;
  readonly issue: Issue;
  /** Its file is on the screen already. */
  readonly inFile: boolean;
  readonly onAsk: () => void;
  readonly onSettle: () => void;
}

function IssueItem({ estateId, issue, inFile, onAsk, onSettle }: IssueItemProps) {
  const { detail, page, quote, kind, estateUpload } = issue;
  const mayAsk = usePermission('review:work');
  const asks = mayAsk && !NOTHING_TO_ASK.has(kind);
  const instrument = instrumentOf(issue);
  const where = page ? `page ${page}` : '';
  return (
    <ListItem
      title={detail}
      text={
        <>
          {!inFile && (
            <UiLink href={`/estate/${estateId}/abstractions/${estateUpload.id}`}>{estateUpload.file.filename}</UiLink>
          )}
          {[!inFile && where ? `, ${where}` : where, quote && `: “${quote}”`].filter(Boolean).join('')}
          {asks && !instrument && (
            <span className={css.why}>It can be asked about once a value of the file is accepted.</span>
          )}
        </>
      }
      trailing={
        <Row gap={8} wrap>
          {asks && instrument && (
            <Button size="small" aria-label={`Request information: ${detail}`} onClick={onAsk}>
              Request information
            </Button>
          )}
          <Button size="small" variant="ghost" aria-label={`Set aside: ${detail}`} onClick={onSettle}>
            Set aside
          </Button>
        </Row>
      }
    />
  );
}

/** Points that somebody has left as they are, with who, when and why. */
function SetAside({ issues, reload }: { readonly issues: readonly Issue[]; readonly reload: () => Promise<unknown> }) {
  const [set, { loading }] = useMutation(SetIssueAsideMutation);
  const bringBack = async ({ id, estateUpload }: Issue): Promise<void> => {
    try {
      await set({ variables: { estateUploadId: estateUpload.id, issueId: id, reason: null } });
      await refreshed(reload);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  return (
    <details className={css.aside}>
      <summary>{counted(issues.length, 'point')} set aside</summary>
      <List label="Points that are set aside">
        {issues.map((issue) => (
          <ListItem
            key={issue.id}
            title={issue.detail}
            text={
              issue.setAside &&
              `${issue.setAside.byName ?? 'Somebody'} on ${formatDayOf(issue.setAside.at)}: ${issue.setAside.reason}`
            }
            trailing={
              <Button
                size="small"
                busy={loading}
                aria-label={`Bring back: ${issue.detail}`}
                onClick={() => void bringBack(issue)}
              >
                Bring back
              </Button>
            }
          />
        ))}
      </List>
    </details>
  );
}
