import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const TrustsRouteQuery = graphql(`
  query TrustsRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      version
      displayName
      people { id name isClient isSpouse isDeceased isCorporateTrustee }
      charitables { id name }
      estateDocuments { id name }
      trusts {
        id
        name
        kind
        situs
        gstStatus
        inclusionRatio
        qtipElection
        powersOfAppointment { kind person { id name } }
        isQdot
        isReverseQtip
        lateAllocations { allocatedOn exemption value }
        insideEstate
        createdUponDeath
        netWorth
        benefitAtDeath
        executedAt
        fundedAt
        modifiedAt
        isDiscretionary
        terminated
        isNonConverging
        staysApart
        mayConverge
        syntheticTrusts { id }
        amendments { id name executedAt standing restates }
        actingFiduciaries { id personName roleTitle displayOrder }
        revokedBy { id name }
        trustTerm {
          termLength
          useLifeExpectancy
          lifeExpectancyPerson { id name }
          annuityPayment
          payoutType
          annualIncrease
          lastPayment
          payoutRate
          growthRate
          incomeTax
          trustTermBeneficiaries { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } }
          lifecycleEvents { eventType eventTimestamp eventData { id name } }
          tableRows { year beginningBalance annuityPayment influxGrowth endingBalance incomeTaxPaid }
        }
        settlors { id name }
        beneficiaries { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } }
        lifetimeBeneficiaries { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } }
        fiduciaries { id personName role designation roleTitle displayOrder person { id } }
        provisionNotes { id text provisionCategory { text } }
        saysMore
        remainder { on person { id } shares { percent to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } } }
        dispositions {
          id
          when
          kind
          description
          amount
          percent
          abstractionId
          recipients { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } }
        }
      }
    }
  }
`);

export const CreateTrustMutation = graphql(`
  mutation CreateTrust($estateId: ID!, $version: Int!, $attributes: TrustInput!) {
    createTrust(estateId: $estateId, version: $version, attributes: $attributes) { ok trust { id } estate { id version } }
  }
`);

export const UpdateTrustMutation = graphql(`
  mutation UpdateTrust($id: ID!, $version: Int!, $attributes: TrustInput!) {
    updateTrust(id: $id, version: $version, attributes: $attributes) { ok trust { id } estate { id version } }
  }
`);

export const DivergeSubtrustsMutation = graphql(`
  mutation DivergeSubtrusts($id: ID!, $version: Int!) {
    divergeSubtrusts(id: $id, version: $version) { ok trust { id } estate { id version } }
  }
`);

export const ConvergeSubtrustsMutation = graphql(`
  mutation ConvergeSubtrusts($id: ID!, $version: Int!) {
    convergeSubtrusts(id: $id, version: $version) { ok trust { id } estate { id version } }
  }
`);

export const DeleteTrustMutation = graphql(`
  mutation DeleteTrust($id: ID!, $version: Int!) {
    deleteTrust(id: $id, version: $version) { ok estate { id version } }
  }
`);

export const RestoreTrustMutation = graphql(`
  mutation RestoreTrust($estateId: ID!, $id: ID!, $version: Int!) {
    restoreTrust(estateId: $estateId, id: $id, version: $version) { ok trust { id } estate { id version } }
  }
`);

export type TrustsEstate = NonNullable<ResultOf<typeof TrustsRouteQuery>['estate']>;
export type TrustDetails = TrustsEstate['trusts'][number];
export type Party = TrustDetails['beneficiaries'][number];

/** Name of a person, a trust, a charity or an entity. */
export function partyName(party: Party): string {
  switch (party.__typename) {
    case 'Person':
      return party.personName;
    case 'Trust':
      return party.trustName;
    case 'Charitable':
      return party.charityName;
    case 'Entity':
      return party.entityName;
  }
}

export interface TrustsReload {
  readonly estate: TrustsEstate;
  /** The estate as it is saved now. */
  readonly reload: () => Promise<TrustsEstate | null>;
}
