import { rolesOf, rolesOfMembership } from '../../domain/account/roles.ts';
import { isLocked } from '../../domain/account/sign-in.ts';
import type { AccountResolvers, MembershipResolvers, MutationResolvers } from '../../schema.generated.ts';

export const Account: AccountResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.account.load(id),
  activeMembership: ({ id, memberships, activeMembershipId }, _args, { actor }) => {
    const active = id === actor.accountId ? actor.membershipId : activeMembershipId;
    return memberships.find((membership) => membership.id === active) ?? null;
  },
  activeRole: ({ id, activeRole }, _args, { actor }) => (id === actor.accountId ? actor.activeRole : activeRole),
  memberships: (account, _args, { services }) =>
    services.accounts.seesInFull(account) ? services.accounts.visibleMemberships(account) : [],
  assumableRoles: (account, _args, { services }) =>
    services.accounts.seesInFull(account)
      ? rolesOf({ ...account, memberships: services.accounts.visibleMemberships(account) })
      : [],
  isEstateSpecialist: (account) =>
    account.memberships.some(({ role, isEstateSpecialist }) => isEstateSpecialist || role === 'ESTATE_SPECIALIST'),
  phoneNumber: (account, _args, { services }) => (services.accounts.seesInFull(account) ? account.phoneNumber : null),
  person: ({ personId }) => (personId ? { id: personId } : null),
  // A timed lock that is over is none.
  lockedAt: (account, _args, { services, now }) =>
    services.accounts.seesInFull(account) && isLocked(account, now()) ? account.lockedAt : null,
  disabledAt: (account, _args, { services }) => (services.accounts.seesInFull(account) ? account.disabledAt : null),
  failedSignInAttempts: (account, _args, { services }) =>
    services.accounts.seesInFull(account) ? account.failedSignInAttempts : 0,
  passwordExpired: (account, _args, { services }) => services.accounts.seesInFull(account) && account.passwordExpired,
  signedInAt: (account, _args, { services }) => (services.accounts.seesInFull(account) ? account.signedInAt : null),
};

export const Membership: MembershipResolvers = {
  __resolveReference: ({ id }, { services }) => services.members.find(id),
  assumableRoles: (membership) => rolesOfMembership(membership),
  isPrimaryAdmin: async ({ id, organizationId }, _args, { loaders }) =>
    (await loaders.organization.load(organizationId))?.primaryAdminIds.includes(id) ?? false,
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
