import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import type { ReviewStatus } from '@platform/contracts/review';
import { reviewLabel } from '@platform/contracts/review-labels';
import { useDocumentTitle, usePermission, useSession } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import {
  Button,
  Chip,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  PageHead,
  Row,
  Sheet,
  Skeleton,
  Stack,
} from '@platform/ui-kit';
import { useParams } from 'react-router';
import { DocumentIssues } from '../document-issues/document-issues.tsx';
import { type PlanReview, ReviewQuery, UpdateReviewMutation } from './plan-reviews-query.ts';
import { ReviewLists } from './review-lists.tsx';
import { NoteToAdvisor, ReviewNotes } from './review-notes.tsx';
import { REVIEW_TONES } from './review-tones.ts';
import { Rfis } from './rfis.tsx';
import { useStep } from './use-step.ts';

/** The step that usually comes next stands out. */
const USUAL: ReadonlySet<ReviewStatus> = new Set(['REQUESTED', 'SUBMITTED', 'COMPLETE']);

function summaryOf({ requestedByName, dateRequested, reviewer, completedAt, isAbstractionByVanilla }: PlanReview) {
  const asked = dateRequested
    ? `Asked for by ${requestedByName ?? 'somebody'} on ${formatDayOf(dateRequested)}.`
    : `Noted down by ${requestedByName ?? 'somebody'} and not asked for yet.`;
  const who = reviewer ? `${reviewer.name} looks through it.` : 'Nobody has taken it yet.';
  const done = completedAt && `Completed on ${formatDayOf(completedAt)}.`;
  const enters = isAbstractionByVanilla && 'The reviewers enter what the documents say, too.';
  return [asked, done || who, enters].filter(Boolean).join(' ');
}

/** URL: /reviews/:reviewId */
export function PlanReviewRoute() {
  const { reviewId = '' } = useParams();
  const { data, error, refetch } = useQuery(ReviewQuery, {
    variables: { id: reviewId },
    fetchPolicy: 'cache-and-network',
  });
  const client = useApolloClient();
  const review = data?.review;
  useDocumentTitle(review ? `Review of ${review.estate.displayName}` : 'Review');
  if (!data)
    return (
      <Page>
        <PageHead title="Review" />
        <Sheet>
          {error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton rows={6} label="Loading the review" />
          )}
        </Sheet>
      </Page>
    );
  if (!review)
    return (
      <Page>
        <PageHead title="Review" />
        <EmptyState
          title="This review is not there"
          text="It may have been of a client that is deleted."
          actions={<LinkButton href="/reviews">All reviews</LinkButton>}
        />
      </Page>
    );
  return (
    <Page>
      <PageHead
        title={`${review.estate.displayName}: ${reviewLabel('ReviewKind', review.kind)}`}
        summary={summaryOf(review)}
        actions={<LinkButton href={`/estate/${review.estateId}/documents`}>Open the documents</LinkButton>}
      />
      <Stack gap={20}>
        <Steps review={review} reload={refetch} />
        <NoteToAdvisor review={review} reload={refetch} />
        <DocumentIssues estateId={review.estateId} onAsked={() => client.refetchQueries({ include: ['Rfis'] })} />
        <Rfis estateId={review.estateId} onSent={refetch} />
        <ReviewLists review={review} reload={refetch} />
        <ReviewNotes review={review} reload={refetch} />
      </Stack>
    </Page>
  );
}

interface StepsProps {
  readonly review: PlanReview;
  readonly reload: () => Promise<unknown>;
}

/** The state it is in, and where it can go from there. */
function Steps({ review, reload }: StepsProps) {
  const { id, version, status, nextStatuses, reviewer, dueAt, isLate, quotaAllocation } = review;
  const usual = nextStatuses.findLast((to) => USUAL.has(to));
  const { account } = useSession();
  const mayWork = usePermission('review:work');
  const [update] = useMutation(UpdateReviewMutation);
  const { busy, run } = useStep(reload);
  const put = (attributes: { status?: ReviewStatus; reviewerId?: string | null }, done: string): void =>
    void run(() => update({ variables: { id, version, attributes } }), done);
  return (
    <Sheet title="State" aside={<Chip tone={REVIEW_TONES[status]}>{reviewLabel('ReviewStatus', status)}</Chip>}>
      <Stack gap={12}>
        <div>
          {dueAt && (
            <p>
              {isLate ? <Chip tone="danger">Late since {formatDayOf(dueAt)}</Chip> : `Due by ${formatDayOf(dueAt)}.`}
            </p>
          )}
          {status !== 'COMPLETE' && <p>What it takes: {quotaAllocation}</p>}
        </div>
        <Row gap={8} wrap>
          {nextStatuses.map((to) => (
            <Button
              key={to}
              primary={to === usual}
              busy={busy}
              onClick={() => put({ status: to }, `${reviewLabel('ReviewStatus', to)}.`)}
            >
              {reviewLabel('ReviewStep', to)}
            </Button>
          ))}
          {mayWork && status !== 'COMPLETE' && reviewer?.id !== account.id && (
            <Button variant="ghost" busy={busy} onClick={() => put({ reviewerId: account.id }, 'The review is yours.')}>
              Take it
            </Button>
          )}
          {mayWork && status !== 'COMPLETE' && reviewer && (
            <Button variant="ghost" busy={busy} onClick={() => put({ reviewerId: null }, 'Nobody has it now.')}>
              Give it back
            </Button>
          )}
          {nextStatuses.length === 0 && <p>It waits for somebody else.</p>}
        </Row>
      </Stack>
    </Sheet>
  );
}
