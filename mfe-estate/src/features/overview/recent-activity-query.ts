import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const RecentActivityQuery = graphql(`
  query RecentActivity($estateId: ID!) {
    estateHistory(estateId: $estateId, pagination: { page: 1, perPage: 5 }) {
      collection {
        id
        at
        actorName
        supportName
        leftOut
        things { part thingId name action fields { field label } }
      }
    }
  }
`);

export type RecentChange = ResultOf<typeof RecentActivityQuery>['estateHistory']['collection'][number];
