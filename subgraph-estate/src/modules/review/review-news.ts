import type { Actor } from '@platform/contracts';
import { reviewNewsV1 } from '@platform/contracts/events';
import type { ReviewNews } from '@platform/contracts/review';
import { type OutboxEvent, outboxEvent } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import type { Review } from '../../domain/review/review.ts';
import { newsOfReview, newsOfRfi, toldOf } from '../../domain/review/review-news.ts';
import type { Rfi } from '../../domain/review/rfi.ts';

/** Events that tell people of a step of a review or a request, written with the step. */
export function createReviewNews(actor: Actor, now: () => Date) {
  function eventsOf(
    news: ReviewNews | null,
    estate: Estate,
    { id: subjectId, version }: { readonly id: string; readonly version: number },
    { about, askedById }: { readonly about: string | null; readonly askedById: string | null },
  ): OutboxEvent[] {
    if (!news) return [];
    const accountIds = toldOf(news, estate, askedById, actor.accountId);
    if (accountIds.length === 0) return [];
    const { id: estateId, organizationId, displayName } = estate;
    const payload = {
      news,
      subjectId,
      version,
      estateId,
      organizationId,
      displayName,
      about,
      accountIds,
    };
    return [outboxEvent(reviewNewsV1, payload, { actor, now: now() })];
  }
  return {
    /** What is new waits for nobody: a review is asked for, a request is a draft. */
    ofReview: (estate: Estate, before: Review | null, after: Review): OutboxEvent[] =>
      eventsOf(before && newsOfReview(before, after), estate, after, { about: null, askedById: null }),
    ofRfi: (estate: Estate, before: Rfi | null, after: Rfi): OutboxEvent[] =>
      eventsOf(before && newsOfRfi(before, after), estate, after, {
        about: after.instrumentName,
        askedById: after.askedById,
      }),
  };
}
