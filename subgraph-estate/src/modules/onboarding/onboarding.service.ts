import type { Actor } from '@platform/contracts';
import { forbidden } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import { type OnboardingFacts, withOnboarding, withOnboardingBegun } from '../../domain/estate/onboarding.ts';
import type { EstateService } from '../estate/estate.service.ts';

/** The questions to a new client: whoever advises it and the client itself answer the same ones. */
export function createOnboardingService(estates: Pick<EstateService, 'one' | 'change'>, actor: Actor) {
  /** Nobody finishes for the other one. Throws: DomainError FORBIDDEN. */
  function own(facts: OnboardingFacts): OnboardingFacts {
    const others =
      actor.activeRole === 'CLIENT'
        ? (['advisorComplete', 'advisorLastScreen'] as const)
        : (['clientComplete'] as const);
    const taken = others.find((field) => facts[field] !== undefined);
    if (taken) throw forbidden(taken);
    return facts;
  }
  return {
    /** Throws: DomainError FORBIDDEN, NOT_FOUND, STALE_VERSION, BEGUN_ALREADY. */
    async begin(estateId: string, version: number, facts: OnboardingFacts): Promise<Estate> {
      const given = own(facts);
      return estates.change(await estates.one(estateId), version, (estate) => withOnboardingBegun(estate, given));
    },
    /** Throws: DomainError FORBIDDEN, NOT_FOUND, STALE_VERSION. */
    async update(estateId: string, version: number, facts: OnboardingFacts): Promise<Estate> {
      const given = own(facts);
      return estates.change(await estates.one(estateId), version, (estate) => withOnboarding(estate, given));
    },
  };
}
export type OnboardingService = ReturnType<typeof createOnboardingService>;
