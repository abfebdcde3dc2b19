import type { Scope } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import type { EstateMarks } from '@platform/service-kit';
import {
  type ChangeResult,
  changeAggregate,
  createAggregate,
  createOrderedReads,
  narrowedSet,
  notFound,
  type OutboxEvent,
  type Page,
  type PaginationInput,
  scopeFilter,
  scopeParts,
} from '@platform/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import type { Estate } from '../../domain/estate/estate.ts';
import { saidToo } from '../../domain/estate/estate-ownership.ts';
import { type EstateRecord, toEstate, toRecord } from './estate-record.ts';
import { defineRowModels } from './estate-rows.model.ts';
import { removeRows, writeRows } from './estate-rows.ts';

export type EstatePart =
  | 'people'
  | 'trusts'
  | 'assets'
  | 'liabilities'
  | 'documents'
  | 'charities'
  | 'entities'
  | 'assetAccounts'
  | 'sharedOwnerships';
export interface EstateWrite {
  readonly events: readonly OutboxEvent[];
  readonly idempotencyKey: string | null;
  /** What else follows from a write that was made: it is done while the lists are. Must not fail. */
  readonly alongside?: (() => Promise<void>) | undefined;
  /** What was read in the version that is written over: of what is the same nothing is written again. */
  readonly before?: Estate;
}

export interface DeletedBy {
  readonly at: string;
  readonly name: string;
}
export interface DeletedEstate {
  readonly id: string;
  readonly displayName: string;
  readonly clientState: string;
  readonly deletedAt: string;
  readonly deletedByName: string | null;
}

export interface EstateRepository {
  findByIds(ids: readonly string[]): Promise<Estate[]>;
  /** Estates that hold one of these people, trusts, assets …. */
  findByParts(part: EstatePart, ids: readonly string[]): Promise<Estate[]>;
  /** The estate that a request of this idempotency key has changed. */
  findByHandledKey(idempotencyKey: string): Promise<Estate | null>;
  insert(estate: Estate, write: EstateWrite): Promise<ChangeResult<Estate>>;
  /** Writes the whole aggregate over the version that was read. Throws: DomainError NOT_FOUND, STALE_VERSION. */
  save(estate: Estate, readVersion: number, write: EstateWrite): Promise<ChangeResult<Estate>>;
  /** Sees to it that lists show an estate as it was at this version, or later; whether it is there at all. */
  refreshRows(id: string, version: number): Promise<EstateMarks | null>;
  /** Nobody sees it any more; all of it stays, to be brought back. Throws: DomainError NOT_FOUND, STALE_VERSION. */
  remove(estate: Estate, readVersion: number, by: DeletedBy, write: EstateWrite): Promise<ChangeResult<Estate>>;
  /** Throws: DomainError NOT_FOUND. */
  restore(estate: Estate, write: EstateWrite): Promise<ChangeResult<Estate>>;
  /** One that is deleted, or was when this very request was handled. */
  findDeleted(id: string): Promise<Estate | null>;
  listDeleted(pagination: PaginationInput | null | undefined): Promise<Page<DeletedEstate>>;
}

/** Of thousands of holdings a change sets the few that it is of. */
const LONG_LISTS = ['assets', 'liabilities'] as const;

const DELETED_FIELDS = { displayName: 1, clientState: 1, deletedAt: 1, deletedByName: 1 } as const;

const asEstate = ({ outcome, document }: ChangeResult<EstateRecord>): ChangeResult<Estate> => ({
  outcome,
  document: toEstate(document),
});

/** Every query carries the actor's scope: a repository cannot be built without one. */
export function createEstateRepository(model: Model<EstateRecord>, actorScope: Scope): EstateRepository {
  const fields = { organizationField: 'organizationId', estateField: '_id' };
  const reach = scopeFilter(actorScope, fields);
  // `null` finds what has no such field.
  const scope = { $and: [reach, { deletedAt: null }] };
  const within = (filter: QueryFilter<EstateRecord>): QueryFilter<EstateRecord> =>
    ({ $and: [scope, filter] }) as QueryFilter<EstateRecord>;
  const models = defineRowModels(model.db);
  /** At once, so that whoever made the change sees it in the next list; the estate's event makes up for a failure. */
  async function shown(
    result: ChangeResult<Estate>,
    alongside?: EstateWrite['alongside'],
  ): Promise<ChangeResult<Estate>> {
    const { outcome, document } = result;
    const lists = outcome !== 'refused' && writeRows(models, [document]).catch(() => undefined);
    await Promise.all([lists, outcome === 'applied' && alongside?.()]);
    return result;
  }
  async function refreshRows(id: string, version: number): Promise<EstateMarks | null> {
    const filter = { $and: [reach, { _id: id }, { version: { $gte: version } }] } as QueryFilter<EstateRecord>;
    const record = await model.findOne(filter).lean<EstateRecord>();
    if (!record) return null;
    if (record.deletedAt) await removeRows(models, toEstate(record));
    else await writeRows(models, [toEstate(record)]);
    return { deleted: Boolean(record.deletedAt), archived: Boolean(record.archived) };
  }
  /** Where a list shows an older version than there is, reading it again would refuse the same for ever. */
  async function withRowsRight<Result>(id: string, change: () => Promise<Result>): Promise<Result> {
    try {
      return await change();
    } catch (error) {
      if (error instanceof DomainError && error.code === 'STALE_VERSION') await refreshRows(id, 0).catch(() => null);
      throw error;
    }
  }
  return {
    async findByIds(ids) {
      return (await model.find(within({ _id: { $in: [...ids] } })).lean<EstateRecord[]>()).map(toEstate);
    },
    async findByParts(part, ids) {
      const filter = { [`${part}.id`]: { $in: [...ids] } } as QueryFilter<EstateRecord>;
      return (await model.find(within(filter)).lean<EstateRecord[]>()).map(toEstate);
    },
    async findByHandledKey(idempotencyKey) {
      const filter = { handledKeys: idempotencyKey } as QueryFilter<EstateRecord>;
      const record = await model.findOne(within(filter)).lean<EstateRecord>();
      return record && toEstate(record);
    },
    async insert(estate, { events, idempotencyKey, alongside }) {
      const record = { ...toRecord(estate), _id: estate.id, version: estate.version };
      const keyed = idempotencyKey ? { ...record, handledKeys: [idempotencyKey] } : record;
      return shown(asEstate(await createAggregate(model, keyed, events)), alongside);
    },
    async save(estate, readVersion, { events, idempotencyKey, alongside, before }) {
      const record = toRecord(estate);
      const update = { $set: before ? narrowedSet(model.schema, toRecord(before), record, LONG_LISTS) : record };
      const change = { id: estate.id, scope, version: readVersion, update, events, idempotencyKey };
      const changed = await withRowsRight(estate.id, () => changeAggregate(model, change));
      const result = asEstate(changed);
      if (result.outcome === 'applied') saidToo(estate, result.document);
      return shown(result, alongside);
    },
    refreshRows,
    async remove(estate, readVersion, { at, name }, { events, idempotencyKey }) {
      const change = {
        id: estate.id,
        scope: reach,
        version: readVersion,
        only: { deletedAt: null } as QueryFilter<EstateRecord>,
        update: { $set: { deletedAt: at, deletedByName: name } },
        events,
        idempotencyKey,
      };
      const { outcome, document } = await withRowsRight(estate.id, () => changeAggregate(model, change));
      if (outcome === 'refused') throw notFound('Estate');
      // At once, as every change; the estate's event makes up for a failure.
      if (outcome === 'applied') await removeRows(models, toEstate(document)).catch(() => undefined);
      return asEstate({ outcome, document });
    },
    async restore(estate, { events, idempotencyKey }) {
      const result = await changeAggregate(model, {
        id: estate.id,
        scope: reach,
        only: { deletedAt: { $ne: null } } as QueryFilter<EstateRecord>,
        update: { $unset: { deletedAt: '', deletedByName: '' } },
        events,
        idempotencyKey,
      });
      if (result.outcome === 'refused') throw notFound('Estate');
      return shown(asEstate(result));
    },
    async findDeleted(id) {
      const record = await model
        .findOne({ $and: [reach, { _id: id }] } as QueryFilter<EstateRecord>)
        .lean<EstateRecord>();
      return record && toEstate(record);
    },
    async listDeleted(pagination) {
      const reads = createOrderedReads(model, scopeParts(actorScope, fields));
      const found = await reads.page(
        { deletedAt: { $exists: true } },
        { sort: { deletedAt: -1 }, pagination: pagination ?? null, fields: DELETED_FIELDS },
      );
      const collection = found.collection.map(({ _id, displayName, clientState, deletedAt, deletedByName }) => ({
        id: _id,
        displayName,
        clientState,
        deletedAt: deletedAt ?? '',
        deletedByName: deletedByName ?? null,
      }));
      return { ...found, collection };
    },
  };
}
