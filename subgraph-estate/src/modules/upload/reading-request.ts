import type { Actor } from '@platform/contracts';
import { abstractionRequestedV2 } from '@platform/contracts/events';
import type { IntakeLimits } from '@platform/document-intake';
import { type OutboxEvent, outboxEvent } from '@platform/service-kit';
import { type EstateUpload, kindOf } from '../../domain/upload/upload.ts';

/** How a reading that has just been asked for stands. */
export const ASKED = {
  status: 'RESERVING_TOKENS',
  statusMessage: null,
  percent: 0,
  stage: 'Reserving document tokens',
} as const;

interface ReadingRequest {
  readonly upload: EstateUpload;
  readonly abstractionId: string;
  readonly limits: IntakeLimits;
  /** Account that reads what became of it. */
  readonly requestedBy: string;
}

/** Has the tokens of a file reserved and the file read. */
export function readingRequest(
  { upload, abstractionId, limits, requestedBy }: ReadingRequest,
  by: { readonly actor: Actor | null; readonly now: Date },
): OutboxEvent {
  const { id, estateId, organizationId, file, pageCount } = upload;
  const intake = { kind: kindOf(file.mimetype), pageCount, limits };
  const payload = { abstractionId, estateId, organizationId, estateUploadId: id, file, intake, requestedBy };
  return outboxEvent(abstractionRequestedV2, payload, by);
}
