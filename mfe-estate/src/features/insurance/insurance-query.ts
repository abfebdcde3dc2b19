import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const InsuranceRouteQuery = graphql(`
  query InsuranceRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      version
      displayName
      people { id name isDeceased isCorporateTrustee }
      trusts { id name }
      charitables { id name }
      entities { id }
      personOptions(kinds: [JointOwner, Owner]) { id kind name }
      lifeInsuranceSummary {
        count
        benefit
        cashValue
        premiumPerYear
        premiumsUnknown
        inTaxableEstates { personId personName amount }
        insideTotal
        outsideTotal
        unknownTotal
        asOf
      }
      lifeInsurances {
        id
        name
        insured { id name }
        secondaryInsured { id name }
        owner {
          __typename
          ... on Person { id personName: name }
          ... on JointOwner { id jointName: name }
          ... on Trust { id trustName: name }
          ... on Entity { id entityName: name }
        }
        policyKind
        policyLength
        policyRating
        policyInformation
        policyNumber
        carrier
        premium
        premiumFrequency
        premiumPerYear
        netDeathBenefit
        csv
        csvAsOf
        isStale
        issueDate
        lastReviewed
        taxBasis
        transferredOn
        transferor { id name }
        beneficiaries {
          percent
          kind
          perStirpes
          assigneeSubtype
          assignee {
            __typename
            ... on Person { id personName: name }
            ... on Trust { id trustName: name }
            ... on Charitable { id charityName: name }
            ... on Entity { id entityName: name }
          }
        }
        standings { amount isBenefit inTaxableEstate personName why cite endsOn }
        notes
      }
    }
  }
`);

export const CreateLifeInsuranceMutation = graphql(`
  mutation CreateLifeInsurance($estateId: ID!, $version: Int!, $attributes: LifeInsuranceInput!) {
    createLifeInsurance(estateId: $estateId, version: $version, attributes: $attributes) {
      ok
      lifeInsurance { id }
      estate { id version }
    }
  }
`);

export const UpdateLifeInsuranceMutation = graphql(`
  mutation UpdateLifeInsurance($id: ID!, $version: Int!, $attributes: LifeInsuranceInput!) {
    updateLifeInsurance(id: $id, version: $version, attributes: $attributes) {
      ok
      lifeInsurance { id }
      estate { id version }
    }
  }
`);

export const DeleteLifeInsuranceMutation = graphql(`
  mutation DeleteLifeInsurance($id: ID!, $version: Int!) {
    deleteLifeInsurance(id: $id, version: $version) { ok estate { id version } }
  }
`);

export const RestorePolicyMutation = graphql(`
  mutation RestorePolicy($estateId: ID!, $id: ID!, $version: Int!) {
    restoreAsset(estateId: $estateId, id: $id, version: $version) { ok estate { id version } }
  }
`);

export type InsuranceEstate = NonNullable<ResultOf<typeof InsuranceRouteQuery>['estate']>;
export type Policy = InsuranceEstate['lifeInsurances'][number];

/** Name of an owner or a beneficiary, whatever it is. */
export function partyName(party: NonNullable<Policy['owner']> | Policy['beneficiaries'][number]['assignee']): string {
  switch (party.__typename) {
    case 'Person':
      return party.personName;
    case 'JointOwner':
      return party.jointName;
    case 'Trust':
      return party.trustName;
    case 'Entity':
      return party.entityName;
    default:
      return party.charityName;
  }
}

export interface InsuranceReload {
  readonly estate: InsuranceEstate;
  /** The estate as it is saved now. */
  readonly reload: () => Promise<InsuranceEstate | null>;
}
