import type { SessionDuties, SessionRecord, SignInMethod } from '@platform/contracts';
import { SESSION_ABSOLUTE_MS } from '@platform/contracts';
import type { Account } from '../account/account.ts';
import { type ActiveRole, rolesOf, scopeOf } from '../account/roles.ts';

export type SessionActor = SessionRecord['actor'];

/** Who a session stands for while the account acts in a role. `sessionId` is set when the session is stored. */
export function accountActor(
  account: Account,
  active: ActiveRole | null,
  subOrganizationIds: readonly string[],
): SessionActor {
  return {
    kind: 'account',
    accountId: account.id,
    emailAddress: account.emailAddress,
    name: account.name,
    membershipId: active?.membership?.id ?? null,
    organizationId: active?.membership?.organizationId ?? null,
    activeRole: active?.role ?? null,
    roles: rolesOf(account),
    isSuperadmin: account.isSuperadmin,
    scope: active
      ? scopeOf(active, subOrganizationIds, account.memberships)
      : { everything: false, organizationIds: [], estateIds: [] },
    impersonator: null,
    microservice: null,
    service: null,
    sessionId: null,
  };
}

/** A session that renders one report: it reads that estate as the person who asked for it, and nothing else. */
export function reportActor(
  account: Account,
  organizationId: string,
  estateId: string,
  reportId: string,
): SessionActor {
  return {
    kind: 'microservice',
    accountId: account.id,
    emailAddress: account.emailAddress,
    name: account.name,
    membershipId: null,
    organizationId,
    activeRole: null,
    roles: [],
    isSuperadmin: false,
    scope: { everything: false, organizationIds: [], estateIds: [estateId] },
    impersonator: null,
    microservice: { estateId, reportId },
    service: null,
    sessionId: null,
  };
}

export interface Origin {
  readonly ipAddress: string;
  readonly userAgent: string;
}

export function newSessionRecord(
  actor: SessionActor,
  { ipAddress, userAgent }: Origin,
  now: Date,
  {
    verified = true,
    lifetimeMs = SESSION_ABSOLUTE_MS,
    duties,
    method,
    googleToLink,
  }: {
    verified?: boolean;
    lifetimeMs?: number;
    duties?: SessionDuties;
    method?: SignInMethod;
    googleToLink?: string;
  } = {},
): Omit<SessionRecord, 'id'> {
  return {
    actor,
    createdAt: now.toISOString(),
    lastActivityAt: now.toISOString(),
    absoluteExpiresAt: new Date(now.getTime() + lifetimeMs).toISOString(),
    userAgent: userAgent.slice(0, 300),
    ipAddress,
    verified,
    // Sessions that nobody signed in to, of support mode and of reports, were authenticated by nobody.
    ...(method && { signInMethod: method, ...(verified && { authenticatedAt: now.toISOString() }) }),
    ...(duties && { duties }),
    ...(googleToLink && { googleToLink }),
    impersonation: null,
  };
}

/** A password that was not used cannot be asked to be replaced; a code mailed at each visit is a second factor. */
export function dutiesOf(
  { passwordExpired, passwordChangedAt }: Pick<Account, 'passwordExpired' | 'passwordChangedAt'>,
  hasSecondFactor: boolean,
  method: SignInMethod,
): SessionDuties {
  const byPassword = method === 'password';
  return {
    passwordExpired: byPassword && passwordExpired,
    passwordChangedAt: byPassword ? (passwordChangedAt?.toISOString() ?? null) : null,
    hasSecondFactor: hasSecondFactor || method === 'mailed-code',
  };
}
