import { COPY_REQUEST_STATUSES } from '@platform/contracts/domain';
import type { StoredNoun } from '@platform/service-kit';
import { estateNounSchema, oneOf, orNull, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { CopyRequest } from '../../domain/document/copy-request.ts';

export type CopyRequestRecord = StoredNoun<CopyRequest>;

export function defineCopyRequestModel(connection: Connection): Model<CopyRequestRecord> {
  const schema = estateNounSchema<CopyRequestRecord>({
    instrumentId: text,
    instrumentName: text,
    status: oneOf(COPY_REQUEST_STATUSES),
    note: orNull(text),
    requestedById: orNull(text),
    requestedByName: orNull(text),
    answeredByName: orNull(text),
  });
  schema.index({ estateId: 1, createdAt: -1, _id: 1 });
  schema.index({ organizationId: 1, createdAt: -1, _id: 1 });
  return connection.model<CopyRequestRecord>('DocumentCopyRequest', schema, 'document_copy_requests');
}
