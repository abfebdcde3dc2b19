import { aggregatePlugin, schemaHistoryPlugin } from '@platform/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { EstateUpload } from '../../domain/upload/upload.ts';

export interface UploadRecord extends Omit<EstateUpload, 'id'> {
  readonly _id: string;
}

const { Mixed } = Schema.Types;

function uploadSchema(): Schema<UploadRecord> {
  const schema = new Schema<UploadRecord>(
    {
      _id: { type: String, required: true },
      estateId: { type: String, required: true },
      organizationId: { type: String, required: true },
      file: { type: Mixed, required: true },
      pageCount: { type: Number, required: true },
      tokensNeeded: { type: Number, required: true },
      status: { type: String, required: true },
      statusMessage: { type: String, default: null },
      percent: { type: Number, required: true },
      stage: { type: String, default: null },
      abstractionId: { type: String, default: null },
      values: { type: [Mixed], required: true },
      possibleIssues: { type: [Mixed], required: true },
      reviewFinishedAt: { type: String, default: null },
      uploadedById: { type: String, required: true },
      uploadedByName: { type: String, default: null },
      createdAt: { type: String, required: true },
    },
    { minimize: false, versionKey: false },
  );
  // The files of an estate, newest first.
  schema.index({ estateId: 1, createdAt: -1 });
  // What waits for review in an organization.
  schema.index({ organizationId: 1, status: 1 });
  // Events of a reading name it by its own id.
  schema.index({ abstractionId: 1 });
  // Which blobs are still referred to.
  schema.index({ 'file.blobKey': 1 });
  schema.plugin(aggregatePlugin);
  schema.plugin(schemaHistoryPlugin, []);
  return schema;
}

export function defineUploadModel(connection: Connection): Model<UploadRecord> {
  return connection.model<UploadRecord>('EstateUpload', uploadSchema(), 'uploads');
}

export function toUpload({ _id, ...rest }: UploadRecord): EstateUpload {
  return { ...rest, id: _id };
}
