import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql, readFragment } from '../../gql/index.ts';

const HoldingFragment = graphql(`
  fragment HoldingDialog_asset on Asset {
    id
    name
    assetType
    isLiability
    balance
    valuationDate
    valuationSource
    state
    titling
    discountPercent
    use
    isLifeEstate
    costBasis
    acquisitionDate
    custodian
    realEstateType
    retirementAccountType
    owners { percent owner { ... on Person { id } ... on Trust { id } ... on Charitable { id } ... on Entity { id } } }
    contributions { percent owner { ... on Person { id } ... on Trust { id } ... on Charitable { id } ... on Entity { id } } }
    beneficiaries { percent tier perStirpes to { ... on Person { id } ... on Trust { id } ... on Charitable { id } ... on Entity { id } } }
    securedBy { id }
    interestRate
    lengthOfTerm
    paymentAmount
    paymentTerms
    paymentType
  }
`);

export const BalanceSheetRouteQuery = graphql(`
  query BalanceSheetRoute($estateId: ID!, $mode: BalanceSheetMode, $hideEmptyColumns: Boolean) {
    estate(id: $estateId) {
      id
      version
      displayName
      people { id name isClient isSpouse isDeceased }
      trusts { id name createdUponDeath }
      charitables { id name ...CharityDialog_charity }
      entities { id name ...EntityDialog_entity }
      assets { ...HoldingDialog_asset }
      liabilities { ...HoldingDialog_asset }
      hideEmptyColumnsBalanceSheet
      assetAccounts { ...AccountDialog_assetAccount }
    }
    balanceSheetTable(estateId: $estateId, mode: $mode, hideEmptyColumns: $hideEmptyColumns) {
      asOf
      total
      totals
      columns { id label inTaxableEstate }
      groups {
        label
        subtotal
        subtotals
        rows { id label part detail isLiability isStale valuationDate cells total }
      }
    }
  }
`);

export const UpdateAssetMutation = graphql(`
  mutation UpdateAsset($id: ID!, $version: Int!, $attributes: AssetInput!) {
    updateAsset(id: $id, version: $version, attributes: $attributes) {
      ok
      asset { id name balance valuationDate isStale }
      estate { id version }
    }
  }
`);

export const CreateAssetMutation = graphql(`
  mutation CreateAsset($estateId: ID!, $version: Int!, $attributes: AssetInput!) {
    createAsset(estateId: $estateId, version: $version, attributes: $attributes) {
      ok
      asset { id name }
      estate { id version }
    }
  }
`);

export const DeleteAssetMutation = graphql(`
  mutation DeleteAsset($id: ID!, $version: Int!) {
    deleteAsset(id: $id, version: $version) { ok estate { id version } }
  }
`);

export const SplitAssetMutation = graphql(`
  mutation SplitAsset($id: ID!, $version: Int!, $parts: [AssetPartInput!]!) {
    splitAsset(id: $id, version: $version, parts: $parts) { ok assets { id name } estate { id version } }
  }
`);

export const RestoreAssetMutation = graphql(`
  mutation RestoreAsset($estateId: ID!, $id: ID!, $version: Int!) {
    restoreAsset(estateId: $estateId, id: $id, version: $version) { ok asset { id name } estate { id version } }
  }
`);

export type BalanceSheetEstate = NonNullable<ResultOf<typeof BalanceSheetRouteQuery>['estate']>;
export type BalanceSheet = NonNullable<ResultOf<typeof BalanceSheetRouteQuery>['balanceSheetTable']>;
export type SheetGroup = BalanceSheet['groups'][number];
export type SheetRow = SheetGroup['rows'][number];
export type Holding = ResultOf<typeof HoldingFragment>;

/** What is owned, then what is owed. */
export const holdingsOf = ({ assets, liabilities }: BalanceSheetEstate): readonly Holding[] =>
  readFragment(HoldingFragment, [...assets, ...liabilities]);

export interface EstateReload {
  readonly estate: BalanceSheetEstate;
  /** The estate as it is saved now. */
  readonly reload: () => Promise<BalanceSheetEstate | null>;
}
