import type { Actor } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import {
  forbidden,
  listResult,
  newDocumentId,
  notFound,
  type Page,
  type PaginationInput,
  readPagination,
  requireAction,
} from '@platform/service-kit';
import { trustPaid } from '../../domain/disposition/designated.ts';
import { planOf } from '../../domain/disposition/plan.ts';
import { stepPlace } from '../../domain/disposition/step-id.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import {
  inLibraryOrder,
  isMeantFor,
  type LibraryNote,
  type LibraryNoteFacts,
  type LibraryNoteView,
  libraryNoteWith,
  saysAll,
} from '../../domain/library/library-note.ts';
import type { EstateTrust } from '../../domain/trust/trust.ts';
import type { FindInstrument } from '../provision/instrument.service.ts';
import type { LibraryOwner, LibraryRepository } from './library.repository.ts';

export interface LibraryServiceDeps {
  readonly notes: LibraryRepository;
  readonly findInstrument: FindInstrument;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly now: () => Date;
}
export interface LibraryFilter {
  readonly searchTerm?: string | null | undefined;
  readonly forId?: string | null | undefined;
  readonly isForOrganization?: boolean | null | undefined;
}
export interface OfferedFor {
  readonly dispositionTemplateId?: string | null | undefined;
  readonly separateTrustId?: string | null | undefined;
  readonly isGeneralNote?: boolean | null | undefined;
}
export type LibraryService = ReturnType<typeof createLibraryService>;

/** Of one account in one organization; nobody keeps more, and all of them are read for a list. */
const MOST_NOTES = 300;

/** The trust that is named, or that a named step of the instrument pays; null for neither. Throws: DomainError NOT_FOUND. */
function trustMeant(
  estate: Estate,
  id: string,
  { separateTrustId, dispositionTemplateId }: OfferedFor,
): EstateTrust | null {
  if (separateTrustId) {
    const separate = estate.trusts.find((one) => one.id === separateTrustId);
    if (!separate) throw notFound('Trust');
    return separate;
  }
  if (!dispositionTemplateId) return null;
  const { planId, at } = stepPlace(dispositionTemplateId);
  const one = planId === id ? planOf(estate, id)?.steps[at] : undefined;
  if (!one) throw notFound('Step');
  return trustPaid(estate, one.step);
}

/** Notes that people keep to write them on documents and trusts again. */
export function createLibraryService({ notes, findInstrument, actor, idempotencyKey, now }: LibraryServiceDeps) {
  const mayOffer = can(actor, 'organization:edit');
  /** Throws: DomainError FORBIDDEN for whoever has no account. */
  const owner = (): LibraryOwner => {
    const { accountId, organizationId } = actor;
    if (!accountId) throw forbidden();
    return { accountId, organizationId, mayOffer };
  };
  const seen = (note: LibraryNote): LibraryNoteView => {
    const isOwn = note.accountId === actor.accountId;
    return { ...note, isOwn, mayChange: isOwn || mayOffer };
  };
  /** Throws: DomainError FORBIDDEN, REQUIRED. */
  const checkOffered = (before: boolean, after: boolean): void => {
    if (before === after) return;
    requireAction(actor, 'organization:edit');
    if (!actor.organizationId)
      throw new DomainError('REQUIRED', 'Choose an organization to offer it to.', { field: 'isForOrganization' });
  };

  return {
    /** Throws: DomainError FORBIDDEN, NOT_FOUND. */
    async list(
      { searchTerm, forId, isForOrganization }: LibraryFilter,
      pagination: PaginationInput | null | undefined,
    ): Promise<Page<LibraryNoteView>> {
      const held = forId ? await findInstrument(forId) : null;
      const { page, perPage } = readPagination(pagination);
      const all = inLibraryOrder(await notes.list(owner())).filter(
        (note) =>
          saysAll(note, searchTerm) &&
          (!held || isMeantFor(note, held.instrument)) &&
          (isForOrganization ?? note.isForOrganization) === note.isForOrganization,
      );
      return listResult(pagination, all.slice((page - 1) * perPage, page * perPage).map(seen), all.length);
    },

    /** What the organization of its estate offers for a document or trust. Throws: DomainError NOT_FOUND. */
    async offeredFor(id: string, { isGeneralNote, ...of }: OfferedFor): Promise<LibraryNoteView[]> {
      const { estate, instrument } = await findInstrument(id);
      const separate = trustMeant(estate, id, of);
      const noted = separate ? { isTrust: true, kind: separate.kind } : instrument;
      const offered = await notes.offeredIn(estate.organizationId);
      return inLibraryOrder(offered)
        .filter((note) => isMeantFor(note, noted) && (!isGeneralNote || note.docLevel === 'GENERAL'))
        .map(seen);
    },

    /** What can be taken for an estate of that organization: one's own, and what it offers. */
    async takenFor(organizationId: string, ids: readonly string[]): Promise<LibraryNote[]> {
      const [own, offered] = await Promise.all([
        can(actor, 'library:notes') ? notes.list(owner()) : [],
        notes.offeredIn(organizationId),
      ]);
      return [...own, ...offered].filter((note) => ids.includes(note.id));
    },

    /** Throws: DomainError FORBIDDEN, TOO_MANY, REQUIRED, TOO_LONG, NOT_ONE_OF. */
    async create(facts: LibraryNoteFacts): Promise<LibraryNoteView> {
      const { accountId, organizationId } = owner();
      const own = libraryNoteWith(null, facts);
      checkOffered(false, own.isForOrganization);
      const id = newDocumentId(accountId, idempotencyKey, 'library-note');
      const at = now().toISOString();
      const whose = { accountId, organizationId, authorName: actor.name };
      const note: LibraryNote = { ...own, ...whose, id, version: 1, createdAt: at, updatedAt: at };
      const kept = (await notes.list(owner())).filter((one) => one.accountId === accountId);
      if (kept.length >= MOST_NOTES && !kept.some((one) => one.id === id))
        throw new DomainError('TOO_MANY', `A library has at most ${MOST_NOTES} notes.`);
      return seen((await notes.insert(note)).document);
    },

    /** Throws: DomainError FORBIDDEN, NOT_FOUND, STALE_VERSION, REQUIRED, TOO_LONG, NOT_ONE_OF. */
    async update(id: string, version: number, facts: LibraryNoteFacts): Promise<LibraryNoteView> {
      const known = (await notes.list(owner())).find((one) => one.id === id);
      if (!known) throw notFound('Note');
      const own = libraryNoteWith(known, facts);
      checkOffered(known.isForOrganization, own.isForOrganization);
      const set = { ...own, updatedAt: now().toISOString() };
      return seen(await notes.update(id, owner(), set, { version, idempotencyKey }));
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION. */
    remove: (id: string, version: number): Promise<LibraryNote> =>
      notes.remove(id, owner(), now().toISOString(), { version, idempotencyKey }),
    /** Throws: DomainError NOT_FOUND. */
    restore: async (id: string): Promise<LibraryNoteView> => seen(await notes.restore(id, owner(), { idempotencyKey })),
  };
}
