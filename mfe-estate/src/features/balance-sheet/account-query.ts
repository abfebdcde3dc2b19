import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql, readFragment } from '../../gql/index.ts';
import type { BalanceSheetEstate } from './balance-sheet-query.ts';

const AccountFragment = graphql(`
  fragment AccountDialog_assetAccount on AssetAccount {
    id
    name
    kind
    status
    balance
    balanceType
    valuationDate
    valuationSource
    custodian
    titling
    todOrPod
    retirementAccountType
    minorAccountType
    educationSavingsType
    ageOfMajority
    owners { percent owner { ... on Person { id } ... on Trust { id } ... on Charitable { id } ... on Entity { id } } }
    designations {
      percent
      tier
      perStirpes
      to { ... on Person { id } ... on Trust { id } ... on Charitable { id } ... on Entity { id } }
    }
    assetProportions { percent asset { id } }
  }
`);
export type Account = ResultOf<typeof AccountFragment>;

export const accountsOf = ({ assetAccounts }: BalanceSheetEstate): readonly Account[] =>
  readFragment(AccountFragment, assetAccounts);

export const CreateAccountMutation = graphql(`
  mutation CreateAssetAccount($estateId: ID!, $version: Int!, $attributes: AssetAccountInput!) {
    createAssetAccount(estateId: $estateId, version: $version, attributes: $attributes) { ok estate { id version } }
  }
`);

export const UpdateAccountMutation = graphql(`
  mutation UpdateAssetAccount($id: ID!, $version: Int!, $attributes: AssetAccountInput!) {
    updateAssetAccount(id: $id, version: $version, attributes: $attributes) { ok estate { id version } }
  }
`);

export const DeleteAccountMutation = graphql(`
  mutation DeleteAssetAccount($id: ID!, $version: Int!) {
    deleteAssetAccount(id: $id, version: $version) { ok estate { id version } }
  }
`);
