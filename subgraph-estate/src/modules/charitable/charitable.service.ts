import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { newDocumentId } from '@platform/service-kit';
import { withHoldingBack, withoutCharity } from '../../domain/balance-sheet/removal.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { cleanName } from '../../domain/estate/household.ts';
import { type Said, said } from '../../domain/estate/said.ts';
import type { CharitableKind, EstateCharity } from '../../domain/person/person.ts';
import { inUseWords } from '../../views/person/use-words.ts';
import type { EstateService } from '../estate/estate.service.ts';

/** Undefined leaves what is known, null takes it away. */
export interface CharityFacts {
  readonly name?: Said<string>;
  readonly charitableKind?: Said<CharitableKind>;
}

const charityWith = (known: EstateCharity, facts: CharityFacts): EstateCharity => ({
  ...known,
  name: facts.name ? cleanName(facts.name, 'name') : known.name,
  charitableKind: said(facts.charitableKind, known.charitableKind),
});

export type CharitableService = ReturnType<typeof createCharitableService>;

/** Charities that a household gives to. */
export function createCharitableService(estates: EstateService, actor: Actor, idempotencyKey: string | null) {
  return {
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, REQUIRED, TOO_LONG. */
    async create(estateId: string, version: number, facts: CharityFacts): Promise<{ estate: Estate; id: string }> {
      const estate = await estates.one(estateId);
      const id = newDocumentId(actor.accountId, idempotencyKey, 'charitable');
      const name = cleanName(facts.name ?? '', 'name');
      const charity = charityWith({ id, name, charitableKind: null, createdByReading: null }, facts);
      const changed = await estates.change(estate, version, (current) => ({
        ...current,
        charities: [...current.charities, charity],
      }));
      return { estate: changed, id };
    },

    async update(id: string, version: number, facts: CharityFacts): Promise<Estate> {
      const estate = await estates.holding('charities', id, 'Charity');
      return estates.change(estate, version, (current) => ({
        ...current,
        charities: current.charities.map((known) => (known.id === id ? charityWith(known, facts) : known)),
      }));
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, CHARITY_IN_USE, naming the wills, trusts and accounts that name it. */
    async remove(id: string, version: number): Promise<Estate> {
      const estate = await estates.holding('charities', id, 'Charity');
      return estates.change(estate, version, (current) => {
        const inUse = inUseWords(current, id);
        if (inUse) throw new DomainError('CHARITY_IN_USE', inUse, { field: 'id' });
        return withoutCharity(current, id);
      });
    },

    /** Takes a removal back. Throws: DomainError NOT_FOUND, STALE_VERSION. */
    async restore(estateId: string, id: string, version: number): Promise<Estate> {
      const estate = await estates.one(estateId);
      return estates.change(estate, version, (current) => withHoldingBack(current, id));
    },
  };
}
