import { labelIfKnown } from '@platform/contracts/labels';
import { counted, formatDate } from '@platform/kernel';
import type { DocumentReview } from '../../domain/document/document-status.ts';
import type { UploadHead } from '../../domain/upload/upload.ts';
import { tokensToReadAll } from '../../domain/upload/upload-facts.ts';

/** What a document or trust is, in words. */
export const instrumentKindWords = (kind: string): string =>
  labelIfKnown('EstateDocumentKind', kind) ?? labelIfKnown('TrustKind', kind) ?? 'Document';

/**
 * How the documents of an estate were looked at, in one line (specification: estate domain §4, estate-level summary).
 * @param reviewedOn the day on which the last review was completed
 */
export function reviewSummary(
  documents: readonly DocumentReview[],
  reviewedOn: string | null,
  withRfis: boolean,
): string {
  if (documents.length === 0) return 'No documents yet';
  const reviewed = documents.filter(({ isReviewed }) => isReviewed).length;
  if (!withRfis) {
    if (documents.length === 1 && reviewed === 1 && reviewedOn) return `Reviewed on ${formatDate(reviewedOn)}`;
    return `${reviewed} Reviewed, ${documents.length - reviewed} Not reviewed`;
  }
  if (documents.every(({ status }) => status === null)) return 'Not Yet Reviewed';
  if (documents.some(({ submittedRfis }) => submittedRfis > 0)) return 'Action Required';
  if (reviewed === documents.length) return 'Complete';
  return documents.some(({ status }) => status === 'REQUEST_FOR_INFORMATION') ? 'On Hold' : 'Under Review';
}

/** What a review takes of the organization's quotas: the reading of the documents, where its reviewers enter them. */
export function quotaWords(
  entersDocuments: boolean,
  uploads: readonly Pick<UploadHead, 'status' | 'tokensNeeded'>[],
): string {
  const tokens = entersDocuments ? tokensToReadAll(uploads) : 0;
  return tokens > 0 ? counted(tokens, 'document token') : 'Nothing';
}
