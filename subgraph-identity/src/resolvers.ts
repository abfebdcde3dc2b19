import { guarded, MUTATION_RULES, QUERY_RULES } from './access/operations.ts';
import { Account, accountMutations, Membership } from './modules/account/account.resolvers.ts';
import { impersonationQueries } from './modules/impersonation/impersonation.resolvers.ts';
import {
  Notification,
  notificationMutations,
  notificationQueries,
} from './modules/notification/notification.resolvers.ts';
import {
  Organization,
  OrganizationAdmin,
  OrganizationSetting,
  organizationMutations,
  organizationQueries,
  TeamMember,
} from './modules/organization/organization.resolvers.ts';
import { Quota, quotaQueries } from './modules/quota/quota.resolvers.ts';
import { Session, sessionMutations, sessionQueries } from './modules/session/session.resolvers.ts';
import type { Resolvers } from './schema.generated.ts';

export const resolvers: Resolvers = {
  Query: guarded(
    { ...sessionQueries, ...organizationQueries, ...quotaQueries, ...notificationQueries, ...impersonationQueries },
    QUERY_RULES,
  ),
  Mutation: guarded(
    { ...sessionMutations, ...accountMutations, ...organizationMutations, ...notificationMutations },
    MUTATION_RULES,
  ),
  Account,
  Membership,
  Notification,
  Organization,
  OrganizationAdmin,
  OrganizationSetting,
  Quota,
  Session,
  TeamMember,
};
