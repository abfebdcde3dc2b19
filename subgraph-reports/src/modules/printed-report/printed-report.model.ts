import { QUOTA_TYPES } from '@platform/contracts';
import { flag, instant, leasedSchema, list, number, oneOf, optional, orNull, part, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import {
  PFS_COLUMN_TYPES,
  PRINTED_KINDS,
  type PrintedReportRecord,
  type StatementColumn,
  type StatementRow,
  SUMMARY_REPORT_STATUSES,
  SUMMARY_TYPES,
} from '../../domain/printed-report/printed-report.ts';

const printedSchema = leasedSchema<PrintedReportRecord>(
  {
    requestedBy: text,
    kind: oneOf(PRINTED_KINDS),
    name: text,
    status: oneOf(SUMMARY_REPORT_STATUSES),
    statusMessage: orNull(text),
    summaryType: orNull(oneOf<(typeof SUMMARY_TYPES)[number]>(SUMMARY_TYPES)),
    columns: list(part<StatementColumn>({ type: oneOf(PFS_COLUMN_TYPES), inTaxableEstate: orNull(flag) })),
    rows: list(part<StatementRow>({ id: text, group: text, label: text, isLiability: flag, cells: list(number) })),
    isEdited: flag,
    preparedBy: orNull(text),
    asOf: orNull(text),
    quotaType: oneOf(QUOTA_TYPES),
    granted: flag,
    blobKey: orNull(text),
    byteSize: orNull(number),
    pageCount: orNull(number),
    completedAt: orNull(instant),
    estateDeleted: optional(flag),
  },
  { collection: 'printed_reports', history: [] },
);
printedSchema.index({ estateId: 1, createdAt: -1 }); // those of an estate
printedSchema.index({ status: 1, granted: 1, 'lease.until': 1 }); // work to do
printedSchema.index({ blobKey: 1 }, { sparse: true }); // which blobs are still referred to

export type PrintedReportModel = Model<PrintedReportRecord>;
export function definePrintedReportModel(connection: Connection): PrintedReportModel {
  return connection.model<PrintedReportRecord>('PrintedReport', printedSchema);
}
