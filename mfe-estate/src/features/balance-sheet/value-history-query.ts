import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const NetWorthHistoryQuery = graphql(`
  query NetWorthHistory($estateId: ID!) {
    estate(id: $estateId) { id netWorthHistory { day amount } }
  }
`);

export const ValueHistoryQuery = graphql(`
  query ValueHistory($estateId: ID!) {
    estate(id: $estateId) {
      id
      assets { id valueHistory { amount day source until } }
      liabilities { id valueHistory { amount day source until } }
      assetAccounts { id valueHistory { amount day source until } }
    }
  }
`);

export type NetWorthPoint = NonNullable<ResultOf<typeof NetWorthHistoryQuery>['estate']>['netWorthHistory'][number];
