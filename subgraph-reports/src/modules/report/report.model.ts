import type { QuotaType, ReportStatus } from '@platform/contracts';
import { aggregatePlugin, schemaHistoryPlugin } from '@platform/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

/** A report as stored; a state machine driven by the quota's answer and by the worker that holds its lease. */
export interface ReportRecord {
  _id: string;
  estateId: string;
  organizationId: string;
  requestedBy: string;
  name: string;
  subName: string | null;
  kind: string;
  status: Extract<ReportStatus, 'REQUESTED' | 'DRAFT' | 'COMPLETE' | 'ERROR'>;
  statusMessage: string | null;
  percent: number;
  sections: string[];
  preparedBy: string | null;
  showToClient: boolean;
  quotaType: QuotaType;
  /** Counts the requests to render; the quota is asked for anew at each. */
  round: number;
  /** The quota has granted this round. */
  granted: boolean;
  attempts: number;
  lease: { workerId: string; until: Date } | null;
  blobKey: string | null;
  byteSize: number | null;
  pageCount: number | null;
  completedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

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
    attempts: { type: Number, default: 0 },
    lease: { type: Schema.Types.Mixed, default: null },
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

export type ReportModel = Model<ReportRecord>;
export function defineReportModel(connection: Connection): ReportModel {
  return connection.model<ReportRecord>('Report', reportSchema);
}

/** What reports knows of an estate, kept by estate events: whose it is and what its report counts as. */
export interface EstateCopy {
  _id: string;
  organizationId: string;
  displayName: string;
  ultraEligible: boolean;
  estateVersion: number;
  deleted: boolean;
  version: number;
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
