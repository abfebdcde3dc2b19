import { lengthProblem } from '@platform/contracts/field-rules';
import { type ChecklistKind, offeredReviewKinds, type ReviewKind, type ReviewStatus } from '@platform/contracts/review';
import { REVIEW_LABELS } from '@platform/contracts/review-labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError } from '@platform/kernel';
import { type ChecklistItem, newChecklist } from './checklists.ts';
import { clockAfter, NO_CLOCK, type ReviewClock, startedClock } from './review-clock.ts';
import { mayMove } from './review-moves.ts';

/** Whoever asks for a review, or works on one. */
export interface ReviewActor {
  readonly accountId: string | null;
  readonly organizationId: string | null;
  readonly name: string | null;
  readonly mayRequest: boolean;
  readonly mayWork: boolean;
  readonly hasLegacyKinds: boolean;
}

export interface ReviewNote {
  readonly id: string;
  readonly body: string;
  readonly byName: string | null;
  /** Null for one that nobody dates. */
  readonly at: string | null;
}

/** Somebody looks through a client's plan for whoever advises the client. */
export interface Review extends ReviewClock {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly kind: ReviewKind;
  readonly status: ReviewStatus;
  /** Whether the reviewers enter what the documents say, too. */
  readonly entersDocuments: boolean;
  /** Since when it is asked for; null while it is a draft. */
  readonly requestedAt: string | null;
  readonly requestedByName: string | null;
  /** Null while nobody has taken it. */
  readonly reviewerId: string | null;
  /** For which the reviewer works. */
  readonly reviewOrganizationId: string | null;
  /** In the order in which they were written. */
  readonly notes: readonly ReviewNote[];
  /** For the advisor, who reads it with the result or when the review is returned. */
  readonly advisorNote: string | null;
  /** The same as its reviewers write at it. */
  readonly advisorNoteDraft: string | null;
  readonly checklists: Readonly<Record<ChecklistKind, readonly ChecklistItem[]>>;
  /** Documents and trusts that were there when it was completed. */
  readonly reviewedIds: readonly string[];
  readonly completedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

type Own = Omit<Review, 'id' | 'version' | 'estateId' | 'organizationId' | 'createdAt' | 'updatedAt'>;

export interface ReviewRequest {
  readonly kind: ReviewKind;
  readonly entersDocuments: boolean;
  readonly isDraft: boolean;
  readonly note?: string | null | undefined;
}

export interface ReviewChange {
  readonly status?: ReviewStatus | null | undefined;
  /** Whom it is given to; null takes it from its reviewer. */
  readonly reviewer?: { readonly accountId: string; readonly organizationId: string | null } | null | undefined;
  readonly note?: string | null | undefined;
}

const MOST_NOTES = 200;

/** A text that has to be there. Throws: DomainError REQUIRED, TOO_LONG. */
export function noteText(said: string | null | undefined, field = 'noteText'): string {
  const body = said?.trim();
  if (!body) throw new DomainError('REQUIRED', 'Write a note.', { field });
  const problem = lengthProblem(body, TEXT_LENGTHS.noteText);
  if (problem) throw new DomainError('TOO_LONG', problem, { field });
  return body;
}

const isOpen = ({ status }: Pick<Review, 'status'>): boolean => status !== 'COMPLETE';

function withNote(
  notes: readonly ReviewNote[],
  said: string | null | undefined,
  { name }: ReviewActor,
  at: string,
): readonly ReviewNote[] {
  if (!said?.trim()) return notes;
  if (notes.length >= MOST_NOTES)
    throw new DomainError('TOO_MANY', `A review has at most ${MOST_NOTES} notes.`, { field: 'noteText' });
  const last = Number(notes.at(-1)?.id ?? 0);
  return [...notes, { id: String(last + 1), body: noteText(said), byName: name, at }];
}

/** Throws: DomainError NOT_OFFERED, ALREADY_ASKED where the same is under way, TOO_LONG. */
export function newReview(
  known: readonly Review[],
  { kind, entersDocuments, isDraft, note }: ReviewRequest,
  who: ReviewActor,
  at: string,
): Own {
  if (!offeredReviewKinds(who.hasLegacyKinds).includes(kind))
    throw new DomainError('NOT_OFFERED', 'Your organization does not offer this review.', { field: 'kind' });
  if (known.some((one) => one.kind === kind && isOpen(one)))
    throw new DomainError('ALREADY_ASKED', 'A review of this kind is under way already.', { field: 'kind' });
  return {
    kind,
    status: isDraft ? 'DRAFT' : 'REQUESTED',
    entersDocuments,
    requestedAt: isDraft ? null : at,
    requestedByName: who.name,
    reviewerId: null,
    reviewOrganizationId: null,
    notes: withNote([], note, who, at),
    advisorNote: null,
    advisorNoteDraft: null,
    checklists: {
      ADMIN: newChecklist(kind, 'ADMIN'),
      ADVISOR: newChecklist(kind, 'ADVISOR'),
      LAWYER: newChecklist(kind, 'LAWYER'),
    },
    reviewedIds: [],
    completedAt: null,
    ...(isDraft ? NO_CLOCK : startedClock(kind, at)),
  };
}

/** Who has it after a change: whoever begins to work on what nobody has, has it. */
function reviewerAfter(review: Review, { status, reviewer }: ReviewChange, who: ReviewActor) {
  if (reviewer !== undefined) {
    if (!who.mayWork) throw new DomainError('FORBIDDEN', "Unauthorized: You don't have enough permissions");
    return { reviewerId: reviewer?.accountId ?? null, reviewOrganizationId: reviewer?.organizationId ?? null };
  }
  if (status === 'IN_PROGRESS' && review.reviewerId === null && who.mayWork)
    return { reviewerId: who.accountId, reviewOrganizationId: who.organizationId };
  return {};
}

/** With these states the advisor reads what the reviewers wrote for her. */
const TELLS_ADVISOR: ReadonlySet<ReviewStatus> = new Set(['RETURNED_TO_CUSTOMER', 'SUBMITTED', 'COMPLETE']);

/**
 * A review in its next state, with its next reviewer and one more note.
 * Throws: DomainError FORBIDDEN, INVALID_MOVE, NOTE_MISSING for a return that says nothing, TOO_LONG, TOO_MANY.
 */
export function changedReview(
  review: Review,
  change: ReviewChange,
  instrumentIds: readonly string[],
  who: ReviewActor,
  at: string,
): Partial<Own> {
  const { status, note } = change;
  const own = { ...reviewerAfter(review, change, who), notes: withNote(review.notes, note, who, at) };
  if (!status || status === review.status) return own;
  const right = mayMove(review.status, status);
  if (!right) {
    const words = `A review that is “${REVIEW_LABELS.ReviewStatus[review.status]}” does not become “${REVIEW_LABELS.ReviewStatus[status]}”.`;
    throw new DomainError('INVALID_MOVE', words, { field: 'status' });
  }
  const isTheirs = (right.includes('ASKER') && who.mayRequest) || (right.includes('REVIEWER') && who.mayWork);
  if (!isTheirs) throw new DomainError('FORBIDDEN', "Unauthorized: You don't have enough permissions");
  if (status === 'RETURNED_TO_CUSTOMER' && !review.advisorNoteDraft)
    throw new DomainError('NOTE_MISSING', 'Write to the advisor first why it comes back.', { field: 'status' });
  return {
    ...own,
    ...clockAfter(review, status, at),
    status,
    ...(status === 'REQUESTED' && { requestedAt: at }),
    ...(TELLS_ADVISOR.has(status) && { advisorNote: review.advisorNoteDraft }),
    ...(status === 'COMPLETE'
      ? { completedAt: at, reviewedIds: instrumentIds }
      : review.status === 'COMPLETE' && { completedAt: null, reviewedIds: [] }),
  };
}

/** An item of a list is looked at, or not any more. Throws: DomainError NOT_FOUND, FORBIDDEN. */
export function checkedReview(
  review: Review,
  itemId: string,
  isDone: boolean,
  who: ReviewActor,
  at: string,
): Pick<Review, 'checklists'> {
  const lists = Object.entries(review.checklists) as [ChecklistKind, readonly ChecklistItem[]][];
  const found = lists.find(([, items]) => items.some(({ id }) => id === itemId));
  if (!found) throw new DomainError('NOT_FOUND', 'This is not on the list of the review.', { field: 'itemId' });
  const [list, items] = found;
  if (!(list === 'ADVISOR' ? who.mayRequest : who.mayWork))
    throw new DomainError('FORBIDDEN', "Unauthorized: You don't have enough permissions");
  const done = isDone ? { doneByName: who.name, doneAt: at } : { doneByName: null, doneAt: null };
  return {
    checklists: {
      ...review.checklists,
      [list]: items.map((item) => (item.id === itemId ? { ...item, ...done } : item)),
    },
  };
}

const WORKING: ReadonlySet<ReviewStatus> = new Set(['IN_PROGRESS', 'READY_FOR_REVIEW']);
const LACKING: ReadonlySet<ReviewStatus> = new Set(['REQUEST_FOR_INFORMATION', 'RETURNED_TO_CUSTOMER']);

/** Whether what was reviewed is no longer what there is; null where nothing was. */
export const changedSinceReview = (
  { lastReviewCompletedAt: at }: { readonly lastReviewCompletedAt: string | null },
  { updatedAt }: { readonly updatedAt: string },
): boolean | null => (at === null ? null : Date.parse(updatedAt) > Date.parse(at));

/** How an estate stands with its reviews; a draft is nobody else's yet. */
export function reviewFacts(reviews: readonly Review[]) {
  const asked = reviews.filter(({ status }) => status !== 'DRAFT');
  const completed = asked.flatMap(({ completedAt }) => completedAt ?? []).toSorted();
  return {
    hasReview: asked.length > 0,
    hasReviewCompleted: completed.length > 0,
    hasReviewInProgress: asked.some(({ status }) => WORKING.has(status)),
    hasReviewWithInsufficientInfo: asked.some(({ status }) => LACKING.has(status)),
    lastReviewCompletedAt: completed.at(-1) ?? null,
  };
}
