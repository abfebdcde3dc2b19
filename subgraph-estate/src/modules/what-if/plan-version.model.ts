import type { StoredNoun } from '@platform/service-kit';
import { estateNounSchema, number, optional, orNull, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { PlanVersion } from '../../domain/what-if/plan-version.ts';

export type PlanVersionRecord = StoredNoun<PlanVersion>;

export function definePlanVersionModel(connection: Connection): Model<PlanVersionRecord> {
  const schema = estateNounSchema<PlanVersionRecord>({
    name: text,
    keptOn: text,
    caseText: optional(text),
    estateVersion: number,
    createdByName: orNull(text),
  });
  schema.index({ estateId: 1, createdAt: -1, _id: 1 });
  return connection.model<PlanVersionRecord>('PlanVersion', schema, 'plan_versions');
}
