import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const OverviewRouteQuery = graphql(`
  query OverviewRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      version
      displayName
      clientState
      city
      assumptions { portabilityElected expensesPercent growthBetweenDeathsPercent }
      maritalStatus
      childrenCount
      hasUnassignedAssets
      hasUnassociatedDocuments
      abstractionTokensNeeded
      assumedPouroverWill
      assumedPouroverWills { person { id name } trust { id name } }
      hasZeroAssetsOrAccounts
      people { id firstName name isClient isSpouse isDeceased ageInYears clientRelationship }
      assets { id name isStale valuationDate }
      fiduciaries { id personName role designation namedIn displayOrder }
      lifeInsuranceSummary { outsideTotal }
      netWorthReceipt {
        asOf
        total
        outsideTotal
        outside { label amount note }
        unknownTotal
        unknown { label amount note }
        byType { label amount }
        groups { label subtotalLabel subtotal lines { label amount note } }
      }
      distribution {
        problem { code field message }
        warnings { code message amount ids }
        deaths { death decedentId decedentName on working { label amount lines { depth label amount value rule } authority { cite title } } }
        taxes { id death jurisdictionName kind amount working { authority { cite title } } }
        finalHoldings { holderId holderName holderType outright inTrust isNobodys }
        totals { family tax claims state nobodys taxPercent }
      }
    }
    documents(association: { estateId: $estateId }, pagination: { page: 1, perPage: 8 }) {
      collection { id name executedAt status shownStatus isTrust ownerName }
      metadata { totalCount }
    }
  }
`);

type Overview = ResultOf<typeof OverviewRouteQuery>;
export type OverviewEstate = NonNullable<Overview['estate']>;
export type OverviewDocument = Overview['documents'];
