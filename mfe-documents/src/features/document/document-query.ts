import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

/** Whoever and whatever a document can name, with the version that a change is of. */
export const DocumentPartiesQuery = graphql(`
  query DocumentParties($estateId: ID!) {
    estate(id: $estateId) {
      id
      version
      people { id name isDeceased isCorporateTrustee }
      charitables { id name }
      trusts { id name createdUponDeath }
      assets { id name isLiability }
      estateDocuments { id name kind owner { id } }
    }
  }
`);

export const DocumentRouteQuery = graphql(`
  query DocumentRoute($id: ID!) {
    estateDocument(id: $id) {
      id
      estateId
      kind
      name
      shownStatus
      isOnFile
      isRead
      saysMore
      restates
      divisionEvent { type label person { id } }
      person { id name }
      executedAt
      modifiedAt
      situs
      locationOfOriginal
      parentId
      parentType
      standing
      replacedBy { id name }
      amendments { id name executedAt kind }
      gaps
      fiduciaries { id personName role prefix roleTitle noteBody person { id } }
      will {
        gifts { heirClass scheme amount percent takesAway asset { id name } to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }
        residue { heirClass scheme percent to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }
        instead { heirClass scheme percent to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }
        survivorshipDays
        excludedHeirs { id name }
      }
      dispositions { id description }
      dispositionsInForce { id description }
      estateUploads { id file { filename } }
      provisionNotesVersion
      diagramNotes
      provisionNotes { id text originalText gstFlag provisionCategory { id text } }
    }
  }
`);

export const CreateDocumentMutation = graphql(`
  mutation CreateEstateDocument($estateId: ID!, $version: Int!, $attributes: EstateDocumentInput!) {
    createEstateDocument(estateId: $estateId, version: $version, attributes: $attributes) {
      ok
      estateDocument { id }
      estate { id version }
    }
  }
`);

export const UpdateDocumentMutation = graphql(`
  mutation UpdateEstateDocument($id: ID!, $version: Int!, $attributes: EstateDocumentInput!) {
    updateEstateDocument(id: $id, version: $version, attributes: $attributes) {
      ok
      estateDocument { id }
      estate { id version }
    }
  }
`);

export const DeleteDocumentMutation = graphql(`
  mutation DeleteEstateDocument($id: ID!, $version: Int!) {
    deleteEstateDocument(id: $id, version: $version) { ok estate { id version } }
  }
`);

export const RestoreDocumentMutation = graphql(`
  mutation RestoreEstateDocument($estateId: ID!, $id: ID!, $version: Int!) {
    restoreEstateDocument(estateId: $estateId, id: $id, version: $version) { ok estate { id version } }
  }
`);

export const SetRemainderTrustMutation = graphql(`
  mutation SetPouroverWillRemainderTrust($id: ID!, $version: Int!, $trustId: ID!) {
    setPouroverWillRemainderTrust(id: $id, version: $version, trustId: $trustId) { ok estate { id version } }
  }
`);

export type Parties = NonNullable<ResultOf<typeof DocumentPartiesQuery>['estate']>;
export type Details = NonNullable<ResultOf<typeof DocumentRouteQuery>['estateDocument']>;
export type Will = NonNullable<Details['will']>;
export type Share = Will['residue'][number];
type Party = NonNullable<Share['to']>;

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
