import { outstandingDuty, settingsFor } from '@platform/contracts';
import { isMicroservice, isSignedIn, permissionsOf } from '../../domain/session/current-session.ts';
import type { MutationResolvers, QueryResolvers, SessionResolvers } from '../../schema.generated.ts';

export const Session: SessionResolvers = {
  id: ({ record }) => record.id,
  account: ({ actor }, _args, { loaders }) => (actor.accountId ? loaders.account.load(actor.accountId) : null),
  organization: ({ actor }, _args, { loaders }) =>
    actor.organizationId ? loaders.organization.load(actor.organizationId) : null,
  status: ({ record }) => (record.verified ? 'ACTIVE' : 'REAUTH_REQUIRED'),
  isMicroservice: ({ actor }) => isMicroservice(actor),
  impersonatedBy: ({ actor }, _args, { loaders }) =>
    actor.impersonator ? loaders.account.load(actor.impersonator.accountId) : null,
  impersonationExpiresAt: ({ record }) => record.impersonation?.expiresAt ?? null,
  permissions: ({ actor }) => permissionsOf(actor),
  settings: ({ actor }) => settingsFor(actor.activeRole, actor.settings),
  timeZone: ({ actor }) => actor.timeZone,
  flags: async ({ actor }, _args, { loaders, services }) => {
    const organization = actor.organizationId ? await loaders.organization.load(actor.organizationId) : null;
    return organization ? (await services.access.accessOf(organization)).flags : {};
  },
  // Sessions of support mode carry no duties: the person behind one cannot do these for the account.
  requires: ({ actor, record }, _args, { now }) =>
    record.verified ? outstandingDuty(record.duties, actor.settings, now()) : null,
  absoluteExpiresAt: ({ record }) => record.absoluteExpiresAt,
};

export const sessionQueries: Pick<QueryResolvers, 'currentSession' | 'isLoggedIn'> = {
  currentSession: async (_parent, _args, { actor, services }) => {
    const record = actor.sessionId ? await services.sessions.read(actor.sessionId) : null;
    return record ? { actor, record } : null;
  },
  isLoggedIn: (_parent, _args, { actor }) => isSignedIn(actor),
};

export const sessionMutations: Pick<MutationResolvers, 'signIn' | 'signOut' | 'refreshRealtimeToken'> = {
  signIn: async (_parent, { input }, { actor, origin, services, setSessionToken }) => {
    const { token, verified, requires } = await services.signIn.signIn(input, origin, actor.sessionId);
    setSessionToken(token);
    return { verified, requires };
  },
  refreshRealtimeToken: (_parent, _args, { actor, services }) => services.realtimeToken(actor),
  signOut: async (_parent, _args, { actor, origin, services, setSessionToken }) => {
    await services.signIn.signOut(actor, origin);
    setSessionToken(null);
    return { ok: true };
  },
};
