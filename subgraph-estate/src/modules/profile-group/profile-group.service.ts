import type { Actor } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import {
  derivedId,
  forbidden,
  listPage,
  listResult,
  newDocumentId,
  notFound,
  type Page,
  type PaginationInput,
} from '@platform/service-kit';
import {
  checkMembers,
  type EstateGrouping,
  groupName,
  MOST_AT_ONCE,
  MOST_GROUPS,
  type ProfileGroup,
} from '../../domain/profile-group/profile-group.ts';
import type { EstateListService } from '../estate/estate-list.service.ts';
import type { GroupQuery, ProfileGroupRepository } from './profile-group.repository.ts';

export interface ProfileGroupDeps {
  readonly groups: ProfileGroupRepository;
  readonly lists: Pick<EstateListService, 'byIds' | 'countOf' | 'thereOf'>;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly now: () => Date;
}

export type ProfileGroupService = ReturnType<typeof createProfileGroupService>;

/** Named sets of clients: the firm's own order, which no client and no guest sees. */
export function createProfileGroupService({ groups, lists, actor, idempotencyKey, now }: ProfileGroupDeps) {
  const sees = (): boolean => can(actor, 'estate:manage');

  /** Throws: DomainError NOT_FOUND. */
  async function one(id: string): Promise<ProfileGroup> {
    const [group] = await groups.byIds([id]);
    if (!group) throw notFound('Group');
    return group;
  }
  const grouping = (group: ProfileGroup, estateId: string): EstateGrouping => ({
    id: derivedId('estate-profile-grouping', group.id, estateId),
    group,
    estateId,
  });
  const distinct = (estateIds: readonly string[]): string[] => {
    const ids = [...new Set(estateIds)];
    if (ids.length === 0) throw new DomainError('REQUIRED', 'Choose a client.', { field: 'estateIds' });
    if (ids.length > MOST_AT_ONCE) {
      const words = `At most ${MOST_AT_ONCE} clients can be put in or taken out at once.`;
      throw new DomainError('TOO_MANY', words, { field: 'estateIds' });
    }
    return ids;
  };

  async function groupsOf(id: string | null | undefined, estateId: string | null | undefined): Promise<ProfileGroup[]> {
    if (id) return [await one(id)];
    return estateId ? groups.byEstates([estateId]) : (await groups.list({}, { perPage: -1 })).collection;
  }

  return {
    list: (query: GroupQuery, pagination: PaginationInput | null | undefined): Promise<Page<ProfileGroup>> =>
      groups.list(query, pagination),
    /** Of clients in a list; none for whoever the groups are not for. */
    byEstates: async (estateIds: readonly string[]): Promise<EstateGrouping[]> => {
      if (!sees()) return [];
      const wanted = new Set(estateIds);
      return (await groups.byEstates(estateIds)).flatMap((group) =>
        group.estateIds.filter((id) => wanted.has(id)).map((estateId) => grouping(group, estateId)),
      );
    },
    /** Clients of the group who are in the list of clients of whoever asks. */
    clientsCount: ({ estateIds }: ProfileGroup): Promise<number> => lists.countOf(estateIds),

    /** Of one client, of one group, of the one in the other, or of all. Throws: DomainError NOT_FOUND. */
    async groupings(
      { profileGroupId, estateId }: { profileGroupId?: string | null; estateId?: string | null },
      pagination: PaginationInput | null | undefined,
    ): Promise<Page<EstateGrouping>> {
      if (estateId && (await lists.thereOf([estateId])).length === 0) throw notFound('Estate');
      const among = await groupsOf(profileGroupId, estateId);
      const shown: EstateGrouping[] = [];
      // One group after the other: each asks for as many ids as a group may have, and no question is longer.
      for (const group of among) {
        const ids = group.estateIds.filter((id) => !estateId || id === estateId);
        const there = new Set(await lists.thereOf(ids));
        shown.push(...ids.filter((id) => there.has(id)).map((id) => grouping(group, id)));
      }
      const { skip, limit } = listPage(pagination);
      return listResult(pagination, shown.slice(skip, skip + limit), shown.length);
    },

    /** Throws: DomainError NOT_FOUND, NAME_TAKEN, TOO_MANY, and the rule's own. */
    async create(organizationId: string | null | undefined, text: string): Promise<ProfileGroup> {
      const of = organizationId ?? actor.organizationId;
      if (!of) throw forbidden();
      const name = groupName(text);
      const id = newDocumentId(actor.accountId, idempotencyKey, 'profile-group');
      const [repeated] = await groups.byIds([id]);
      if (repeated) return repeated;
      if ((await groups.count(of)) >= MOST_GROUPS) {
        throw new DomainError('TOO_MANY', `An organization has at most ${MOST_GROUPS} groups.`, { field: 'name' });
      }
      const { document } = await groups.insert({
        id,
        version: 1,
        organizationId: of,
        name,
        estateIds: [],
        createdAt: now().toISOString(),
        createdByName: actor.name,
      });
      return document;
    },
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, NAME_TAKEN, and the rule's own. */
    rename: (id: string, version: number, text: string): Promise<ProfileGroup> =>
      groups.rename(id, groupName(text), { version, idempotencyKey }),
    /** The clients stay, and it can be brought back with them. Throws: DomainError NOT_FOUND, STALE_VERSION. */
    remove: (id: string, version: number): Promise<ProfileGroup> =>
      groups.remove(id, now().toISOString(), { version, idempotencyKey }),
    /** Throws: DomainError NOT_FOUND, NAME_TAKEN. */
    restore: (id: string): Promise<ProfileGroup> => groups.restore(id, { idempotencyKey }),

    /** All of them or none, over whatever else was put in meanwhile. Throws: DomainError NOT_FOUND, TOO_MANY. */
    async add(id: string, estateIds: readonly string[]): Promise<ProfileGroup> {
      const ids = distinct(estateIds);
      const group = await one(id);
      const found = await lists.byIds(ids);
      const isWhole = found.every(({ organizationId }) => organizationId === group.organizationId);
      if (found.length !== ids.length || !isWhole) throw notFound('Estate');
      checkMembers(group, ids);
      return groups.add(id, ids, { idempotencyKey });
    },
    /** Whoever is not in it is passed over. Throws: DomainError NOT_FOUND. */
    async take(id: string, estateIds: readonly string[]): Promise<ProfileGroup> {
      return groups.take(id, distinct(estateIds), { idempotencyKey });
    },
  };
}
