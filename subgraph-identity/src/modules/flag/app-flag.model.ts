import { documentSchema, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';

export interface AppFlagDocument {
  /** The flag's name. */
  _id: string;
  description: string;
  shouldShow: boolean;
  enabled: boolean;
}

const appFlagSchema = documentSchema<AppFlagDocument>(
  {
    _id: String,
    description: { type: String, default: '' },
    shouldShow: { type: Boolean, default: true },
    enabled: { type: Boolean, required: true },
  },
  { collection: 'app_feature_flags' },
);
appFlagSchema.plugin(schemaHistoryPlugin, []);

export type AppFlagModel = Model<AppFlagDocument>;
export function defineAppFlagModel(connection: Connection): AppFlagModel {
  return connection.model<AppFlagDocument>('AppFeatureFlag', appFlagSchema);
}
