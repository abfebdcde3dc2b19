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
  query BalanceSheetRoute($estateId: ID!, $mode: BalanceSheetMode, $hideEmptyColumns: Boolean, $first: Int) {
    estate(id: $estateId) {
      id
      version
      displayName
      people { id name isClient isSpouse isDeceased }
      trusts { id name createdUponDeath }
      charitables { id name ...CharityDialog_charity }
      entities { id name ...EntityDialog_entity }
      hideEmptyColumnsBalanceSheet
      assetAccounts { ...AccountDialog_assetAccount }
    }
    balanceSheetTable(estateId: $estateId, mode: $mode, hideEmptyColumns: $hideEmptyColumns) {
      asOf
      holdingCount
      staleCount
      total
      totals
      columns { id label inTaxableEstate }
      groups {
        label
        subtotal
        subtotals
        rowCount
        rows(first: $first) { id label part detail isLiability isStale valuationDate cells total }
      }
    }
  }
`);

/** What forms ask of holdings: all of those that are named, and of what may secure a debt or be in an account its name. */
export const HoldingFormsQuery = graphql(`
  query HoldingForms($estateId: ID!, $ids: [ID!]!, $withProperty: Boolean!) {
    estate(id: $estateId) {
      id
      version
      assets(ids: $ids) { ...HoldingDialog_asset }
      liabilities(ids: $ids) { ...HoldingDialog_asset }
      property: assets @include(if: $withProperty) {
        id
        name
        owners { percent owner { ... on Person { id } ... on Trust { id } ... on Charitable { id } ... on Entity { id } } }
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

/** What forms of holdings know of them, in one version of the estate. */
export type HoldingForms = NonNullable<ResultOf<typeof HoldingFormsQuery>['estate']>;

/** The estate of the page with the holdings that a form is of. */
export type FormsEstate = BalanceSheetEstate & HoldingForms;

/** Of those that the forms asked for: what is owned, then what is owed. */
export const holdingsOf = ({ assets, liabilities }: HoldingForms): readonly Holding[] =>
  readFragment(HoldingFragment, [...assets, ...liabilities]);

export interface EstateReload<Loaded extends BalanceSheetEstate = BalanceSheetEstate> {
  readonly estate: Loaded;
  /** The estate as it is saved now. */
  readonly reload: () => Promise<Loaded | null>;
}
/** For forms of holdings: `WithHoldings` gives it. */
export type FormsReload = EstateReload<FormsEstate>;
