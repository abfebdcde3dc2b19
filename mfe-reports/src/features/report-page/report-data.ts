import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

/** Everything a report prints, in one query, so that all its figures are of one moment. */
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
        city
        clientState
        organization { id name }
        people { id name isClient isSpouse isDeceased ageInYears state birthDate deathDate clientRelationship gstExemptionUsed }
        familyTree { g1 { ...ReportPerson } g2 { ...ReportPerson } g3 { ...ReportPerson } other { ...ReportPerson } }
        fiduciaries { id personName roleTitle namedIn displayOrder }
        balanceSheet {
          asOf
          columns { id label inTaxableEstate }
          groups { label subtotals subtotal rows { id label detail isLiability isStale valuationDate cells total } }
          totals
          total
        }
        netWorthReceipt { asOf total outsideTotal unknownTotal outside { label amount note } byType { label amount } groups { label subtotalLabel subtotal lines { label amount note } } }
        trusts { id name kind gstStatus inclusionRatio situs executedAt createdUponDeath insideEstate netWorth benefitAtDeath fiduciaries { id personName roleTitle } dispositions { id when description } }
        lifeInsurances { id name carrier policyNumber insured { id name } owner { ... on Person { id name } ... on Trust { id name } ... on Entity { id name } ... on JointOwner { id name } } netDeathBenefit csv premiumPerYear standings { amount isBenefit inTaxableEstate why cite } beneficiaries { assignee { ... on Person { id name } ... on Trust { id name } ... on Charitable { id name } ... on Entity { id name } } percent kind } }
        lifeInsuranceSummary { count benefit cashValue premiumPerYear premiumsUnknown insideTotal outsideTotal unknownTotal asOf }
        customOpportunities { title description whyItsImportant whatToDo isHidden }
        financialMilestones { id kind milestone description year }
        cashFlow(startYear: $fromYear, endYear: $toYear) { rows { id } years { year income expenses incomeTax net netSoFar } }
        financialTeamMembers { id name role company emailAddress phoneNumber }
        estateDocuments { id kind name executedAt situs isOnFile standing owner { id name } }
        distribution {
          law
          problem { code message }
          deaths { death decedentName on gross marital charitable deductions taxable exclusionUsed dsuePorted tax }
          transfers { death fromName toName amount reason explanation }
          taxes {
            id death jurisdictionName kind amount sentence
            borneBy { id name amount }
            working { label amount lines { depth label amount value formula rule } authority { cite title } }
          }
          finalHoldings { holderId holderName holderType total }
          warnings { code message amount }
          totals { everything family charity state tax federalTax stateTax taxPercent }
          flow {
            columns { id title subtitle totals { label amount } }
            nodes { id column kind label amount detail outsideEstate }
            edges { id from to amount kind insurance conditional }
          }
        }
      }
    }
  }
  fragment ReportPerson on Person { id name ageInYears state isDeceased clientRelationship birthDate deathDate }
`);

export type ReportDocument = NonNullable<ResultOf<typeof ReportPageQuery>['report']>;
export type ReportEstate = NonNullable<ReportDocument['estate']>;
