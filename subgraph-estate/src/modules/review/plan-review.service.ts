import type { Actor } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { CHECKLIST_KINDS, offeredReviewKinds, type ReviewKind, type ReviewStatus } from '@platform/contracts/review';
import { DomainError } from '@platform/kernel';
import { notFound, type Page, type PaginationInput } from '@platform/service-kit';
import { type DocumentReview, NEVER_REVIEWED } from '../../domain/document/document-status.ts';
import { checklistTexts } from '../../domain/review/checklists.ts';
import { documentReview } from '../../domain/review/document-review.ts';
import {
  changedReview,
  checkedReview,
  newReview,
  noteText,
  type Review,
  type ReviewActor,
  type ReviewNote,
  type ReviewRequest,
} from '../../domain/review/review.ts';
import { isLate } from '../../domain/review/review-clock.ts';
import { movesFrom, type Side } from '../../domain/review/review-moves.ts';
import {
  answeredRfi,
  changedRfi,
  checkRemovable,
  closedRfi,
  isAsked,
  newRfi,
  type Rfi,
  type RfiAnswer,
  type RfiFacts,
  submittedRfi,
} from '../../domain/review/rfi.ts';
import type { EstateService } from '../estate/estate.service.ts';
import { type FindInstrument, instrumentsOf } from '../provision/instrument.service.ts';
import type { ReviewNouns } from './review-nouns.service.ts';

export interface PlanReviewDeps {
  readonly nouns: ReviewNouns;
  readonly filesOf: (ids: readonly string[]) => Promise<readonly { readonly estateId: string }[]>;
  readonly estates: Pick<EstateService, 'one'>;
  readonly findInstrument: FindInstrument;
  /** A member of an organization by account; null for everybody else. */
  readonly findMember: (organizationId: string, accountId: string) => Promise<object | null>;
  readonly actor: Actor;
  readonly now: () => Date;
}
export interface ReviewQuery {
  readonly estateId?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
  readonly statuses?: readonly ReviewStatus[] | null | undefined;
  readonly reviewerId?: string | null | undefined;
  readonly isLate?: boolean | null | undefined;
  readonly isUnassigned?: boolean | null | undefined;
  readonly sortBy?: 'REVIEWER_ID' | 'DATE_REQUESTED' | 'UPDATED_AT' | null | undefined;
  readonly direction?: 'ASC' | 'DESC' | null | undefined;
}
export interface ReviewAsked {
  readonly status?: ReviewStatus | null | undefined;
  /** Undefined leaves it with whoever has it. */
  readonly reviewerId?: string | null | undefined;
  readonly noteText?: string | null | undefined;
}
export interface ReviewAskedFor {
  readonly kind: ReviewKind;
  readonly isAbstractionByVanilla?: boolean | null | undefined;
  readonly isDraft?: boolean | null | undefined;
  readonly noteText?: string | null | undefined;
}
export interface RfiWriting extends RfiFacts {
  readonly id?: string | null | undefined;
  readonly version?: number | null | undefined;
  readonly documentId?: string | null | undefined;
}
export type PlanReviewService = ReturnType<typeof createPlanReviewService>;

const SORT_FIELDS = { REVIEWER_ID: 'reviewerId', DATE_REQUESTED: 'requestedAt', UPDATED_AT: 'updatedAt' } as const;
/** What each count counts; drafts are nobody's work yet. */
const COUNTED = {
  unassigned: { status: 'REQUESTED', reviewerId: null },
  requested: { status: 'REQUESTED' },
  requestForInformation: { status: 'REQUEST_FOR_INFORMATION' },
  inProgress: { status: 'IN_PROGRESS' },
  returnedToCustomer: { status: 'RETURNED_TO_CUSTOMER' },
  complete: { status: 'COMPLETE' },
  readyForReview: { status: 'READY_FOR_REVIEW' },
} as const;
export type ReviewCounts = Readonly<Record<keyof typeof COUNTED | 'late', number>>;

const requestOf = ({ kind, isAbstractionByVanilla, isDraft, noteText }: ReviewAskedFor): ReviewRequest => ({
  kind,
  entersDocuments: isAbstractionByVanilla ?? false,
  isDraft: isDraft ?? false,
  note: noteText,
});
const asNote = (id: string, body: string | null): ReviewNote | null =>
  body === null ? null : { id, body, byName: null, at: null };

/** Reviews of clients' plans, and what is asked about their documents. */
export function createPlanReviewService(deps: PlanReviewDeps) {
  const { nouns, filesOf, estates, findInstrument, findMember, actor, now } = deps;
  const who: ReviewActor = {
    accountId: actor.accountId,
    organizationId: actor.organizationId,
    name: actor.name,
    mayRequest: can(actor, 'review:request'),
    mayWork: can(actor, 'review:work'),
    hasLegacyKinds: actor.settings.hasLegacyReviewKinds === true,
  };
  const sides: Side[] = [...(who.mayRequest ? ['ASKER' as const] : []), ...(who.mayWork ? ['REVIEWER' as const] : [])];
  const isSeen = can(actor, 'review:view');
  const shownReviews = (reviews: readonly Review[]): Review[] =>
    isSeen ? reviews.filter(({ status }) => who.mayRequest || status !== 'DRAFT') : [];
  const shownRfis = (rfis: readonly Rfi[]): Rfi[] => (isSeen ? rfis.filter((rfi) => who.mayWork || isAsked(rfi)) : []);

  async function reviewerOf({ organizationId }: Review, accountId: string | null) {
    if (accountId === null) return null;
    if (accountId === actor.accountId) return { accountId, organizationId: actor.organizationId };
    if (!(await findMember(organizationId, accountId))) {
      throw new DomainError('NOT_FOUND', 'Choose a member of the organization.', { field: 'reviewerId' });
    }
    return { accountId, organizationId };
  }
  /** Throws: DomainError NOT_FOUND. */
  async function one(id: string): Promise<Review> {
    const [review] = shownReviews([await nouns.reviews.find(id)].filter((found) => found !== null));
    if (!review) throw notFound('Review');
    return review;
  }

  return {
    shownReviews,
    shownRfis,
    /** As the advisor has got it. */
    noteToAdvisor: ({ advisorNote }: Review): ReviewNote | null => asNote('advisor-note', advisorNote),
    /** What is not sent yet is for those who review. */
    draftToAdvisor: ({ advisorNoteDraft }: Review): ReviewNote | null =>
      who.mayWork ? asNote('advisor-note-draft', advisorNoteDraft) : null,
    isLate: (review: Review): boolean => isLate(review, now().toISOString()),
    nextStatuses: ({ status }: Review): ReviewStatus[] => movesFrom(status, sides),
    documentReview: (instrumentId: string, reviews: readonly Review[], rfis: readonly Rfi[]): DocumentReview =>
      reviews.length + rfis.length > 0 ? documentReview(instrumentId, reviews, rfis) : NEVER_REVIEWED,

    byId: async (id: string): Promise<Review | null> => {
      const found = await nouns.reviews.find(id);
      return found && (shownReviews([found])[0] ?? null);
    },
    one,
    list(
      { estateId, organizationId, statuses, reviewerId, isUnassigned, isLate: late, sortBy, direction }: ReviewQuery,
      pagination: PaginationInput | null | undefined,
    ): Promise<Page<Review>> {
      const filter = {
        ...(statuses?.length ? { status: { $in: [...statuses] } } : {}),
        ...(reviewerId ? { reviewerId } : isUnassigned ? { reviewerId: null } : {}),
        ...(late && { dueAt: { $ne: null, $lt: now().toISOString() } }),
        ...(!who.mayRequest && { $nor: [{ status: 'DRAFT' }] }),
      };
      const order = direction === 'ASC' ? 1 : -1;
      const sort = { [SORT_FIELDS[sortBy ?? 'REVIEWER_ID']]: order, createdAt: -1 } as const;
      return nouns.reviews.list({ estateId, organizationId }, pagination, { filter, sort });
    },
    async counts(organizationId: string | null | undefined): Promise<ReviewCounts> {
      const late = { dueAt: { $ne: null, $lt: now().toISOString() } };
      const counted = Object.entries({ ...COUNTED, late }).map(async ([name, filter]) => {
        const page = await nouns.reviews.list({ organizationId }, { page: 1, perPage: 1 }, { filter });
        return [name, page.metadata.totalCount];
      });
      return Object.fromEntries(await Promise.all(counted)) as ReviewCounts;
    },
    /** Of one kind, or of all that the organization offers. */
    checklists: (kind: ReviewKind | null | undefined) =>
      (kind ? [kind] : offeredReviewKinds(who.hasLegacyKinds)).flatMap((of) =>
        CHECKLIST_KINDS.map((list) => ({ kind: of, list, items: [...checklistTexts(of, list)] })),
      ),

    /** Throws: DomainError NOT_FOUND, NOT_OFFERED, ALREADY_ASKED, TOO_LONG. */
    request: (estateId: string, asked: ReviewAskedFor): Promise<Review> =>
      nouns.reviews.create(estateId, (known) => newReview(known, requestOf(asked), who, now().toISOString())),
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, and the rule's own. */
    async change(id: string, version: number, { status, reviewerId, noteText: note }: ReviewAsked): Promise<Review> {
      const review = await one(id);
      const reviewer = reviewerId === undefined ? undefined : await reviewerOf(review, reviewerId);
      const instruments = status === 'COMPLETE' ? instrumentsOf(await estates.one(review.estateId)) : [];
      const ids = instruments.map((instrument) => instrument.id);
      return nouns.reviews.change(id, version, (known) =>
        changedReview(known, { status, reviewer, note }, ids, who, now().toISOString()),
      );
    },
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, TOO_LONG. */
    writeToAdvisor: (id: string, version: number, said: string): Promise<Review> =>
      nouns.reviews.change(id, version, () => ({ advisorNoteDraft: said.trim() ? noteText(said) : null })),
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, FORBIDDEN. */
    check: (id: string, version: number, itemId: string, isDone: boolean): Promise<Review> =>
      nouns.reviews.change(id, version, (known) => checkedReview(known, itemId, isDone, who, now().toISOString())),

    listRfis: (of: Pick<ReviewQuery, 'estateId' | 'organizationId'>, pagination: PaginationInput | null | undefined) =>
      nouns.rfis.list(of, pagination, who.mayWork ? {} : { filter: { $nor: [{ status: 'DRAFT' }] } }),
    /** A new one about a document or trust, or one that was not sent yet anew. Throws: DomainError NOT_FOUND, REQUIRED, STALE_VERSION, INVALID_MOVE, TOO_LONG, TOO_MANY. */
    async writeRfi({ id, version, documentId, ...facts }: RfiWriting): Promise<Rfi> {
      if (id) return nouns.rfis.change(id, version ?? 0, (known) => changedRfi(known, facts));
      if (!documentId) throw new DomainError('REQUIRED', 'Say about which document it is.', { field: 'documentId' });
      const { estate, instrument } = await findInstrument(documentId);
      const { id: instrumentId, name: instrumentName, kind: instrumentKind, isTrust } = instrument;
      const about = { instrumentId, instrumentName, instrumentKind, isTrust };
      return nouns.rfis.create(estate.id, () => newRfi(about, facts, who));
    },
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, INVALID_MOVE. */
    async removeRfi(id: string, version: number): Promise<void> {
      const known = await nouns.rfis.find(id);
      if (known) checkRemovable(known);
      await nouns.rfis.remove(id, version);
    },
    /** A review in progress waits for the answer from then on. Throws: DomainError NOT_FOUND, STALE_VERSION, INVALID_MOVE. */
    async submitRfi(id: string, version: number): Promise<Rfi> {
      const rfi = await nouns.rfis.change(id, version, (known) => submittedRfi(known, now().toISOString()));
      // A second write: whoever repeats the request after a failure in between finds the first done and makes this one.
      const waiting = (await nouns.reviews.byEstates([rfi.estateId])).find(({ status }) => status === 'IN_PROGRESS');
      if (waiting) {
        await nouns.reviews.change(waiting.id, waiting.version, (known) =>
          changedReview(known, { status: 'REQUEST_FOR_INFORMATION' }, [], who, now().toISOString()),
        );
      }
      return rfi;
    },
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, INVALID_MOVE, REQUIRED, TOO_LONG. */
    async answerRfi(id: string, version: number, answer: RfiAnswer): Promise<Rfi> {
      const known = await nouns.rfis.find(id);
      // A file of another client is none.
      const [file] = answer.uploadId ? await filesOf([answer.uploadId]) : [];
      if (answer.uploadId && (!file || file.estateId !== known?.estateId)) throw notFound('Document');
      return nouns.rfis.change(id, version, (current) => answeredRfi(current, answer, who));
    },
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, INVALID_MOVE. */
    closeRfi: (id: string, version: number): Promise<Rfi> => nouns.rfis.change(id, version, closedRfi),
  };
}
