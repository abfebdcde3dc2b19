import type { MutationResolvers, QueryResolvers } from '../../schema.generated.ts';

export const accountSessionQueries: Pick<QueryResolvers, 'accountSessions'> = {
  accountSessions: (_parent, _args, { services }) => services.accountSessions.list(),
};

export const accountSessionMutations: Pick<MutationResolvers, 'revokeAccountSession' | 'revokeOtherAccountSessions'> = {
  revokeAccountSession: async (_parent, { id }, { services }) => {
    await services.accountSessions.revoke(id);
    return { ok: true };
  },
  revokeOtherAccountSessions: async (_parent, _args, { services }) => {
    await services.accountSessions.revokeOthers();
    return { ok: true };
  },
};
