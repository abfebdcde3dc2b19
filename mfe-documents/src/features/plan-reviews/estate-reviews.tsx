import { useQuery } from '@apollo/client/react';
import { reviewLabel } from '@platform/contracts/review-labels';
import { useFlag, usePermission } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { Button, Chip, List, ListItem, lazyPart, Sheet, UiLink } from '@platform/ui-kit';
import { Suspense, useState } from 'react';
import { EstateReviewsQuery } from './plan-reviews-query.ts';
import { REVIEW_TONES } from './review-tones.ts';

// The form is fetched with the first review that is asked for.
const RequestDialog = lazyPart(() => import('./request-dialog.tsx'), 'RequestDialog');

/** On the documents of a client: how they were reviewed, and asking for it. */
export function EstateReviews({ estateId }: { readonly estateId: string }) {
  const mayView = usePermission('review:view');
  return mayView ? <Reviews estateId={estateId} /> : null;
}

function Reviews({ estateId }: { readonly estateId: string }) {
  const mayAsk = usePermission('review:request');
  const withRfis = useFlag('ENABLE_RFI');
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery(EstateReviewsQuery, {
    variables: { estateId, withRfis },
    fetchPolicy: 'cache-and-network',
  });
  const reviews = data?.estate?.reviews ?? [];
  return (
    <Sheet
      title="Reviews"
      aside={
        mayAsk && (
          <Button size="small" onClick={() => setOpen(true)}>
            Ask for a review
          </Button>
        )
      }
    >
      {error && !data && (
        <>
          <p>The reviews could not be read.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      )}
      {data?.estate && <p>{data.estate.reviewSummary}</p>}
      {reviews.length > 0 && (
        <List label="Reviews">
          {reviews.map(({ id, kind, status, dateRequested, completedAt, reviewer }) => (
            <ListItem
              key={id}
              title={<UiLink href={`/reviews/${id}`}>{reviewLabel('ReviewKind', kind)}</UiLink>}
              text={[
                dateRequested && `Asked for on ${formatDayOf(dateRequested)}`,
                completedAt ? `completed on ${formatDayOf(completedAt)}` : (reviewer?.name ?? 'nobody has taken it'),
              ]
                .filter(Boolean)
                .join(' · ')}
              trailing={<Chip tone={REVIEW_TONES[status]}>{reviewLabel('ReviewStatus', status)}</Chip>}
            />
          ))}
        </List>
      )}
      {isOpen && (
        <Suspense>
          <RequestDialog estateId={estateId} reload={refetch} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Sheet>
  );
}
