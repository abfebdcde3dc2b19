import type { Actor, RealtimeMessage } from '@platform/contracts';
import type { EstateMarks } from '@platform/service-kit';
import { notFound, type Page, type PaginationInput } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import { estateChanged } from './estate.events.ts';
import type { DeletedEstate, EstateRepository } from './estate.repository.ts';

export interface EstateDeletionDeps {
  readonly estates: Pick<EstateRepository, 'findDeleted' | 'listDeleted' | 'remove' | 'restore'>;
  /** What was uploaded or planned is seen as long as its estate is. */
  readonly markParts: (estateId: string, marks: EstateMarks) => Promise<void>;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly now: () => Date;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
  readonly nudge: () => void;
}

/**
 * Deletes estates so that they can be brought back: everything of one stays as it was, and is seen by nobody. The other
 * subgraphs learn of it by the estate's event: reports are hidden, nobody is let into it any more.
 */
export function createEstateDeletionService(deps: EstateDeletionDeps) {
  const { estates, actor, idempotencyKey, now } = deps;

  async function found(id: string): Promise<Estate> {
    const estate = await estates.findDeleted(id);
    if (!estate) throw notFound('Estate');
    return estate;
  }
  async function announce(estate: Estate): Promise<void> {
    deps.nudge();
    await deps.publish({ type: 'estateChanged', estateId: estate.id, version: estate.version });
  }

  return {
    list: (pagination: PaginationInput | null | undefined): Promise<Page<DeletedEstate>> =>
      estates.listDeleted(pagination),

    /** A repetition is answered as the first was. Throws: DomainError NOT_FOUND, STALE_VERSION. */
    async remove(id: string, version: number): Promise<void> {
      const estate = await found(id);
      const events = [estateChanged(estate, version + 1, actor, now(), { deleted: true })];
      const by = { at: now().toISOString(), name: actor.name ?? '' };
      const { outcome, document } = await estates.remove(estate, version, by, { events, idempotencyKey });
      if (outcome !== 'applied') return;
      await deps.markParts(id, { deleted: true, archived: estate.archived !== null });
      await announce(document);
    },

    /** A repetition is answered as the first was. Throws: DomainError NOT_FOUND of one that is not deleted. */
    async restore(id: string): Promise<Estate> {
      const estate = await found(id);
      const events = [estateChanged(estate, estate.version + 1, actor, now())];
      const { outcome, document } = await estates.restore(estate, { events, idempotencyKey });
      if (outcome === 'applied') {
        await deps.markParts(id, { deleted: false, archived: document.archived !== null });
        await announce(document);
      }
      return document;
    },
  };
}
export type EstateDeletionService = ReturnType<typeof createEstateDeletionService>;
