import { type Connection, type Model, Schema } from 'mongoose';
import type { AuditEntry } from './domain/audit-entry.ts';

export interface AuditDocument extends Omit<AuditEntry, 'id'> {
  _id: string;
}

const text = { type: String, default: null };
const auditSchema = new Schema<AuditDocument>(
  {
    _id: String,
    chain: { type: String, required: true, immutable: true },
    sequence: { type: Number, required: true, immutable: true },
    at: { type: Date, required: true, immutable: true },
    action: { type: String, required: true, immutable: true },
    outcome: { type: String, required: true, immutable: true },
    accountId: text,
    impersonatorId: text,
    organizationId: text,
    subjectId: text,
    ipAddress: text,
    userAgent: text,
    requestId: text,
    details: { type: Schema.Types.Mixed, default: {} },
    previousHash: { type: String, required: true, immutable: true },
    hash: { type: String, required: true, immutable: true },
  },
  { collection: 'audit_entries', versionKey: false, strict: 'throw', minimize: false },
);
auditSchema.index({ chain: 1, sequence: -1 }); // the newest link, and the trail newest first
auditSchema.index({ chain: 1, accountId: 1, sequence: -1 }); // one person's trail

export interface AuditHeadDocument {
  /** The chain. */
  _id: string;
  sequence: number;
  hash: string;
}
const auditHeadSchema = new Schema<AuditHeadDocument>(
  { _id: String, sequence: { type: Number, required: true }, hash: { type: String, required: true } },
  { collection: 'audit_heads', versionKey: false },
);

export interface AuditModels {
  readonly entries: Model<AuditDocument>;
  readonly heads: Model<AuditHeadDocument>;
}
export function defineAuditModels(connection: Connection): AuditModels {
  return {
    entries: connection.model<AuditDocument>('AuditEntry', auditSchema),
    heads: connection.model<AuditHeadDocument>('AuditHead', auditHeadSchema),
  };
}
