import type { ReviewNews } from '@platform/contracts/review';
import type { Review } from './review.ts';
import type { Rfi } from './rfi.ts';

/** What a step of a review is news of to whoever asked for it; null for steps that wait for nobody. */
export function newsOfReview(before: Pick<Review, 'status'>, { status }: Pick<Review, 'status'>): ReviewNews | null {
  if (status === before.status) return null;
  if (status === 'SUBMITTED') return 'REVIEW_HANDED_OVER';
  return status === 'RETURNED_TO_CUSTOMER' ? 'REVIEW_RETURNED' : null;
}

/** What a step of a request for information is news of; an answer that is written anew is news once more. */
export function newsOfRfi(
  before: Pick<Rfi, 'status' | 'answer'>,
  { status, answer }: Pick<Rfi, 'status' | 'answer'>,
): ReviewNews | null {
  if (status === 'SUBMITTED' && before.status !== 'SUBMITTED') return 'RFI_SENT';
  return status === 'ANSWERED' && answer !== before.answer ? 'RFI_ANSWERED' : null;
}

interface Advised {
  readonly advisorId: string | null;
  readonly sharedOwnerships: readonly { readonly accountId: string }[];
}

/** Whom it is told: who asked, of an answer; else whoever advises the client. Nobody is told what she did herself. */
export function toldOf(
  news: ReviewNews,
  { advisorId, sharedOwnerships }: Advised,
  askedById: string | null,
  byId: string | null,
): string[] {
  const advisors = [advisorId, ...sharedOwnerships.map(({ accountId }) => accountId)];
  const told = news === 'RFI_ANSWERED' ? [askedById] : advisors;
  return [...new Set(told)].filter((id): id is string => id !== null && id !== byId);
}
