import { aggregatePlugin, schemaHistoryPlugin } from '@platform/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

/** One per account and organization; there is none until the account first saves. */
export interface OwnReportSettingsRecord {
  _id: string;
  accountId: string;
  /** Null for a super administrator who acts in no organization. */
  organizationId: string | null;
  preparedBy: string | null;
  sections: string[];
  showToClient: boolean;
  version: number;
}

const settingsSchema = new Schema<OwnReportSettingsRecord>(
  {
    _id: String,
    accountId: { type: String, required: true },
    organizationId: { type: String, default: null },
    preparedBy: { type: String, default: null },
    sections: { type: [String], required: true },
    showToClient: { type: Boolean, default: false },
  } as Record<string, unknown>,
  { collection: 'own_report_settings', versionKey: false, timestamps: true },
);
settingsSchema.plugin(schemaHistoryPlugin, []);
settingsSchema.plugin(aggregatePlugin);

export type OwnReportSettingsModel = Model<OwnReportSettingsRecord>;
export function defineOwnReportSettingsModel(connection: Connection): OwnReportSettingsModel {
  return connection.model<OwnReportSettingsRecord>('OwnReportSettings', settingsSchema);
}
