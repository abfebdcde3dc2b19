import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import {
  createRealtime,
  createSessionStore,
  type Logger,
  purposeKey,
  type RequestContext,
  signRealtimeToken,
} from '@platform/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import type { Context } from './context.ts';
import { createAuditKeys } from './domain/audit/audit-keys.ts';
import { unavailableFlags } from './domain/flag/feature-flags.ts';
import type { SecretKeys } from './domain/secrets/secret-keys.ts';
import type { GoogleEnvironment, ServicesEnvironment, StoresEnvironment } from './environment.ts';
import { createLoaders } from './loaders.ts';
import { defineAccountModel } from './modules/account/account.model.ts';
import { createAccountRepository, createAccountStore } from './modules/account/account.repository.ts';
import { createAccountService } from './modules/account/account.service.ts';
import { createAddressConfirmation } from './modules/account/address-confirmation.service.ts';
import { createPasswordHasher } from './modules/account/password-hash.service.ts';
import { createPasswordRules } from './modules/account/password-rules.service.ts';
import { createPasswordThreads } from './modules/account/password-threads.ts';
import { createTwoFactorStore } from './modules/account/second-factor.repository.ts';
import { createAccessDenials } from './modules/audit/access-denials.service.ts';
import { defineAuditModels } from './modules/audit/audit.model.ts';
import { createAuditReading } from './modules/audit/audit-reading.service.ts';
import { createAuditTrail } from './modules/audit/audit-trail.service.ts';
import { defineAppFlagModel } from './modules/flag/app-flag.model.ts';
import { createApplicationFlags } from './modules/flag/application-flags.service.ts';
import {
  createEnforcedDomains,
  defineEnforcedDomainModel,
} from './modules/google-sign-in/enforced-domain.repository.ts';
import { createGoogleProvider } from './modules/google-sign-in/google-provider.ts';
import { createGoogleSignInService } from './modules/google-sign-in/google-sign-in.service.ts';
import { createSignInTransactions } from './modules/google-sign-in/sign-in-transactions.ts';
import { createSingleSignOnService } from './modules/google-sign-in/single-sign-on.service.ts';
import { createImpersonationService } from './modules/impersonation/impersonation.service.ts';
import { createSupportPeriods } from './modules/impersonation/support-periods.ts';
import { createEstateAccessService } from './modules/invitation/estate-access.service.ts';
import { defineInvitationModel } from './modules/invitation/invitation.model.ts';
import { createInvitationStore } from './modules/invitation/invitation.repository.ts';
import { createInvitationService, type InvitationService } from './modules/invitation/invitation.service.ts';
import { createAttemptLimiter } from './modules/limit/attempt-limiter.service.ts';
import { createRequestLimiter } from './modules/limit/request-limiter.service.ts';
import {
  createLocalMessenger,
  createMessenger,
  defineOutgoingMessageModel,
} from './modules/message/messenger.service.ts';
import { createSecurityNotices } from './modules/message/security-notices.service.ts';
import { defineNotificationModel } from './modules/notification/notification.model.ts';
import { createNotificationRepository } from './modules/notification/notification.repository.ts';
import { createNotificationService } from './modules/notification/notification.service.ts';
import { createEstateIndex } from './modules/organization/estate-index.service.ts';
import { createMemberService } from './modules/organization/member.service.ts';
import { defineOrganizationModel } from './modules/organization/organization.model.ts';
import { createOrganizationStore } from './modules/organization/organization.repository.ts';
import { createOrganizationService } from './modules/organization/organization.service.ts';
import { createOrganizationAccessService } from './modules/organization/organization-access.service.ts';
import { createPrimaryAdmins } from './modules/organization/primary-admins.service.ts';
import { createPasswordService } from './modules/password/password.service.ts';
import { defineQuotaModel } from './modules/quota/quota.model.ts';
import { createQuotaRepository } from './modules/quota/quota.repository.ts';
import { createQuotaService } from './modules/quota/quota.service.ts';
import { createBegunRequests } from './modules/repetition/begun-requests.service.ts';
import { createAccountSessions } from './modules/session/account-sessions.service.ts';
import { createRedisSessions } from './modules/session/redis-sessions.ts';
import { createSessionService } from './modules/session/session.service.ts';
import { createSignInService } from './modules/session/sign-in.service.ts';
import { createSupportRequestService } from './modules/support/support-request.service.ts';
import { createOtpStore } from './modules/two-factor/otp.store.ts';
import { createTwoFactorService } from './modules/two-factor/two-factor.service.ts';
import { originOf } from './request-origin.ts';
import { createAbstractionRequests } from './workers/abstraction-requests.ts';

const isGoogleConfigured = ({ GOOGLE_OIDC_CLIENT_ID, GOOGLE_OIDC_CLIENT_SECRET }: GoogleEnvironment): boolean =>
  Boolean(GOOGLE_OIDC_CLIENT_ID && GOOGLE_OIDC_CLIENT_SECRET);

export interface Infrastructure {
  readonly mongo: Connection;
  readonly redis: Redis;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Stores over one database and one cache. */
export function composeStores(environment: StoresEnvironment, { mongo, redis, now, log }: Infrastructure) {
  const { publish } = createRealtime(redis, log);
  const sessionStore = createSessionStore(redis);
  const accountModel = defineAccountModel(mongo);
  const organizationModel = defineOrganizationModel(mongo);
  const quotaModel = defineQuotaModel(mongo);
  const auditModels = defineAuditModels(mongo);
  const accounts = createAccountStore(accountModel);
  const organizations = createOrganizationStore(organizationModel);
  const appFlags = createApplicationFlags(defineAppFlagModel(mongo));
  const runPasswordJob = createPasswordThreads();
  const messages = createLocalMessenger(defineOutgoingMessageModel(mongo), now);
  return {
    accountModel,
    organizationModel,
    quotaModel,
    auditModels,
    accounts,
    organizations,
    messages,
    quotas: createQuotaRepository(quotaModel, now),
    notifications: createNotificationRepository(defineNotificationModel(mongo), now),
    invitationStore: createInvitationStore(defineInvitationModel(mongo)),
    estates: createEstateIndex(mongo),
    passwords: createPasswordHasher(runPasswordJob),
    runPasswordJob,
    access: createOrganizationAccessService({
      organizations,
      appFlags,
      unavailableFlags: unavailableFlags({
        google: isGoogleConfigured(environment),
        production: environment.NODE_ENV === 'production',
      }),
      store: sessionStore.writeOrganizationAccess,
      beginReading: sessionStore.beginAccessReading,
    }),
    sessions: createSessionService({
      store: createRedisSessions(sessionStore, publish),
      accounts,
      organizations,
      now,
    }),
    enforcedDomains: createEnforcedDomains(defineEnforcedDomainModel(mongo)),
    lastActivityOf: sessionStore.lastActivityOf,
    sessionsOf: sessionStore.list,
    publish,
    now,
    log,
  };
}

/** Everything that lives as long as the process: stores and the services that need no actor. */
export function composeServices(environment: ServicesEnvironment, infrastructure: Infrastructure) {
  const stores = composeStores(environment, infrastructure);
  const { mongo, redis } = infrastructure;
  const attempts = createAttemptLimiter(redis, {
    maxFailures: environment.SIGN_IN_MAX_FAILURES,
    lockSeconds: environment.SIGN_IN_LOCK_SECONDS,
    maxPerIpAddress: environment.SIGN_IN_MAX_PER_IP,
  });
  const limits = createRequestLimiter(redis, { invitation: environment.INVITATIONS_PER_HOUR });
  const messenger = createMessenger(environment, stores.messages);
  const publicUrl = environment.PUBLIC_URL.replace(/\/$/, '');
  const { IDENTITY_SECRET, IDENTITY_EARLIER_SECRETS } = environment;
  const keysFor = (purpose: string): SecretKeys => ({
    current: purposeKey(IDENTITY_SECRET ?? environment.ACTOR_TOKEN_SECRET, purpose),
    earlier: IDENTITY_EARLIER_SECRETS.map((secret) => purposeKey(secret, purpose)),
  });
  const { AUDIT_TRAIL_SECRET, AUDIT_TRAIL_EARLIER_SECRETS, ACTOR_TOKEN_SECRET } = environment;
  const auditKey = (secret: string): Uint8Array => purposeKey(secret, 'audit');
  const auditKeys = createAuditKeys(
    auditKey(AUDIT_TRAIL_SECRET ?? ACTOR_TOKEN_SECRET),
    AUDIT_TRAIL_EARLIER_SECRETS.map(auditKey),
  );
  const audit = createAuditTrail(stores.auditModels, { keys: auditKeys, log: stores.log, now: stores.now });
  const notices = createSecurityNotices({
    messenger,
    organizations: stores.organizations,
    log: stores.log,
    now: stores.now,
  });
  const { GOOGLE_OIDC_ISSUER: issuer, GOOGLE_OIDC_CLIENT_ID, GOOGLE_OIDC_CLIENT_SECRET } = environment;
  const provider =
    GOOGLE_OIDC_CLIENT_ID && GOOGLE_OIDC_CLIENT_SECRET
      ? createGoogleProvider({
          issuer,
          clientId: GOOGLE_OIDC_CLIENT_ID,
          clientSecret: GOOGLE_OIDC_CLIENT_SECRET,
          callbackUrl: `${publicUrl}/sso/google`,
        })
      : null;
  const begun = createBegunRequests(redis);
  const singleSignOn = createSingleSignOnService({
    ...stores,
    begun,
    domains: stores.enforcedDomains,
    isConfigured: provider !== null,
    audit,
  });
  const secondFactors = createTwoFactorStore(stores.accountModel);
  const addresses = createAddressConfirmation({ ...stores, secondFactors, audit, limits, notices });
  const passwordRules = createPasswordRules({
    run: stores.runPasswordJob,
    organizations: stores.organizations,
    productName: environment.PRODUCT_NAME,
  });
  const common = {
    ...stores,
    addresses,
    begun,
    passwordRules,
    audit,
    attempts,
    limits,
    messenger,
    notices,
    publicUrl,
    singleSignOn,
  };
  const twoFactor = createTwoFactorService({
    ...common,
    store: secondFactors,
    otps: createOtpStore(redis),
    keys: keysFor('two-factor-secret'),
    issuer: environment.PRODUCT_NAME,
    // Made below: invitations ask for the second factor too.
    comeIn: (...given): ReturnType<InvitationService['comeIn']> => invitations.comeIn(...given),
  });
  const invitations = createInvitationService({
    ...common,
    invitations: stores.invitationStore,
    twoFactor,
    keys: keysFor('invitation'),
  });
  const accessDenials = createAccessDenials(common);
  const supportPeriods = createSupportPeriods({ ...common, connection: mongo });
  return {
    ...common,
    twoFactor,
    supportPeriods,
    accessDenials,
    invitations,
    async realtimeToken({ sessionId }: Actor): Promise<{ token: string; exp: number }> {
      if (!sessionId) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
      await limits.take('realtime-token', sessionId);
      return signRealtimeToken(sessionId, environment.ACTOR_TOKEN_SECRET, stores.now().getTime());
    },
    googleSignIn: createGoogleSignInService({
      ...common,
      provider,
      transactions: createSignInTransactions(redis),
      invitations,
      twoFactor,
    }),
    signIn: createSignInService(common),
    passwordService: createPasswordService({ ...common, invitations }),
    supportRequests: createSupportRequestService({ ...common, supportAddress: environment.SUPPORT_MAIL_TO }),
    impersonation: createImpersonationService({ ...common, twoFactor, accessDenials, periods: supportPeriods }),
    quotaService: createQuotaService(common),
    notificationService: createNotificationService(common),
    abstractionRequests: createAbstractionRequests(mongo, stores.now),
  };
}
export type IdentityServices = ReturnType<typeof composeServices>;

/** What one request gets: services and loaders that know who is asking. */
export function createContext(
  shared: IdentityServices,
  { actor, idempotencyKey, requestKey, requestId, request, setSessionToken }: RequestContext,
  nudge: () => void,
): Context {
  const { accounts, organizations, audit, sessions, attempts, access, publish, now } = shared;
  const origin = originOf(request, requestId);
  const accountRepository = createAccountRepository(shared.accountModel, actor.scope);
  const primaryAdmins = createPrimaryAdmins({ accounts, organizations });
  const accountService = createAccountService({
    actor,
    origin,
    accounts,
    reachable: accountRepository,
    sessions,
    attempts,
    twoFactor: shared.twoFactor,
    primaryAdmins,
    audit,
    notices: shared.notices,
    requestKey,
    setSessionToken,
    now,
  });
  const organizationService = createOrganizationService({
    actor,
    origin,
    idempotencyKey,
    organizations,
    accounts: accountService,
    access,
    audit,
    publish,
    nudge,
    now,
  });
  const members = createMemberService({
    actor,
    origin,
    idempotencyKey,
    begun: shared.begun,
    accounts,
    reachable: accountService,
    primaryAdmins,
    organizations,
    invitations: shared.invitations,
    sessions,
    audit,
    now,
  });
  const estateAccess = createEstateAccessService({
    actor,
    origin,
    idempotencyKey,
    begun: shared.begun,
    estates: shared.estates,
    accounts,
    invitations: shared.invitationStore,
    sessions,
    audit,
    now,
  });
  return {
    actor,
    origin,
    idempotencyKey,
    requestKey,
    now,
    setSessionToken,
    loaders: createLoaders({
      accounts: accountService,
      organizations: organizationService,
      quotas: shared.quotaService,
      personAccessOf: estateAccess.ofPersons,
      namesOf: async (ids) => namesInOrder(ids, await accounts.byIds(ids)),
      organizationNames: async (ids) => namesInOrder(ids, await organizations.byIds(ids)),
      clientCountsOf: shared.estates.counts,
      alertsOf: (estateIds) => shared.notificationService.alertsOf(actor.accountId ?? '', estateIds),
      lastActivityOf: shared.lastActivityOf,
    }),
    services: {
      accounts: accountService,
      organizations: organizationService,
      access,
      quotas: shared.quotaService,
      notifications: shared.notificationService,
      sessions,
      accountSessions: createAccountSessions({
        actor,
        origin,
        idempotencyKey,
        sessions,
        begun: shared.begun,
        audit,
      }),
      signIn: shared.signIn,
      impersonation: shared.impersonation,
      auditReading: createAuditReading({ actor, trail: audit, accounts: accountService, now }),
      estates: shared.estates,
      passwords: shared.passwordService,
      twoFactor: shared.twoFactor,
      invitations: shared.invitations,
      members,
      estateAccess,
      singleSignOn: shared.singleSignOn,
      realtimeToken: shared.realtimeToken,
    },
  };
}

function namesInOrder(ids: readonly string[], found: readonly { id: string; name: string }[]): (string | null)[] {
  const byId = new Map(found.map(({ id, name }) => [id, name]));
  return ids.map((id) => byId.get(id) ?? null);
}
