import type { Actor } from '@platform/contracts';
import type { RequestOrigin } from './domain/session/request-origin.ts';
import type { Loaders } from './loaders.ts';
import type { AccountService } from './modules/account/account.service.ts';
import type { AuditReading } from './modules/audit/audit-reading.service.ts';
import type { SingleSignOnService } from './modules/google-sign-in/single-sign-on.service.ts';
import type { ImpersonationService } from './modules/impersonation/impersonation.service.ts';
import type { EstateAccessService } from './modules/invitation/estate-access.service.ts';
import type { InvitationService } from './modules/invitation/invitation.service.ts';
import type { NotificationService } from './modules/notification/notification.service.ts';
import type { EstateIndex } from './modules/organization/estate-index.service.ts';
import type { MemberService } from './modules/organization/member.service.ts';
import type { OrganizationService } from './modules/organization/organization.service.ts';
import type { OrganizationAccessService } from './modules/organization/organization-access.service.ts';
import type { PasswordService } from './modules/password/password.service.ts';
import type { QuotaService } from './modules/quota/quota.service.ts';
import type { AccountSessions } from './modules/session/account-sessions.service.ts';
import type { SessionService } from './modules/session/session.service.ts';
import type { SignInService } from './modules/session/sign-in.service.ts';
import type { TwoFactorService } from './modules/two-factor/two-factor.service.ts';

/** What every resolver of this subgraph gets. */
export interface Context {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly idempotencyKey: string | null;
  readonly requestKey: string | null;
  readonly loaders: Loaders;
  readonly services: {
    readonly accounts: AccountService;
    readonly organizations: OrganizationService;
    readonly access: OrganizationAccessService;
    readonly quotas: QuotaService;
    readonly notifications: NotificationService;
    readonly sessions: SessionService;
    readonly accountSessions: AccountSessions;
    readonly signIn: SignInService;
    readonly impersonation: ImpersonationService;
    readonly auditReading: AuditReading;
    readonly estates: EstateIndex;
    readonly passwords: PasswordService;
    readonly twoFactor: TwoFactorService;
    readonly invitations: InvitationService;
    readonly members: MemberService;
    readonly estateAccess: EstateAccessService;
    readonly singleSignOn: SingleSignOnService;
    readonly realtimeToken: (actor: Actor) => Promise<{ token: string; exp: number }>;
  };
  readonly now: () => Date;
  /** The new value of the session cookie, handed to the gateway with the answer; null clears it. */
  readonly setSessionToken: (token: string | null) => void;
}
