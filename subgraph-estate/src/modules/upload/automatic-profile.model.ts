import type { StoredNoun } from '@platform/service-kit';
import {
  type AddedToEstateBound,
  estateBoundPlugin,
  flag,
  list,
  optional,
  orNull,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { AutomaticProfile } from '../../domain/upload/automatic-profile.ts';

export type AutomaticProfileRecord = StoredNoun<AutomaticProfile>;

export function defineAutomaticProfileModel(connection: Connection): Model<AutomaticProfileRecord> {
  const schema = storedSchema<AutomaticProfileRecord, Omit<AutomaticProfileRecord, AddedToEstateBound>>({
    uploadIds: list(text),
    bannerSeen: flag,
    appliedAt: orNull(text),
    appliedByName: orNull(text),
    createdAt: text,
    updatedAt: text,
    estateDeleted: optional(flag),
    estateArchived: optional(flag),
  });
  schema.plugin(estateBoundPlugin, []);
  return connection.model<AutomaticProfileRecord>('AutomaticProfile', schema, 'automatic_profiles');
}
