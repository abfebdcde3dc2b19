import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

/** Everything a report prints, in one query, so that all its figures are of one moment; each section says what it asks for. */
export const ReportPageQuery = graphql(`
  query ReportPage($reportId: ID!, $fromYear: Int!, $toYear: Int!) {
    report(id: $reportId) {
      id
      name
      subName
      preparedBy
      preparedByTitle
      options { balanceSheetViewMode hasConsolidatedDocuments hidePageNumbers isFamilyTreeLabelAgeState isGstTaxInfoExpanded onlyShowEntityStructure projectionsEnabled isPreview paperSize }
      leavesOut { steps terms platformDisclosure }
      slides { id title contents showHeader }
      disclosures { id title disclosureContent }
      executiveSummarySetting { showDiagramNumbers }
      outsideEstateViewSetting { lifeInsuranceAmountView lifeInsuranceView showCharities showDollarAmount showLifeInsurance }
      requestedAt
      orderedRequestableSections
      estate {
        id
        version
        displayName
        organization { id name logoUrl pdfLogoHeight pdfLogoFooterHeight }
        distribution { problem { code message } }
        ...CoverSection
        ...SummarySection
        ...FamilySection
        ...BalanceSheetSection
        ...LifeInsuranceSection
        ...DiagramSection
        ...TaxesSection
        ...TrustsSection
        ...DocumentsSection
        ...OpportunitiesSection
        ...MilestonesSection
        ...TeamSection
        ...AssumptionsSection
      }
    }
  }
`);

export type ReportDocument = NonNullable<ResultOf<typeof ReportPageQuery>['report']>;
export type ReportEstate = NonNullable<ReportDocument['estate']>;
