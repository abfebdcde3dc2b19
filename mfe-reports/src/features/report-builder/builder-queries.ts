import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const ReportBuilderQuery = graphql(`
  query ReportBuilder($estateId: ID!, $reportId: ID!) {
    estate(id: $estateId) { id displayName }
    report(id: $reportId) {
      id
      version
      name
      status
      preparedBy
      showToClient
      orderedRequestableSections
      isOlder
      pageCount
      options {
        balanceSheetViewMode
        hidePageNumbers
        isFamilyTreeLabelAgeState
        isPreview
        paperSize
      }
      revisions { at byName note }
    }
    reportBuilderConfig(estateId: $estateId) {
      sections { id title description required }
      illustrationErrors { section message path isBlocking }
      isOrderLocked
      requiresPageNumbers
      canGeneratePreview
      canUnlockPreviewToggle
      allowsCustomReportTitles
      quotaType
    }
  }
`);
export const SaveReportMutation = graphql(`
  mutation SaveReport($id: ID!, $version: Int!, $attributes: ReportAttributesInput!) {
    updateReport(id: $id, version: $version, attributes: $attributes) {
      ok
      report { id version status orderedRequestableSections }
    }
  }
`);
export const GenerateReportMutation = graphql(`
  mutation GenerateReport($id: ID!, $version: Int!) {
    generateReport(id: $id, version: $version) { ok report { id version status } }
  }
`);
export const PreviewReportMutation = graphql(`
  mutation PreviewReport($input: PdfUtilInput!) {
    pdfUtil(input: $input) { ok link pageCount sections { id title fromPage toPage } }
  }
`);
export const SaveTemplateMutation = graphql(`
  mutation SaveReportTemplate($reportId: ID!, $attributes: ReportTemplateInput!) {
    createReportTemplate(reportId: $reportId, attributes: $attributes) { ok reportTemplate { id name } }
  }
`);

export type BuilderReport = NonNullable<ResultOf<typeof ReportBuilderQuery>['report']>;
export type BuilderConfig = ResultOf<typeof ReportBuilderQuery>['reportBuilderConfig'];
export type PreviewedPages = ResultOf<typeof PreviewReportMutation>['pdfUtil'];
