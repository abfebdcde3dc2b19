import { type ChangeResult, changeAggregate, createAggregate, notFound } from '@platform/service-kit';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { LibraryNote, LibraryNoteOwn } from '../../domain/library/library-note.ts';
import type { LibraryNoteRecord } from './library.model.ts';

/** Whose library it is: an account in the organization that it acts in. */
export interface LibraryOwner {
  readonly accountId: string;
  readonly organizationId: string | null;
  /** Whether the account may change what the organization offers. */
  readonly mayOffer: boolean;
}
type Write = { readonly version?: number; readonly idempotencyKey: string | null };

const toNote = ({ _id, deletedAt: _at, ...note }: LibraryNoteRecord): LibraryNote => ({ ...note, id: _id });
/** What an organization offers; nothing where somebody acts in none. */
const offered = (organizationId: string | null) => ({
  isForOrganization: true,
  $and: [{ organizationId }, { organizationId: { $ne: null } }],
});

/** Every reading and writing is of one's own, or of what one's organization offers. */
export function createLibraryRepository(model: Model<LibraryNoteRecord>) {
  const find = async (filter: object): Promise<LibraryNote[]> =>
    (
      await model
        .find({ $and: [{ deletedAt: null }, filter] } as QueryFilter<LibraryNoteRecord>)
        .lean<LibraryNoteRecord[]>()
    ).map(toNote);
  const own = ({ accountId, organizationId }: LibraryOwner) => ({ accountId, organizationId });
  const changeable = (owner: LibraryOwner) => ({
    $or: [own(owner), ...(owner.mayOffer ? [offered(owner.organizationId)] : [])],
  });

  async function change(
    id: string,
    owner: LibraryOwner,
    update: UpdateQuery<LibraryNoteRecord>,
    { version, idempotencyKey }: Write,
    only: object,
  ): Promise<LibraryNote> {
    const { outcome, document } = await changeAggregate(model, {
      id,
      scope: changeable(owner),
      ...(version !== undefined && { version }),
      only: only as QueryFilter<LibraryNoteRecord>,
      update,
      idempotencyKey,
    });
    if (outcome === 'refused') throw notFound('Note');
    return toNote(document);
  }

  return {
    /** One's own, and what the organization offers. */
    list: (owner: LibraryOwner): Promise<LibraryNote[]> => find({ $or: [own(owner), offered(owner.organizationId)] }),
    offeredIn: (organizationId: string): Promise<LibraryNote[]> => find(offered(organizationId)),
    async insert({ id, ...note }: LibraryNote): Promise<ChangeResult<LibraryNote>> {
      const { outcome, document } = await createAggregate(model, { ...note, _id: id });
      return { outcome, document: toNote(document) };
    },
    /** Throws: DomainError NOT_FOUND, STALE_VERSION. */
    update: (id: string, owner: LibraryOwner, set: LibraryNoteOwn & { updatedAt: string }, write: Write) =>
      change(id, owner, { $set: set }, write, { deletedAt: null }),
    /** Throws: DomainError NOT_FOUND, STALE_VERSION. */
    remove: (id: string, owner: LibraryOwner, at: string, write: Write) =>
      change(id, owner, { $set: { deletedAt: at } }, write, { deletedAt: null }),
    /** Throws: DomainError NOT_FOUND. */
    restore: (id: string, owner: LibraryOwner, write: Write) =>
      change(id, owner, { $unset: { deletedAt: '' } }, write, { deletedAt: { $ne: null } }),
  };
}
export type LibraryRepository = ReturnType<typeof createLibraryRepository>;
