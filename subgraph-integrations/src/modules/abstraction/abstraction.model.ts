import { aggregatePlugin, leaseFields, schemaHistoryPlugin } from '@platform/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { AbstractionRecord } from '../../domain/abstraction/abstraction.ts';

const number = { type: Number, required: true };
const limitsSchema = new Schema({ maxBytes: number, maxPages: number, maxUnpackedBytes: number }, { _id: false });
const intakeSchema = new Schema(
  { kind: { type: String, required: true }, pageCount: number, limits: { type: limitsSchema, required: true } },
  { _id: false },
);
const mixed = { type: Schema.Types.Mixed, default: null };

const abstractionSchema = new Schema<AbstractionRecord>(
  {
    _id: String,
    estateId: { type: String, required: true },
    organizationId: { type: String, required: true },
    estateUploadId: { type: String, default: null },
    file: mixed,
    requestedBy: { type: String, default: null },
    status: { type: String, required: true },
    percent: { type: Number, default: 0 },
    stage: { type: String, default: null },
    error: { type: String, default: null },
    warnings: { type: [Schema.Types.Mixed], default: [] },
    fileErrors: { type: [Schema.Types.Mixed], default: [] },
    pageCount: { type: Number, default: null },
    intake: { type: intakeSchema, default: null },
    payment: mixed,
    ...leaseFields,
  } as Record<string, unknown>,
  { collection: 'abstractions', versionKey: false, timestamps: true },
);
abstractionSchema.plugin(schemaHistoryPlugin, []);
abstractionSchema.plugin(aggregatePlugin);
abstractionSchema.index({ estateId: 1, createdAt: -1 }); // abstractions of an estate
abstractionSchema.index({ estateUploadId: 1, createdAt: -1 }); // the newest reading of an upload
abstractionSchema.index({ status: 1, 'lease.until': 1 }); // work to do

export type AbstractionModel = Model<AbstractionRecord>;

export function defineAbstractionModel(connection: Connection): AbstractionModel {
  return connection.model<AbstractionRecord>('Abstraction', abstractionSchema);
}
