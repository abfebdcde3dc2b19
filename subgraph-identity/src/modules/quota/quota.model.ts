import { QUOTA_TYPES } from '@platform/contracts';
import { aggregatePlugin, documentSchema, oneOf, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import { MOVEMENT_STATUSES, type Quota, type QuotaMovement } from '../../domain/quota/quota.ts';

export interface MovementDocument extends QuotaMovement {
  /** True for work that failed before its reservation arrived: that reservation must then not be made. */
  closed?: boolean;
}

export interface QuotaDocument extends Omit<Quota, 'id'> {
  _id: string;
  movements: MovementDocument[];
  /** References whose reservation was refused. */
  refusals: string[];
}

const date = { type: Date, default: null };

const movementSchema = documentSchema<MovementDocument>(
  {
    referenceId: { type: String, required: true },
    estateId: { type: String, default: null },
    organizationId: { type: String, required: true },
    amount: { type: Number, required: true },
    status: oneOf(MOVEMENT_STATUSES),
    createdAt: { type: Date, required: true },
    settledAt: date,
    closed: { type: Boolean },
  },
  { _id: false },
);

const quotaSchema = documentSchema<QuotaDocument>(
  {
    _id: String,
    organizationId: { type: String, required: true },
    type: oneOf(QUOTA_TYPES),
    total: { type: Number, required: true },
    used: { type: Number, required: true },
    reserved: { type: Number, required: true },
    free: { type: Number, required: true },
    totalPerPeriod: { type: Number, default: null },
    rotationDays: { type: Number, default: null },
    rotationStartedAt: date,
    adjustNextRotationAt: date,
    isPublic: { type: Boolean, default: true },
    createdAt: { type: Date, required: true },
    movements: { type: [movementSchema], default: [] },
    refusals: { type: [String], default: [] },
  },
  { collection: 'quotas' },
);
quotaSchema.plugin(schemaHistoryPlugin, []);
quotaSchema.plugin(aggregatePlugin);
quotaSchema.index({ organizationId: 1, type: 1 }, { unique: true }); // quotas of an organization
quotaSchema.index({ 'movements.referenceId': 1 }); // settle and return

export type QuotaModel = Model<QuotaDocument>;
export function defineQuotaModel(connection: Connection): QuotaModel {
  return connection.model<QuotaDocument>('Quota', quotaSchema);
}

export function toQuota({ _id, movements: _movements, refusals: _refusals, ...rest }: QuotaDocument): Quota {
  return { ...rest, id: _id };
}
