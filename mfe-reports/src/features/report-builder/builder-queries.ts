import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const ReportBuilderQuery = graphql(`
  query ReportBuilder($estateId: ID!, $reportId: ID!) {
    estate(id: $estateId) { id displayName organization { id quotas { id type free } } }
    report(id: $reportId) {
      id
      version
      name
      subName
      status
      preparedBy
      showToClient
      orderedRequestableSections
      isOlder
      changedSince
      pageCount
      options {
        balanceSheetViewMode
        hasConsolidatedDocuments
        hidePageNumbers
        isFamilyTreeLabelAgeState
        isGstTaxInfoExpanded
        onlyShowEntityStructure
        projectionsEnabled
        isPreview
        paperSize
      }
      executiveSummarySetting { version showDiagramNumbers }
      outsideEstateViewSetting { version lifeInsuranceAmountView lifeInsuranceView showCharities showDollarAmount showLifeInsurance }
      revisions { at byName note }
      editions { number completedAt }
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
export const ShowDiagramNumbersMutation = graphql(`
  mutation ShowDiagramNumbers($estateId: ID!, $version: Int!, $showDiagramNumbers: Boolean!) {
    upsertExecutiveSummarySetting(estateId: $estateId, version: $version, showDiagramNumbers: $showDiagramNumbers) {
      ok
      executiveSummarySetting { version showDiagramNumbers }
    }
  }
`);
export const ShowOutsideEstateMutation = graphql(`
  mutation ShowOutsideEstate($estateId: ID!, $version: Int!, $attributes: OutsideEstateViewSettingInput!) {
    upsertOutsideEstateViewSetting(estateId: $estateId, version: $version, attributes: $attributes) {
      ok
      outsideEstateViewSetting { version lifeInsuranceAmountView lifeInsuranceView showCharities showDollarAmount showLifeInsurance }
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
