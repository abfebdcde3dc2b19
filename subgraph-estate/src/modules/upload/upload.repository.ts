import type { Scope } from '@platform/contracts';
import type { EstateMarks } from '@platform/service-kit';
import {
  type ChangeResult,
  createEstateBoundCollection,
  type OutboxEvent,
  type Page,
  type PaginationInput,
} from '@platform/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import type { EstateUpload, UploadHead, UploadOutline, UploadStatus } from '../../domain/upload/upload.ts';
import { toUpload, type UploadRecord } from './upload.model.ts';

export interface UploadChange {
  readonly set: Partial<Omit<EstateUpload, 'id' | 'version'>>;
  /** Conditions that must hold at the moment of the write. */
  readonly only?: {
    readonly abstractionId?: string | null;
    readonly statuses?: readonly UploadStatus[];
    /** Read, and being read once more. */
    readonly isReadAgain?: boolean;
  };
  readonly version?: number;
  readonly events?: readonly OutboxEvent[];
  readonly idempotencyKey?: string | null;
  readonly handledEvent?: string;
}

export interface UploadRepository {
  findByIds(ids: readonly string[]): Promise<EstateUpload[]>;
  findHeads(ids: readonly string[]): Promise<UploadHead[]>;
  findByEstates(estateIds: readonly string[]): Promise<UploadHead[]>;
  findByHashes(hashes: readonly string[]): Promise<UploadHead[]>;
  /** Which values were read from each. */
  findOutlines(ids: readonly string[]): Promise<UploadOutline[]>;
  findByAbstraction(abstractionId: string): Promise<EstateUpload | null>;
  /** What waits for a person, longest first: a review that nobody has finished, or a file that was not read. */
  findWaiting(most: number): Promise<UploadHead[]>;
  /** Of one estate, or of all: those of archived ones are among all only where it is said. */
  list(of: UploadsOf, pagination: PaginationInput | null | undefined): Promise<Page<UploadHead>>;
  insert(
    upload: EstateUpload,
    marks: Pick<EstateMarks, 'archived'>,
    events: readonly OutboxEvent[],
  ): Promise<ChangeResult<EstateUpload>>;
  change(id: string, change: UploadChange): Promise<ChangeResult<EstateUpload>>;
  remove(id: string, change: Pick<UploadChange, 'events' | 'idempotencyKey'>): Promise<ChangeResult<EstateUpload>>;
  /** Of an estate that is deleted or archived, or is back; whoever calls this has reached the estate. */
  markOf(estateId: string, marks: EstateMarks): Promise<void>;
}

export interface UploadsOf {
  readonly estateId: string | null;
  readonly withArchived: boolean;
}

/** Uploads of one estate on a page. */
const PER_PAGE = 100;

const asUpload = ({ outcome, document }: ChangeResult<UploadRecord>): ChangeResult<EstateUpload> => ({
  outcome,
  document: toUpload(document),
});

/** Values carry quotes and boxes: a hundred times what a list shows of its upload. */
const WITHOUT_VALUES = { values: 0 } as const;
const OUTLINE = { 'values.path': 1, 'values.confidence': 1 } as const;

/** What nobody has placed has no place, and comes before the first. */
const BY_PLACE = { displayOrder: 1, createdAt: -1, _id: 1 } as const;
const NEWEST_FIRST = { createdAt: -1, _id: 1 } as const;
const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

export function createUploadRepository(model: Model<UploadRecord>, actorScope: Scope): UploadRepository {
  const uploads = createEstateBoundCollection(model, actorScope);
  /** Not those of an estate that is deleted. */
  const seen = (filter: QueryFilter<UploadRecord>): QueryFilter<UploadRecord> =>
    ({ ...filter, estateDeleted: { $ne: true } }) as QueryFilter<UploadRecord>;
  const newest = { sort: NEWEST_FIRST };
  const newestHeads = { ...newest, fields: WITHOUT_VALUES };
  const placedHeads = { sort: BY_PLACE, fields: WITHOUT_VALUES };
  return {
    findByIds: async (ids) => (await uploads.find(seen({ _id: { $in: [...ids] } }), newest)).map(toUpload),
    findHeads: async (ids) => (await uploads.find(seen({ _id: { $in: [...ids] } }), newestHeads)).map(toUpload),
    findByEstates: async (estateIds) =>
      (await uploads.find(seen({ estateId: { $in: [...estateIds] } }), placedHeads)).map(toUpload),
    findByHashes: async (hashes) =>
      (await uploads.find(seen({ 'file.sha256': { $in: [...hashes] } } as QueryFilter<UploadRecord>), newestHeads)).map(
        toUpload,
      ),
    findOutlines: async (ids) =>
      (await uploads.find(seen({ _id: { $in: [...ids] } }), { fields: OUTLINE })).map(({ _id, values }) => ({
        id: _id,
        values,
      })),
    async findWaiting(most) {
      // Along an index each: a condition with an "or" has none.
      const find = (filter: QueryFilter<UploadRecord>) =>
        uploads.find(seen(filter), { sort: OLDEST_FIRST, limit: most, fields: WITHOUT_VALUES });
      const found = await Promise.all([
        find({ status: 'READ', reviewFinishedAt: null }),
        find({ status: { $in: ['FAILED', 'TOKENS_REFUSED'] } }),
      ]);
      const oldestFirst = found.flat().toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
      return oldestFirst.slice(0, most).map(toUpload);
    },
    async findByAbstraction(abstractionId) {
      const [found] = await uploads.find({ abstractionId }, { ...newest, limit: 1 });
      return found ? toUpload(found) : null;
    },
    async list({ estateId, withArchived }, pagination) {
      const among = estateId ? { estateId } : withArchived ? {} : { estateArchived: { $ne: true } };
      const filter = seen(among as QueryFilter<UploadRecord>);
      const page = await uploads.list({
        filter,
        ...(estateId ? placedHeads : newestHeads),
        pagination,
        defaultPerPage: PER_PAGE,
      });
      return { ...page, collection: page.collection.map(toUpload) };
    },
    async insert({ id, ...rest }, { archived }, events) {
      return asUpload(await uploads.insert({ ...rest, _id: id, estateArchived: archived }, events));
    },
    async change(id, { set, only, ...change }) {
      const conditions = {
        ...(only?.abstractionId !== undefined && { abstractionId: only.abstractionId }),
        ...(only?.statuses && { status: { $in: [...only.statuses] } }),
        ...(only?.isReadAgain && { readAgain: { $ne: null }, 'readAgain.endedAt': null }),
      } as QueryFilter<UploadRecord>;
      return asUpload(await uploads.change(id, { ...change, only: conditions, update: { $set: set } }));
    },
    remove: async (id, change) => asUpload(await uploads.remove(id, change)),
    async markOf(estateId, { deleted, archived }) {
      // No change of an upload: its version stays, and it comes back as it was.
      await model.updateMany({ estateId } as QueryFilter<UploadRecord>, {
        $set: { estateDeleted: deleted, estateArchived: archived },
      });
    },
  };
}
