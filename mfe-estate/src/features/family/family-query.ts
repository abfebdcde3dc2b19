import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const FamilyRouteQuery = graphql(`
  query FamilyRoute($estateId: ID!) {
    nodePositions(estateId: $estateId) { id x y }
    estate(id: $estateId) {
      id
      version
      displayName
      people {
        id
        name
        firstName
        lastName
        photoUrl
        photoVersion
        birthDate
        deathDate
        state
        preferredName
        country
        citizenship
        gender
        bio
        isSpecialNeeds
        isDisabled
        gifts { id givenOn year amount recipient gstExemptionUsed giftTaxPaid }
        isGiftHistorySure
        remainingFederalExemption
        remainingStateExemption
        lifeExpectancy
        isLawOfResidenceHeld
        federalExemptionUsed
        stateExemptionUsed
        gstExemptionUsed
        federalDsue
        federalDsueUsed
        earlierDsueUsed
        earlierEstates { diedOn value taxableEstate federalTax }
        federalDsueSource
        hawaiiStateDsueRemaining
        marylandStateDsueRemaining
        ageInYears
        isDeceased
        isMinor
        isClient
        isSpouse
        isCorporateTrustee
        fromPriorRelationship
        clientRelationship
        parents { id name }
        ties { id role other { id } }
      }
      familyTree { g1 { id } g2 { id } g3 { id } other { id } }
      relations { id kind from { id } to { id } }
      parentQuestions { id child { id name firstName } parent { id name firstName } other { id name firstName } }
      trusts { id name beneficiaries { __typename ... on Person { id } } }
      fiduciaries { id person { id } roleTitle namedIn displayOrder }
      distribution {
        problem { code field message }
        flow {
          nodes { id column label amount entityId }
          edges { id from to amount }
        }
      }
    }
  }
`);

export type FamilyEstate = NonNullable<ResultOf<typeof FamilyRouteQuery>['estate']>;
/** Where somebody has put cards of the tree. */
export type FamilyPlaces = ResultOf<typeof FamilyRouteQuery>['nodePositions'];
export type FamilyPerson = FamilyEstate['people'][number];
