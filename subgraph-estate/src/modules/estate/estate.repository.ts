import type { Scope } from '@platform/contracts';
import {
  type ChangeResult,
  changeAggregate,
  createAggregate,
  type OutboxEvent,
  scopeFilter,
} from '@platform/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import type { Estate } from '../../domain/estate/estate.ts';
import { type EstateRecord, toEstate, toRecord } from './estate-record.ts';
import { defineRowModels } from './estate-rows.model.ts';
import { writeRows } from './estate-rows.ts';

export type EstatePart = 'people' | 'trusts' | 'assets' | 'liabilities' | 'documents' | 'charities' | 'entities';
export interface EstateWrite {
  readonly events: readonly OutboxEvent[];
  readonly idempotencyKey: string | null;
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
  /** Sees to it that lists show an estate as it was at this version, or later. */
  refreshRows(id: string, version: number): Promise<void>;
}

const asEstate = ({ outcome, document }: ChangeResult<EstateRecord>): ChangeResult<Estate> => ({
  outcome,
  document: toEstate(document),
});

/** Every query carries the actor's scope: a repository cannot be built without one. */
export function createEstateRepository(model: Model<EstateRecord>, actorScope: Scope): EstateRepository {
  const scope = scopeFilter(actorScope, { organizationField: 'organizationId', estateField: '_id' });
  const within = (filter: QueryFilter<EstateRecord>): QueryFilter<EstateRecord> =>
    ({ $and: [scope, filter] }) as QueryFilter<EstateRecord>;
  const models = defineRowModels(model.db);
  /** At once, so that whoever made the change sees it in the next list; the estate's event makes up for a failure. */
  async function shown(result: ChangeResult<Estate>): Promise<ChangeResult<Estate>> {
    if (result.outcome !== 'refused') await writeRows(models, [result.document]).catch(() => undefined);
    return result;
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
    async insert(estate, { events, idempotencyKey }) {
      const record = { ...toRecord(estate), _id: estate.id, version: estate.version };
      const keyed = idempotencyKey ? { ...record, handledKeys: [idempotencyKey] } : record;
      return shown(asEstate(await createAggregate(model, keyed, events)));
    },
    async save(estate, readVersion, { events, idempotencyKey }) {
      const update = { $set: toRecord(estate) };
      const change = { id: estate.id, scope, version: readVersion, update, events, idempotencyKey };
      return shown(asEstate(await changeAggregate(model, change)));
    },
    async refreshRows(id, version) {
      const filter = within({ $and: [{ _id: id }, { version: { $gte: version } }] } as QueryFilter<EstateRecord>);
      const record = await model.findOne(filter).lean<EstateRecord>();
      if (record) await writeRows(models, [toEstate(record)]);
    },
  };
}
