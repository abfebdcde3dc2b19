import { aggregatePlugin, documentSchema, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { OwnReportSettingsRecord } from '../../domain/own-report-settings/own-report-settings.ts';

const settingsSchema = documentSchema<OwnReportSettingsRecord, Omit<OwnReportSettingsRecord, 'version'>>(
  {
    _id: String,
    accountId: { type: String, required: true },
    organizationId: { type: String, default: null },
    preparedBy: { type: String, default: null },
    sections: { type: [String], required: true },
    showToClient: { type: Boolean, default: false },
  },
  { collection: 'own_report_settings', timestamps: true },
);
settingsSchema.plugin(schemaHistoryPlugin, []);
settingsSchema.plugin(aggregatePlugin);

export type OwnReportSettingsModel = Model<OwnReportSettingsRecord>;
export function defineOwnReportSettingsModel(connection: Connection): OwnReportSettingsModel {
  return connection.model<OwnReportSettingsRecord>('OwnReportSettings', settingsSchema);
}
