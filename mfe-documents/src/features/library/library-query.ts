import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const LibraryQuery = graphql(`
  query NotesLibraryRoute($filter: UserLibraryNoteFilterInput, $pagination: PaginationInput) {
    userLibraryNotes(filter: $filter, pagination: $pagination) {
      collection {
        id
        version
        text
        gstFlag
        docLevel
        docType
        isForOrganization
        isOwn
        mayChange
        authorName
        provisionCategory { id text }
      }
      metadata { totalCount }
    }
  }
`);
export const CreateLibraryNoteMutation = graphql(`
  mutation CreateUserLibraryNote($attributes: UserLibraryNoteInput!) {
    createUserLibraryNote(attributes: $attributes) { ok userLibraryNote { id version } }
  }
`);
export const UpdateLibraryNoteMutation = graphql(`
  mutation UpdateUserLibraryNote($id: ID!, $version: Int!, $attributes: UserLibraryNoteInput!) {
    updateUserLibraryNote(id: $id, version: $version, attributes: $attributes) { ok userLibraryNote { id version } }
  }
`);
export const DeleteLibraryNoteMutation = graphql(`
  mutation DeleteUserLibraryNote($id: ID!, $version: Int!) { deleteUserLibraryNote(id: $id, version: $version) { ok } }
`);
export const RestoreLibraryNoteMutation = graphql(`
  mutation RestoreUserLibraryNote($id: ID!) { restoreUserLibraryNote(id: $id) { ok } }
`);

export type LibraryNote = ResultOf<typeof LibraryQuery>['userLibraryNotes']['collection'][number];
