import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const ReportTemplatesQuery = graphql(`
  query ReportTemplates($pagination: PaginationInput) {
    reportTemplates(pagination: $pagination) {
      collection {
        id
        version
        name
        reportName
        reportSubName
        orderedRequestableSections
        isShared
        showToClient
        createdByName
        canEdit
        balanceSheetViewMode
        hasConsolidatedDocuments
        hidePageNumbers
        isFamilyTreeLabelAgeState
        isGstTaxInfoExpanded
        isPreview
        onlyShowEntityStructure
        projectionsEnabled
        paperSize
      }
      metadata { totalCount }
    }
  }
`);
export type Template = ResultOf<typeof ReportTemplatesQuery>['reportTemplates']['collection'][number];

export const ChangeTemplateMutation = graphql(`
  mutation ChangeReportTemplate($id: ID!, $version: Int!, $attributes: ReportTemplateInput!) {
    updateReportTemplate(id: $id, version: $version, attributes: $attributes) {
      ok
      reportTemplate { id version name isShared }
    }
  }
`);
export const DeleteTemplateMutation = graphql(`
  mutation DeleteReportTemplate($id: ID!, $version: Int!) {
    deleteReportTemplate(id: $id, version: $version) { ok }
  }
`);
