import type { StoredNoun } from '@platform/service-kit';
import { estateNounSchema, flag, list, orNull, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { AutomaticProfile } from '../../domain/upload/automatic-profile.ts';

export type AutomaticProfileRecord = StoredNoun<AutomaticProfile>;

export function defineAutomaticProfileModel(connection: Connection): Model<AutomaticProfileRecord> {
  const schema = estateNounSchema<AutomaticProfileRecord>({
    uploadIds: list(text),
    bannerSeen: flag,
    appliedAt: orNull(text),
    appliedByName: orNull(text),
  });
  return connection.model<AutomaticProfileRecord>('AutomaticProfile', schema, 'automatic_profiles');
}
