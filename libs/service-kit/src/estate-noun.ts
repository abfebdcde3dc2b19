import type { Scope } from '@platform/contracts';
import type { Model, QueryFilter, Schema, SortOrder, UpdateQuery } from 'mongoose';
import type { ChangeResult } from './aggregate.ts';
import { createEstateBoundCollection, type EstateBound, estateBoundPlugin } from './estate-bound.ts';
import type { OutboxEvent } from './outbox.ts';
import type { Page, PaginationInput } from './pagination.ts';
import type { SchemaHistory } from './schema-history.ts';
import { type FieldsOf, flag, optional, storedSchema, text } from './stored-part.ts';

/** How an estate is, for the lists that leave out what stands beside it. */
export interface EstateMarks {
  readonly deleted: boolean;
  readonly archived: boolean;
}

/** What stands beside an estate in a collection of its own, as milestones, reviews and kept what-ifs do. */
export interface EstateNoun {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
}
export type StoredNoun<Noun extends EstateNoun> = Omit<Noun, 'id'> & {
  readonly _id: string;
  /** Lists leave it out while its estate is deleted; a change of it asks for the estate. */
  readonly estateDeleted?: boolean;
  /** The firm's lists leave it out while its estate is archived. */
  readonly estateArchived?: boolean;
};
/** What every such noun has beside its own fields: when it was made and last changed, and how its estate is. */
interface Beside extends EstateBound, Pick<StoredNoun<EstateNoun>, 'estateDeleted' | 'estateArchived'> {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The schema of such a noun: its own fields are named, the others come by themselves. */
export function estateNounSchema<Stored extends Beside>(
  own: FieldsOf<Omit<Stored, keyof Beside>>,
  history: SchemaHistory = [],
): Schema<Stored> {
  const beside = { createdAt: text, updatedAt: text, estateDeleted: optional(flag), estateArchived: optional(flag) };
  const schema = storedSchema<Stored, Omit<Stored, keyof EstateBound>>({ ...own, ...beside } as never);
  schema.plugin(estateBoundPlugin, history);
  return schema;
}

type Order = Record<string, SortOrder>;

export interface NounAssociation {
  readonly estateId?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
  /** Whether those of archived estates are among all of them. */
  readonly withArchived?: boolean;
}

/** Conditions on a noun's own fields, and another order than its usual one. */
export interface NounSearch {
  readonly filter?: object;
  readonly sort?: Order;
}

/** Over the version that was read, with what is published of it. */
interface NounWrite {
  readonly version: number;
  readonly idempotencyKey: string | null;
  readonly events?: readonly OutboxEvent[];
}

export interface EstateNounRepository<Noun extends EstateNoun> {
  findById(id: string): Promise<Noun | null>;
  /** All of these estates, in their order. */
  findByEstates(estateIds: readonly string[]): Promise<Noun[]>;
  list(of: NounAssociation, pagination: PaginationInput | null | undefined, more?: NounSearch): Promise<Page<Noun>>;
  insert(noun: Noun, marks: Pick<EstateMarks, 'archived'>, events: readonly OutboxEvent[]): Promise<ChangeResult<Noun>>;
  change(id: string, set: Partial<Noun>, write: NounWrite): Promise<ChangeResult<Noun>>;
  remove(id: string, write: NounWrite): Promise<ChangeResult<Noun>>;
}

/** One for each noun, over the collection that knows the actor's reach. */
export function createEstateNounRepository<Noun extends EstateNoun>(
  model: Model<StoredNoun<Noun>>,
  actorScope: Scope,
  sort: Order,
  /** What lists leave out, where a noun is heavy. */
  listed: Readonly<Record<string, 0>> = {},
): EstateNounRepository<Noun> {
  const nouns = createEstateBoundCollection(model as unknown as Model<EstateBound>, actorScope);
  type Marked = EstateBound & Pick<StoredNoun<Noun>, 'estateDeleted' | 'estateArchived'>;
  const toNoun = ({ _id, estateDeleted: _d, estateArchived: _a, ...rest }: Marked): Noun =>
    ({ ...rest, id: _id }) as unknown as Noun;
  const seen = (filter: object): QueryFilter<EstateBound> =>
    ({ ...filter, estateDeleted: { $ne: true } }) as QueryFilter<EstateBound>;
  const light = Object.keys(listed).length > 0 ? { fields: listed } : {};
  const asNoun = ({ outcome, document }: ChangeResult<EstateBound>): ChangeResult<Noun> => ({
    outcome,
    document: toNoun(document),
  });
  return {
    async findById(id) {
      const [found] = await nouns.byIds([id]);
      return found ? toNoun(found) : null;
    },
    findByEstates: async (estateIds) =>
      (await nouns.find(seen({ estateId: { $in: [...estateIds] } }), { sort, ...light })).map(toNoun),
    async list({ estateId, organizationId, withArchived }, pagination, more = {}) {
      const filter = {
        ...more.filter,
        ...(estateId ? { estateId } : !withArchived && { estateArchived: { $ne: true } }),
        ...(organizationId && { organizationId }),
      };
      const page = await nouns.list({ filter: seen(filter), sort: more.sort ?? sort, pagination, ...light });
      return { ...page, collection: page.collection.map(toNoun) };
    },
    async insert({ id, ...rest }, { archived }, events) {
      return asNoun(await nouns.insert({ ...rest, _id: id, estateArchived: archived } as EstateBound, events));
    },
    async change(id, set, write) {
      const update = { $set: set } as unknown as UpdateQuery<EstateBound>;
      return asNoun(await nouns.change(id, { ...write, update }));
    },
    remove: async (id, write) => asNoun(await nouns.remove(id, write)),
  };
}

/** Nouns of an estate are seen as it is. No change of any: its version stays, and it comes back as it was. */
export const createNounsMarking =
  (models: readonly Pick<Model<EstateBound>, 'updateMany'>[]) =>
  async (estateId: string, { deleted, archived }: EstateMarks): Promise<void> => {
    const update = {
      $set: { estateDeleted: deleted, estateArchived: archived },
    } as unknown as UpdateQuery<EstateBound>;
    await Promise.all(models.map((model) => model.updateMany({ estateId }, update)));
  };
