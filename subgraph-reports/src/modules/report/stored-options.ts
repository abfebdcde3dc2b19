import { flag, oneOf, part } from '@platform/service-kit';
import { BALANCE_SHEET_VIEWS, PAPER_SIZES, type ReportOptions } from '../../domain/report/report-options.ts';

/** As a report stores them. */
export const reportOptions = part<ReportOptions>({
  balanceSheetViewMode: oneOf(BALANCE_SHEET_VIEWS),
  hasConsolidatedDocuments: flag,
  hidePageNumbers: flag,
  isFamilyTreeLabelAgeState: flag,
  isGstTaxInfoExpanded: flag,
  onlyShowEntityStructure: flag,
  projectionsEnabled: flag,
  isPreview: flag,
  paperSize: oneOf(PAPER_SIZES),
});
