// Enumerations that servers and browsers share. Specification: estate domain §4, platform shell §3.

export const QUOTA_TYPES = [
  'BASIC_REPORTS',
  'STANDARD_REPORTS',
  'ULTRA_REPORTS',
  'DOC_ABSTRACTION_TOKENS',
  'LICENSE_TOKENS',
] as const;
export type QuotaType = (typeof QUOTA_TYPES)[number];

export const ABSTRACTION_STATUSES = [
  'CREATED',
  'STARTED',
  'PREPROCESSING',
  'ABSTRACTING',
  'REPROCESS',
  'COMPLETED',
  'ERRORED',
  'CANCELLED',
  'UPDATED',
  'COMPLETED_WITH_DOCUMENT_DELETED',
  'COMPLETED_WITH_NO_UPLOAD',
  'COMPLETED_WITH_NOT_SUPPORTED',
] as const;
export type AbstractionStatus = (typeof ABSTRACTION_STATUSES)[number];

export const REPORT_STATUSES = ['REQUESTED', 'DRAFT', 'REVISED', 'REVISIONS_REQUIRED', 'COMPLETE', 'ERROR'] as const;
/** Of a statement and of a summary. */
export const SUMMARY_REPORT_STATUSES = [
  'REQUESTED',
  'PENDING_ESTATE_SUMMARY',
  'PENDING_PDF_RENDERING',
  'SUMMARY_FAILED',
  'COMPLETE',
  'ERROR',
] as const;
export type SummaryReportStatus = (typeof SUMMARY_REPORT_STATUSES)[number];
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const GST_STATUSES = ['EXEMPT', 'NON_EXEMPT', 'PARTIALLY_EXEMPT', 'UNSURE'] as const;
export type GstStatus = (typeof GST_STATUSES)[number];

/** Why a language model was not heard to its end: it took too long, could not be reached, did not answer the question. */
export const MODEL_FAILURES = ['SLOW', 'AWAY', 'NO_ANSWER'] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

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

export const TOKEN_PAYMENT_STATUSES = ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'] as const;
export type TokenPaymentStatus = (typeof TOKEN_PAYMENT_STATUSES)[number];

export const DEATH_SCENARIOS = ['FIRST_DEATH', 'SECOND_DEATH', 'TODAY'] as const;
export type DeathScenario = (typeof DEATH_SCENARIOS)[number];

export const MARITAL_STATUSES = [
  'SINGLE',
  'ENGAGED',
  'LEGALLY_MARRIED',
  'DOMESTIC_PARTNERSHIP',
  'SEPARATED',
  'DIVORCED',
  'WIDOWED',
] as const;
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];

/** With somebody beside the client, whom a new household names; who is widowed or divorced has had one. */
export const PARTNERED_STATUSES: ReadonlySet<MaritalStatus> = new Set([
  'ENGAGED',
  'LEGALLY_MARRIED',
  'DOMESTIC_PARTNERSHIP',
  'SEPARATED',
]);
/** Of these, with a marriage that the law sees: somebody engaged is no spouse to it, and neither is a domestic partner. */
export const MARRIED_STATUSES: ReadonlySet<MaritalStatus> = new Set(['LEGALLY_MARRIED', 'SEPARATED']);

export const INVITATION_STATUSES = ['ACTIVE', 'INVITE_EXPIRED', 'INVITE_PENDING', 'NO_ACCESS'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export const PLANNING_STATUSES = ['NOT_STARTED', 'IN_PROGRESS', 'ACTION_REQUIRED', 'COMPLETE'] as const;
export type PlanningStatus = (typeof PLANNING_STATUSES)[number];

/** The state of a document as people see it: how far the planning is, where that says something. */
export const DOCUMENT_STATUSES = [
  'MISSING',
  'NOT_APPLICABLE',
  'NOT_REVIEWED',
  'UNDER_REVIEW',
  'ON_HOLD',
  ...PLANNING_STATUSES,
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** What a note on a document or trust is about, in the order in which they are read. */
export const PROVISION_CATEGORIES = [
  'GENERAL',
  'INCOME',
  'PRINCIPAL',
  'WITHDRAWAL',
  'APPOINTMENT',
  'SURVIVORSHIP',
  'TRUSTEES',
  'CREDITORS',
  'TAXES',
  'GENERATION_SKIPPING',
  'CHANGES',
  'OTHER',
] as const;
export type ProvisionCategory = (typeof PROVISION_CATEGORIES)[number];

/** On what a note of a library can stand. */
export const LIBRARY_NOTE_LEVELS = ['GENERAL', 'DOCUMENT', 'TRUST'] as const;
export type LibraryNoteLevel = (typeof LIBRARY_NOTE_LEVELS)[number];

/** How a request for a copy of a document stands. */
export const COPY_REQUEST_STATUSES = ['REQUESTED', 'SENT', 'DECLINED', 'WITHDRAWN'] as const;
export type CopyRequestStatus = (typeof COPY_REQUEST_STATUSES)[number];

/** What of a request for a copy somebody is told. */
export const COPY_NEWS = ['COPY_ASKED', 'COPY_SENT', 'COPY_DECLINED'] as const;
export type CopyNews = (typeof COPY_NEWS)[number];

/** What a write does to a thing of an estate. */
export const CHANGE_ACTIONS = ['ADDED', 'CHANGED', 'REMOVED'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** What it is about: a list of the estate, the estate itself, or a noun beside it. */
export const CHANGED_PARTS = [
  'estate',
  'assumptions',
  'onboarding',
  'people',
  'relations',
  'assets',
  'liabilities',
  'assetAccounts',
  'entities',
  'charities',
  'trusts',
  'documents',
  'milestones',
  'team',
  'cashFlow',
  'reminders',
  'provisionNotes',
  'copyRequests',
  'whatIfs',
  'planVersions',
  'opportunities',
  'opportunityWordings',
  'setAsideConflicts',
  'reviews',
  'rfis',
  'automaticProfiles',
  'sharedOwnerships',
] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];
