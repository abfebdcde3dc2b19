import { REVIEW_KINDS, REVIEW_STATUSES, type ReviewStatus } from '@platform/contracts/review';
import { describe, expect, it } from 'vitest';
import { documentReview } from './document-review.ts';
import {
  changedReview,
  changedSinceReview,
  checkedReview,
  newReview,
  type Review,
  type ReviewActor,
  reviewFacts,
} from './review.ts';
import { mayMove, movesFrom } from './review-moves.ts';

const AT = '2026-05-04T10:00:00.000Z';
const LATER = '2026-06-01T10:00:00.000Z';
const advisor: ReviewActor = {
  accountId: 'nora',
  organizationId: 'firm',
  name: 'Nora',
  mayRequest: true,
  mayWork: false,
  hasLegacyKinds: false,
};
const reviewer: ReviewActor = { ...advisor, accountId: 'dan', name: 'Dan', mayRequest: false, mayWork: true };
const WHOLE = { kind: 'ESTATE_PLAN', entersDocuments: false, isDraft: false } as const;
const asked = (more: Partial<Review> = {}): Review => ({
  id: 'review',
  version: 1,
  estateId: 'estate',
  organizationId: 'firm',
  createdAt: AT,
  updatedAt: AT,
  ...newReview([], WHOLE, advisor, AT),
  ...more,
});
const codeOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('asking for a review', () => {
  it('begins with its lists, its note and since when it is asked for', () => {
    const review = newReview([], { ...WHOLE, note: ' Before June ' }, advisor, AT);
    expect(review).toMatchObject({ status: 'REQUESTED', requestedAt: AT, requestedByName: 'Nora', reviewerId: null });
    expect(review.notes).toEqual([{ id: '1', body: 'Before June', byName: 'Nora', at: AT }]);
    expect(review.checklists.LAWYER.length).toBeGreaterThan(1);
    expect(newReview([], { ...WHOLE, isDraft: true }, advisor, AT)).toMatchObject({
      status: 'DRAFT',
      requestedAt: null,
    });
  });
  it('is refused while one of its kind is under way, and not after it', () => {
    expect(codeOf(() => newReview([asked()], WHOLE, advisor, AT))).toBe('ALREADY_ASKED');
    expect(codeOf(() => newReview([asked({ status: 'COMPLETE' })], WHOLE, advisor, AT))).toBe(null);
    expect(codeOf(() => newReview([asked()], { ...WHOLE, kind: 'DOCUMENTS' }, advisor, AT))).toBe(null);
  });
  it('R277: of earlier kinds is for organizations that offer them', () => {
    const offered = (hasLegacyKinds: boolean) =>
      REVIEW_KINDS.filter(
        (kind) => codeOf(() => newReview([], { ...WHOLE, kind }, { ...advisor, hasLegacyKinds }, AT)) === null,
      );
    expect(offered(false)).toEqual(['ESTATE_PLAN', 'DOCUMENTS', 'FIDUCIARIES']);
    expect(offered(true)).toEqual([...REVIEW_KINDS]);
  });
});

describe('moving a review on', () => {
  const move = (status: ReviewStatus, to: ReviewStatus, who: ReviewActor) =>
    changedReview(asked({ status, advisorNoteDraft: 'Page two is missing' }), { status: to }, ['will'], who, LATER);

  it('follows the table of moves alone, each by those whose step it is', () => {
    for (const from of REVIEW_STATUSES) {
      for (const to of REVIEW_STATUSES.filter((status) => status !== from)) {
        const right = mayMove(from, to);
        const codes = [advisor, reviewer].map((who) => codeOf(() => move(from, to, who)));
        const allowed = right ? [right.includes('ASKER'), right.includes('REVIEWER')] : [false, false];
        expect([from, to, ...codes]).toEqual([
          from,
          to,
          ...allowed.map((may) => (may ? null : right ? 'FORBIDDEN' : 'INVALID_MOVE')),
        ]);
      }
    }
  });
  it('leads from every state to the end and ends in none that nobody can leave', () => {
    for (const from of REVIEW_STATUSES) {
      const reached = new Set<ReviewStatus>([from]);
      for (const status of reached) for (const next of movesFrom(status, ['ASKER', 'REVIEWER'])) reached.add(next);
      expect(reached.has('COMPLETE')).toBe(true);
    }
  });
  it('gives it to whoever begins, and leaves it with whoever has it', () => {
    expect(move('REQUESTED', 'IN_PROGRESS', reviewer)).toMatchObject({
      reviewerId: 'dan',
      reviewOrganizationId: 'firm',
    });
    const taken = asked({ reviewerId: 'ann' });
    expect(changedReview(taken, { status: 'IN_PROGRESS' }, [], reviewer, LATER)).not.toHaveProperty('reviewerId');
  });
  it('shows the advisor what was written to her with the result, and says what was reviewed', () => {
    expect(move('IN_PROGRESS', 'SUBMITTED', reviewer)).toMatchObject({ advisorNote: 'Page two is missing' });
    expect(move('SUBMITTED', 'COMPLETE', advisor)).toMatchObject({ completedAt: LATER, reviewedIds: ['will'] });
    expect(move('COMPLETE', 'IN_PROGRESS', reviewer)).toMatchObject({ completedAt: null, reviewedIds: [] });
  });
  it('returns nothing without saying why', () => {
    const silent = () => changedReview(asked(), { status: 'RETURNED_TO_CUSTOMER' }, [], reviewer, LATER);
    expect(codeOf(silent)).toBe('NOTE_MISSING');
  });
  it('is given to somebody by those who review', () => {
    const given = { reviewer: { accountId: 'ann', organizationId: 'firm' } };
    expect(changedReview(asked(), given, [], reviewer, LATER)).toMatchObject({ reviewerId: 'ann' });
    expect(codeOf(() => changedReview(asked(), given, [], advisor, LATER))).toBe('FORBIDDEN');
    expect(changedReview(asked({ reviewerId: 'ann' }), { reviewer: null }, [], reviewer, LATER)).toMatchObject({
      reviewerId: null,
    });
  });
});

it('a list is ticked by those whose list it is, and what is not on it is not', () => {
  const ticked = checkedReview(asked(), 'LAWYER-1', true, reviewer, LATER).checklists.LAWYER[0];
  expect(ticked).toMatchObject({ doneByName: 'Dan', doneAt: LATER });
  expect(codeOf(() => checkedReview(asked(), 'LAWYER-1', true, advisor, LATER))).toBe('FORBIDDEN');
  expect(codeOf(() => checkedReview(asked(), 'ADVISOR-1', true, advisor, LATER))).toBe(null);
  expect(codeOf(() => checkedReview(asked(), 'LAWYER-99', true, reviewer, LATER))).toBe('NOT_FOUND');
});

it('an estate says how it stands with its reviews, and drafts are nobody else’s', () => {
  expect(reviewFacts([asked({ status: 'DRAFT' })]).hasReview).toBe(false);
  const done = asked({ status: 'COMPLETE', completedAt: AT });
  const again = asked({ status: 'COMPLETE', completedAt: LATER });
  expect(reviewFacts([again, done, asked({ status: 'RETURNED_TO_CUSTOMER' })])).toEqual({
    hasReview: true,
    hasReviewCompleted: true,
    hasReviewInProgress: false,
    hasReviewWithInsufficientInfo: true,
    lastReviewCompletedAt: LATER,
  });
  expect(reviewFacts([asked({ status: 'READY_FOR_REVIEW' })]).hasReviewInProgress).toBe(true);
});

it.each([
  [null, null],
  ['2026-11-20T10:00:00.000Z', true],
  ['2026-11-21T10:00:00.000Z', false],
  ['2026-11-22T10:00:00.000Z', false],
])(
  'an estate changed on Nov 21 and reviewed at %s is another than the reviewed one: %s',
  (lastReviewCompletedAt, is) => {
    expect(changedSinceReview({ lastReviewCompletedAt }, { updatedAt: '2026-11-21T10:00:00.000Z' })).toBe(is);
  },
);

it('a document was reviewed where it was there when a review was completed', () => {
  const done = asked({ status: 'COMPLETE', completedAt: AT, reviewedIds: ['will'] });
  const next = asked({ status: 'IN_PROGRESS', requestedAt: LATER });
  expect(documentReview('will', [next, done], [])).toEqual({
    status: 'IN_PROGRESS',
    isReviewed: true,
    submittedRfis: 0,
  });
  expect(documentReview('codicil', [next, done], []).isReviewed).toBe(false);
  expect(documentReview('will', [asked({ status: 'DRAFT' })], []).status).toBe(null);
});
