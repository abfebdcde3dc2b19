import { aggregatePlugin, flag, list, orNull, schemaHistoryPlugin, storedSchema, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { ReportTemplateRecord } from '../../domain/report-template/report-template.ts';
import { reportOptions } from './stored-options.ts';

const templateSchema = storedSchema<ReportTemplateRecord, Omit<ReportTemplateRecord, 'version'>>(
  {
    _id: text,
    organizationId: text,
    createdBy: text,
    createdByName: orNull(text),
    name: text,
    reportName: text,
    reportSubName: orNull(text),
    sections: list(text),
    options: reportOptions,
    showToClient: flag,
    isShared: flag,
  },
  { collection: 'report_templates', timestamps: true },
);
templateSchema.index({ organizationId: 1, name: 1 }); // what may be begun with
templateSchema.plugin(aggregatePlugin);
templateSchema.plugin(schemaHistoryPlugin, []);

export type ReportTemplateModel = Model<ReportTemplateRecord>;
export function defineReportTemplateModel(connection: Connection): ReportTemplateModel {
  return connection.model<ReportTemplateRecord>('ReportTemplate', templateSchema);
}
