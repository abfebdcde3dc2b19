/** Words for reviews and requests for information: part of the one table in labels.ts, fetched by the screens that show them. */
export const REVIEW_LABELS = {
  ReviewStatus: {
    DRAFT: 'Draft',
    REQUESTED: 'Requested',
    IN_PROGRESS: 'In review',
    REQUEST_FOR_INFORMATION: 'Waits for information',
    READY_FOR_REVIEW: 'Ready for a second look',
    RETURNED_TO_CUSTOMER: 'Returned',
    SUBMITTED: 'Result is there',
    COMPLETE: 'Complete',
  },
  /** What it is called to put a review to a state. */
  ReviewStep: {
    DRAFT: 'Take the request back',
    REQUESTED: 'Ask for it',
    IN_PROGRESS: 'Work on it',
    REQUEST_FOR_INFORMATION: 'Wait for information',
    READY_FOR_REVIEW: 'Ready for a second look',
    RETURNED_TO_CUSTOMER: 'Return to the advisor',
    SUBMITTED: 'Hand over the result',
    COMPLETE: 'Complete',
  },
  ReviewSort: { REVIEWER_ID: 'Reviewer', DATE_REQUESTED: 'Asked for', UPDATED_AT: 'Last change' },
  ReviewKind: {
    ESTATE_PLAN: 'The whole plan',
    DOCUMENTS: 'The documents',
    FIDUCIARIES: 'Who serves',
    BASIC: 'Basic review',
    COMPREHENSIVE: 'Comprehensive review',
  },
  ChecklistKind: { ADMIN: 'For the administrator', ADVISOR: 'For the advisor', LAWYER: 'For the attorney' },
  RfiKind: {
    DOCUMENT_CONTAINS_DISQUALIFYING_TERMS: 'It contains terms that rule out a review',
    DOCUMENT_UNSUPPORTED: 'This kind of document is not reviewed',
    FILE_CORRUPTED_OR_FILE_UNSUPPORTED: 'The file is damaged or of a kind that cannot be opened',
    MISSING_ORIGINAL_OR_MODIFIED_DISPOSITIVE_DOCUMENT: 'The original, or the text that changes it, is missing',
    MISSING_PAGES: 'Pages are missing',
    NON_ASSOCIATED_DOCUMENT: 'It belongs to somebody else',
    UNREADABLE: 'It cannot be read',
  },
  RfiStatus: { DRAFT: 'Draft', SUBMITTED: 'Asked', ANSWERED: 'Answered', CLOSED: 'Settled' },
} as const;

type Labels = typeof REVIEW_LABELS;

/** What people read for a value: `reviewLabel('ReviewStatus', 'SUBMITTED')` → Result is there. */
export const reviewLabel = <Name extends keyof Labels>(name: Name, value: keyof Labels[Name] & string): string =>
  (REVIEW_LABELS[name] as Readonly<Record<string, string>>)[value] as string;
