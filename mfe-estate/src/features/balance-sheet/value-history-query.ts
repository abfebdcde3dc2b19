import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const NetWorthHistoryQuery = graphql(`
  query NetWorthHistory($estateId: ID!) {
    estate(id: $estateId) { id netWorthHistory { day amount } }
  }
`);

export const ValueHistoryQuery = graphql(`
  query ValueHistory($estateId: ID!, $ids: [ID!]!) {
    estate(id: $estateId) {
      id
      assets(ids: $ids) { id valueHistory { amount day source until } }
      liabilities(ids: $ids) { id valueHistory { amount day source until } }
      assetAccounts { id valueHistory { amount day source until } }
    }
  }
`);

export type NetWorthPoint = NonNullable<ResultOf<typeof NetWorthHistoryQuery>['estate']>['netWorthHistory'][number];
