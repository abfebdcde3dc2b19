import { useQuery } from '@apollo/client/react';
import { useDocumentTitle, usePollingWhile } from '@platform/mfe-kit';
import { EmptyState, ErrorState, LinkButton, Page, Skeleton, StaleNote } from '@platform/ui-kit';
import { useParams } from 'react-router';
import css from './review.module.css';
import { ReviewRouteQuery } from './review-data.ts';
import { ReviewDesk } from './review-desk.tsx';
import { ReviewHead } from './review-head.tsx';

const POLL_WHILE_READING_MS = 3_000;

/** URL: /estate/:estateId/abstractions/:uploadId?cite=<value>&beside=<upload> */
export function ReviewRoute() {
  const { estateId = '', uploadId = '' } = useParams();
  const { data, error, refetch, startPolling, stopPolling } = useQuery(ReviewRouteQuery, {
    variables: { id: uploadId },
    fetchPolicy: 'cache-and-network',
  });
  const upload = data?.estateUpload;
  const isReading = Boolean(upload?.readAgain && !upload.readAgain.endedAt);
  usePollingWhile(isReading, POLL_WHILE_READING_MS, { startPolling, stopPolling });
  const retry = (): void => void refetch().catch(() => undefined);
  useDocumentTitle(upload ? `Review ${upload.file.filename}` : 'Review');
  if (error && !data) {
    return (
      <Page>
        <ErrorState error={error} onRetry={retry} />
      </Page>
    );
  }
  if (!data) return <Skeleton rows={10} label="Loading the document" />;
  if (!upload) {
    return (
      <Page>
        <EmptyState
          title="This file does not exist"
          text="It may have been deleted."
          actions={
            <LinkButton primary href={`/estate/${estateId}/documents`}>
              Documents
            </LinkButton>
          }
        />
      </Page>
    );
  }
  return (
    <div className={css.screen}>
      {error && <StaleNote what="the file" onRetry={retry} />}
      <ReviewHead estateId={estateId} upload={upload} />
      <ReviewDesk upload={upload} />
    </div>
  );
}
