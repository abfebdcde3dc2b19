import type { DocumentReview } from '../document/document-status.ts';
import type { Review } from './review.ts';
import { isSubmitted, type Rfi } from './rfi.ts';

/** How a document or trust stands with the reviews of its household and with what was asked about it. */
export function documentReview(instrumentId: string, reviews: readonly Review[], rfis: readonly Rfi[]): DocumentReview {
  const asked = reviews.filter(({ status }) => status !== 'DRAFT');
  const latest = asked.toSorted((a, b) => (a.requestedAt ?? '').localeCompare(b.requestedAt ?? '')).at(-1);
  return {
    status: latest?.status ?? null,
    isReviewed: asked.some(({ reviewedIds }) => reviewedIds.includes(instrumentId)),
    submittedRfis: rfis.filter((rfi) => rfi.instrumentId === instrumentId && isSubmitted(rfi)).length,
  };
}
