import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const BalanceSheetRouteQuery = graphql(`
  query BalanceSheetRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      version
      displayName
      people { id name isClient isSpouse isDeceased }
      trusts { id name createdUponDeath }
      assets { id name assetType balance valuationDate isStale }
      balanceSheet {
        asOf
        total
        totals
        columns { id label inTaxableEstate }
        groups {
          label
          subtotal
          subtotals
          rows { id label detail isLiability isStale valuationDate cells total }
        }
      }
    }
  }
`);

export const UpdateAssetMutation = graphql(`
  mutation UpdateAsset($id: ID!, $version: Int!, $attributes: AssetInput!) {
    updateAsset(id: $id, version: $version, attributes: $attributes) {
      ok
      asset { id balance valuationDate isStale }
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

export type BalanceSheetEstate = NonNullable<ResultOf<typeof BalanceSheetRouteQuery>['estate']>;
export type BalanceSheet = BalanceSheetEstate['balanceSheet'];
export type SheetGroup = BalanceSheet['groups'][number];
export type SheetRow = SheetGroup['rows'][number];
export type Holding = BalanceSheetEstate['assets'][number];

export interface EstateReload {
  readonly estate: BalanceSheetEstate;
  /** The estate as it is saved now. */
  readonly reload: () => Promise<BalanceSheetEstate | null>;
}
