import type { ReviewStatus, RfiStatus } from '@platform/contracts/review';

type Tone = 'positive' | 'warning' | 'danger' | 'asset';

/** Of a chip: what waits for somebody is a warning, what waits for the advisor a danger. */
export const REVIEW_TONES: Readonly<Record<ReviewStatus, Tone>> = {
  DRAFT: 'asset',
  REQUESTED: 'warning',
  IN_PROGRESS: 'warning',
  REQUEST_FOR_INFORMATION: 'danger',
  READY_FOR_REVIEW: 'warning',
  RETURNED_TO_CUSTOMER: 'danger',
  SUBMITTED: 'positive',
  COMPLETE: 'positive',
};
export const RFI_TONES: Readonly<Record<RfiStatus, Tone>> = {
  DRAFT: 'asset',
  SUBMITTED: 'danger',
  ANSWERED: 'warning',
  CLOSED: 'positive',
};
