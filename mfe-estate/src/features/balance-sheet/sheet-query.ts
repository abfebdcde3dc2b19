import { graphql } from '../../gql/index.ts';

export const UpdateBalanceSheetOrderMutation = graphql(`
  mutation UpdateBalanceSheetOrder($estateId: ID!, $version: Int!, $ids: [ID!]!) {
    updateBalanceSheetOrder(estateId: $estateId, version: $version, ids: $ids) { errors estate { id version } }
  }
`);

export const ToggleEmptyColumnsMutation = graphql(`
  mutation ToggleBalanceSheetEmptyColumns($estateId: ID!, $hide: Boolean) {
    toggleBalanceSheetEmptyColumns(estateId: $estateId, hide: $hide) {
      ok
      estate { id version hideEmptyColumnsBalanceSheet }
    }
  }
`);

export const BulkUpdateAssetsMutation = graphql(`
  mutation BulkUpdateAssets($estateId: ID!, $version: Int!, $changes: [AssetChangeInput!]!) {
    bulkUpdateAssets(estateId: $estateId, version: $version, changes: $changes) { ok estate { id version } }
  }
`);

export const BulkDeleteAssetsMutation = graphql(`
  mutation BulkDeleteAssets($estateId: ID!, $version: Int!, $ids: [ID!]!) {
    bulkDeleteAssets(estateId: $estateId, version: $version, ids: $ids) { ok estate { id version } }
  }
`);

export const BulkRestoreAssetsMutation = graphql(`
  mutation BulkRestoreAssets($estateId: ID!, $version: Int!, $ids: [ID!]!) {
    bulkRestoreAssets(estateId: $estateId, version: $version, ids: $ids) { ok estate { id version } }
  }
`);
