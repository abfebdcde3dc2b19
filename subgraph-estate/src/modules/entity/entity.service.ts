import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { newDocumentId } from '@platform/service-kit';
import { withHoldingBack, withoutEntity } from '../../domain/balance-sheet/removal.ts';
import type { EstateEntity } from '../../domain/entity/entity.ts';
import { type EntityFacts, entityWith } from '../../domain/entity/entity-facts.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { cleanName } from '../../domain/estate/household.ts';
import { isState } from '../../views/distribution/state-names.ts';
import type { EstateService } from '../estate/estate.service.ts';

function checkState({ location }: EntityFacts): void {
  if (location && !isState(location)) throw new DomainError('UNKNOWN_STATE', 'Choose a state.', { field: 'location' });
}

function newEntity(id: string, facts: EntityFacts): EstateEntity {
  if (!facts.entityType) throw new DomainError('REQUIRED', 'Required', { field: 'entityType' });
  const name = cleanName(facts.name ?? '', 'name');
  return entityWith(
    { id, name, entityType: facts.entityType, location: null, shares: [], discountPercent: null, discountSource: null },
    facts,
  );
}

export type EntityService = ReturnType<typeof createEntityService>;

/** Companies and partnerships of a household. */
export function createEntityService(estates: EstateService, actor: Actor, idempotencyKey: string | null) {
  return {
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, REQUIRED, UNKNOWN_STATE, and what `checkChangedEntities` throws. */
    async create(estateId: string, version: number, facts: EntityFacts): Promise<{ estate: Estate; id: string }> {
      checkState(facts);
      const estate = await estates.one(estateId);
      const id = newDocumentId(actor.accountId, idempotencyKey, 'entity');
      const changed = await estates.change(estate, version, (current) => ({
        ...current,
        entities: [...current.entities, newEntity(id, facts)],
      }));
      return { estate: changed, id };
    },

    async update(id: string, version: number, facts: EntityFacts): Promise<Estate> {
      checkState(facts);
      const estate = await estates.holding('entities', id, 'Entity');
      return estates.change(estate, version, (current) => ({
        ...current,
        entities: current.entities.map((known) => (known.id === id ? entityWith(known, facts) : known)),
      }));
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, ENTITY_IN_USE, naming what it still owns. */
    async remove(id: string, version: number): Promise<Estate> {
      const estate = await estates.holding('entities', id, 'Entity');
      return estates.change(estate, version, (current) => withoutEntity(current, id));
    },

    /** Takes a removal back. Throws: DomainError NOT_FOUND, STALE_VERSION, UNKNOWN_REFERENCE. */
    async restore(estateId: string, id: string, version: number): Promise<Estate> {
      const estate = await estates.one(estateId);
      return estates.change(estate, version, (current) => withHoldingBack(current, id));
    },
  };
}
