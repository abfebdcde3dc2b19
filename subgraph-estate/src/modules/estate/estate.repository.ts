import type { Scope } from '@platform/contracts';
import {
  type ChangeResult,
  changeAggregate,
  createAggregate,
  type OutboxEvent,
  type Page,
  type PaginationInput,
  paginate,
  scopeFilter,
  searchPattern,
} from '@platform/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import type { Estate } from '../../domain/estate/estate.ts';
import { type EstateRecord, toEstate, toRecord } from './estate.model.ts';

export type EstatePart = 'people' | 'trusts' | 'assets' | 'documents' | 'charities';
export type EstateOrder = 'NAME' | 'NET_WORTH' | 'UPDATED_AT' | 'ESTATE_TAX';

export interface EstateFilter {
  readonly searchTerm?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly advisorId?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
  readonly estateId?: string | null | undefined;
  readonly isSample?: boolean | null | undefined;
  readonly status?: string | undefined;
}

export interface EstateListing {
  readonly filter: EstateFilter;
  readonly order: EstateOrder;
  readonly ascending: boolean;
  readonly pagination: PaginationInput | null | undefined;
  readonly defaultPerPage: number;
}

export interface EstateWrite {
  readonly events: readonly OutboxEvent[];
  readonly idempotencyKey: string | null;
}

export interface EstateRepository {
  findByIds(ids: readonly string[]): Promise<Estate[]>;
  /** Estates that hold one of these people, trusts, assets …. */
  findByParts(part: EstatePart, ids: readonly string[]): Promise<Estate[]>;
  list(listing: EstateListing): Promise<Page<Estate>>;
  /** Every estate in reach, for sums; capped. */
  all(filter: EstateFilter): Promise<Estate[]>;
  insert(estate: Estate, write: EstateWrite): Promise<ChangeResult<Estate>>;
  /** Writes the whole aggregate over the version that was read. Throws: DomainError NOT_FOUND, STALE_VERSION. */
  save(estate: Estate, readVersion: number, write: EstateWrite): Promise<ChangeResult<Estate>>;
}

const SORT_FIELDS: Readonly<Record<EstateOrder, string>> = {
  NAME: 'sortName',
  NET_WORTH: 'calculated.netWorthCents',
  UPDATED_AT: 'updatedAt',
  ESTATE_TAX: 'taxCents',
};

/** More households than one advisor's dashboard can sum at once. */
const SUM_CAP = 2_000;

function conditions(filter: EstateFilter): QueryFilter<EstateRecord> {
  const { searchTerm, state, advisorId, organizationId, estateId, isSample, status } = filter;
  return {
    ...(searchTerm?.trim() && { searchText: searchPattern(searchTerm.trim().toLowerCase()) }),
    ...(state && { clientState: state }),
    ...(advisorId && { advisorId }),
    ...(organizationId && { organizationId }),
    ...(estateId && { _id: estateId }),
    ...(typeof isSample === 'boolean' && { isSample }),
    ...(status && { status }),
  } as QueryFilter<EstateRecord>;
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
  return {
    async findByIds(ids) {
      return (await model.find(within({ _id: { $in: [...ids] } })).lean<EstateRecord[]>()).map(toEstate);
    },
    async findByParts(part, ids) {
      const filter = { [`${part}.id`]: { $in: [...ids] } } as QueryFilter<EstateRecord>;
      return (await model.find(within(filter)).lean<EstateRecord[]>()).map(toEstate);
    },
    async list({ filter, order, ascending, pagination, defaultPerPage }) {
      const page = await paginate(model, within(conditions(filter)), {
        sort: { [SORT_FIELDS[order]]: ascending ? 1 : -1 },
        pagination: pagination ?? null,
        defaultPerPage,
      });
      return { ...page, collection: page.collection.map(toEstate) };
    },
    async all(filter) {
      const records = await model
        .find(within(conditions(filter)))
        .limit(SUM_CAP)
        .lean<EstateRecord[]>();
      return records.map(toEstate);
    },
    async insert(estate, { events, idempotencyKey }) {
      const record = { ...toRecord(estate), _id: estate.id, version: estate.version };
      const keyed = idempotencyKey ? { ...record, handledKeys: [idempotencyKey] } : record;
      return asEstate(await createAggregate(model, keyed, events));
    },
    async save(estate, readVersion, { events, idempotencyKey }) {
      const update = { $set: toRecord(estate) };
      return asEstate(
        await changeAggregate(model, { id: estate.id, scope, version: readVersion, update, events, idempotencyKey }),
      );
    },
  };
}
