import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const EdgeWorkingsQuery = graphql(`
  query EdgeWorkings($estateId: ID!, $edgeId: ID!, $input: DistributionInput) {
    estate(id: $estateId) {
      id
      edgeWorkings(edgeId: $edgeId, input: $input) {
        id
        amount
        clause
        workings {
          label amount certainty
          lines { depth label amount value formula rule }
          authority { cite title }
        }
      }
    }
  }
`);

export type EdgeWorking = NonNullable<ResultOf<typeof EdgeWorkingsQuery>['estate']>['edgeWorkings'][number];
