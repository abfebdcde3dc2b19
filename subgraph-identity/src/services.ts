import { createRealtime, createSessionStore, type Logger, type RequestContext } from '@platform/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import type { Context } from './context.ts';
import type { ServicesEnvironment } from './environment.ts';
import { createLoaders } from './loaders.ts';
import { defineAccountModel } from './modules/account/account.model.ts';
import { createAccountRepository, createAccountStore } from './modules/account/account.repository.ts';
import { createAccountService } from './modules/account/account.service.ts';
import { createPasswordHasher } from './modules/account/domain/password-hash.ts';
import { defineAuditModels } from './modules/audit/audit.model.ts';
import { createAuditTrail } from './modules/audit/audit.repository.ts';
import { defineAppFlagModel } from './modules/flag/app-flag.model.ts';
import { createImpersonationService } from './modules/impersonation/impersonation.service.ts';
import { defineNotificationModel } from './modules/notification/notification.model.ts';
import { createNotificationRepository } from './modules/notification/notification.repository.ts';
import { createNotificationService } from './modules/notification/notification.service.ts';
import { defineOrganizationModel } from './modules/organization/organization.model.ts';
import { createOrganizationStore } from './modules/organization/organization.repository.ts';
import { createOrganizationService } from './modules/organization/organization.service.ts';
import { createOrganizationAccessService } from './modules/organization/organization-access.service.ts';
import { defineQuotaModel } from './modules/quota/quota.model.ts';
import { createQuotaRepository } from './modules/quota/quota.repository.ts';
import { createQuotaService } from './modules/quota/quota.service.ts';
import { createAttemptLimiter } from './modules/session/attempt-limiter.ts';
import { createRedisSessions } from './modules/session/redis-sessions.ts';
import { createSessionService } from './modules/session/session.service.ts';
import { createSignInService } from './modules/session/sign-in.service.ts';
import { originOf } from './request-origin.ts';
import { createAbstractionRequests } from './workers/abstraction-requests.ts';

export interface Infrastructure {
  readonly mongo: Connection;
  readonly redis: Redis;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Everything that lives as long as the process: stores and the services that need no actor. */
export function composeServices(environment: ServicesEnvironment, { mongo, redis, now, log }: Infrastructure) {
  const { publish } = createRealtime(redis, log);
  const store = createSessionStore(redis);
  const accountModel = defineAccountModel(mongo);
  const organizationModel = defineOrganizationModel(mongo);
  const quotaModel = defineQuotaModel(mongo);
  const accounts = createAccountStore(accountModel);
  const organizations = createOrganizationStore(organizationModel);
  const quotas = createQuotaRepository(quotaModel, now);
  const notifications = createNotificationRepository(defineNotificationModel(mongo), now);
  const auditModels = defineAuditModels(mongo);
  const audit = createAuditTrail(auditModels, now);
  const passwords = createPasswordHasher();
  const access = createOrganizationAccessService({
    organizations,
    appFlags: defineAppFlagModel(mongo),
    store: store.writeOrganizationAccess,
  });
  const sessions = createSessionService({
    store: createRedisSessions(store, redis, publish),
    accounts,
    organizations,
    now,
  });
  const attempts = createAttemptLimiter(redis, {
    maxFailures: environment.SIGN_IN_MAX_FAILURES,
    lockSeconds: environment.SIGN_IN_LOCK_SECONDS,
    maxPerIpAddress: environment.SIGN_IN_MAX_PER_IP,
  });
  return {
    accountModel,
    organizationModel,
    quotaModel,
    accounts,
    organizations,
    quotas,
    notifications,
    audit,
    auditModels,
    passwords,
    access,
    sessions,
    attempts,
    publish,
    now,
    signIn: createSignInService({ accounts, organizations, sessions, passwords, attempts, audit, now }),
    impersonation: createImpersonationService({ accounts, sessions, audit }),
    quotaService: createQuotaService({ quotas, organizations, publish, now }),
    notificationService: createNotificationService({ notifications, publish }),
    abstractionRequests: createAbstractionRequests(mongo, now),
  };
}
export type IdentityServices = ReturnType<typeof composeServices>;

/** What one request gets: services and loaders that know who is asking. */
export function createContext(
  shared: IdentityServices,
  { actor, idempotencyKey, requestId, request, setSessionToken }: RequestContext,
  nudge: () => void,
): Context {
  const { accounts, organizations, audit, sessions, attempts, access, publish, now } = shared;
  const origin = originOf(request, requestId);
  const reachableAccounts = createAccountRepository(shared.accountModel, actor.scope);
  const accountService = createAccountService({
    actor,
    origin,
    accounts,
    reachable: reachableAccounts,
    sessions,
    attempts,
    audit,
    setSessionToken,
    now,
  });
  const organizationService = createOrganizationService({
    actor,
    origin,
    idempotencyKey,
    organizations,
    accounts: reachableAccounts,
    access,
    audit,
    publish,
    nudge,
    now,
  });
  return {
    actor,
    origin,
    idempotencyKey,
    now,
    setSessionToken,
    loaders: createLoaders(accountService, organizationService, shared.quotas),
    services: {
      accounts: accountService,
      organizations: organizationService,
      access,
      quotas: shared.quotas,
      notifications: shared.notifications,
      sessions,
      signIn: shared.signIn,
      impersonation: shared.impersonation,
      audit,
      reachableAccounts,
    },
  };
}
