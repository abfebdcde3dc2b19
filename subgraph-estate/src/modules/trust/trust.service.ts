import type { Actor } from '@platform/contracts';
import { DomainError, type IsoDate } from '@platform/kernel';
import { derivedId, newDocumentId } from '@platform/service-kit';
import { withHoldingBack, withoutTrust } from '../../domain/balance-sheet/removal.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { cleanName } from '../../domain/estate/household.ts';
import { type EstateTrust, existingTrust } from '../../domain/trust/trust.ts';
import { checkTrust, saysMore, type TrustFacts, trustWith } from '../../domain/trust/trust-facts.ts';
import { isState } from '../../views/distribution/state-names.ts';
import { inUseWords } from '../../views/person/use-words.ts';
import type { EstateService } from '../estate/estate.service.ts';

function checkSitus({ situs }: TrustFacts): void {
  if (situs && !isState(situs)) throw new DomainError('UNKNOWN_STATE', 'Choose a state.', { field: 'situs' });
}

/** The trust as it is said; throws what `trustWith` and `checkTrust` throw. */
function saidOf(estate: Estate, known: EstateTrust, facts: TrustFacts, today: IsoDate): EstateTrust {
  if (facts.remainder !== undefined && saysMore(known))
    throw new DomainError(
      'SAYS_MORE',
      'This trust says more than who receives at one death. Change it step by step, among its dispositions.',
      { field: 'remainder' },
    );
  const trust = trustWith(estate, known, facts, (at) => derivedId('trust-fiduciary', known.id, String(at)));
  checkTrust(estate, trust, facts, today);
  const inUse = trust.terminated && !known.terminated ? inUseWords(estate, trust.id) : null;
  if (inUse) throw new DomainError('TRUST_IN_USE', inUse, { field: 'terminated' });
  return trust;
}

export type TrustService = ReturnType<typeof createTrustService>;

/** Trusts that exist, entered by hand; those that a death creates come with the text that creates them. */
export function createTrustService(estates: EstateService, actor: Actor, idempotencyKey: string | null) {
  return {
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, REQUIRED, UNKNOWN_STATE, and what `checkTrust` throws. */
    async create(estateId: string, version: number, facts: TrustFacts): Promise<{ estate: Estate; id: string }> {
      checkSitus(facts);
      const { kind } = facts;
      if (!kind) throw new DomainError('REQUIRED', 'Required', { field: 'kind' });
      const estate = await estates.one(estateId);
      const id = newDocumentId(actor.accountId, idempotencyKey, 'trust');
      const name = cleanName(facts.name ?? '', 'name');
      const changed = await estates.change(estate, version, (current) => ({
        ...current,
        trusts: [...current.trusts, saidOf(current, existingTrust(id, name, kind), facts, estates.today())],
      }));
      return { estate: changed, id };
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, UNKNOWN_STATE, SAYS_MORE, and what `checkTrust` throws. */
    async update(id: string, version: number, facts: TrustFacts): Promise<Estate> {
      checkSitus(facts);
      const estate = await estates.holding('trusts', id, 'Trust');
      return estates.change(estate, version, (current) => ({
        ...current,
        trusts: current.trusts.map((known) =>
          known.id === id ? saidOf(current, known, facts, estates.today()) : known,
        ),
      }));
    },

    /** R206: keeps its sub-trusts apart, or lets them run together. Throws: DomainError NOT_FOUND, STALE_VERSION. */
    async setNonConverging(id: string, version: number, isNonConverging: boolean): Promise<Estate> {
      const estate = await estates.holding('trusts', id, 'Trust');
      return estates.change(estate, version, (current) => ({
        ...current,
        trusts: current.trusts.map((trust) => (trust.id === id ? { ...trust, isNonConverging } : trust)),
      }));
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, TRUST_IN_USE, naming what it owns and what names it. */
    async remove(id: string, version: number): Promise<Estate> {
      const estate = await estates.holding('trusts', id, 'Trust');
      return estates.change(estate, version, (current) => {
        const inUse = inUseWords(current, id);
        if (inUse) throw new DomainError('TRUST_IN_USE', inUse, { field: 'id' });
        return withoutTrust(current, id);
      });
    },

    /** Takes a removal back. Throws: DomainError NOT_FOUND, STALE_VERSION. */
    async restore(estateId: string, id: string, version: number): Promise<Estate> {
      const estate = await estates.one(estateId);
      return estates.change(estate, version, (current) => withHoldingBack(current, id));
    },
  };
}
