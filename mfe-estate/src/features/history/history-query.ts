import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const HistoryRouteQuery = graphql(`
  query HistoryRoute($estateId: ID!, $pagination: PaginationInput) {
    estate(id: $estateId) { id version displayName }
    estateHistory(estateId: $estateId, pagination: $pagination) {
      collection {
        id
        at
        actorName
        supportName
        leftOut
        canUndo
        things { part thingId name action fields { field label before after } }
      }
      metadata { totalPages totalCount currentPage limitValue }
    }
  }
`);
export const UndoChangeMutation = graphql(`
  mutation UndoEstateChange($id: ID!, $version: Int!) {
    undoEstateChange(id: $id, version: $version) { ok estate { id version } }
  }
`);

export type HistoryAnswer = ResultOf<typeof HistoryRouteQuery>;
export type Change = HistoryAnswer['estateHistory']['collection'][number];
export type ChangedThing = Change['things'][number];
