import type { AbstractionStatus, TokenPaymentStatus } from '@platform/contracts';

/** A problem of the file itself, found before or while reading; it is shown to people, never guessed around. */
export interface PreprocessingIssue {
  readonly errorType: string;
  readonly message: string;
  readonly page: number | null;
}

export interface SourceFile {
  readonly blobKey: string;
  readonly filename: string;
  readonly mimetype: string;
  readonly byteSize: number;
  readonly sha256: string;
}

export interface TokenPayment {
  readonly status: TokenPaymentStatus;
  readonly tokens: number;
  readonly paidAt: Date | null;
  readonly refundedAt: Date | null;
}

/** The reading of one file: a state machine driven by events and by the worker that holds its lease. */
export interface Abstraction {
  readonly id: string;
  readonly estateId: string;
  readonly organizationId: string;
  readonly estateUploadId: string;
  readonly file: SourceFile;
  readonly requestedBy: string;
  readonly status: AbstractionStatus;
  readonly percent: number;
  readonly stage: string | null;
  readonly error: string | null;
  readonly warnings: readonly PreprocessingIssue[];
  readonly errors: readonly PreprocessingIssue[];
  readonly pageCount: number | null;
  readonly payment: TokenPayment | null;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Statuses in which a worker may read; the others are ends or wait for tokens. */
export const RUNNABLE = ['STARTED', 'PREPROCESSING', 'ABSTRACTING', 'REPROCESS'] as const satisfies AbstractionStatus[];
/** Statuses that no longer change by themselves. */
export const ENDED = [
  'COMPLETED',
  'ERRORED',
  'CANCELLED',
  'UPDATED',
  'COMPLETED_WITH_DOCUMENT_DELETED',
  'COMPLETED_WITH_NO_UPLOAD',
  'COMPLETED_WITH_NOT_SUPPORTED',
] as const satisfies AbstractionStatus[];

/** A file that stops its reader this often is given up: the worker, not the file, must survive. */
export const MAX_ATTEMPTS = 3;

/**
 * What people read for a status. `assistant` is the product's name for the reader (configuration).
 * Source: estate domain §4, abstraction labels. Case: ABSTRACTING → `VAI Started`.
 */
export function statusLabel(status: AbstractionStatus, assistant: string): string {
  switch (status) {
    case 'CREATED':
    case 'STARTED':
    case 'PREPROCESSING':
    case 'ABSTRACTING':
      return `${assistant} Started`;
    case 'COMPLETED':
      return `${assistant} Complete`;
    case 'ERRORED':
      return `${assistant} Error`;
    case 'REPROCESS':
      return `${assistant} Reprocessing`;
    case 'CANCELLED':
      return `${assistant} Cancelled`;
    default:
      return '';
  }
}

export function mayCancel(status: AbstractionStatus): boolean {
  return status === 'CREATED' || (RUNNABLE as readonly string[]).includes(status);
}

/** Only a reading that failed or was cancelled is read again; a finished one has values that people may have edited. */
export function mayReprocess(status: AbstractionStatus): boolean {
  return status === 'ERRORED' || status === 'CANCELLED';
}
