import type { QuotaType } from '@platform/contracts';
import { inSentence, labelOf } from '@platform/contracts/labels';
import { counted, DomainError } from '@platform/kernel';

export const MOVEMENT_STATUSES = ['RESERVED', 'SETTLED', 'RETURNED'] as const;
export type MovementStatus = (typeof MOVEMENT_STATUSES)[number];

/** One reservation: what it is for and how it ended. */
export interface QuotaMovement {
  readonly referenceId: string;
  readonly estateId: string | null;
  /** The organization that used it; another than the quota's owner where a parent shares its quotas. */
  readonly organizationId: string;
  readonly amount: number;
  readonly status: MovementStatus;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

/** How much of a countable service an organization has; all figures are whole units. */
export interface Quota {
  readonly id: string;
  readonly organizationId: string;
  readonly type: QuotaType;
  readonly total: number;
  /** Settled and reserved together. */
  readonly used: number;
  readonly reserved: number;
  /** Stored, not computed: a reservation is one conditional update on it, so it can never be overdrawn. */
  readonly free: number;
  readonly totalPerPeriod: number | null;
  readonly rotationDays: number | null;
  readonly rotationStartedAt: Date | null;
  readonly adjustNextRotationAt: Date | null;
  readonly isPublic: boolean;
  readonly createdAt: Date;
}

/** Why a reservation is refused, in words for the person who asked. Case: 1 free, 2 needed of document tokens. */
export function refusalReason(type: QuotaType, free: number, needed: number): string {
  const many = inSentence(labelOf('QuotaType', type));
  const left = free === 0 ? `no ${many}` : counted(free, many.replace(/s$/, ''), many);
  return `The organization has ${left} left and this needs ${needed}.`;
}

/** Throws: DomainError BAD_USER_INPUT for a negative or broken figure, or more used than there is. */
export function assertQuotaFigures({ total, used }: Pick<Quota, 'total' | 'used'>): void {
  for (const [field, value] of Object.entries({ total, used })) {
    if (!Number.isSafeInteger(value) || value < 0) {
      throw new DomainError('BAD_USER_INPUT', 'Please specify a valid number', { field });
    }
  }
  if (used > total) throw new DomainError('BAD_USER_INPUT', 'Used cannot be greater than total', { field: 'used' });
}

const DAY_MS = 86_400_000;

/** When the running period ends; null for a quota that does not rotate. */
export function nextRotationAt({
  rotationDays,
  rotationStartedAt,
  adjustNextRotationAt,
}: Pick<Quota, 'rotationDays' | 'rotationStartedAt' | 'adjustNextRotationAt'>): Date | null {
  if (adjustNextRotationAt) return adjustNextRotationAt;
  return rotationDays && rotationStartedAt ? new Date(rotationStartedAt.getTime() + rotationDays * DAY_MS) : null;
}

export interface Rotation {
  readonly rotationStartedAt: Date;
  readonly total: number;
  readonly used: number;
  readonly free: number;
}

/**
 * The quota at the start of the period that holds `now`, or null when the running one has not ended. Periods follow one
 * another without a gap, however late the rotation is noticed. What is still reserved counts in the new period, since
 * its work ends there. Case: 365 days from 2026-01-01, looked at on 2027-01-02 → started 2027-01-01, used = reserved.
 */
export function rotate(quota: Quota, now: Date): Rotation | null {
  const due = nextRotationAt(quota);
  if (!due || due > now) return null;
  const lengthMs = (quota.rotationDays ?? 0) * DAY_MS;
  const missed = lengthMs > 0 ? Math.floor((now.getTime() - due.getTime()) / lengthMs) : 0;
  const total = Math.max(quota.totalPerPeriod ?? quota.total, quota.reserved);
  return {
    rotationStartedAt: new Date(due.getTime() + missed * lengthMs),
    total,
    used: quota.reserved,
    free: total - quota.reserved,
  };
}
