import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from '@platform/contracts/audit-actions';
import { documentSchema, type Field, oneOf, open, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { AuditEntry } from '../../domain/audit/audit-entry.ts';

export interface AuditDocument extends Omit<AuditEntry, 'id'> {
  _id: string;
}

const text = { type: String, default: null };
const sealed = <Value>(of: Field<Value>): Field<Value> => Object.assign({}, of, { immutable: true });
const auditSchema = documentSchema<AuditDocument>(
  {
    _id: String,
    chain: { type: String, required: true, immutable: true },
    sequence: { type: Number, required: true, immutable: true },
    at: { type: Date, required: true, immutable: true },
    action: sealed(oneOf(AUDIT_ACTIONS)),
    outcome: sealed(oneOf(AUDIT_OUTCOMES)),
    accountId: text,
    impersonatorId: text,
    organizationId: text,
    subjectId: text,
    ipAddress: text,
    userAgent: text,
    requestId: text,
    // Of as many shapes as there are actions; what is in it is sealed with the entry.
    details: { ...open, default: {} },
    previousHash: { type: String, required: true, immutable: true },
    keyId: { type: String, default: null, immutable: true },
    hash: { type: String, required: true, immutable: true },
  },
  { collection: 'audit_entries', strict: 'throw', minimize: false },
);
auditSchema.plugin(schemaHistoryPlugin, []);
/** Entries of one moment in the order in which they came; the id decides between organizations. */
export const NEWEST_FIRST = { at: -1, sequence: -1, _id: 1 } as const;
auditSchema.index({ chain: 1, sequence: -1 }); // the newest link, and the trail from its beginning
auditSchema.index({ chain: 1, ...NEWEST_FIRST }); // a list of organizations' entries, whole or in a span of time
auditSchema.index(NEWEST_FIRST); // every chain's
auditSchema.index({ chain: 1, action: 1, ...NEWEST_FIRST });
// One person's: what they did, what support did as them or they as support, what was done to them.
auditSchema.index({ chain: 1, accountId: 1, ...NEWEST_FIRST });
auditSchema.index({ chain: 1, impersonatorId: 1, ...NEWEST_FIRST });
auditSchema.index({ chain: 1, subjectId: 1, ...NEWEST_FIRST });

export interface AuditHeadDocument {
  /** The chain. */
  _id: string;
  sequence: number;
  hash: string;
  keyId: string | null;
  seal: string | null;
}
const auditHeadSchema = documentSchema<AuditHeadDocument>(
  {
    _id: String,
    sequence: { type: Number, required: true },
    hash: { type: String, required: true },
    keyId: text,
    seal: text,
  },
  { collection: 'audit_heads' },
);
auditHeadSchema.plugin(schemaHistoryPlugin, []);

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
