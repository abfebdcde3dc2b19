import type { Loader, RequestContext } from '@platform/service-kit';
import type { PrintedReportRecord } from './domain/printed-report/printed-report.ts';
import type { EstateCopy, ReportRecord } from './domain/report/report.ts';
import type { ReportContent } from './domain/report-content/report-content.ts';
import type { ReportViewRecord } from './domain/report-view/report-view.ts';
import type { OwnReportSettingsService } from './modules/own-report-settings/own-report-settings.service.ts';
import type { PrintedReportService } from './modules/printed-report/printed-report.service.ts';
import type { FileLinks } from './modules/report/file-links.service.ts';
import type { PdfUtilService } from './modules/report/pdf-util.service.ts';
import type { ReportService } from './modules/report/report.service.ts';
import type { ReportContentService } from './modules/report-content/report-content.service.ts';
import type { ReportTemplateService } from './modules/report-template/report-template.service.ts';
import type { ReportViewService } from './modules/report-view/report-view.service.ts';

/** What every resolver of this subgraph gets. */
export interface Context extends RequestContext {
  readonly service: ReportService;
  readonly templates: ReportTemplateService;
  readonly pdfUtil: PdfUtilService;
  readonly content: ReportContentService;
  readonly views: ReportViewService;
  /** Statements and summaries. */
  readonly printed: PrintedReportService;
  readonly ownReportSettings: OwnReportSettingsService;
  readonly links: FileLinks;
  readonly loaders: {
    readonly report: Loader<ReportRecord | null>;
    readonly byEstate: Loader<ReportRecord[]>;
    readonly printed: Loader<PrintedReportRecord | null>;
    readonly summaries: Loader<PrintedReportRecord[]>;
    readonly estateCopy: Loader<EstateCopy | null>;
    /** What a printing shows that has changed since; null where nobody knows. */
    readonly changedSince: { load(report: ReportRecord): Promise<string[] | null> };
    /** Of an organization whose report is seen already. */
    readonly content: { load(organizationId: string): Promise<ReportContent> };
    readonly view: { load(estateId: string): Promise<ReportViewRecord> };
  };
}
