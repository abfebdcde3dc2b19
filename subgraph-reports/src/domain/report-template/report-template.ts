import type { ReportOptions } from '../report/report-options.ts';

/** What a report begins with. */
export interface ReportTemplateRecord {
  _id: string;
  organizationId: string;
  createdBy: string;
  createdByName: string | null;
  name: string;
  reportName: string;
  reportSubName: string | null;
  sections: string[];
  options: ReportOptions;
  showToClient: boolean;
  isShared: boolean;
  version: number;
}
