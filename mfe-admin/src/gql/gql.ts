/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AuditLogs($organizationId: ID, $filter: AuditFilterInput, $folded: Boolean, $pagination: PaginationInput) {\n    auditEntries(organizationId: $organizationId, filter: $filter, folded: $folded, pagination: $pagination) {\n      collection {\n        id\n        sequence\n        at\n        action\n        outcome\n        account { id emailAddress }\n        accountName\n        impersonator { id }\n        impersonatorName\n        organizationId\n        subjectId\n        subjectName\n        subjectEstate { id displayName }\n        ipAddress\n        userAgent\n        requestId\n        details\n        folded { id subjectName subjectEstate { id displayName } details }\n        foldedCount\n      }\n      metadata { totalCount }\n    }\n  }\n": typeof types.AuditLogsDocument,
    "\n  query AuditTrailState($organizationId: ID) {\n    auditTrailState(organizationId: $organizationId) {\n      intact\n      brokenAt\n      reason\n      entryCount\n      unsealedThrough\n      newestSeal\n      checkedAt\n    }\n  }\n": typeof types.AuditTrailStateDocument,
    "\n  query AuditPeople($organizationId: ID!) {\n    organizationTeam(organizationId: $organizationId, includeSubOrganizations: false, pagination: { perPage: 500 }) {\n      collection { id name }\n    }\n  }\n": typeof types.AuditPeopleDocument,
    "\n  query OrganizationName($organizationId: ID!) {\n    organization(organizationId: $organizationId) { id name }\n  }\n": typeof types.OrganizationNameDocument,
    "\n  query AdminsRoute($organizationId: ID!) {\n    organizationAdmins(organizationId: $organizationId, pagination: { perPage: -1 }) {\n      collection { id name emailAddress isPrimaryAdmin }\n    }\n  }\n": typeof types.AdminsRouteDocument,
    "\n  mutation InviteMember($input: InviteMemberInput!) {\n    inviteMember(input: $input) {\n      invitationToken { id emailAddress }\n    }\n  }\n": typeof types.InviteMemberDocument,
    "\n  mutation UpdateMember($input: UpdateMembershipInput!) {\n    updateMembership(input: $input) { ok }\n  }\n": typeof types.UpdateMemberDocument,
    "\n  mutation RemoveMember($id: ID!) {\n    deleteMembership(id: $id) { ok }\n  }\n": typeof types.RemoveMemberDocument,
    "\n  mutation AdministerAccount($id: ID!, $attributes: AccountAttributesInput!) {\n    updateAccount(id: $id, attributes: $attributes) { ok }\n  }\n": typeof types.AdministerAccountDocument,
    "\n  query MembersRoute($organizationId: ID!, $searchTerm: String, $role: MembershipRole, $sortBy: TeamMemberSort, $direction: SortDirection, $pagination: PaginationInput) {\n    organizationTeam(organizationId: $organizationId, searchTerm: $searchTerm, role: $role, sortBy: $sortBy, direction: $direction, includeSubOrganizations: true, pagination: $pagination) {\n      collection {\n        id membershipId name emailAddress role isPrimaryAdmin organizationName lastSignedInAt lockedAt disabledAt\n        mayBeChanged mayBeAdministered\n      }\n      metadata { totalCount currentPage limitValue }\n    }\n  }\n": typeof types.MembersRouteDocument,
    "\n  query InvitableOrganizations($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      subOrganizations { id name }\n    }\n  }\n": typeof types.InvitableOrganizationsDocument,
    "\n  query OpenInvitations($organizationId: ID!, $searchTerm: String, $pagination: PaginationInput) {\n    invitationTokens(organizationId: $organizationId, open: true, includeSubOrganizations: true, searchTerm: $searchTerm, pagination: $pagination) {\n      collection { id intent emailAddress name role status isPrimaryAdmin organizationName inviterName expiresAt updatedAt }\n      metadata { totalCount currentPage limitValue }\n    }\n  }\n": typeof types.OpenInvitationsDocument,
    "\n  mutation ResendInvitation($id: ID!) {\n    updateInvitationToken(id: $id, attributes: { isRefresh: true }) { ok }\n  }\n": typeof types.ResendInvitationDocument,
    "\n  mutation CancelInvitation($id: ID!) {\n    deleteInvitationToken(id: $id) { ok }\n  }\n": typeof types.CancelInvitationDocument,
    "\n  query PlannersRoute($organizationId: ID!) {\n    organizationTeam(organizationId: $organizationId, role: ESTATE_SPECIALIST, includeSubOrganizations: true, pagination: { perPage: -1 }) {\n      collection { id membershipId name emailAddress organizationName lastSignedInAt disabledAt }\n    }\n  }\n": typeof types.PlannersRouteDocument,
    "\n  query OrganizationsRoute($searchTerm: String, $sortBy: OrganizationSort, $direction: SortDirection, $pagination: PaginationInput) {\n    organizations(searchTerm: $searchTerm, sortBy: $sortBy, direction: $direction, pagination: $pagination) {\n      collection { id name emailAddress tierName seatsAllocated clientsCount trialActive isDisabled parentOrganization { id name } }\n      metadata { totalCount }\n    }\n  }\n": typeof types.OrganizationsRouteDocument,
    "\n  query OverviewRoute($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      tierName\n      trialActive\n      seatsAllocated\n      subOrganizations { id name isDisabled }\n      quotas { id type free total }\n    }\n    organizationTeam(organizationId: $organizationId, includeSubOrganizations: true, pagination: { page: 1, perPage: 1 }) {\n      metadata { totalCount }\n    }\n  }\n": typeof types.OverviewRouteDocument,
    "\n  query LanguageModel($organizationId: ID!) {\n    organizationLanguageModel(organizationId: $organizationId) {\n      organizationId\n      version\n      isEnabled\n      baseUrl\n      modelName\n      hasKey\n      masksNames\n      changedAt\n      changedByName\n    }\n  }\n": typeof types.LanguageModelDocument,
    "\n  mutation UpdateLanguageModel($organizationId: ID!, $version: Int!, $attributes: OrganizationLanguageModelInput!) {\n    updateOrganizationLanguageModel(organizationId: $organizationId, version: $version, attributes: $attributes) {\n      ok\n      languageModel { organizationId version }\n    }\n  }\n": typeof types.UpdateLanguageModelDocument,
    "\n  mutation TryLanguageModel($organizationId: ID!) {\n    tryOrganizationLanguageModel(organizationId: $organizationId) { ok message }\n  }\n": typeof types.TryLanguageModelDocument,
    "\n  fragment QuotaSheet_quota on Quota {\n    id\n    type\n    total\n    used\n    reserved\n    free\n    rotationDays\n    rotationStartedAt\n    adjustNextRotationAt\n  }\n": typeof types.QuotaSheet_QuotaFragmentDoc,
    "\n  query QuotaMovements($organizationId: ID!, $limit: Int!, $offset: Int!) {\n    organization(organizationId: $organizationId) {\n      id\n      quotas {\n        id\n        movements(limit: $limit, offset: $offset) { referenceId estateId amount status createdAt settledAt }\n      }\n    }\n  }\n": typeof types.QuotaMovementsDocument,
    "\n  query SettingsRoute($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      quotas { id ...QuotaSheet_quota }\n      subOrganizations { id name }\n    }\n    organizationSettings(organizationId: $organizationId) {\n      organizationId\n      ...SettingValues_settings\n    }\n  }\n": typeof types.SettingsRouteDocument,
    "\n  fragment SettingValues_settings on OrganizationSetting {\n    organizationId\n    version\n    advisorCanGenerateReport\n    enableReportTemplates\n    canInviteClientsToDocuments\n    advisorMustSendInviteLink\n    canAdvisorUseHybridAbstraction\n    canUsePrivateClients\n    enableVaiAutomaticProfiles\n    enableAccessControls\n    shouldEnforceMfaForOrganization\n    shouldEnforcePasswordRotationForOrganization\n    shouldShareQuotaWithChildOrganizations\n    usesAuditLog\n    shouldHideHelpChat\n    timeZone\n  }\n": typeof types.SettingValues_SettingsFragmentDoc,
    "\n  mutation UpdateSettings($organizationId: ID!, $version: Int!, $attributes: OrganizationSettingAttributesInput!) {\n    updateOrganizationSetting(organizationId: $organizationId, version: $version, attributes: $attributes) {\n      ok\n      organizationSetting { organizationId ...SettingValues_settings }\n    }\n  }\n": typeof types.UpdateSettingsDocument,
    "\n  query OwnProof {\n    account2faSettings {\n      enable2fa\n      enableAuthApp2fa\n      enableSms2fa\n      phoneNumber\n      primary2faPreference\n      identityProof\n      mustConfirmIdentity\n    }\n  }\n": typeof types.OwnProofDocument,
    "\n  query SupportRoute($searchTerm: String, $organizationId: ID, $ofOne: Boolean!, $pagination: PaginationInput) {\n    organization(id: $organizationId) @include(if: $ofOne) { id name }\n    impersonationCandidates(searchTerm: $searchTerm, organizationId: $organizationId, pagination: $pagination) {\n      collection { id name emailAddress role organizationName }\n      metadata { totalCount }\n    }\n  }\n": typeof types.SupportRouteDocument,
};
const documents: Documents = {
    "\n  query AuditLogs($organizationId: ID, $filter: AuditFilterInput, $folded: Boolean, $pagination: PaginationInput) {\n    auditEntries(organizationId: $organizationId, filter: $filter, folded: $folded, pagination: $pagination) {\n      collection {\n        id\n        sequence\n        at\n        action\n        outcome\n        account { id emailAddress }\n        accountName\n        impersonator { id }\n        impersonatorName\n        organizationId\n        subjectId\n        subjectName\n        subjectEstate { id displayName }\n        ipAddress\n        userAgent\n        requestId\n        details\n        folded { id subjectName subjectEstate { id displayName } details }\n        foldedCount\n      }\n      metadata { totalCount }\n    }\n  }\n": types.AuditLogsDocument,
    "\n  query AuditTrailState($organizationId: ID) {\n    auditTrailState(organizationId: $organizationId) {\n      intact\n      brokenAt\n      reason\n      entryCount\n      unsealedThrough\n      newestSeal\n      checkedAt\n    }\n  }\n": types.AuditTrailStateDocument,
    "\n  query AuditPeople($organizationId: ID!) {\n    organizationTeam(organizationId: $organizationId, includeSubOrganizations: false, pagination: { perPage: 500 }) {\n      collection { id name }\n    }\n  }\n": types.AuditPeopleDocument,
    "\n  query OrganizationName($organizationId: ID!) {\n    organization(organizationId: $organizationId) { id name }\n  }\n": types.OrganizationNameDocument,
    "\n  query AdminsRoute($organizationId: ID!) {\n    organizationAdmins(organizationId: $organizationId, pagination: { perPage: -1 }) {\n      collection { id name emailAddress isPrimaryAdmin }\n    }\n  }\n": types.AdminsRouteDocument,
    "\n  mutation InviteMember($input: InviteMemberInput!) {\n    inviteMember(input: $input) {\n      invitationToken { id emailAddress }\n    }\n  }\n": types.InviteMemberDocument,
    "\n  mutation UpdateMember($input: UpdateMembershipInput!) {\n    updateMembership(input: $input) { ok }\n  }\n": types.UpdateMemberDocument,
    "\n  mutation RemoveMember($id: ID!) {\n    deleteMembership(id: $id) { ok }\n  }\n": types.RemoveMemberDocument,
    "\n  mutation AdministerAccount($id: ID!, $attributes: AccountAttributesInput!) {\n    updateAccount(id: $id, attributes: $attributes) { ok }\n  }\n": types.AdministerAccountDocument,
    "\n  query MembersRoute($organizationId: ID!, $searchTerm: String, $role: MembershipRole, $sortBy: TeamMemberSort, $direction: SortDirection, $pagination: PaginationInput) {\n    organizationTeam(organizationId: $organizationId, searchTerm: $searchTerm, role: $role, sortBy: $sortBy, direction: $direction, includeSubOrganizations: true, pagination: $pagination) {\n      collection {\n        id membershipId name emailAddress role isPrimaryAdmin organizationName lastSignedInAt lockedAt disabledAt\n        mayBeChanged mayBeAdministered\n      }\n      metadata { totalCount currentPage limitValue }\n    }\n  }\n": types.MembersRouteDocument,
    "\n  query InvitableOrganizations($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      subOrganizations { id name }\n    }\n  }\n": types.InvitableOrganizationsDocument,
    "\n  query OpenInvitations($organizationId: ID!, $searchTerm: String, $pagination: PaginationInput) {\n    invitationTokens(organizationId: $organizationId, open: true, includeSubOrganizations: true, searchTerm: $searchTerm, pagination: $pagination) {\n      collection { id intent emailAddress name role status isPrimaryAdmin organizationName inviterName expiresAt updatedAt }\n      metadata { totalCount currentPage limitValue }\n    }\n  }\n": types.OpenInvitationsDocument,
    "\n  mutation ResendInvitation($id: ID!) {\n    updateInvitationToken(id: $id, attributes: { isRefresh: true }) { ok }\n  }\n": types.ResendInvitationDocument,
    "\n  mutation CancelInvitation($id: ID!) {\n    deleteInvitationToken(id: $id) { ok }\n  }\n": types.CancelInvitationDocument,
    "\n  query PlannersRoute($organizationId: ID!) {\n    organizationTeam(organizationId: $organizationId, role: ESTATE_SPECIALIST, includeSubOrganizations: true, pagination: { perPage: -1 }) {\n      collection { id membershipId name emailAddress organizationName lastSignedInAt disabledAt }\n    }\n  }\n": types.PlannersRouteDocument,
    "\n  query OrganizationsRoute($searchTerm: String, $sortBy: OrganizationSort, $direction: SortDirection, $pagination: PaginationInput) {\n    organizations(searchTerm: $searchTerm, sortBy: $sortBy, direction: $direction, pagination: $pagination) {\n      collection { id name emailAddress tierName seatsAllocated clientsCount trialActive isDisabled parentOrganization { id name } }\n      metadata { totalCount }\n    }\n  }\n": types.OrganizationsRouteDocument,
    "\n  query OverviewRoute($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      tierName\n      trialActive\n      seatsAllocated\n      subOrganizations { id name isDisabled }\n      quotas { id type free total }\n    }\n    organizationTeam(organizationId: $organizationId, includeSubOrganizations: true, pagination: { page: 1, perPage: 1 }) {\n      metadata { totalCount }\n    }\n  }\n": types.OverviewRouteDocument,
    "\n  query LanguageModel($organizationId: ID!) {\n    organizationLanguageModel(organizationId: $organizationId) {\n      organizationId\n      version\n      isEnabled\n      baseUrl\n      modelName\n      hasKey\n      masksNames\n      changedAt\n      changedByName\n    }\n  }\n": types.LanguageModelDocument,
    "\n  mutation UpdateLanguageModel($organizationId: ID!, $version: Int!, $attributes: OrganizationLanguageModelInput!) {\n    updateOrganizationLanguageModel(organizationId: $organizationId, version: $version, attributes: $attributes) {\n      ok\n      languageModel { organizationId version }\n    }\n  }\n": types.UpdateLanguageModelDocument,
    "\n  mutation TryLanguageModel($organizationId: ID!) {\n    tryOrganizationLanguageModel(organizationId: $organizationId) { ok message }\n  }\n": types.TryLanguageModelDocument,
    "\n  fragment QuotaSheet_quota on Quota {\n    id\n    type\n    total\n    used\n    reserved\n    free\n    rotationDays\n    rotationStartedAt\n    adjustNextRotationAt\n  }\n": types.QuotaSheet_QuotaFragmentDoc,
    "\n  query QuotaMovements($organizationId: ID!, $limit: Int!, $offset: Int!) {\n    organization(organizationId: $organizationId) {\n      id\n      quotas {\n        id\n        movements(limit: $limit, offset: $offset) { referenceId estateId amount status createdAt settledAt }\n      }\n    }\n  }\n": types.QuotaMovementsDocument,
    "\n  query SettingsRoute($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      quotas { id ...QuotaSheet_quota }\n      subOrganizations { id name }\n    }\n    organizationSettings(organizationId: $organizationId) {\n      organizationId\n      ...SettingValues_settings\n    }\n  }\n": types.SettingsRouteDocument,
    "\n  fragment SettingValues_settings on OrganizationSetting {\n    organizationId\n    version\n    advisorCanGenerateReport\n    enableReportTemplates\n    canInviteClientsToDocuments\n    advisorMustSendInviteLink\n    canAdvisorUseHybridAbstraction\n    canUsePrivateClients\n    enableVaiAutomaticProfiles\n    enableAccessControls\n    shouldEnforceMfaForOrganization\n    shouldEnforcePasswordRotationForOrganization\n    shouldShareQuotaWithChildOrganizations\n    usesAuditLog\n    shouldHideHelpChat\n    timeZone\n  }\n": types.SettingValues_SettingsFragmentDoc,
    "\n  mutation UpdateSettings($organizationId: ID!, $version: Int!, $attributes: OrganizationSettingAttributesInput!) {\n    updateOrganizationSetting(organizationId: $organizationId, version: $version, attributes: $attributes) {\n      ok\n      organizationSetting { organizationId ...SettingValues_settings }\n    }\n  }\n": types.UpdateSettingsDocument,
    "\n  query OwnProof {\n    account2faSettings {\n      enable2fa\n      enableAuthApp2fa\n      enableSms2fa\n      phoneNumber\n      primary2faPreference\n      identityProof\n      mustConfirmIdentity\n    }\n  }\n": types.OwnProofDocument,
    "\n  query SupportRoute($searchTerm: String, $organizationId: ID, $ofOne: Boolean!, $pagination: PaginationInput) {\n    organization(id: $organizationId) @include(if: $ofOne) { id name }\n    impersonationCandidates(searchTerm: $searchTerm, organizationId: $organizationId, pagination: $pagination) {\n      collection { id name emailAddress role organizationName }\n      metadata { totalCount }\n    }\n  }\n": types.SupportRouteDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLogs($organizationId: ID, $filter: AuditFilterInput, $folded: Boolean, $pagination: PaginationInput) {\n    auditEntries(organizationId: $organizationId, filter: $filter, folded: $folded, pagination: $pagination) {\n      collection {\n        id\n        sequence\n        at\n        action\n        outcome\n        account { id emailAddress }\n        accountName\n        impersonator { id }\n        impersonatorName\n        organizationId\n        subjectId\n        subjectName\n        subjectEstate { id displayName }\n        ipAddress\n        userAgent\n        requestId\n        details\n        folded { id subjectName subjectEstate { id displayName } details }\n        foldedCount\n      }\n      metadata { totalCount }\n    }\n  }\n"): (typeof documents)["\n  query AuditLogs($organizationId: ID, $filter: AuditFilterInput, $folded: Boolean, $pagination: PaginationInput) {\n    auditEntries(organizationId: $organizationId, filter: $filter, folded: $folded, pagination: $pagination) {\n      collection {\n        id\n        sequence\n        at\n        action\n        outcome\n        account { id emailAddress }\n        accountName\n        impersonator { id }\n        impersonatorName\n        organizationId\n        subjectId\n        subjectName\n        subjectEstate { id displayName }\n        ipAddress\n        userAgent\n        requestId\n        details\n        folded { id subjectName subjectEstate { id displayName } details }\n        foldedCount\n      }\n      metadata { totalCount }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditTrailState($organizationId: ID) {\n    auditTrailState(organizationId: $organizationId) {\n      intact\n      brokenAt\n      reason\n      entryCount\n      unsealedThrough\n      newestSeal\n      checkedAt\n    }\n  }\n"): (typeof documents)["\n  query AuditTrailState($organizationId: ID) {\n    auditTrailState(organizationId: $organizationId) {\n      intact\n      brokenAt\n      reason\n      entryCount\n      unsealedThrough\n      newestSeal\n      checkedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditPeople($organizationId: ID!) {\n    organizationTeam(organizationId: $organizationId, includeSubOrganizations: false, pagination: { perPage: 500 }) {\n      collection { id name }\n    }\n  }\n"): (typeof documents)["\n  query AuditPeople($organizationId: ID!) {\n    organizationTeam(organizationId: $organizationId, includeSubOrganizations: false, pagination: { perPage: 500 }) {\n      collection { id name }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrganizationName($organizationId: ID!) {\n    organization(organizationId: $organizationId) { id name }\n  }\n"): (typeof documents)["\n  query OrganizationName($organizationId: ID!) {\n    organization(organizationId: $organizationId) { id name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminsRoute($organizationId: ID!) {\n    organizationAdmins(organizationId: $organizationId, pagination: { perPage: -1 }) {\n      collection { id name emailAddress isPrimaryAdmin }\n    }\n  }\n"): (typeof documents)["\n  query AdminsRoute($organizationId: ID!) {\n    organizationAdmins(organizationId: $organizationId, pagination: { perPage: -1 }) {\n      collection { id name emailAddress isPrimaryAdmin }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteMember($input: InviteMemberInput!) {\n    inviteMember(input: $input) {\n      invitationToken { id emailAddress }\n    }\n  }\n"): (typeof documents)["\n  mutation InviteMember($input: InviteMemberInput!) {\n    inviteMember(input: $input) {\n      invitationToken { id emailAddress }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMember($input: UpdateMembershipInput!) {\n    updateMembership(input: $input) { ok }\n  }\n"): (typeof documents)["\n  mutation UpdateMember($input: UpdateMembershipInput!) {\n    updateMembership(input: $input) { ok }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveMember($id: ID!) {\n    deleteMembership(id: $id) { ok }\n  }\n"): (typeof documents)["\n  mutation RemoveMember($id: ID!) {\n    deleteMembership(id: $id) { ok }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdministerAccount($id: ID!, $attributes: AccountAttributesInput!) {\n    updateAccount(id: $id, attributes: $attributes) { ok }\n  }\n"): (typeof documents)["\n  mutation AdministerAccount($id: ID!, $attributes: AccountAttributesInput!) {\n    updateAccount(id: $id, attributes: $attributes) { ok }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MembersRoute($organizationId: ID!, $searchTerm: String, $role: MembershipRole, $sortBy: TeamMemberSort, $direction: SortDirection, $pagination: PaginationInput) {\n    organizationTeam(organizationId: $organizationId, searchTerm: $searchTerm, role: $role, sortBy: $sortBy, direction: $direction, includeSubOrganizations: true, pagination: $pagination) {\n      collection {\n        id membershipId name emailAddress role isPrimaryAdmin organizationName lastSignedInAt lockedAt disabledAt\n        mayBeChanged mayBeAdministered\n      }\n      metadata { totalCount currentPage limitValue }\n    }\n  }\n"): (typeof documents)["\n  query MembersRoute($organizationId: ID!, $searchTerm: String, $role: MembershipRole, $sortBy: TeamMemberSort, $direction: SortDirection, $pagination: PaginationInput) {\n    organizationTeam(organizationId: $organizationId, searchTerm: $searchTerm, role: $role, sortBy: $sortBy, direction: $direction, includeSubOrganizations: true, pagination: $pagination) {\n      collection {\n        id membershipId name emailAddress role isPrimaryAdmin organizationName lastSignedInAt lockedAt disabledAt\n        mayBeChanged mayBeAdministered\n      }\n      metadata { totalCount currentPage limitValue }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitableOrganizations($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      subOrganizations { id name }\n    }\n  }\n"): (typeof documents)["\n  query InvitableOrganizations($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      subOrganizations { id name }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenInvitations($organizationId: ID!, $searchTerm: String, $pagination: PaginationInput) {\n    invitationTokens(organizationId: $organizationId, open: true, includeSubOrganizations: true, searchTerm: $searchTerm, pagination: $pagination) {\n      collection { id intent emailAddress name role status isPrimaryAdmin organizationName inviterName expiresAt updatedAt }\n      metadata { totalCount currentPage limitValue }\n    }\n  }\n"): (typeof documents)["\n  query OpenInvitations($organizationId: ID!, $searchTerm: String, $pagination: PaginationInput) {\n    invitationTokens(organizationId: $organizationId, open: true, includeSubOrganizations: true, searchTerm: $searchTerm, pagination: $pagination) {\n      collection { id intent emailAddress name role status isPrimaryAdmin organizationName inviterName expiresAt updatedAt }\n      metadata { totalCount currentPage limitValue }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendInvitation($id: ID!) {\n    updateInvitationToken(id: $id, attributes: { isRefresh: true }) { ok }\n  }\n"): (typeof documents)["\n  mutation ResendInvitation($id: ID!) {\n    updateInvitationToken(id: $id, attributes: { isRefresh: true }) { ok }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelInvitation($id: ID!) {\n    deleteInvitationToken(id: $id) { ok }\n  }\n"): (typeof documents)["\n  mutation CancelInvitation($id: ID!) {\n    deleteInvitationToken(id: $id) { ok }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlannersRoute($organizationId: ID!) {\n    organizationTeam(organizationId: $organizationId, role: ESTATE_SPECIALIST, includeSubOrganizations: true, pagination: { perPage: -1 }) {\n      collection { id membershipId name emailAddress organizationName lastSignedInAt disabledAt }\n    }\n  }\n"): (typeof documents)["\n  query PlannersRoute($organizationId: ID!) {\n    organizationTeam(organizationId: $organizationId, role: ESTATE_SPECIALIST, includeSubOrganizations: true, pagination: { perPage: -1 }) {\n      collection { id membershipId name emailAddress organizationName lastSignedInAt disabledAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrganizationsRoute($searchTerm: String, $sortBy: OrganizationSort, $direction: SortDirection, $pagination: PaginationInput) {\n    organizations(searchTerm: $searchTerm, sortBy: $sortBy, direction: $direction, pagination: $pagination) {\n      collection { id name emailAddress tierName seatsAllocated clientsCount trialActive isDisabled parentOrganization { id name } }\n      metadata { totalCount }\n    }\n  }\n"): (typeof documents)["\n  query OrganizationsRoute($searchTerm: String, $sortBy: OrganizationSort, $direction: SortDirection, $pagination: PaginationInput) {\n    organizations(searchTerm: $searchTerm, sortBy: $sortBy, direction: $direction, pagination: $pagination) {\n      collection { id name emailAddress tierName seatsAllocated clientsCount trialActive isDisabled parentOrganization { id name } }\n      metadata { totalCount }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OverviewRoute($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      tierName\n      trialActive\n      seatsAllocated\n      subOrganizations { id name isDisabled }\n      quotas { id type free total }\n    }\n    organizationTeam(organizationId: $organizationId, includeSubOrganizations: true, pagination: { page: 1, perPage: 1 }) {\n      metadata { totalCount }\n    }\n  }\n"): (typeof documents)["\n  query OverviewRoute($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      tierName\n      trialActive\n      seatsAllocated\n      subOrganizations { id name isDisabled }\n      quotas { id type free total }\n    }\n    organizationTeam(organizationId: $organizationId, includeSubOrganizations: true, pagination: { page: 1, perPage: 1 }) {\n      metadata { totalCount }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LanguageModel($organizationId: ID!) {\n    organizationLanguageModel(organizationId: $organizationId) {\n      organizationId\n      version\n      isEnabled\n      baseUrl\n      modelName\n      hasKey\n      masksNames\n      changedAt\n      changedByName\n    }\n  }\n"): (typeof documents)["\n  query LanguageModel($organizationId: ID!) {\n    organizationLanguageModel(organizationId: $organizationId) {\n      organizationId\n      version\n      isEnabled\n      baseUrl\n      modelName\n      hasKey\n      masksNames\n      changedAt\n      changedByName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLanguageModel($organizationId: ID!, $version: Int!, $attributes: OrganizationLanguageModelInput!) {\n    updateOrganizationLanguageModel(organizationId: $organizationId, version: $version, attributes: $attributes) {\n      ok\n      languageModel { organizationId version }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLanguageModel($organizationId: ID!, $version: Int!, $attributes: OrganizationLanguageModelInput!) {\n    updateOrganizationLanguageModel(organizationId: $organizationId, version: $version, attributes: $attributes) {\n      ok\n      languageModel { organizationId version }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryLanguageModel($organizationId: ID!) {\n    tryOrganizationLanguageModel(organizationId: $organizationId) { ok message }\n  }\n"): (typeof documents)["\n  mutation TryLanguageModel($organizationId: ID!) {\n    tryOrganizationLanguageModel(organizationId: $organizationId) { ok message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuotaSheet_quota on Quota {\n    id\n    type\n    total\n    used\n    reserved\n    free\n    rotationDays\n    rotationStartedAt\n    adjustNextRotationAt\n  }\n"): (typeof documents)["\n  fragment QuotaSheet_quota on Quota {\n    id\n    type\n    total\n    used\n    reserved\n    free\n    rotationDays\n    rotationStartedAt\n    adjustNextRotationAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuotaMovements($organizationId: ID!, $limit: Int!, $offset: Int!) {\n    organization(organizationId: $organizationId) {\n      id\n      quotas {\n        id\n        movements(limit: $limit, offset: $offset) { referenceId estateId amount status createdAt settledAt }\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuotaMovements($organizationId: ID!, $limit: Int!, $offset: Int!) {\n    organization(organizationId: $organizationId) {\n      id\n      quotas {\n        id\n        movements(limit: $limit, offset: $offset) { referenceId estateId amount status createdAt settledAt }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingsRoute($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      quotas { id ...QuotaSheet_quota }\n      subOrganizations { id name }\n    }\n    organizationSettings(organizationId: $organizationId) {\n      organizationId\n      ...SettingValues_settings\n    }\n  }\n"): (typeof documents)["\n  query SettingsRoute($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      quotas { id ...QuotaSheet_quota }\n      subOrganizations { id name }\n    }\n    organizationSettings(organizationId: $organizationId) {\n      organizationId\n      ...SettingValues_settings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SettingValues_settings on OrganizationSetting {\n    organizationId\n    version\n    advisorCanGenerateReport\n    enableReportTemplates\n    canInviteClientsToDocuments\n    advisorMustSendInviteLink\n    canAdvisorUseHybridAbstraction\n    canUsePrivateClients\n    enableVaiAutomaticProfiles\n    enableAccessControls\n    shouldEnforceMfaForOrganization\n    shouldEnforcePasswordRotationForOrganization\n    shouldShareQuotaWithChildOrganizations\n    usesAuditLog\n    shouldHideHelpChat\n    timeZone\n  }\n"): (typeof documents)["\n  fragment SettingValues_settings on OrganizationSetting {\n    organizationId\n    version\n    advisorCanGenerateReport\n    enableReportTemplates\n    canInviteClientsToDocuments\n    advisorMustSendInviteLink\n    canAdvisorUseHybridAbstraction\n    canUsePrivateClients\n    enableVaiAutomaticProfiles\n    enableAccessControls\n    shouldEnforceMfaForOrganization\n    shouldEnforcePasswordRotationForOrganization\n    shouldShareQuotaWithChildOrganizations\n    usesAuditLog\n    shouldHideHelpChat\n    timeZone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSettings($organizationId: ID!, $version: Int!, $attributes: OrganizationSettingAttributesInput!) {\n    updateOrganizationSetting(organizationId: $organizationId, version: $version, attributes: $attributes) {\n      ok\n      organizationSetting { organizationId ...SettingValues_settings }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSettings($organizationId: ID!, $version: Int!, $attributes: OrganizationSettingAttributesInput!) {\n    updateOrganizationSetting(organizationId: $organizationId, version: $version, attributes: $attributes) {\n      ok\n      organizationSetting { organizationId ...SettingValues_settings }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnProof {\n    account2faSettings {\n      enable2fa\n      enableAuthApp2fa\n      enableSms2fa\n      phoneNumber\n      primary2faPreference\n      identityProof\n      mustConfirmIdentity\n    }\n  }\n"): (typeof documents)["\n  query OwnProof {\n    account2faSettings {\n      enable2fa\n      enableAuthApp2fa\n      enableSms2fa\n      phoneNumber\n      primary2faPreference\n      identityProof\n      mustConfirmIdentity\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SupportRoute($searchTerm: String, $organizationId: ID, $ofOne: Boolean!, $pagination: PaginationInput) {\n    organization(id: $organizationId) @include(if: $ofOne) { id name }\n    impersonationCandidates(searchTerm: $searchTerm, organizationId: $organizationId, pagination: $pagination) {\n      collection { id name emailAddress role organizationName }\n      metadata { totalCount }\n    }\n  }\n"): (typeof documents)["\n  query SupportRoute($searchTerm: String, $organizationId: ID, $ofOne: Boolean!, $pagination: PaginationInput) {\n    organization(id: $organizationId) @include(if: $ofOne) { id name }\n    impersonationCandidates(searchTerm: $searchTerm, organizationId: $organizationId, pagination: $pagination) {\n      collection { id name emailAddress role organizationName }\n      metadata { totalCount }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;