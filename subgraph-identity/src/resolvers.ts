import { Account, accountMutations, Membership } from './modules/account/account.resolvers.ts';
import { AuditEntry, auditQueries } from './modules/audit/audit.resolvers.ts';
import { googleSignInMutations, googleSignInQueries } from './modules/google-sign-in/google-sign-in.resolvers.ts';
import { ImpersonationCandidate, impersonationQueries } from './modules/impersonation/impersonation.resolvers.ts';
import { estateAccessMutations, estateAccessQueries } from './modules/invitation/estate-access.resolvers.ts';
import { InvitationToken, invitationMutations, invitationQueries } from './modules/invitation/invitation.resolvers.ts';
import { Person } from './modules/invitation/person-access.resolvers.ts';
import {
  Estate,
  Notification,
  notificationMutations,
  notificationQueries,
} from './modules/notification/notification.resolvers.ts';
import { memberMutations } from './modules/organization/member.resolvers.ts';
import {
  Organization,
  OrganizationAdmin,
  OrganizationAdvisor,
  OrganizationSetting,
  organizationMutations,
  organizationQueries,
  TeamMember,
} from './modules/organization/organization.resolvers.ts';
import { passwordMutations } from './modules/password/password.resolvers.ts';
import { Quota, quotaQueries } from './modules/quota/quota.resolvers.ts';
import { accountSessionMutations, accountSessionQueries } from './modules/session/account-session.resolvers.ts';
import { Session, sessionMutations, sessionQueries } from './modules/session/session.resolvers.ts';
import { twoFactorMutations, twoFactorQueries } from './modules/two-factor/two-factor.resolvers.ts';
import type { Resolvers } from './schema.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    ...sessionQueries,
    ...organizationQueries,
    ...quotaQueries,
    ...notificationQueries,
    ...impersonationQueries,
    ...auditQueries,
    ...invitationQueries,
    ...estateAccessQueries,
    ...accountSessionQueries,
    ...twoFactorQueries,
    ...googleSignInQueries,
  },
  Mutation: {
    ...sessionMutations,
    ...accountMutations,
    ...organizationMutations,
    ...notificationMutations,
    ...memberMutations,
    ...passwordMutations,
    ...invitationMutations,
    ...estateAccessMutations,
    ...accountSessionMutations,
    ...twoFactorMutations,
    ...googleSignInMutations,
  },
  Account,
  AuditEntry,
  ImpersonationCandidate,
  InvitationToken,
  Membership,
  Estate,
  Notification,
  Organization,
  OrganizationAdmin,
  OrganizationAdvisor,
  OrganizationSetting,
  Person,
  Quota,
  Session,
  TeamMember,
};
