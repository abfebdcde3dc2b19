import type { MutationResolvers, QueryResolvers } from '../../schema.generated.ts';

export const googleSignInQueries: Pick<QueryResolvers, 'signInOptions' | 'singleSignOnDomains'> = {
  signInOptions: async (_parent, { organizationId }, { services }) => ({
    googleSso: (await services.access.flagsFor(organizationId ?? null))['ENABLE_GOOGLE_SSO'] ?? false,
  }),
  singleSignOnDomains: (_parent, { organizationId }, { services }) => services.singleSignOn.list(organizationId),
};

export const googleSignInMutations: Pick<MutationResolvers, 'enforceSingleSignOn' | 'releaseSingleSignOn'> = {
  enforceSingleSignOn: async (_parent, { organizationId, emailDomain }, context) => {
    await context.services.singleSignOn.enforce(organizationId, emailDomain, context);
    return { ok: true };
  },
  releaseSingleSignOn: async (_parent, { organizationId, emailDomain }, context) => {
    await context.services.singleSignOn.release(organizationId, emailDomain, context);
    return { ok: true };
  },
};
