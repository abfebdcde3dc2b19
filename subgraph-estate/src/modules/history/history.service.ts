import { notFound, type Page, type PaginationInput } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import { canUndo, withoutChange } from '../../domain/history/estate-change.ts';
import type { ListedChange } from '../../views/history/listed-change.ts';
import type { EstateService } from '../estate/estate.service.ts';
import type { EstateChangeRepository } from './estate-change.repository.ts';

export type HistoryService = ReturnType<typeof createHistoryService>;

/** What has been changed in an estate, and taking a change back. */
export function createHistoryService(
  changes: Pick<EstateChangeRepository, 'findById' | 'list'>,
  estates: Pick<EstateService, 'one' | 'change'>,
) {
  return {
    /** Newest first. Throws: DomainError NOT_FOUND for an estate out of reach. */
    async list(estateId: string, pagination: PaginationInput | null | undefined): Promise<Page<ListedChange>> {
      const estate = await estates.one(estateId);
      const page = await changes.list(estate.id, pagination);
      return {
        ...page,
        collection: page.collection.map((change) => ({ ...change, canUndo: canUndo(estate, change) })),
      };
    },

    /**
     * Takes a change back over the version that was seen; that too is a change on record.
     * Throws: DomainError NOT_FOUND, STALE_VERSION, CANNOT_UNDO, CHANGED_SINCE.
     */
    async undo(id: string, version: number): Promise<Estate> {
      const change = await changes.findById(id);
      if (!change) throw notFound('Change');
      const estate = await estates.one(change.estateId);
      return estates.change(estate, version, (current) => withoutChange(current, change));
    },
  };
}
