import { labelOf } from '@platform/contracts/labels';
import type { LibraryNoteFacts } from '../../domain/library/library-note.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  UserLibraryNoteInput,
  UserLibraryNoteResolvers,
} from '../../schema.generated.ts';

const factsOf = ({ provisionCategoryId, noteText, ...facts }: UserLibraryNoteInput): LibraryNoteFacts => ({
  ...facts,
  category: provisionCategoryId,
  text: noteText,
});

export const libraryQueries: Pick<QueryResolvers, 'userLibraryNotes' | 'allowedOrganizationProvisions'> = {
  userLibraryNotes: (_parent, { filter, pagination }, { services }) => services.library.list(filter ?? {}, pagination),
  allowedOrganizationProvisions: (_parent, { id, ...of }, { services }) => services.library.offeredFor(id, of),
};

export const libraryMutations: Pick<
  MutationResolvers,
  'createUserLibraryNote' | 'updateUserLibraryNote' | 'deleteUserLibraryNote' | 'restoreUserLibraryNote'
> = {
  createUserLibraryNote: async (_parent, { attributes }, { services }) => ({
    ok: true,
    userLibraryNote: await services.library.create(factsOf(attributes)),
  }),
  updateUserLibraryNote: async (_parent, { id, version, attributes }, { services }) => ({
    ok: true,
    userLibraryNote: await services.library.update(id, version, factsOf(attributes)),
  }),
  deleteUserLibraryNote: async (_parent, { id, version }, { services }) => {
    await services.library.remove(id, version);
    return { ok: true, userLibraryNote: null };
  },
  restoreUserLibraryNote: async (_parent, { id }, { services }) => ({
    ok: true,
    userLibraryNote: await services.library.restore(id),
  }),
};

export const UserLibraryNote: UserLibraryNoteResolvers = {
  provisionCategory: ({ category }) => ({ id: category, text: labelOf('ProvisionCategory', category) }),
};
