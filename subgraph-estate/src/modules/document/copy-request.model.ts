import { COPY_REQUEST_STATUSES } from '@platform/contracts/domain';
import type { StoredNoun } from '@platform/service-kit';
import {
  type AddedToEstateBound,
  estateBoundPlugin,
  flag,
  oneOf,
  optional,
  orNull,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { CopyRequest } from '../../domain/document/copy-request.ts';

export type CopyRequestRecord = StoredNoun<CopyRequest>;

export function defineCopyRequestModel(connection: Connection): Model<CopyRequestRecord> {
  const schema = storedSchema<CopyRequestRecord, Omit<CopyRequestRecord, AddedToEstateBound>>({
    instrumentId: text,
    instrumentName: text,
    status: oneOf(COPY_REQUEST_STATUSES),
    note: orNull(text),
    requestedById: orNull(text),
    requestedByName: orNull(text),
    answeredByName: orNull(text),
    createdAt: text,
    updatedAt: text,
    estateDeleted: optional(flag),
    estateArchived: optional(flag),
  });
  schema.index({ estateId: 1, createdAt: -1, _id: 1 });
  schema.index({ organizationId: 1, createdAt: -1, _id: 1 });
  schema.plugin(estateBoundPlugin, []);
  return connection.model<CopyRequestRecord>('DocumentCopyRequest', schema, 'document_copy_requests');
}
