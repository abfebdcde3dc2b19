import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const TrustNotesQuery = graphql(`
  query TrustNotesRoute($id: ID!) {
    trust(id: $id) {
      id
      estateId
      name
      provisionNotesVersion
      provisionNotes { id text originalText gstFlag provisionCategory { id text } }
    }
  }
`);

export const NoteSourcesQuery = graphql(`
  query NoteSources($id: ID!) {
    sourceNoteCopyOptions(id: $id) {
      id
      name
      isTrust
      provisionNotes { id text gstFlag provisionCategory { id text } }
    }
  }
`);

export const LibraryNotesQuery = graphql(`
  query LibraryNotes($id: ID!) {
    userLibraryNotes(filter: { forId: $id }, pagination: { perPage: -1 }) {
      collection { id text isOwn provisionCategory { id text } }
    }
  }
`);

export const OfferedNotesQuery = graphql(`
  query OfferedNotes($id: ID!) {
    allowedOrganizationProvisions(id: $id) { id text isOwn provisionCategory { id text } }
  }
`);

export const UpsertNotesMutation = graphql(`
  mutation UpsertProvisionNotes($id: ID!, $version: Int!, $notes: [ProvisionNoteInput!]!) {
    upsertProvisionNotes(id: $id, version: $version, notes: $notes) { ok version provisionNotes { id } }
  }
`);

export const WriteDiagramNoteMutation = graphql(`
  mutation WriteDiagramNote($id: ID!, $version: Int!, $diagramNotes: String) {
    updateProvisionNotes(id: $id, version: $version, notes: [], diagramNotes: $diagramNotes) { ok version }
  }
`);

export const UpdateNotesMutation = graphql(`
  mutation UpdateProvisionNotes($id: ID!, $version: Int!, $notes: [ProvisionNoteInput!]!) {
    updateProvisionNotes(id: $id, version: $version, notes: $notes) { ok version provisionNotes { id } }
  }
`);

type Noted = NonNullable<ResultOf<typeof TrustNotesQuery>['trust']>;
export type Note = Noted['provisionNotes'][number];

/** A document or trust with the notes on it. */
export type Instrument = Pick<Noted, 'id' | 'name' | 'provisionNotesVersion' | 'provisionNotes'>;

export interface NotesReload {
  readonly instrument: Instrument;
  /** As it is saved now; null when it is gone. */
  readonly reload: () => Promise<Instrument | null>;
}
