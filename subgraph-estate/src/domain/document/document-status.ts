import type { DocumentStatus } from '@platform/contracts/domain';
import type { EstateTrust } from '../trust/trust.ts';
import type { EstateDocument } from './document.ts';

/** The state of a document as people see it: missing before everything else, and none where nothing is planned with it. */
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

/** A document without a file was not looked at by anybody, whatever is known of it. */
export const statusWithFile = (status: DocumentStatus, files: readonly unknown[]): DocumentStatus =>
  status === 'COMPLETE' && files.length === 0 ? 'NOT_REVIEWED' : status;
