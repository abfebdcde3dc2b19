import type { Scope } from '@platform/contracts';
import { inSentence } from '@platform/contracts/labels';
import { reviewLabel } from '@platform/contracts/review-labels';
import { createEstateNounRepository } from '@platform/service-kit';
import type { Model } from 'mongoose';
import type { Review } from '../../domain/review/review.ts';
import type { Rfi } from '../../domain/review/rfi.ts';
import { createEstateNounService, type EstateNounDeps } from '../estate-noun/estate-noun.service.ts';
import type { ReviewRecord } from './review.model.ts';
import { createReviewNews } from './review-news.ts';
import type { RfiRecord } from './rfi.model.ts';

export interface ReviewModels {
  readonly reviews: Model<ReviewRecord>;
  readonly rfis: Model<RfiRecord>;
}

const MOST_REVIEWS = 200;
const MOST_RFIS = 500;

export type ReviewNouns = ReturnType<typeof createReviewNouns>;

/** Reviews and requests for information as they are kept; what they may be put to, the service of reviews says. */
export function createReviewNouns(deps: EstateNounDeps, models: ReviewModels, scope: Scope) {
  const news = createReviewNews(deps.actor, deps.now);
  return {
    reviews: createEstateNounService<Review>(deps, {
      kind: 'review',
      name: 'Review',
      part: 'reviews',
      nameOf: ({ kind }) => `Review: ${inSentence(reviewLabel('ReviewKind', kind))}`,
      newsOf: news.ofReview,
      most: MOST_REVIEWS,
      nouns: createEstateNounRepository(models.reviews, scope, { createdAt: -1 }),
    }),
    rfis: createEstateNounService<Rfi>(deps, {
      kind: 'rfi',
      name: 'Request for information',
      part: 'rfis',
      nameOf: ({ instrumentName }) => `Request for information: ${instrumentName}`,
      newsOf: news.ofRfi,
      most: MOST_RFIS,
      nouns: createEstateNounRepository(models.rfis, scope, { createdAt: -1 }),
    }),
  };
}
