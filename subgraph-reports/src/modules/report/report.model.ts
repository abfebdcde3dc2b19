import { aggregatePlugin, leaseFields, schemaHistoryPlugin } from '@platform/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { EstateCopy, ReportRecord } from '../../domain/report/report.ts';

const reportSchema = new Schema<ReportRecord>(
  {
    _id: String,
    estateId: { type: String, required: true },
    organizationId: { type: String, required: true },
    requestedBy: { type: String, required: true },
    name: { type: String, required: true },
    subName: { type: String, default: null },
    kind: { type: String, required: true },
    status: { type: String, required: true },
    statusMessage: { type: String, default: null },
    percent: { type: Number, default: 0 },
    sections: { type: [String], required: true },
    preparedBy: { type: String, default: null },
    showToClient: { type: Boolean, default: false },
    quotaType: { type: String, required: true },
    round: { type: Number, default: 1 },
    granted: { type: Boolean, default: false },
    ...leaseFields,
    blobKey: { type: String, default: null },
    byteSize: { type: Number, default: null },
    pageCount: { type: Number, default: null },
    completedAt: { type: Date, default: null },
  } as Record<string, unknown>,
  { collection: 'reports', versionKey: false, timestamps: true },
);
reportSchema.plugin(schemaHistoryPlugin, []);
reportSchema.plugin(aggregatePlugin);
reportSchema.index({ organizationId: 1, createdAt: -1 }); // the reports list
reportSchema.index({ estateId: 1, createdAt: -1 }); // reports of an estate
reportSchema.index({ status: 1, granted: 1, 'lease.until': 1 }); // work to do
reportSchema.index({ blobKey: 1 }, { sparse: true }); // which blobs are still referred to

export type ReportModel = Model<ReportRecord>;
export function defineReportModel(connection: Connection): ReportModel {
  return connection.model<ReportRecord>('Report', reportSchema);
}

const estateSchema = new Schema<EstateCopy>(
  {
    _id: String,
    organizationId: { type: String, required: true },
    displayName: { type: String, required: true },
    ultraEligible: { type: Boolean, default: false },
    estateVersion: { type: Number, required: true },
    deleted: { type: Boolean, default: false },
  } as Record<string, unknown>,
  { collection: 'estates', versionKey: false },
);
estateSchema.plugin(schemaHistoryPlugin, []);

export type EstateCopyModel = Model<EstateCopy>;
export function defineEstateCopyModel(connection: Connection): EstateCopyModel {
  return connection.model<EstateCopy>('EstateCopy', estateSchema);
}
