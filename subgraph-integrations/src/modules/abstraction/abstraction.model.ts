import { aggregatePlugin, schemaHistoryPlugin } from '@platform/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Abstraction, PreprocessingIssue, SourceFile } from '../../domain/abstraction/abstraction.ts';

/**
 * A reading as stored. Request and reservation travel on different topics, so either may come first: the document is
 * made by whichever does, and is `CREATED` until both are there.
 */
export interface AbstractionRecord {
  _id: string;
  estateId: string;
  organizationId: string;
  estateUploadId: string | null;
  file: SourceFile | null;
  requestedBy: string | null;
  status: Abstraction['status'];
  percent: number;
  stage: string | null;
  error: string | null;
  warnings: PreprocessingIssue[];
  fileErrors: PreprocessingIssue[];
  pageCount: number | null;
  payment: { status: string; tokens: number; paidAt: Date | null; refundedAt: Date | null } | null;
  attempts: number;
  /** The worker that reads it, until when it may; a killed worker's lease runs out and another takes over. */
  lease: { workerId: string; until: Date } | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

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
    payment: mixed,
    attempts: { type: Number, default: 0 },
    lease: mixed,
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
