import { onboardingInfo } from '../../domain/estate/onboarding.ts';
import type { EstateResolvers, MutationResolvers, OnboardingInfoResolvers } from '../../schema.generated.ts';

export const onboardingMutations: Pick<MutationResolvers, 'createOnboardingInfo' | 'updateOnboardingInfo'> = {
  createOnboardingInfo: async (_parent, { estateId, version, attributes }, { services }) => {
    const estate = await services.onboarding.begin(estateId, version, attributes);
    return { ok: true, estate, onboardingInfo: onboardingInfo(estate) };
  },
  updateOnboardingInfo: async (_parent, { estateId, version, attributes }, { services }) => {
    const estate = await services.onboarding.update(estateId, version, attributes);
    return { ok: true, estate, onboardingInfo: onboardingInfo(estate) };
  },
};

export const estateOnboarding: Pick<EstateResolvers, 'onboardingInfo'> = {
  onboardingInfo: async (estate, _args, { loaders }) => onboardingInfo(await loaders.wholeEstate(estate)),
};

export const OnboardingInfo: OnboardingInfoResolvers = {
  gaps: ({ gaps }) => [...gaps],
};
