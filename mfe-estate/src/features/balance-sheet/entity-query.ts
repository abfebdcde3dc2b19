import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql, readFragment } from '../../gql/index.ts';
import type { BalanceSheetEstate } from './balance-sheet-query.ts';

const EntityFragment = graphql(`
  fragment EntityDialog_entity on Entity {
    id
    name
    entityType
    location
    netValue
    discountPercent
    discountSource
    shares {
      percentage
      affiliated
      outsiderName
      amount
      owner { ... on Person { id name } ... on Trust { id name } ... on Entity { id name } }
    }
    ultimateShares {
      percentage
      outsiderName
      owner { ... on Person { id name } ... on Trust { id name } ... on Entity { id name } }
    }
    assets { id name balance }
    liabilities { id name balance }
    interests { percentage amount entity { id name } }
  }
`);

const CharityFragment = graphql(`
  fragment CharityDialog_charity on Charitable { id name charitableKind uses { words } }
`);

export const CreateEntityMutation = graphql(`
  mutation CreateEntity($estateId: ID!, $version: Int!, $attributes: EntityInput!) {
    createEntity(estateId: $estateId, version: $version, attributes: $attributes) { ok entity { id } estate { id version } }
  }
`);

export const UpdateEntityMutation = graphql(`
  mutation UpdateEntity($id: ID!, $version: Int!, $attributes: EntityInput!) {
    updateEntity(id: $id, version: $version, attributes: $attributes) { ok entity { id } estate { id version } }
  }
`);

export const DeleteEntityMutation = graphql(`
  mutation DeleteEntity($id: ID!, $version: Int!) {
    deleteEntity(id: $id, version: $version) { ok estate { id version } }
  }
`);

export const RestoreEntityMutation = graphql(`
  mutation RestoreEntity($estateId: ID!, $id: ID!, $version: Int!) {
    restoreEntity(estateId: $estateId, id: $id, version: $version) { ok entity { id } estate { id version } }
  }
`);

export const CreateCharitableMutation = graphql(`
  mutation CreateCharitable($estateId: ID!, $version: Int!, $attributes: CharitableInput!) {
    createCharitable(estateId: $estateId, version: $version, attributes: $attributes) { ok charitable { id } estate { id version } }
  }
`);

export const UpdateCharitableMutation = graphql(`
  mutation UpdateCharitable($id: ID!, $version: Int!, $attributes: CharitableInput!) {
    updateCharitable(id: $id, version: $version, attributes: $attributes) { ok charitable { id } estate { id version } }
  }
`);

export const DeleteCharitableMutation = graphql(`
  mutation DeleteCharitable($id: ID!, $version: Int!) {
    deleteCharitable(id: $id, version: $version) { ok estate { id version } }
  }
`);

export const RestoreCharitableMutation = graphql(`
  mutation RestoreCharitable($estateId: ID!, $id: ID!, $version: Int!) {
    restoreCharitable(estateId: $estateId, id: $id, version: $version) { ok charitable { id } estate { id version } }
  }
`);

export type Entity = ResultOf<typeof EntityFragment>;
export type Charity = ResultOf<typeof CharityFragment>;

export const entitiesOf = ({ entities }: BalanceSheetEstate): readonly Entity[] =>
  readFragment(EntityFragment, entities);
export const charitiesOf = ({ charitables }: BalanceSheetEstate): readonly Charity[] =>
  readFragment(CharityFragment, charitables);
