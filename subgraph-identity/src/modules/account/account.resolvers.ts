import { rolesOf, rolesOfMembership } from '../../domain/account/roles.ts';
import { lockedSince } from '../../domain/account/sign-in.ts';
import { isPrimaryAdmin } from '../../domain/organization/organization.ts';
import type { AccountResolvers, MembershipResolvers, MutationResolvers } from '../../schema.generated.ts';

export const Account: AccountResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.account.load(id),
  activeMembership: (account, _args, { services }) => services.accounts.activeMembership(account),
  activeRole: (account, _args, { services }) => services.accounts.activeRole(account),
  memberships: (account, _args, { services }) =>
    services.accounts.seesInFull(account) ? services.accounts.visibleMemberships(account) : [],
  assumableRoles: (account, _args, { services }) =>
    services.accounts.seesInFull(account)
      ? rolesOf({ ...account, memberships: services.accounts.visibleMemberships(account) })
      : [],
  isEstateSpecialist: (account, _args, { services }) => services.accounts.isPlanner(account),
  phoneNumber: (account, _args, { services }) => (services.accounts.seesInFull(account) ? account.phoneNumber : null),
  person: ({ personId }) => (personId ? { id: personId } : null),
  lockedAt: (account, _args, { services, now }) =>
    services.accounts.seesInFull(account) ? lockedSince(account, now()) : null,
  disabledAt: (account, _args, { services }) => (services.accounts.seesInFull(account) ? account.disabledAt : null),
  failedSignInAttempts: (account, _args, { services }) =>
    services.accounts.seesInFull(account) ? account.failedSignInAttempts : null,
  passwordExpired: (account, _args, { services }) =>
    services.accounts.seesInFull(account) ? account.passwordExpired : null,
  isFromSso: (account, _args, { services }) => (services.accounts.seesInFull(account) ? account.isFromSso : null),
  source: (account, _args, { services }) => (services.accounts.seesInFull(account) ? account.source : null),
  signedInAt: (account, _args, { services }) => (services.accounts.seesInFull(account) ? account.signedInAt : null),
};

export const Membership: MembershipResolvers = {
  __resolveReference: ({ id }, { services }) => services.members.one(id),
  assumableRoles: (membership) => rolesOfMembership(membership),
  isPrimaryAdmin: async ({ id, organizationId }, _args, { loaders }) =>
    isPrimaryAdmin(await loaders.organization.load(organizationId), id),
  organization: ({ organizationId }, _args, { loaders }) => loaders.organization.load(organizationId),
  organizationName: ({ organizationId }, _args, { loaders }) => loaders.organizationName.load(organizationId),
  documentsCount: () => null,
};

export const accountMutations: Pick<MutationResolvers, 'updateAccount' | 'updateUser'> = {
  updateUser: async (_parent, { input }, { services }) => ({
    ok: true,
    account: await services.accounts.updateOwn(input),
  }),
  updateAccount: async (_parent, { id, attributes }, { services }) => ({
    ok: true,
    account: await services.accounts.update(id, attributes),
  }),
};
