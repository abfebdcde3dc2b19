import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const OverviewConflictsQuery = graphql(`
  query OverviewConflicts($estateId: ID!) {
    estate(id: $estateId) {
      id
      ...Compared
      planConflicts { id severity title text setAside { id isCurrent } }
    }
  }
`);

export type ComparedEstate = NonNullable<ResultOf<typeof OverviewConflictsQuery>['estate']>;
