import type { ReviewKind, ReviewStatus } from '@platform/contracts/review';
import { DEFAULT_TIME_ZONE, isWeekendIn } from '@platform/kernel';

/** Working days that a review of a kind may take from the day on which it is asked for (ADR 91). */
const WORKING_DAYS: Readonly<Record<ReviewKind, number>> = {
  DOCUMENTS: 3,
  FIDUCIARIES: 3,
  BASIC: 3,
  ESTATE_PLAN: 5,
  COMPREHENSIVE: 10,
};
const DAY_MS = 86_400_000;

/** The clock of a review: it runs to `dueAt`, or stands with `leftMs` to go while the advisor is waited for. */
export interface ReviewClock {
  readonly dueAt: string | null;
  readonly leftMs: number | null;
}

export const NO_CLOCK: ReviewClock = { dueAt: null, leftMs: null };

/** The reviewers are at work, or should be. */
const RUNS: ReadonlySet<ReviewStatus> = new Set(['REQUESTED', 'IN_PROGRESS', 'READY_FOR_REVIEW']);
/** The advisor is asked for something: the time does not count. */
const STANDS: ReadonlySet<ReviewStatus> = new Set(['REQUEST_FOR_INFORMATION', 'RETURNED_TO_CUSTOMER']);

/** Whoever reviews keeps the calendar of the platform: an organization's reviewers may be another one's (ADR 91). */
const isWeekend = (time: number): boolean => isWeekendIn(DEFAULT_TIME_ZONE, new Date(time));

/** So many working days after an instant, at the same time of day; Saturdays and Sundays are none. */
export function workingDaysAfter(at: string, days: number): string {
  let time = Date.parse(at);
  for (let left = days; left > 0; ) {
    time += DAY_MS;
    if (!isWeekend(time)) left -= 1;
  }
  return new Date(time).toISOString();
}

export const startedClock = (kind: ReviewKind, at: string): ReviewClock => ({
  dueAt: workingDaysAfter(at, WORKING_DAYS[kind]),
  leftMs: null,
});

/** The clock after a step: what is asked for anew begins anew, what goes on has what was left, a result stops it. */
export function clockAfter(
  { kind, status, dueAt, leftMs }: ReviewClock & { readonly kind: ReviewKind; readonly status: ReviewStatus },
  next: ReviewStatus,
  at: string,
): ReviewClock {
  if (next === 'REQUESTED' && status !== 'IN_PROGRESS') return startedClock(kind, at);
  if (STANDS.has(next)) {
    const left = dueAt ? Date.parse(dueAt) - Date.parse(at) : leftMs;
    return { dueAt: null, leftMs: left };
  }
  if (!RUNS.has(next)) return NO_CLOCK;
  if (dueAt) return { dueAt, leftMs: null };
  // Opened again after a result: it has a time of its own.
  if (leftMs === null) return startedClock(kind, at);
  return { dueAt: new Date(Date.parse(at) + leftMs).toISOString(), leftMs: null };
}

/** Whether it should have been done; what waits for the advisor is not late. */
export const isLate = ({ dueAt }: Pick<ReviewClock, 'dueAt'>, now: string): boolean => dueAt !== null && dueAt < now;

/** The clock of a review that was stored before there was one. */
export const clockOf = ({
  kind,
  status,
  requestedAt,
}: {
  readonly kind: ReviewKind;
  readonly status: ReviewStatus;
  readonly requestedAt: string | null;
}): ReviewClock => {
  if (!requestedAt) return NO_CLOCK;
  const started = startedClock(kind, requestedAt);
  if (RUNS.has(status)) return started;
  return STANDS.has(status) ? clockAfter({ ...started, kind, status: 'IN_PROGRESS' }, status, requestedAt) : NO_CLOCK;
};
