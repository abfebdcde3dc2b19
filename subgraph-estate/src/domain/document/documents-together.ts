import type { DocumentStatus } from '@platform/contracts/domain';
import type { Estate } from '../estate/estate.ts';
import { IS_BEING_READ, type UploadHead, type UploadStatus } from '../upload/upload.ts';

/** What is known of an estate's documents, as its row says it. */
export interface PaperFacts {
  readonly hasWill: boolean;
  /** Since when the oldest document that is named, but not on file, has been missing. */
  readonly missingSince: string | null;
}

/** Beginning with what somebody has to do something about by way of the file itself. */
const STOPPED: readonly UploadStatus[] = ['TOKENS_REFUSED', 'FAILED'];

export function paperFacts({ documents }: Pick<Estate, 'documents'>): PaperFacts {
  const missing = documents.filter(({ isOnFile }) => !isOnFile).map(({ createdAt }) => createdAt);
  return {
    hasWill: documents.some(({ will, isOnFile }) => Boolean(will && isOnFile)),
    missingSince: missing.toSorted()[0] ?? null,
  };
}

/**
 * The state of all documents of an estate together: complete only where a will is on file, none that is named is
 * missing, and every file that was read has been reviewed to its end.
 */
export function documentsTogether(
  { hasWill, missingSince, hasPapersOnFile }: PaperFacts & { readonly hasPapersOnFile: boolean },
  uploads: readonly Pick<UploadHead, 'status' | 'reviewFinishedAt'>[],
): DocumentStatus {
  if (!hasPapersOnFile && uploads.length === 0) return 'MISSING';
  const waits = uploads.some(({ status, reviewFinishedAt }) => status === 'READ' && reviewFinishedAt === null);
  if (waits || uploads.some(({ status }) => IS_BEING_READ.includes(status))) return 'UNDER_REVIEW';
  const isStopped = uploads.some(({ status }) => STOPPED.includes(status));
  if (isStopped || (hasPapersOnFile && (!hasWill || missingSince !== null))) return 'ACTION_REQUIRED';
  return hasPapersOnFile ? 'COMPLETE' : 'NOT_REVIEWED';
}
