/** An organization's settings as the graph gives them. */
export const SETTINGS = {
  organizationId: 'organization-1',
  version: 4,
  advisorCanGenerateReport: true,
  canInviteClientsToDocuments: false,
  advisorMustSendInviteLink: false,
  canAdvisorUseHybridAbstraction: false,
  canUsePrivateClients: true,
  enableVaiAutomaticProfiles: true,
  enableAccessControls: false,
  shouldEnforceMfaForOrganization: false,
  shouldEnforcePasswordRotationForOrganization: false,
  shouldShareQuotaWithChildOrganizations: false,
  enableReportTemplates: false,
  usesAuditLog: true,
  shouldHideHelpChat: false,
  timeZone: 'America/New_York',
};
