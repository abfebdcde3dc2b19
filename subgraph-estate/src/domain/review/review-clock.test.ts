import { describe, expect, it } from 'vitest';
import { clockAfter, clockOf, isLate, startedClock, workingDaysAfter } from './review-clock.ts';

const FRIDAY = '2026-11-20T15:00:00.000Z';

describe('the clock of a review', () => {
  it('counts working days', () => {
    expect(workingDaysAfter(FRIDAY, 1)).toBe('2026-11-23T15:00:00.000Z');
    // Still Friday evening where the platform's calendar is kept: Saturday in UTC is no day off for it.
    expect(workingDaysAfter('2026-11-20T02:00:00.000Z', 1)).toBe('2026-11-21T02:00:00.000Z');
    expect(startedClock('DOCUMENTS', FRIDAY).dueAt).toBe('2026-11-25T15:00:00.000Z');
    expect(startedClock('ESTATE_PLAN', FRIDAY).dueAt).toBe('2026-11-27T15:00:00.000Z');
  });
  it('stands while the advisor is waited for, and goes on with what was left', () => {
    const running = { ...startedClock('DOCUMENTS', FRIDAY), kind: 'DOCUMENTS', status: 'IN_PROGRESS' } as const;
    const standing = clockAfter(running, 'REQUEST_FOR_INFORMATION', '2026-11-24T15:00:00.000Z');
    expect(standing).toEqual({ dueAt: null, leftMs: 86_400_000 });
    expect(isLate(standing, '2027-01-01T00:00:00.000Z')).toBe(false);
    const again = { ...standing, kind: 'DOCUMENTS', status: 'REQUEST_FOR_INFORMATION' } as const;
    expect(clockAfter(again, 'IN_PROGRESS', '2026-12-01T15:00:00.000Z').dueAt).toBe('2026-12-02T15:00:00.000Z');
  });
  it('begins anew with a new request, and a result stops it', () => {
    const returned = { dueAt: null, leftMs: 5, kind: 'DOCUMENTS', status: 'RETURNED_TO_CUSTOMER' } as const;
    expect(clockAfter(returned, 'REQUESTED', FRIDAY)).toEqual(startedClock('DOCUMENTS', FRIDAY));
    const running = { ...startedClock('DOCUMENTS', FRIDAY), kind: 'DOCUMENTS', status: 'IN_PROGRESS' } as const;
    expect(clockAfter(running, 'SUBMITTED', FRIDAY)).toEqual({ dueAt: null, leftMs: null });
    expect(clockAfter(running, 'READY_FOR_REVIEW', FRIDAY).dueAt).toBe(running.dueAt);
    expect(clockAfter(running, 'REQUESTED', '2026-11-24T15:00:00.000Z').dueAt).toBe(running.dueAt);
  });
  it('says what is late', () => {
    const { dueAt } = startedClock('DOCUMENTS', FRIDAY);
    expect(isLate({ dueAt }, '2026-11-25T14:59:59.000Z')).toBe(false);
    expect(isLate({ dueAt }, '2026-11-25T15:00:01.000Z')).toBe(true);
  });
  it('of a review that was there before runs from when it was asked for', () => {
    expect(clockOf({ kind: 'DOCUMENTS', status: 'REQUESTED', requestedAt: FRIDAY })).toEqual(
      startedClock('DOCUMENTS', FRIDAY),
    );
    expect(clockOf({ kind: 'DOCUMENTS', status: 'COMPLETE', requestedAt: FRIDAY }).dueAt).toBeNull();
    expect(clockOf({ kind: 'DOCUMENTS', status: 'DRAFT', requestedAt: null }).dueAt).toBeNull();
  });
});
