import {
  aggregatePlugin,
  flag,
  list,
  oneOf,
  orNull,
  part,
  schemaHistoryPlugin,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import { BALANCE_SHEET_VIEWS, PAPER_SIZES, type ReportOptions } from '../../domain/report/report-options.ts';
import type { ReportTemplateRecord } from '../../domain/report-template/report-template.ts';

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
    options: part<ReportOptions>({
      balanceSheetViewMode: oneOf(BALANCE_SHEET_VIEWS),
      hasConsolidatedDocuments: flag,
      hidePageNumbers: flag,
      isFamilyTreeLabelAgeState: flag,
      isGstTaxInfoExpanded: flag,
      onlyShowEntityStructure: flag,
      projectionsEnabled: flag,
      isPreview: flag,
      paperSize: oneOf(PAPER_SIZES),
    }),
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
