import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const TrustsRouteQuery = graphql(`
  query TrustsRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      displayName
      trusts {
        id
        name
        kind
        situs
        gstStatus
        inclusionRatio
        insideEstate
        createdUponDeath
        netWorth
        benefitAtDeath
        executedAt
        settlors { id name }
        beneficiaries { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } }
        fiduciaries { id personName roleTitle displayOrder }
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
