import { labelOf } from '@platform/contracts/labels';
import type { Context } from '../../context.ts';
import type {
  EstateDocumentResolvers,
  MutationResolvers,
  ProvisionNoteInput,
  ProvisionNoteResolvers,
  QueryResolvers,
  TrustResolvers,
} from '../../schema.generated.ts';
import type { NoteAsked, NotesOfInstrument } from './provision.service.ts';

const askedOf = (notes: readonly ProvisionNoteInput[]): NoteAsked[] =>
  notes.map(({ id, provisionCategoryId, noteText, gstFlag, copyOfId, fromCustomId, toBeDestroyed }) => ({
    id: id ?? null,
    category: provisionCategoryId,
    text: noteText,
    gstFlag,
    copyOfId: copyOfId ?? null,
    fromCustomId: fromCustomId ?? null,
    isRemoved: toBeDestroyed ?? false,
  }));
const payload = ({ version, notes }: NotesOfInstrument) => ({ ok: true, version, provisionNotes: [...notes] });

export const provisionQueries: Pick<QueryResolvers, 'selectedProvisionsByDocument' | 'sourceNoteCopyOptions'> = {
  selectedProvisionsByDocument: async (_parent, { id }, { services }) => [...(await services.provisions.of(id))],
  sourceNoteCopyOptions: async (_parent, { id }, { services }) =>
    (await services.provisions.sourcesFor(id)).map(({ notes, id: sourceId, name, isTrust }) => ({
      id: sourceId,
      name,
      isTrust,
      provisionNotes: [...notes],
    })),
};

export const provisionMutations: Pick<MutationResolvers, 'updateProvisionNotes' | 'upsertProvisionNotes'> = {
  updateProvisionNotes: async (_parent, { id, version, notes, diagramNotes }, { services }) =>
    payload(await services.provisions.update(id, version, askedOf(notes), diagramNotes)),
  upsertProvisionNotes: async (_parent, { id, version, notes }, { services }) =>
    payload(await services.provisions.upsert(id, version, askedOf(notes))),
};

export const ProvisionNote: ProvisionNoteResolvers = {
  provisionCategory: ({ category }) => ({ id: category, text: labelOf('ProvisionCategory', category) }),
};

const notesOf = async (id: string, { loaders }: Context) => [...(await loaders.provisionNotes.load(id)).notes];
const versionOf = async (id: string, { loaders }: Context) => (await loaders.provisionNotes.load(id)).version;

export const documentProvisions: Pick<
  EstateDocumentResolvers,
  'provisionNotes' | 'provisionNotesVersion' | 'diagramNotes'
> = {
  diagramNotes: async ({ document }, _args, { loaders }) =>
    (await loaders.provisionNotes.load(document.id)).diagramNotes,
  provisionNotes: ({ document }, _args, context) => notesOf(document.id, context),
  provisionNotesVersion: ({ document }, _args, context) => versionOf(document.id, context),
};

export const trustProvisions: Pick<TrustResolvers, 'provisionNotes' | 'provisionNotesVersion'> = {
  provisionNotes: ({ trust }, _args, context) => notesOf(trust.id, context),
  provisionNotesVersion: ({ trust }, _args, context) => versionOf(trust.id, context),
};
