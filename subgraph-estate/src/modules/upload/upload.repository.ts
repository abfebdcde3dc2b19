import type { Scope } from '@platform/contracts';
import {
  type ChangeResult,
  changeAggregate,
  createAggregate,
  deleteAggregate,
  type OutboxEvent,
  type Page,
  type PaginationInput,
  paginate,
  scopeFilter,
} from '@platform/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import type { EstateUpload, UploadStatus } from '../../domain/upload/upload.ts';
import { toUpload, type UploadRecord } from './upload.model.ts';

export interface UploadChange {
  readonly set: Partial<Omit<EstateUpload, 'id' | 'version'>>;
  /** Conditions that must hold at the moment of the write. */
  readonly only?: { readonly abstractionId?: string | null; readonly statuses?: readonly UploadStatus[] };
  readonly version?: number;
  readonly events?: readonly OutboxEvent[];
  readonly idempotencyKey?: string | null;
  readonly handledEvent?: string;
}

export interface UploadRepository {
  findByIds(ids: readonly string[]): Promise<EstateUpload[]>;
  findByEstates(estateIds: readonly string[]): Promise<EstateUpload[]>;
  findByAbstraction(abstractionId: string): Promise<EstateUpload | null>;
  findByStatus(statuses: readonly UploadStatus[]): Promise<EstateUpload[]>;
  list(estateId: string | null, pagination: PaginationInput | null | undefined): Promise<Page<EstateUpload>>;
  insert(upload: EstateUpload, events: readonly OutboxEvent[]): Promise<ChangeResult<EstateUpload>>;
  change(id: string, change: UploadChange): Promise<ChangeResult<EstateUpload>>;
  remove(id: string, change: Pick<UploadChange, 'events' | 'idempotencyKey'>): Promise<ChangeResult<EstateUpload>>;
}

/** Uploads of one estate on a page. */
const PER_PAGE = 100;
const WORK_CAP = 500;

const asUpload = ({ outcome, document }: ChangeResult<UploadRecord>): ChangeResult<EstateUpload> => ({
  outcome,
  document: toUpload(document),
});

/** Every query carries the actor's scope: a repository cannot be built without one. */
export function createUploadRepository(model: Model<UploadRecord>, actorScope: Scope): UploadRepository {
  const scope = scopeFilter(actorScope, { organizationField: 'organizationId', estateField: 'estateId' });
  const within = (filter: Record<string, unknown>): QueryFilter<UploadRecord> =>
    ({ $and: [scope, filter] }) as QueryFilter<UploadRecord>;
  const find = async (filter: Record<string, unknown>, limit = 0): Promise<EstateUpload[]> =>
    (await model.find(within(filter)).sort({ createdAt: -1, _id: 1 }).limit(limit).lean<UploadRecord[]>()).map(
      toUpload,
    );
  return {
    findByIds: (ids) => find({ _id: { $in: [...ids] } }),
    findByEstates: (estateIds) => find({ estateId: { $in: [...estateIds] } }),
    findByStatus: (statuses) => find({ status: { $in: [...statuses] } }, WORK_CAP),
    async findByAbstraction(abstractionId) {
      return (await find({ abstractionId }))[0] ?? null;
    },
    async list(estateId, pagination) {
      const filter = within(estateId ? { estateId } : {});
      const page = await paginate(model, filter, {
        sort: { createdAt: -1 },
        pagination: pagination ?? null,
        defaultPerPage: PER_PAGE,
      });
      return { ...page, collection: page.collection.map(toUpload) };
    },
    async insert({ id, ...rest }, events) {
      return asUpload(await createAggregate(model, { ...rest, _id: id }, events));
    },
    async change(id, { set, only, version, events = [], idempotencyKey, handledEvent }) {
      const conditions = {
        ...(only?.abstractionId !== undefined && { abstractionId: only.abstractionId }),
        ...(only?.statuses && { status: { $in: [...only.statuses] } }),
      } as QueryFilter<UploadRecord>;
      const change = { id, scope, version, only: conditions, update: { $set: set }, events };
      return asUpload(
        await changeAggregate(model, {
          ...change,
          ...(idempotencyKey && { idempotencyKey }),
          ...(handledEvent && { handledEvent }),
        }),
      );
    },
    async remove(id, { events = [], idempotencyKey }) {
      return asUpload(await deleteAggregate(model, { id, scope, events, ...(idempotencyKey && { idempotencyKey }) }));
    },
  };
}
