import { DomainError } from '@platform/kernel';
import type { Context } from '../../context.ts';
import { callerFacts } from '../../domain/audit/audit-facts.ts';
import type { MutationResolvers, QueryResolvers } from '../../schema.generated.ts';

export const accountSessionQueries: Pick<QueryResolvers, 'accountSessions'> = {
  accountSessions: async (_parent, _args, { actor, services }) => {
    const own = await services.sessions.list(actor.accountId ?? '');
    return own
      .filter(({ verified }) => verified) // before its code was verified it is no sign-in
      .sort((a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt))
      .map(({ id, createdAt, lastActivityAt, absoluteExpiresAt, ipAddress, userAgent }) => {
        const isCurrent = id === actor.sessionId;
        return { id, createdAt, lastActivityAt, absoluteExpiresAt, ipAddress, userAgent, isCurrent };
      });
  },
};

const recordEnded = ({ actor, origin, services }: Context, details: Record<string, number | boolean>) =>
  services.audit.append({
    action: 'session.revoked',
    outcome: 'SUCCEEDED',
    ...callerFacts(actor, origin),
    subjectId: actor.accountId,
    details,
  });

export const accountSessionMutations: Pick<MutationResolvers, 'revokeAccountSession' | 'revokeOtherAccountSessions'> = {
  revokeAccountSession: async (_parent, { id }, context) => {
    const { actor, services } = context;
    const what = `revoke-session:${id}`;
    const wasBegun = (await services.begun.noted(context, what)) !== null;
    if (!wasBegun && (await services.sessions.ownedBy(actor.accountId ?? '', id)))
      await services.begun.note(context, what, id);
    if (await services.sessions.revoke(actor.accountId ?? '', id)) await recordEnded(context, { sessions: 1 });
    else if (!wasBegun) throw new DomainError('NOT_FOUND', 'This session has ended already.');
    return { ok: true };
  },
  revokeOtherAccountSessions: async (_parent, _args, context) => {
    const { actor, services } = context;
    const sessions = await services.sessions.endAll(actor.accountId ?? '', actor.sessionId);
    await recordEnded(context, { sessions, others: true });
    return { ok: true };
  },
};
