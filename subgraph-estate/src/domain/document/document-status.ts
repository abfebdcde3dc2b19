import type { MembershipRole } from '@platform/contracts';
import type { DocumentStatus } from '@platform/contracts/domain';
import type { ReviewStatus } from '@platform/contracts/review';
import type { EstateTrust } from '../trust/trust.ts';
import type { EstateDocument } from './document.ts';

/** The state of a document by its own record: missing before everything else, and none where nothing is planned with it. */
export function documentStatus({
  isOnFile,
  kind,
  planningStatus,
}: Pick<EstateDocument, 'isOnFile' | 'planningStatus' | 'kind'>): DocumentStatus {
  if (!isOnFile) return 'MISSING';
  return kind === 'OTHER' ? 'NOT_APPLICABLE' : planningStatus;
}

/** That of a trust's own instrument: done once it is signed. */
export const trustStatus = ({ executedAt }: Pick<EstateTrust, 'executedAt'>): DocumentStatus =>
  executedAt ? 'COMPLETE' : 'UNDER_REVIEW';

/** How a document or trust was looked at. */
export interface DocumentReview {
  /** Of the household's latest review; null where nobody has asked for one. */
  readonly status: ReviewStatus | null;
  /** Whether it was there when a review was completed. */
  readonly isReviewed: boolean;
  /** Requests for information about it that wait for an answer. */
  readonly submittedRfis: number;
}
export const NEVER_REVIEWED: DocumentReview = { status: null, isReviewed: false, submittedRfis: 0 };

/** To those who plan: how far the planning is. Without a file it was not looked at by anybody, whatever is known of it. */
function plannersStatus(recorded: DocumentStatus, submittedRfis: number, files: readonly unknown[]): DocumentStatus {
  if (recorded === 'COMPLETE') return files.length > 0 ? 'COMPLETE' : 'NOT_REVIEWED';
  return recorded === 'ACTION_REQUIRED' && submittedRfis === 0 ? 'UNDER_REVIEW' : recorded;
}

/** To everybody else: how far its review is. */
function reviewedStatus({ status, isReviewed, submittedRfis }: DocumentReview): DocumentStatus {
  if (status === null) return 'NOT_REVIEWED';
  if (submittedRfis > 0) return 'ACTION_REQUIRED';
  if (isReviewed) return 'COMPLETE';
  return status === 'REQUEST_FOR_INFORMATION' ? 'ON_HOLD' : 'UNDER_REVIEW';
}

const PLANNERS: ReadonlySet<MembershipRole> = new Set(['ESTATE_SPECIALIST', 'SUPER_ADMIN']);

/**
 * The state of a document as somebody sees it (specification: estate domain §4).
 * @param recorded by its own record; see documentStatus and trustStatus
 */
export function shownStatusOf(
  recorded: DocumentStatus,
  review: DocumentReview,
  files: readonly unknown[],
  role: MembershipRole | null,
): DocumentStatus {
  if (recorded === 'MISSING') return recorded;
  return role && PLANNERS.has(role) ? plannersStatus(recorded, review.submittedRfis, files) : reviewedStatus(review);
}
