import type { Context } from '../../context.ts';
import type { Account as AccountParent, Membership as MembershipParent } from '../../domain/account/account.ts';
import { rolesOf, rolesOfMembership } from '../../domain/account/roles.ts';
import { isLocked } from '../../domain/account/sign-in.ts';
import type { AccountResolvers, MembershipResolvers, MutationResolvers } from '../../schema.generated.ts';

/** The one in which an account acts, where whoever asks may know of it. */
function activeMembershipOf(account: AccountParent, { actor, services }: Context): MembershipParent | null {
  const active = account.id === actor.accountId ? actor.membershipId : account.activeMembershipId;
  return services.accounts.visibleMemberships(account).find(({ id }) => id === active) ?? null;
}

export const Account: AccountResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.account.load(id),
  activeMembership: (account, _args, context) => activeMembershipOf(account, context),
  activeRole: (account, _args, context) => {
    if (account.id === context.actor.accountId) return context.actor.activeRole;
    // Acting elsewhere, an account shows nobody here as what.
    return activeMembershipOf(account, context) ? account.activeRole : null;
  },
  memberships: (account, _args, { services }) =>
    services.accounts.seesInFull(account) ? services.accounts.visibleMemberships(account) : [],
  assumableRoles: (account, _args, { services }) =>
    services.accounts.seesInFull(account)
      ? rolesOf({ ...account, memberships: services.accounts.visibleMemberships(account) })
      : [],
  isEstateSpecialist: (account, _args, { services }) =>
    services.accounts
      .visibleMemberships(account)
      .some(({ role, isEstateSpecialist }) => isEstateSpecialist || role === 'ESTATE_SPECIALIST'),
  phoneNumber: (account, _args, { services }) => (services.accounts.seesInFull(account) ? account.phoneNumber : null),
  person: ({ personId }) => (personId ? { id: personId } : null),
  // A timed lock that is over is none.
  lockedAt: (account, _args, { services, now }) =>
    services.accounts.seesInFull(account) && isLocked(account, now()) ? account.lockedAt : null,
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
