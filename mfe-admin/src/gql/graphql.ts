/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountAttributesInput = {
  /** With activeRole: the membership to act in, where several allow the role. */
  activeMembershipId?: string | number | null | undefined;
  activeRole?: MembershipRole | null | undefined;
  disabled?: boolean | null | undefined;
  locked?: boolean | null | undefined;
  resetTwoFactor?: boolean | null | undefined;
};

export type AuditBreakReason =
  /** The trail was begun anew, or is gone. */
  | 'BEGINNING'
  | 'CHANGED'
  /** The end is missing, or the note of it. */
  | 'END'
  /** An entry is missing, or one was put in. */
  | 'GAP'
  /** Sealed with a key that this installation does not have. */
  | 'UNKNOWN_KEY';

export type AuditFilterInput = {
  actions?: Array<string> | null | undefined;
  /** The first moment that counts. */
  from?: string | null | undefined;
  outcomes?: Array<AuditOutcome> | null | undefined;
  /** Who did it, stood behind it in support mode, or had it done to them. */
  personId?: string | number | null | undefined;
  /** A person's name or address, a network address, a reference, or what the details say. */
  searchTerm?: string | null | undefined;
  subjectId?: string | number | null | undefined;
  /** The first moment that no longer counts. */
  until?: string | null | undefined;
};

/** How an action ended; STARTED was noted before it ran, and its outcome follows in an entry of its own. */
export type AuditOutcome =
  | 'REFUSED'
  | 'STARTED'
  | 'SUCCEEDED';

export type IdentityProof =
  /** Of a method that is on: for accounts without a password. */
  | 'CODE'
  | 'PASSWORD';

export type InvitationIntent =
  | 'CLIENT_PORTAL'
  | 'GUEST'
  | 'MEMBER';

export type InvitationStatus =
  | 'ACTIVE'
  | 'INVITE_EXPIRED'
  | 'INVITE_PENDING'
  | 'NO_ACCESS';

export type InviteMemberInput = {
  emailAddress: string;
  /** With the role ADMIN only. The first administrator of an organization becomes a primary one anyway. */
  isPrimaryAdmin?: boolean | null | undefined;
  name?: string | null | undefined;
  organizationId: string | number;
  role: MembershipRole;
};

/** Roles a membership may hold. */
export type MembershipRole =
  | 'ADMIN'
  | 'ADVISOR'
  | 'ATTORNEY'
  | 'CLIENT'
  | 'DOCUMENT_REVIEWER'
  | 'ESTATE_SPECIALIST'
  | 'EXTERNAL_COLLABORATOR'
  | 'REPORT_ADMIN'
  | 'SUPER_ADMIN';

/** What is left out stays. */
export type OrganizationLanguageModelInput = {
  /** Null takes the key away. Another address takes it away, too, unless it comes with one. */
  apiKey?: string | null | undefined;
  baseUrl?: string | null | undefined;
  isEnabled?: boolean | null | undefined;
  masksNames?: boolean | null | undefined;
  modelName?: string | null | undefined;
};

export type OrganizationSettingAttributesInput = {
  advisorCanGenerateReport?: boolean | null | undefined;
  advisorCanInviteWeps?: boolean | null | undefined;
  advisorMustSendInviteLink?: boolean | null | undefined;
  allowInviteToThirdPartyCollaborators?: boolean | null | undefined;
  allowVanillaToUseVai?: boolean | null | undefined;
  canAdvisorUseHybridAbstraction?: boolean | null | undefined;
  canInviteClientsToDocuments?: boolean | null | undefined;
  canInviteClientsToEstateHealthAssessment?: boolean | null | undefined;
  canInviteClientsToProfileBuilder?: boolean | null | undefined;
  canUsePrivateClients?: boolean | null | undefined;
  disableExternalWepsEmails?: boolean | null | undefined;
  enableAccessControls?: boolean | null | undefined;
  enableReportTemplates?: boolean | null | undefined;
  enableVaiAutomaticProfiles?: boolean | null | undefined;
  hasHybridAbstractions?: boolean | null | undefined;
  hasLegacyOpportunities?: boolean | null | undefined;
  hasLegacyReviewKinds?: boolean | null | undefined;
  hasLegacyUnlimitedHouseholdLicense?: boolean | null | undefined;
  hasProjections?: boolean | null | undefined;
  isAttorneyOrganization?: boolean | null | undefined;
  requireFileUploadsForAbstractions?: boolean | null | undefined;
  shouldEnforceMfaForOrganization?: boolean | null | undefined;
  shouldEnforcePasswordRotationForOrganization?: boolean | null | undefined;
  shouldHideFileUploads?: boolean | null | undefined;
  shouldHideHelpChat?: boolean | null | undefined;
  shouldSendRfiEmails?: boolean | null | undefined;
  shouldShareQuotaWithChildOrganizations?: boolean | null | undefined;
  showClientPicker?: boolean | null | undefined;
  showPageGuides?: boolean | null | undefined;
  timeZone?: string | null | undefined;
  tracksLastAbstractionDate?: boolean | null | undefined;
  usesAuditLog?: boolean | null | undefined;
};

export type OrganizationSort =
  | 'NAME'
  | 'SEATS'
  | 'TIER';

/** Which page of a list: page counts from 1, perPage -1 asks for all (capped by the server). */
export type PaginationInput = {
  page?: number | null | undefined;
  perPage?: number | null | undefined;
};

export type QuotaMovementStatus =
  | 'RESERVED'
  | 'RETURNED'
  | 'SETTLED';

export type QuotaType =
  | 'BASIC_REPORTS'
  | 'DOC_ABSTRACTION_TOKENS'
  | 'LICENSE_TOKENS'
  | 'STANDARD_REPORTS'
  | 'ULTRA_REPORTS';

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type TeamMemberSort =
  | 'EMAIL_ADDRESS'
  | 'LAST_SIGNED_IN'
  | 'NAME';

export type TwoFactorPreference =
  | 'AUTH_APP'
  | 'SMS';

export type UpdateMembershipInput = {
  id: string | number;
  isPrimaryAdmin?: boolean | null | undefined;
  role?: MembershipRole | null | undefined;
};

export type AuditLogsQueryVariables = Exact<{
  organizationId?: string | number | null | undefined;
  filter?: AuditFilterInput | null | undefined;
  folded?: boolean | null | undefined;
  pagination?: PaginationInput | null | undefined;
}>;


export type AuditLogsQuery = { auditEntries: { collection: Array<{ id: string, sequence: number, at: string, action: string, outcome: string, accountName: string | null, impersonatorName: string | null, organizationId: string | null, subjectId: string | null, subjectName: string | null, ipAddress: string | null, userAgent: string | null, requestId: string | null, details: unknown, foldedCount: number, account: { id: string, emailAddress: string } | null, impersonator: { id: string } | null, subjectEstate: { id: string, displayName: string } | null, folded: Array<{ id: string, subjectName: string | null, details: unknown, subjectEstate: { id: string, displayName: string } | null }> }>, metadata: { totalCount: number } } };

export type AuditTrailStateQueryVariables = Exact<{
  organizationId?: string | number | null | undefined;
}>;


export type AuditTrailStateQuery = { auditTrailState: { intact: boolean, brokenAt: number | null, reason: AuditBreakReason | null, entryCount: number, unsealedThrough: number | null, newestSeal: string | null, checkedAt: string } };

export type AuditPeopleQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type AuditPeopleQuery = { organizationTeam: { collection: Array<{ id: string, name: string }> } };

export type OrganizationNameQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type OrganizationNameQuery = { organization: { id: string, name: string } | null };

export type AdminsRouteQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type AdminsRouteQuery = { organizationAdmins: { collection: Array<{ id: string, name: string, emailAddress: string, isPrimaryAdmin: boolean }> } };

export type InviteMemberMutationVariables = Exact<{
  input: InviteMemberInput;
}>;


export type InviteMemberMutation = { inviteMember: { invitationToken: { id: string, emailAddress: string | null } | null } };

export type UpdateMemberMutationVariables = Exact<{
  input: UpdateMembershipInput;
}>;


export type UpdateMemberMutation = { updateMembership: { ok: boolean } };

export type RemoveMemberMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveMemberMutation = { deleteMembership: { ok: boolean } };

export type AdministerAccountMutationVariables = Exact<{
  id: string | number;
  attributes: AccountAttributesInput;
}>;


export type AdministerAccountMutation = { updateAccount: { ok: boolean } };

export type MembersRouteQueryVariables = Exact<{
  organizationId: string | number;
  searchTerm?: string | null | undefined;
  role?: MembershipRole | null | undefined;
  sortBy?: TeamMemberSort | null | undefined;
  direction?: SortDirection | null | undefined;
  pagination?: PaginationInput | null | undefined;
}>;


export type MembersRouteQuery = { organizationTeam: { collection: Array<{ id: string, membershipId: string, name: string, emailAddress: string, role: MembershipRole, isPrimaryAdmin: boolean, organizationName: string, lastSignedInAt: string | null, lockedAt: string | null, disabledAt: string | null, mayBeChanged: boolean, mayBeAdministered: boolean }>, metadata: { totalCount: number, currentPage: number, limitValue: number } } };

export type InvitableOrganizationsQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type InvitableOrganizationsQuery = { organization: { id: string, name: string, subOrganizations: Array<{ id: string, name: string }> | null } | null };

export type OpenInvitationsQueryVariables = Exact<{
  organizationId: string | number;
  searchTerm?: string | null | undefined;
  pagination?: PaginationInput | null | undefined;
}>;


export type OpenInvitationsQuery = { invitationTokens: { collection: Array<{ id: string, intent: InvitationIntent | null, emailAddress: string | null, name: string | null, role: MembershipRole | null, status: InvitationStatus | null, isPrimaryAdmin: boolean, organizationName: string, inviterName: string | null, expiresAt: string, updatedAt: string | null }>, metadata: { totalCount: number, currentPage: number, limitValue: number } } };

export type ResendInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendInvitationMutation = { updateInvitationToken: { ok: boolean } };

export type CancelInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelInvitationMutation = { deleteInvitationToken: { ok: boolean } };

export type PlannersRouteQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type PlannersRouteQuery = { organizationTeam: { collection: Array<{ id: string, membershipId: string, name: string, emailAddress: string, organizationName: string, lastSignedInAt: string | null, disabledAt: string | null }> } };

export type OrganizationsRouteQueryVariables = Exact<{
  searchTerm?: string | null | undefined;
  sortBy?: OrganizationSort | null | undefined;
  direction?: SortDirection | null | undefined;
  pagination?: PaginationInput | null | undefined;
}>;


export type OrganizationsRouteQuery = { organizations: { collection: Array<{ id: string, name: string, emailAddress: string | null, tierName: string | null, seatsAllocated: number | null, clientsCount: number | null, trialActive: boolean, isDisabled: boolean, parentOrganization: { id: string, name: string } | null }>, metadata: { totalCount: number } } };

export type OverviewRouteQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type OverviewRouteQuery = { organization: { id: string, name: string, tierName: string | null, trialActive: boolean, seatsAllocated: number | null, subOrganizations: Array<{ id: string, name: string, isDisabled: boolean }> | null, quotas: Array<{ id: string, type: QuotaType, free: number, total: number }> | null } | null, organizationTeam: { metadata: { totalCount: number } } };

export type LanguageModelQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type LanguageModelQuery = { organizationLanguageModel: { organizationId: string, version: number, isEnabled: boolean, baseUrl: string | null, modelName: string | null, hasKey: boolean, masksNames: boolean, changedAt: string | null, changedByName: string | null } | null };

export type UpdateLanguageModelMutationVariables = Exact<{
  organizationId: string | number;
  version: number;
  attributes: OrganizationLanguageModelInput;
}>;


export type UpdateLanguageModelMutation = { updateOrganizationLanguageModel: { ok: boolean, languageModel: { organizationId: string, version: number } | null } };

export type TryLanguageModelMutationVariables = Exact<{
  organizationId: string | number;
}>;


export type TryLanguageModelMutation = { tryOrganizationLanguageModel: { ok: boolean, message: string } };

export type QuotaSheet_QuotaFragment = { id: string, type: QuotaType, total: number, used: number, reserved: number, free: number, rotationDays: number | null, rotationStartedAt: string | null, adjustNextRotationAt: string | null } & { ' $fragmentName'?: 'QuotaSheet_QuotaFragment' };

export type QuotaMovementsQueryVariables = Exact<{
  organizationId: string | number;
  limit: number;
  offset: number;
}>;


export type QuotaMovementsQuery = { organization: { id: string, quotas: Array<{ id: string, movements: Array<{ referenceId: string, estateId: string | null, amount: number, status: QuotaMovementStatus, createdAt: string, settledAt: string | null }> }> | null } | null };

export type SettingsRouteQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type SettingsRouteQuery = { organization: { id: string, quotas: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'QuotaSheet_QuotaFragment': QuotaSheet_QuotaFragment } }
    )> | null, subOrganizations: Array<{ id: string, name: string }> | null } | null, organizationSettings: (
    { organizationId: string }
    & { ' $fragmentRefs'?: { 'SettingValues_SettingsFragment': SettingValues_SettingsFragment } }
  ) | null };

export type SettingValues_SettingsFragment = { organizationId: string, version: number, advisorCanGenerateReport: boolean, enableReportTemplates: boolean, canInviteClientsToDocuments: boolean, advisorMustSendInviteLink: boolean, canAdvisorUseHybridAbstraction: boolean, canUsePrivateClients: boolean, enableVaiAutomaticProfiles: boolean, enableAccessControls: boolean, shouldEnforceMfaForOrganization: boolean, shouldEnforcePasswordRotationForOrganization: boolean, shouldShareQuotaWithChildOrganizations: boolean, usesAuditLog: boolean, shouldHideHelpChat: boolean, timeZone: string } & { ' $fragmentName'?: 'SettingValues_SettingsFragment' };

export type UpdateSettingsMutationVariables = Exact<{
  organizationId: string | number;
  version: number;
  attributes: OrganizationSettingAttributesInput;
}>;


export type UpdateSettingsMutation = { updateOrganizationSetting: { ok: boolean, organizationSetting: (
      { organizationId: string }
      & { ' $fragmentRefs'?: { 'SettingValues_SettingsFragment': SettingValues_SettingsFragment } }
    ) | null } };

export type OwnProofQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProofQuery = { account2faSettings: { enable2fa: boolean, enableAuthApp2fa: boolean, enableSms2fa: boolean, phoneNumber: string | null, primary2faPreference: TwoFactorPreference | null, identityProof: IdentityProof | null, mustConfirmIdentity: boolean } | null };

export type SupportRouteQueryVariables = Exact<{
  searchTerm?: string | null | undefined;
  organizationId?: string | number | null | undefined;
  ofOne: boolean;
  pagination?: PaginationInput | null | undefined;
}>;


export type SupportRouteQuery = { organization?: { id: string, name: string } | null, impersonationCandidates: { collection: Array<{ id: string, name: string, emailAddress: string, role: MembershipRole | null, organizationName: string | null }>, metadata: { totalCount: number } } };

export const QuotaSheet_QuotaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuotaSheet_quota"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"rotationDays"}},{"kind":"Field","name":{"kind":"Name","value":"rotationStartedAt"}},{"kind":"Field","name":{"kind":"Name","value":"adjustNextRotationAt"}}]}}]} as unknown as DocumentNode<QuotaSheet_QuotaFragment, unknown>;
export const SettingValues_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingValues_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"advisorCanGenerateReport"}},{"kind":"Field","name":{"kind":"Name","value":"enableReportTemplates"}},{"kind":"Field","name":{"kind":"Name","value":"canInviteClientsToDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"advisorMustSendInviteLink"}},{"kind":"Field","name":{"kind":"Name","value":"canAdvisorUseHybridAbstraction"}},{"kind":"Field","name":{"kind":"Name","value":"canUsePrivateClients"}},{"kind":"Field","name":{"kind":"Name","value":"enableVaiAutomaticProfiles"}},{"kind":"Field","name":{"kind":"Name","value":"enableAccessControls"}},{"kind":"Field","name":{"kind":"Name","value":"shouldEnforceMfaForOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"shouldEnforcePasswordRotationForOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"shouldShareQuotaWithChildOrganizations"}},{"kind":"Field","name":{"kind":"Name","value":"usesAuditLog"}},{"kind":"Field","name":{"kind":"Name","value":"shouldHideHelpChat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<SettingValues_SettingsFragment, unknown>;
export const AuditLogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folded"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaginationInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"folded"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folded"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"impersonator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impersonatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"subjectEstate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"folded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"subjectEstate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foldedCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<AuditLogsQuery, AuditLogsQueryVariables>;
export const AuditTrailStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditTrailState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditTrailState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intact"}},{"kind":"Field","name":{"kind":"Name","value":"brokenAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsealedThrough"}},{"kind":"Field","name":{"kind":"Name","value":"newestSeal"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]} as unknown as DocumentNode<AuditTrailStateQuery, AuditTrailStateQueryVariables>;
export const AuditPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSubOrganizations"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"500"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AuditPeopleQuery, AuditPeopleQueryVariables>;
export const OrganizationNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OrganizationNameQuery, OrganizationNameQueryVariables>;
export const AdminsRouteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminsRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationAdmins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"-1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"emailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryAdmin"}}]}}]}}]}}]} as unknown as DocumentNode<AdminsRouteQuery, AdminsRouteQueryVariables>;
export const InviteMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailAddress"}}]}}]}}]}}]} as unknown as DocumentNode<InviteMemberMutation, InviteMemberMutationVariables>;
export const UpdateMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMembershipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}]} as unknown as DocumentNode<UpdateMemberMutation, UpdateMemberMutationVariables>;
export const RemoveMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}]} as unknown as DocumentNode<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const AdministerAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdministerAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attributes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountAttributesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"attributes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attributes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}]} as unknown as DocumentNode<AdministerAccountMutation, AdministerAccountMutationVariables>;
export const MembersRouteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembersRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchTerm"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipRole"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaginationInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchTerm"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSubOrganizations"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"membershipId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"emailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayBeChanged"}},{"kind":"Field","name":{"kind":"Name","value":"mayBeAdministered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"limitValue"}}]}}]}}]}}]} as unknown as DocumentNode<MembersRouteQuery, MembersRouteQueryVariables>;
export const InvitableOrganizationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitableOrganizations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subOrganizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<InvitableOrganizationsQuery, InvitableOrganizationsQueryVariables>;
export const OpenInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchTerm"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaginationInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"open"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"includeSubOrganizations"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"searchTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchTerm"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"intent"}},{"kind":"Field","name":{"kind":"Name","value":"emailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"limitValue"}}]}}]}}]}}]} as unknown as DocumentNode<OpenInvitationsQuery, OpenInvitationsQueryVariables>;
export const ResendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInvitationToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"attributes"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isRefresh"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}]} as unknown as DocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const CancelInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteInvitationToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}]} as unknown as DocumentNode<CancelInvitationMutation, CancelInvitationMutationVariables>;
export const PlannersRouteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannersRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"ESTATE_SPECIALIST"}},{"kind":"Argument","name":{"kind":"Name","value":"includeSubOrganizations"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"-1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"membershipId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"emailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}}]}}]}}]}}]} as unknown as DocumentNode<PlannersRouteQuery, PlannersRouteQueryVariables>;
export const OrganizationsRouteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationsRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchTerm"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaginationInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchTerm"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"emailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"tierName"}},{"kind":"Field","name":{"kind":"Name","value":"seatsAllocated"}},{"kind":"Field","name":{"kind":"Name","value":"clientsCount"}},{"kind":"Field","name":{"kind":"Name","value":"trialActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDisabled"}},{"kind":"Field","name":{"kind":"Name","value":"parentOrganization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationsRouteQuery, OrganizationsRouteQueryVariables>;
export const OverviewRouteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverviewRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tierName"}},{"kind":"Field","name":{"kind":"Name","value":"trialActive"}},{"kind":"Field","name":{"kind":"Name","value":"seatsAllocated"}},{"kind":"Field","name":{"kind":"Name","value":"subOrganizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDisabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"organizationTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSubOrganizations"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<OverviewRouteQuery, OverviewRouteQueryVariables>;
export const LanguageModelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LanguageModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationLanguageModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"baseUrl"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"hasKey"}},{"kind":"Field","name":{"kind":"Name","value":"masksNames"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedByName"}}]}}]}}]} as unknown as DocumentNode<LanguageModelQuery, LanguageModelQueryVariables>;
export const UpdateLanguageModelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLanguageModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attributes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationLanguageModelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganizationLanguageModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"attributes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attributes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"languageModel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateLanguageModelMutation, UpdateLanguageModelMutationVariables>;
export const TryLanguageModelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TryLanguageModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tryOrganizationLanguageModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<TryLanguageModelMutation, TryLanguageModelMutationVariables>;
export const QuotaMovementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuotaMovements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quotas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referenceId"}},{"kind":"Field","name":{"kind":"Name","value":"estateId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<QuotaMovementsQuery, QuotaMovementsQueryVariables>;
export const SettingsRouteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quotas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuotaSheet_quota"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subOrganizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"organizationSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingValues_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuotaSheet_quota"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"rotationDays"}},{"kind":"Field","name":{"kind":"Name","value":"rotationStartedAt"}},{"kind":"Field","name":{"kind":"Name","value":"adjustNextRotationAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingValues_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"advisorCanGenerateReport"}},{"kind":"Field","name":{"kind":"Name","value":"enableReportTemplates"}},{"kind":"Field","name":{"kind":"Name","value":"canInviteClientsToDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"advisorMustSendInviteLink"}},{"kind":"Field","name":{"kind":"Name","value":"canAdvisorUseHybridAbstraction"}},{"kind":"Field","name":{"kind":"Name","value":"canUsePrivateClients"}},{"kind":"Field","name":{"kind":"Name","value":"enableVaiAutomaticProfiles"}},{"kind":"Field","name":{"kind":"Name","value":"enableAccessControls"}},{"kind":"Field","name":{"kind":"Name","value":"shouldEnforceMfaForOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"shouldEnforcePasswordRotationForOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"shouldShareQuotaWithChildOrganizations"}},{"kind":"Field","name":{"kind":"Name","value":"usesAuditLog"}},{"kind":"Field","name":{"kind":"Name","value":"shouldHideHelpChat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<SettingsRouteQuery, SettingsRouteQueryVariables>;
export const UpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attributes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationSettingAttributesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganizationSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"attributes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attributes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"organizationSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingValues_settings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingValues_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"advisorCanGenerateReport"}},{"kind":"Field","name":{"kind":"Name","value":"enableReportTemplates"}},{"kind":"Field","name":{"kind":"Name","value":"canInviteClientsToDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"advisorMustSendInviteLink"}},{"kind":"Field","name":{"kind":"Name","value":"canAdvisorUseHybridAbstraction"}},{"kind":"Field","name":{"kind":"Name","value":"canUsePrivateClients"}},{"kind":"Field","name":{"kind":"Name","value":"enableVaiAutomaticProfiles"}},{"kind":"Field","name":{"kind":"Name","value":"enableAccessControls"}},{"kind":"Field","name":{"kind":"Name","value":"shouldEnforceMfaForOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"shouldEnforcePasswordRotationForOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"shouldShareQuotaWithChildOrganizations"}},{"kind":"Field","name":{"kind":"Name","value":"usesAuditLog"}},{"kind":"Field","name":{"kind":"Name","value":"shouldHideHelpChat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const OwnProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account2faSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enable2fa"}},{"kind":"Field","name":{"kind":"Name","value":"enableAuthApp2fa"}},{"kind":"Field","name":{"kind":"Name","value":"enableSms2fa"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"primary2faPreference"}},{"kind":"Field","name":{"kind":"Name","value":"identityProof"}},{"kind":"Field","name":{"kind":"Name","value":"mustConfirmIdentity"}}]}}]}}]} as unknown as DocumentNode<OwnProofQuery, OwnProofQueryVariables>;
export const SupportRouteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchTerm"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofOne"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaginationInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofOne"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impersonationCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchTerm"}}},{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"emailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<SupportRouteQuery, SupportRouteQueryVariables>;