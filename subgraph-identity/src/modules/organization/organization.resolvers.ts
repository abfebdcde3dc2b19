import { ORGANIZATION_SETTINGS } from '@platform/contracts';
import { listPage, listResult } from '@platform/service-kit';
import { isPlanner } from '../../domain/account/roles.ts';
import { lastActivity, lockedSince } from '../../domain/account/sign-in.ts';
import { mayAdminister, mayChangeMembership } from '../../domain/organization/member-rules.ts';
import {
  isPrimaryAdmin,
  isSubOrganization,
  isTrialActive,
  type Organization as OrganizationParent,
} from '../../domain/organization/organization.ts';
import {
  seesClientCount,
  seesContract,
  seesMembers,
  seesQuotas,
} from '../../domain/organization/organization-facts.ts';
import type {
  MutationResolvers,
  OrganizationAdminResolvers,
  OrganizationAdvisorResolvers,
  OrganizationResolvers,
  OrganizationSettingResolvers,
  QueryResolvers,
  TeamMemberResolvers,
} from '../../schema.generated.ts';

const ALL = { perPage: -1 };

export const Organization: OrganizationResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.organization.load(id),
  subOrganizations: (organization, _args, { services }) => services.organizations.children(organization),
  parentOrganization: ({ parentId }, _args, { loaders }) => (parentId ? loaders.organization.load(parentId) : null),
  isSubOrganization,
  quotas: ({ id }, _args, { actor, loaders }) => (seesQuotas(actor) ? loaders.quotasByOrganization.load(id) : null),
  isDisabled: ({ disabledAt }) => Boolean(disabledAt),
  logo: ({ logoUrl }) => logoUrl,
  members: async ({ id }, _args, { actor, services }) =>
    seesMembers(actor) ? (await services.organizations.team(id, listPage(ALL), {})).members : null,
  organizationThemeSettings: ({ theme }) => theme,
  trialActive: (organization, _args, { now }) => isTrialActive(organization, now()),
  clientsCount: ({ id }, _args, { actor, loaders }) =>
    seesClientCount(actor, id) ? loaders.clientsCount.load(id) : null,
  seatsAllocated: ({ seatsAllocated }, _args, { actor }) => (seesContract(actor) ? seatsAllocated : null),
  tierName: ({ tierName }, _args, { actor }) => (seesContract(actor) ? tierName : null),
};

export const TeamMember: TeamMemberResolvers = {
  id: ({ account }) => account.id,
  membershipId: ({ membership }) => membership.id,
  name: ({ account }) => account.name,
  emailAddress: ({ account }) => account.emailAddress,
  role: ({ membership }) => membership.role,
  isPrimaryAdmin: ({ membership, organization }) => isPrimaryAdmin(organization, membership.id),
  isEstateSpecialist: ({ membership }) => isPlanner(membership),
  documentsCount: () => null,
  lastActivity: async ({ account }, _args, { loaders }) =>
    lastActivity(account, await loaders.lastActivity.load(account.id)),
  lastSignedInAt: ({ account }) => account.signedInAt,
  lockedAt: ({ account }, _args, { now }) => lockedSince(account, now()),
  disabledAt: ({ account }) => account.disabledAt,
  mayBeChanged: ({ account, membership }, _args, { actor }) => mayChangeMembership(actor, account, membership),
  mayBeAdministered: ({ account }, _args, { actor }) => mayAdminister(actor, account),
  organizationId: ({ organization }) => organization.id,
  organizationName: ({ organization }) => organization.name,
};

export const OrganizationAdmin: OrganizationAdminResolvers = {
  id: ({ account }) => account.id,
  emailAddress: ({ account }) => account.emailAddress,
  name: ({ account }) => account.name,
  isPrimaryAdmin: ({ membership, organization }) => isPrimaryAdmin(organization, membership.id),
  organizationId: ({ organization }) => organization.id,
  role: ({ membership }) => membership.role,
};

export const OrganizationAdvisor: OrganizationAdvisorResolvers = {
  id: ({ account }) => account.id,
  emailAddress: ({ account }) => account.emailAddress,
  name: ({ account }) => account.name,
  role: ({ membership }) => membership.role,
};

const switches = Object.fromEntries(
  ORGANIZATION_SETTINGS.map((name) => [name, ({ settings }: OrganizationParent) => settings[name]]),
);

export const OrganizationSetting: OrganizationSettingResolvers = {
  ...switches,
  __resolveReference: ({ organizationId }, { loaders }) => loaders.organization.load(organizationId),
  organizationId: ({ id }) => id,
  orgName: ({ name }) => name,
};

export const organizationQueries: Pick<
  QueryResolvers,
  | 'organization'
  | 'organizations'
  | 'reviewOrganizations'
  | 'isReviewOrganizationDisabled'
  | 'organizationSettings'
  | 'organizationTeam'
  | 'organizationAdmins'
  | 'organizationAdvisors'
  | 'getOrganizationLogo'
> = {
  organization: (_parent, { id, organizationId }, { actor, loaders }) => {
    const wanted = id ?? organizationId ?? actor.organizationId;
    return wanted ? loaders.organization.load(wanted) : null;
  },
  organizations: async (_parent, { pagination, ...query }, { services }) => {
    const found = await services.organizations.list({ ...query, ...listPage(pagination) });
    return listResult(pagination, found.organizations, found.totalCount);
  },
  reviewOrganizations: async (_parent, { pagination }, { services }) => {
    const found = await services.organizations.reviewing(listPage(pagination));
    return listResult(pagination, found.organizations, found.totalCount);
  },
  isReviewOrganizationDisabled: async (_parent, { organizationId }, { services }) =>
    Boolean((await services.organizations.one(organizationId)).disabledAt),
  organizationSettings: (_parent, { organizationId }, { loaders }) => loaders.organization.load(organizationId),
  organizationTeam: async (_parent, { organizationId, pagination, ...options }, { services }) => {
    const { members, totalCount } = await services.organizations.team(organizationId, listPage(pagination), options);
    return listResult(pagination, members, totalCount);
  },
  organizationAdmins: async (_parent, { organizationId, pagination }, { services }) => {
    const { members, totalCount } = await services.organizations.admins(organizationId, listPage(pagination));
    return listResult(pagination, members, totalCount);
  },
  organizationAdvisors: async (_parent, { organizationId, searchTerm, pagination }, { services }) => {
    const page = listPage(pagination);
    const { members, totalCount } = await services.organizations.advisors(organizationId, page, searchTerm);
    return listResult(pagination, members, totalCount);
  },
  getOrganizationLogo: (_parent, { organizationId }, { services }) => services.organizations.publicView(organizationId),
};

export const organizationMutations: Pick<MutationResolvers, 'updateOrganizationSetting' | 'updateOrganizationTheme'> = {
  updateOrganizationSetting: async (_parent, { organizationId, version, attributes }, { services }) => ({
    ok: true,
    organizationSetting: await services.organizations.updateSettings(organizationId, version, attributes),
  }),
  updateOrganizationTheme: async (_parent, { organizationId, version, attributes }, { services }) => ({
    ok: true,
    organization: await services.organizations.updateLook(organizationId, version, attributes),
  }),
};
