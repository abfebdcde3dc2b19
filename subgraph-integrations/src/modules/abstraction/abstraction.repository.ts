import type { Scope } from '@platform/contracts';
import { type PaginationInput, paginate, scopeFilter } from '@platform/service-kit';
import type { AbstractionRecord } from '../../domain/abstraction/abstraction.ts';
import type { AbstractionModel } from './abstraction.model.ts';

/** Reading side: every query carries the actor's scope; a foreign id finds nothing. */
export function createAbstractionRepository(model: AbstractionModel, scope: Scope) {
  const own = scopeFilter(scope, { organizationField: 'organizationId', estateField: 'estateId' });
  return {
    scope: own,
    async byId(id: string): Promise<AbstractionRecord | null> {
      return model.findOne({ $and: [{ _id: id }, own] }).lean<AbstractionRecord>();
    },
    async byIds(ids: readonly string[]): Promise<AbstractionRecord[]> {
      return model.find({ $and: [{ _id: { $in: [...ids] } }, own] }).lean<AbstractionRecord[]>();
    },
    async byEstates(estateIds: readonly string[]): Promise<AbstractionRecord[]> {
      return model
        .find({ $and: [{ estateId: { $in: [...estateIds] } }, own] })
        .sort({ createdAt: -1 })
        .lean<AbstractionRecord[]>();
    },
    async byUploads(uploadIds: readonly string[]): Promise<AbstractionRecord[]> {
      return model
        .find({ $and: [{ estateUploadId: { $in: [...uploadIds] } }, own] })
        .sort({ createdAt: 1 })
        .lean<AbstractionRecord[]>();
    },
    payments(estateId: string, pagination: PaginationInput | null | undefined) {
      const filter = { $and: [{ estateId, payment: { $ne: null } }, own] };
      return paginate(model, filter as never, { sort: { createdAt: -1 }, ...(pagination && { pagination }) });
    },
  };
}
export type AbstractionRepository = ReturnType<typeof createAbstractionRepository>;
