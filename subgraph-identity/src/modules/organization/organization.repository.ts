import { type ListPage, type OutboxEvent, searchPattern } from '@platform/service-kit';
import type { Organization } from '../../domain/organization/organization.ts';
import type { OrganizationLook } from '../../domain/organization/organization-look.ts';
import type { SettingChanges } from '../../domain/organization/setting-changes.ts';
import { type OrganizationDocument, type OrganizationModel, toOrganization } from './organization.model.ts';

const REMEMBERED_KEYS = 200;
const SORT_FIELDS = { NAME: 'name', TIER: 'tierName', SEATS: 'seatsAllocated' } as const;

export interface OrganizationQuery extends ListPage {
  readonly searchTerm?: string | null | undefined;
  readonly sortBy?: keyof typeof SORT_FIELDS | null | undefined;
  readonly direction?: 'ASC' | 'DESC' | null | undefined;
  /** Those that review plans for others, and this one. */
  readonly reviewingBeside?: string | null | undefined;
  /** Only some of these. */
  readonly among?: readonly string[] | undefined;
}

const REVIEWING = [{ 'settings.isAttorneyOrganization': true }, { isInternal: true }];

/** Stored switches and zone, by what is changed of them. */
export function settingFields({ timeZone, ...switches }: SettingChanges): Record<string, boolean | string> {
  const settings = Object.fromEntries(Object.entries(switches).map(([name, value]) => [`settings.${name}`, value]));
  return { ...settings, ...(timeZone && { timeZone }) };
}

/** Organizations by id and tree, for sessions, access records and consumers; resolvers go through a scoped repository. */
export function createOrganizationStore(model: OrganizationModel) {
  const many = async (filter: Record<string, unknown>): Promise<Organization[]> =>
    (await model.find(filter).sort({ name: 1, _id: 1 }).lean<OrganizationDocument[]>()).map(toOrganization);
  return {
    async byId(id: string): Promise<Organization | null> {
      const found = await model.findById(id).lean<OrganizationDocument>();
      return found && toOrganization(found);
    },
    byIds: (ids: readonly string[]) => many({ _id: { $in: [...ids] } }),
    childrenOf: (parentIds: readonly string[]) => many({ parentId: { $in: [...parentIds] } }),
    all: () => many({}),
    async search({ searchTerm, sortBy, direction, skip, limit, reviewingBeside, among }: OrganizationQuery) {
      const pattern = searchTerm?.trim() ? searchPattern(searchTerm) : null;
      const filter = {
        $and: [
          pattern ? { $or: [{ name: pattern }, { emailAddress: pattern }] } : {},
          reviewingBeside === undefined ? {} : { $or: [{ _id: reviewingBeside }, ...REVIEWING] },
          among ? { _id: { $in: [...among] } } : {},
        ],
      };
      const order = direction === 'DESC' ? -1 : 1;
      const [found, totalCount] = await Promise.all([
        model
          .find(filter)
          .sort({ [SORT_FIELDS[sortBy ?? 'NAME']]: order, _id: order })
          .skip(skip)
          .limit(limit)
          .lean<OrganizationDocument[]>(),
        model.countDocuments(filter),
      ]);
      return { organizations: found.map(toOrganization), totalCount };
    },
    /** Every organization above one, the nearest first. */
    async ancestorsOf({ id, parentId }: Organization): Promise<Organization[]> {
      const found: Organization[] = [];
      for (let next = parentId; next && next !== id && found.every((other) => other.id !== next); ) {
        const parent: Organization | null = await this.byId(next);
        if (!parent) break;
        found.push(parent);
        next = parent.parentId;
      }
      return found;
    },
    /** Every organization below one, however deep; the tree is a few levels, so one query a level. */
    async descendantIds(id: string): Promise<string[]> {
      const found: string[] = [];
      let level = [id];
      while (level.length > 0) {
        const children = await model.find({ parentId: { $in: level } }, { _id: 1 }).lean<{ _id: string }[]>();
        level = children.map((child) => child._id).filter((child) => child !== id && !found.includes(child));
        found.push(...level);
      }
      return found;
    },
    /** Whether the change was made; false when another came first, or this key was handled already. */
    async change(
      id: string,
      version: number,
      fields: ReturnType<typeof settingFields> | OrganizationLook,
      event: OutboxEvent,
      idempotencyKey: string | null,
    ): Promise<boolean> {
      const remember = idempotencyKey ? { handledKeys: { $each: [idempotencyKey], $slice: -REMEMBERED_KEYS } } : {};
      const { modifiedCount } = await model.updateOne(
        { _id: id, version },
        {
          $set: fields,
          $inc: { version: 1 },
          $push: { outbox: event, ...remember },
        },
      );
      return modifiedCount === 1;
    },
    addPrimaryAdmin: (id: string, membershipId: string) =>
      model.updateOne({ _id: id }, { $addToSet: { primaryAdminIds: membershipId } }),
    /** False when it is the only one: then nothing changes. True also for a member who is none. */
    async removePrimaryAdmin(id: string, membershipId: string): Promise<boolean> {
      const notTheOnly = {
        _id: id,
        $or: [{ primaryAdminIds: { $ne: membershipId } }, { 'primaryAdminIds.1': { $exists: true } }],
      };
      return (await model.updateOne(notTheOnly, { $pull: { primaryAdminIds: membershipId } })).matchedCount === 1;
    },
    async wasHandled(id: string, idempotencyKey: string): Promise<boolean> {
      return (await model.countDocuments({ _id: id, handledKeys: idempotencyKey })) > 0;
    },
    /** Creates an organization of the sample world; an existing one stays as it is. */
    async seed({ id, primaryAdminIds, ...rest }: Organization, event: OutboxEvent): Promise<void> {
      const fields = { ...rest, primaryAdminIds: [...primaryAdminIds], outbox: [event] };
      await model.updateOne({ _id: id }, { $setOnInsert: fields }, { upsert: true });
    },
  };
}
export type OrganizationStore = ReturnType<typeof createOrganizationStore>;
