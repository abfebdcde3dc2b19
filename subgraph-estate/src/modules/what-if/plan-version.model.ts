import type { StoredNoun } from '@platform/service-kit';
import {
  type AddedToEstateBound,
  estateBoundPlugin,
  flag,
  number,
  optional,
  orNull,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { PlanVersion } from '../../domain/what-if/plan-version.ts';

export type PlanVersionRecord = StoredNoun<PlanVersion>;

export function definePlanVersionModel(connection: Connection): Model<PlanVersionRecord> {
  const schema = storedSchema<PlanVersionRecord, Omit<PlanVersionRecord, AddedToEstateBound>>({
    name: text,
    keptOn: text,
    caseText: optional(text),
    estateVersion: number,
    createdByName: orNull(text),
    createdAt: text,
    updatedAt: text,
    estateDeleted: optional(flag),
    estateArchived: optional(flag),
  });
  schema.index({ estateId: 1, createdAt: -1, _id: 1 });
  schema.plugin(estateBoundPlugin, []);
  return connection.model<PlanVersionRecord>('PlanVersion', schema, 'plan_versions');
}
