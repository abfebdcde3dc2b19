import type { Scope } from '@platform/contracts';
import {
  type ChangeResult,
  changeAggregate,
  createAggregate,
  isDuplicateKey,
  notFound,
  type Page,
  type PaginationInput,
  paginate,
  scopeFilter,
  scopeReaches,
  searchPattern,
} from '@platform/service-kit';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { nameTaken, type ProfileGroup, sameName } from '../../domain/profile-group/profile-group.ts';
import type { ProfileGroupRecord } from './profile-group.model.ts';

export interface GroupQuery {
  readonly organizationId?: string | null | undefined;
  readonly searchTerm?: string | null | undefined;
}
type Write = { readonly version?: number; readonly idempotencyKey: string | null };

const keyOf = ({ organizationId }: Pick<ProfileGroup, 'organizationId'>, name: string): string =>
  `${organizationId}:${sameName(name)}`;
const toGroup = ({ _id, nameKey: _key, deletedAt: _at, ...group }: ProfileGroupRecord): ProfileGroup => ({
  ...group,
  id: _id,
});

/** Groups are their organization's own: whoever reaches single estates only, reaches none. */
export function createProfileGroupRepository(model: Model<ProfileGroupRecord>, actorScope: Scope) {
  const reach = scopeFilter(actorScope, { organizationField: 'organizationId' });
  const seen = (filter: object): QueryFilter<ProfileGroupRecord> =>
    ({ $and: [reach, { deletedAt: null }, filter] }) as QueryFilter<ProfileGroupRecord>;

  async function change(
    id: string,
    update: UpdateQuery<ProfileGroupRecord>,
    { version, idempotencyKey }: Write,
    only: object,
  ): Promise<ProfileGroup> {
    const { outcome, document } = await changeAggregate(model, {
      id,
      scope: reach,
      ...(version !== undefined && { version }),
      only: only as QueryFilter<ProfileGroupRecord>,
      update,
      idempotencyKey,
    });
    if (outcome === 'refused') throw notFound('Group');
    return toGroup(document);
  }
  /** Whether it is deleted or not. Throws: DomainError NOT_FOUND. */
  async function stored(id: string): Promise<ProfileGroupRecord> {
    const known = await model
      .findOne({ $and: [reach, { _id: id }] } as QueryFilter<ProfileGroupRecord>)
      .lean<ProfileGroupRecord>();
    if (!known) throw notFound('Group');
    return known;
  }
  const THERE = { deletedAt: null };

  return {
    async byIds(ids: readonly string[]): Promise<ProfileGroup[]> {
      return (await model.find(seen({ _id: { $in: [...ids] } })).lean<ProfileGroupRecord[]>()).map(toGroup);
    },
    /** The groups that these estates are in, by name. */
    async byEstates(estateIds: readonly string[]): Promise<ProfileGroup[]> {
      const found = await model
        .find(seen({ estateIds: { $in: [...estateIds] } }))
        .sort({ nameKey: 1, _id: 1 })
        .lean<ProfileGroupRecord[]>();
      return found.map(toGroup);
    },
    async list(
      { organizationId, searchTerm }: GroupQuery,
      pagination: PaginationInput | null | undefined,
    ): Promise<Page<ProfileGroup>> {
      const filter = {
        ...(organizationId && { organizationId }),
        ...(searchTerm?.trim() && { name: searchPattern(searchTerm) }),
      };
      const page = await paginate(model, seen(filter), { sort: { nameKey: 1 }, pagination: pagination ?? null });
      return { ...page, collection: page.collection.map(toGroup) };
    },
    /** The clients of a group; none of one that is not there. */
    async membersOf(id: string): Promise<readonly string[]> {
      const [found] = await model.find(seen({ _id: id })).lean<ProfileGroupRecord[]>();
      return found?.estateIds ?? [];
    },
    count: (organizationId: string): Promise<number> => model.countDocuments(seen({ organizationId })),

    /** Throws: DomainError NOT_FOUND for an organization out of reach, NAME_TAKEN. */
    async insert({ id, ...group }: ProfileGroup): Promise<ChangeResult<ProfileGroup>> {
      if (!scopeReaches(actorScope, group)) throw notFound('Organization');
      try {
        const record = { ...group, _id: id, nameKey: keyOf(group, group.name) };
        const { outcome, document } = await createAggregate(model, record);
        return { outcome, document: toGroup(document) };
      } catch (error) {
        if (isDuplicateKey(error)) throw nameTaken(group.name);
        throw error;
      }
    },
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, NAME_TAKEN. */
    async rename(id: string, name: string, write: Write): Promise<ProfileGroup> {
      const known = await stored(id);
      try {
        return await change(id, { $set: { name, nameKey: keyOf(known, name) } }, write, THERE);
      } catch (error) {
        if (isDuplicateKey(error)) throw nameTaken(name);
        throw error;
      }
    },
    /** Throws: DomainError NOT_FOUND. */
    add: (id: string, estateIds: readonly string[], write: Write): Promise<ProfileGroup> =>
      change(id, { $addToSet: { estateIds: { $each: [...estateIds] } } }, write, THERE),
    /** Throws: DomainError NOT_FOUND. */
    take: (id: string, estateIds: readonly string[], write: Write): Promise<ProfileGroup> =>
      change(id, { $pull: { estateIds: { $in: [...estateIds] } } }, write, THERE),
    /** Throws: DomainError NOT_FOUND, STALE_VERSION. */
    remove: (id: string, at: string, write: Write): Promise<ProfileGroup> =>
      change(id, { $set: { deletedAt: at }, $unset: { nameKey: '' } }, write, THERE),
    /** Throws: DomainError NOT_FOUND, NAME_TAKEN where another one is called so by now. */
    async restore(id: string, write: Write): Promise<ProfileGroup> {
      const known = await stored(id);
      try {
        const update = { $set: { nameKey: keyOf(known, known.name) }, $unset: { deletedAt: '' } };
        return await change(id, update, write, { deletedAt: { $ne: null } });
      } catch (error) {
        if (isDuplicateKey(error)) throw nameTaken(known.name);
        throw error;
      }
    },
  };
}
export type ProfileGroupRepository = ReturnType<typeof createProfileGroupRepository>;
