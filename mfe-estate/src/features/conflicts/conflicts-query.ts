import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const ConflictsRouteQuery = graphql(`
  query ConflictsRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      distribution { problem { field message } }
      planConflicts { id topic severity title text whatToDo amount place ids shares { id name amount } }
      fiduciaryOffices {
        id instrumentId instrumentName isTrust office depth
        nominees { id personId name turn standing }
      }
    }
  }
`);

export type ConflictsEstate = NonNullable<ResultOf<typeof ConflictsRouteQuery>['estate']>;
export type Conflict = ConflictsEstate['planConflicts'][number];
export type Office = ConflictsEstate['fiduciaryOffices'][number];
