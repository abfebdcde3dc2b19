import { DomainError } from '@platform/kernel';
import type { MutationResolvers, QueryResolvers } from '../../schema.generated.ts';

export const accountSessionQueries: Pick<QueryResolvers, 'accountSessions'> = {
  accountSessions: async (_parent, _args, { actor, services }) => {
    const own = await services.sessions.list(actor.accountId ?? '');
    return own
      .sort((a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt))
      .map(({ id, createdAt, lastActivityAt, absoluteExpiresAt, ipAddress, userAgent }) => {
        const isCurrent = id === actor.sessionId;
        return { id, createdAt, lastActivityAt, absoluteExpiresAt, ipAddress, userAgent, isCurrent };
      });
  },
};

export const accountSessionMutations: Pick<MutationResolvers, 'revokeAccountSession' | 'revokeOtherAccountSessions'> = {
  revokeAccountSession: async (_parent, { id }, { actor, services }) => {
    if (!(await services.sessions.revoke(actor.accountId ?? '', id))) {
      throw new DomainError('NOT_FOUND', 'This session has ended already.');
    }
    return { ok: true };
  },
  revokeOtherAccountSessions: async (_parent, _args, { actor, services }) => {
    await services.sessions.endAll(actor.accountId ?? '', actor.sessionId);
    return { ok: true };
  },
};
