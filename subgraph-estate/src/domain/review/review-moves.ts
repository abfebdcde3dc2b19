import type { ReviewStatus } from '@platform/contracts/review';

/** Whoever asked for the review, or whoever works on it. */
export type Side = 'ASKER' | 'REVIEWER';
const ASKER: readonly Side[] = ['ASKER'];
const REVIEWER: readonly Side[] = ['REVIEWER'];
const EITHER: readonly Side[] = ['ASKER', 'REVIEWER'];

/** Which state may follow which, and whose step that is: the only such table (ADR 70). */
const MOVES: Readonly<Record<ReviewStatus, Readonly<Partial<Record<ReviewStatus, readonly Side[]>>>>> = {
  DRAFT: { REQUESTED: ASKER },
  REQUESTED: { DRAFT: ASKER, IN_PROGRESS: REVIEWER, RETURNED_TO_CUSTOMER: REVIEWER },
  IN_PROGRESS: {
    REQUESTED: REVIEWER,
    REQUEST_FOR_INFORMATION: REVIEWER,
    READY_FOR_REVIEW: REVIEWER,
    RETURNED_TO_CUSTOMER: REVIEWER,
    SUBMITTED: REVIEWER,
  },
  REQUEST_FOR_INFORMATION: { IN_PROGRESS: EITHER, RETURNED_TO_CUSTOMER: REVIEWER },
  READY_FOR_REVIEW: { IN_PROGRESS: REVIEWER, RETURNED_TO_CUSTOMER: REVIEWER, SUBMITTED: REVIEWER },
  RETURNED_TO_CUSTOMER: { REQUESTED: ASKER },
  SUBMITTED: { IN_PROGRESS: EITHER, COMPLETE: EITHER },
  COMPLETE: { IN_PROGRESS: REVIEWER },
};

/** Whose step it is from one state to another; null where it is nobody's. */
export const mayMove = (from: ReviewStatus, to: ReviewStatus): readonly Side[] | null => MOVES[from][to] ?? null;

/** The states that somebody may put a review to, in the order of their list. */
export const movesFrom = (from: ReviewStatus, sides: readonly Side[]): ReviewStatus[] =>
  (Object.entries(MOVES[from]) as [ReviewStatus, readonly Side[]][])
    .filter(([, whose]) => whose.some((side) => sides.includes(side)))
    .map(([to]) => to);
