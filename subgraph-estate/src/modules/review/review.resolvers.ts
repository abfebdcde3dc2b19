import { dayIn } from '@platform/kernel';
import type { Context } from '../../context.ts';
import { isDone } from '../../domain/review/checklists.ts';
import { changedSinceReview, reviewFacts } from '../../domain/review/review.ts';
import type {
  EstateResolvers,
  MutationResolvers,
  QueryResolvers,
  ReviewChecklistItemResolvers,
  ReviewNoteResolvers,
  ReviewResolvers,
} from '../../schema.generated.ts';
import { documentRows } from '../../views/document/document-rows.ts';
import { personOf } from '../../views/parents.ts';
import { quotaWords, reviewSummary } from '../../views/review/review-words.ts';
import type { EstateSummary } from '../../views/rows/estate-row.ts';

export const reviewQueries: Pick<
  QueryResolvers,
  'review' | 'reviews' | 'reviewChecklists' | 'reviewNotes' | 'organizationReviewStats'
> = {
  review: (_parent, { id }, { services }) => services.planReviews.byId(id),
  reviews: (_parent, { association, filter, pagination, ...order }, { services }) =>
    services.planReviews.list({ ...association, ...filter, ...order }, pagination),
  reviewChecklists: (_parent, { kind }, { services }) => services.planReviews.checklists(kind),
  reviewNotes: async (_parent, { reviewId }, { services }) => [...(await services.planReviews.one(reviewId)).notes],
  organizationReviewStats: (_parent, { organizationId }, { services }) => services.planReviews.counts(organizationId),
};

export const reviewMutations: Pick<
  MutationResolvers,
  'requestReview' | 'updateReview' | 'upsertReturnedToCustomerNote' | 'updateReviewChecklist'
> = {
  requestReview: async (_parent, { estateId, attributes }, { services }) => ({
    ok: true,
    review: await services.planReviews.request(estateId, attributes),
  }),
  updateReview: async (_parent, { id, version, attributes }, { services }) => ({
    ok: true,
    review: await services.planReviews.change(id, version, attributes),
  }),
  upsertReturnedToCustomerNote: async (_parent, { reviewId, version, noteText }, { services }) => ({
    ok: true,
    review: await services.planReviews.writeToAdvisor(reviewId, version, noteText),
  }),
  updateReviewChecklist: async (_parent, { reviewId, version, itemId, isDone }, { services }) => ({
    ok: true,
    review: await services.planReviews.check(reviewId, version, itemId, isDone),
  }),
};

/** Those that whoever asks may see. */
const reviewsOf = async ({ id }: Pick<EstateSummary, 'id'>, { loaders, services }: Context) =>
  services.planReviews.shownReviews(await loaders.reviewsByEstate.load(id));
const factsOf = async (estate: EstateSummary, context: Context) => reviewFacts(await reviewsOf(estate, context));

export const estateReviews: Pick<
  EstateResolvers,
  | 'reviews'
  | 'hasReview'
  | 'hasReviewCompleted'
  | 'hasReviewInProgress'
  | 'hasReviewWithInsufficientInfo'
  | 'lastReviewCompletedAt'
  | 'estateProfileDirty'
  | 'reviewSummary'
> = {
  reviews: (estate, _args, context) => reviewsOf(estate, context),
  hasReview: async (estate, _args, context) => (await factsOf(estate, context)).hasReview,
  hasReviewCompleted: async (estate, _args, context) => (await factsOf(estate, context)).hasReviewCompleted,
  hasReviewInProgress: async (estate, _args, context) => (await factsOf(estate, context)).hasReviewInProgress,
  hasReviewWithInsufficientInfo: async (estate, _args, context) =>
    (await factsOf(estate, context)).hasReviewWithInsufficientInfo,
  lastReviewCompletedAt: async (estate, _args, context) => (await factsOf(estate, context)).lastReviewCompletedAt,
  estateProfileDirty: async (estate, _args, context) => changedSinceReview(await factsOf(estate, context), estate),
  reviewSummary: async (estate, { withRfis }, { loaders, services, actor }) => {
    const [whole, reviews, rfis] = await Promise.all([
      loaders.wholeEstate(estate),
      loaders.reviewsByEstate.load(estate.id),
      loaders.rfisByEstate.load(estate.id),
    ]);
    const documents = documentRows(whole).map(({ id }) => services.planReviews.documentReview(id, reviews, rfis));
    const at = reviewFacts(reviews).lastReviewCompletedAt;
    return reviewSummary(documents, at && dayIn(actor.timeZone, at), withRfis);
  },
};

export const Review: ReviewResolvers = {
  isAbstractionByVanilla: ({ entersDocuments }) => entersDocuments,
  dateRequested: ({ requestedAt }) => requestedAt,
  isLate: (review, _args, { services }) => services.planReviews.isLate(review),
  quotaAllocation: async ({ estateId, entersDocuments }, _args, { services }) =>
    quotaWords(entersDocuments, await services.uploads.byEstates([estateId])),
  nextStatuses: (review, _args, { services }) => services.planReviews.nextStatuses(review),
  notes: ({ notes }) => [...notes],
  notesToAdvisor: (review, _args, { services }) => services.planReviews.noteToAdvisor(review),
  editableNotesToAdvisor: (review, _args, { services }) => services.planReviews.draftToAdvisor(review),
  estate: ({ estateId }, _args, { loaders }) => loaders.summaryOf(estateId),
  person: async ({ estateId }, _args, { loaders }) => {
    const estate = await loaders.wholeEstate(await loaders.summaryOf(estateId));
    return personOf(estate, estate.personId);
  },
  organization: ({ organizationId: id }) => ({ __typename: 'Organization', id }),
  advisor: async ({ estateId }, _args, { loaders }) => {
    const { advisorId: id } = await loaders.summaryOf(estateId);
    return id ? { __typename: 'Account', id } : null;
  },
  reviewer: ({ reviewerId: id }) => (id ? { __typename: 'Account', id } : null),
  reviewOrganization: ({ reviewOrganizationId: id }) => (id ? { __typename: 'Organization', id } : null),
  adminChecklist: ({ checklists }) => [...checklists.ADMIN],
  advisorChecklist: ({ checklists }) => [...checklists.ADVISOR],
  lawyerChecklist: ({ checklists }) => [...checklists.LAWYER],
};

export const ReviewNote: ReviewNoteResolvers = { createdAt: ({ at }) => at };
export const ReviewChecklistItem: ReviewChecklistItemResolvers = { isDone };
