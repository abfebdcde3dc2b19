import type { ExtractedValue } from '@platform/contracts/events';
import type { ReadAgain } from './read-again.ts';

export const UPLOAD_STATUSES = [
  'UPLOADED',
  'RESERVING_TOKENS',
  'TOKENS_REFUSED',
  'READING',
  'READ',
  'FAILED',
  'CANCELLED',
] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

export interface StoredFile {
  readonly blobKey: string;
  readonly filename: string;
  readonly mimetype: string;
  readonly byteSize: number;
  readonly sha256: string;
}

export interface PossibleIssue {
  readonly kind: string;
  readonly detail: string;
  readonly page: number | null;
}

/** A file of an estate and what was read from it. What people decided on its values is kept on the estate. */
export interface EstateUpload {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly file: StoredFile;
  readonly pageCount: number;
  readonly tokensNeeded: number;
  readonly status: UploadStatus;
  readonly statusMessage: string | null;
  readonly percent: number;
  readonly stage: string | null;
  readonly abstractionId: string | null;
  readonly values: readonly ExtractedValue[];
  readonly possibleIssues: readonly PossibleIssue[];
  readonly reviewFinishedAt: string | null;
  /** Null for one that was read once, or not yet. */
  readonly readAgain: ReadAgain | null;
  /** What somebody wrote of it in place of what the reading says. */
  readonly summary: string | null;
  /** Its place among the files of its estate; null for one that nobody has placed. */
  readonly displayOrder: number | null;
  readonly uploadedById: string;
  readonly uploadedByName: string | null;
  readonly createdAt: string;
}

/** What lists, counts and the dashboard read of an upload: everything but what was read from it. */
export type UploadHead = Omit<EstateUpload, 'values'>;

/** Which values were read, without what they say and where it stands. */
export interface ValueOutline {
  readonly path: string;
  readonly confidence: ExtractedValue['confidence'];
}

export interface UploadOutline {
  readonly id: string;
  readonly values: readonly ValueOutline[];
}

/** Only these two are taken. */
export const kindOf = (mimetype: string): 'PDF' | 'DOCX' => (mimetype === 'application/pdf' ? 'PDF' : 'DOCX');

/** States in which another reading may be asked for. */
export const CAN_BE_READ: readonly UploadStatus[] = ['UPLOADED', 'TOKENS_REFUSED', 'FAILED', 'CANCELLED'];
/** Whether what was read is being read once more; its values stay to be reviewed meanwhile. */
export const isReadAgain = ({ readAgain }: Pick<EstateUpload, 'readAgain'>): boolean =>
  readAgain !== null && readAgain.endedAt === null;

/** States in which a reading is under way. */
export const IS_BEING_READ: readonly UploadStatus[] = ['RESERVING_TOKENS', 'READING'];
