import type { Loader, RequestContext } from '@platform/service-kit';
import type { ReportRecord } from './domain/report/report.ts';
import type { OwnReportSettingsService } from './modules/own-report-settings/own-report-settings.service.ts';
import type { ReportService } from './modules/report/report.service.ts';

/** What every resolver of this subgraph gets. */
export interface Context extends RequestContext {
  readonly service: ReportService;
  readonly ownReportSettings: OwnReportSettingsService;
  readonly loaders: {
    readonly report: Loader<ReportRecord | null>;
    readonly byEstate: Loader<ReportRecord[]>;
  };
  /** Signs download links. */
  readonly secret: string;
}
