/** How the review of a client's plan stands. */
export const REVIEW_STATUSES = [
  'DRAFT',
  'REQUESTED',
  'IN_PROGRESS',
  'REQUEST_FOR_INFORMATION',
  'READY_FOR_REVIEW',
  'RETURNED_TO_CUSTOMER',
  'SUBMITTED',
  'COMPLETE',
] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What is looked through. Those of organizations with `hasLegacyReviewKinds` alone stand last. */
export const REVIEW_KINDS = ['ESTATE_PLAN', 'DOCUMENTS', 'FIDUCIARIES', 'BASIC', 'COMPREHENSIVE'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];
export const LEGACY_REVIEW_KINDS: ReadonlySet<ReviewKind> = new Set(['BASIC', 'COMPREHENSIVE']);

/** Kinds of review that an organization offers (specification: estate domain §6, `hasLegacyReviewKinds`). */
export const offeredReviewKinds = (hasLegacyReviewKinds: boolean): ReviewKind[] =>
  REVIEW_KINDS.filter((kind) => hasLegacyReviewKinds || !LEGACY_REVIEW_KINDS.has(kind));

/** Whose list of things to look at it is. */
export const CHECKLIST_KINDS = ['ADMIN', 'ADVISOR', 'LAWYER'] as const;
export type ChecklistKind = (typeof CHECKLIST_KINDS)[number];

/** Why a document cannot be reviewed as it is. */
export const RFI_KINDS = [
  'DOCUMENT_CONTAINS_DISQUALIFYING_TERMS',
  'DOCUMENT_UNSUPPORTED',
  'FILE_CORRUPTED_OR_FILE_UNSUPPORTED',
  'MISSING_ORIGINAL_OR_MODIFIED_DISPOSITIVE_DOCUMENT',
  'MISSING_PAGES',
  'NON_ASSOCIATED_DOCUMENT',
  'UNREADABLE',
] as const;
export type RfiKind = (typeof RFI_KINDS)[number];

/** What of a review somebody is told. */
export const REVIEW_NEWS = ['REVIEW_HANDED_OVER', 'REVIEW_RETURNED', 'RFI_SENT', 'RFI_ANSWERED'] as const;
export type ReviewNews = (typeof REVIEW_NEWS)[number];

/** How a request for information stands: written, sent, answered, settled. */
export const RFI_STATUSES = ['DRAFT', 'SUBMITTED', 'ANSWERED', 'CLOSED'] as const;
export type RfiStatus = (typeof RFI_STATUSES)[number];
