import {
  aggregatePlugin,
  list,
  optional,
  orNull,
  schemaHistoryPlugin,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { ProfileGroup } from '../../domain/profile-group/profile-group.ts';

export interface ProfileGroupRecord extends Omit<ProfileGroup, 'id'> {
  readonly _id: string;
  /** Its organization's and its name as it is compared; absent while the group is deleted, so that another one may be called so. */
  readonly nameKey?: string;
  /** Since when nobody sees it; absent while it is there. */
  readonly deletedAt?: string;
}

export function defineProfileGroupModel(connection: Connection): Model<ProfileGroupRecord> {
  const schema = storedSchema<ProfileGroupRecord, Omit<ProfileGroupRecord, 'version'>>({
    _id: text,
    organizationId: text,
    name: text,
    nameKey: optional(text),
    // A client may be in several groups, and is put in and taken out of one in one write.
    estateIds: list(text),
    createdAt: text,
    createdByName: orNull(text),
    deletedAt: optional(text),
  });
  schema.index({ nameKey: 1 }, { unique: true, sparse: true }); // no two of an organization are called the same
  schema.index({ organizationId: 1, nameKey: 1, _id: 1 });
  schema.index({ estateIds: 1 });
  schema.plugin(aggregatePlugin);
  schema.plugin(schemaHistoryPlugin, []);
  return connection.model<ProfileGroupRecord>('ProfileGroup', schema, 'profile_groups');
}
