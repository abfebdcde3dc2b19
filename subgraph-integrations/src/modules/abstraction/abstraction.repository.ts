import type { Scope } from '@platform/contracts';
import { createEstateBoundCollection, type PaginationInput } from '@platform/service-kit';
import type { QueryFilter } from 'mongoose';
import type { AbstractionRecord } from '../../domain/abstraction/abstraction.ts';
import type { AbstractionModel } from './abstraction.model.ts';

const NEWEST_FIRST = { createdAt: -1 } as const;

export function createAbstractionRepository(model: AbstractionModel, scope: Scope) {
  const abstractions = createEstateBoundCollection(model, scope);
  return {
    change: abstractions.change,
    async byId(id: string): Promise<AbstractionRecord | null> {
      return (await abstractions.byIds([id]))[0] ?? null;
    },
    byIds: (ids: readonly string[]): Promise<AbstractionRecord[]> => abstractions.byIds(ids),
    byEstates: (estateIds: readonly string[]): Promise<AbstractionRecord[]> =>
      abstractions.byEstates(estateIds, { sort: NEWEST_FIRST }),
    byUploads: (uploadIds: readonly string[]): Promise<AbstractionRecord[]> =>
      abstractions.find({ estateUploadId: { $in: [...uploadIds] } }, { sort: { createdAt: 1 } }),
    payments(estateId: string, pagination: PaginationInput | null | undefined) {
      const filter = { estateId, payment: { $ne: null } } as QueryFilter<AbstractionRecord>;
      return abstractions.list({ filter, sort: NEWEST_FIRST, pagination });
    },
  };
}
export type AbstractionRepository = ReturnType<typeof createAbstractionRepository>;
