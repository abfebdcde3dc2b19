import { isOrganizationWide, type MembershipRole } from './roles.ts';

/** Boolean switches of an organization. Specification: platform shell §3, OrganizationSetting. */
export const ORGANIZATION_SETTINGS = [
  'advisorCanGenerateReport',
  'advisorCanInviteWeps',
  'advisorMustSendInviteLink',
  'allowInviteToThirdPartyCollaborators',
  'allowVanillaToUseVai',
  'canAdvisorUseHybridAbstraction',
  'canInviteClientsToDocuments',
  'canInviteClientsToEstateHealthAssessment',
  'canInviteClientsToProfileBuilder',
  'canUsePrivateClients',
  'disableExternalWepsEmails',
  'enableAccessControls',
  'enableVaiAutomaticProfiles',
  'hasHybridAbstractions',
  'hasLegacyOpportunities',
  'hasLegacyReviewKinds',
  'hasLegacyUnlimitedHouseholdLicense',
  'hasProjections',
  'isAttorneyOrganization',
  'requireFileUploadsForAbstractions',
  'shouldEnforceMfaForOrganization',
  'shouldEnforcePasswordRotationForOrganization',
  'shouldHideFileUploads',
  'shouldHideHelpChat',
  'shouldSendRfiEmails',
  'shouldShareQuotaWithChildOrganizations',
  'showPageGuides',
  'showClientPicker',
  'tracksLastAbstractionDate',
  'usesAuditLog',
  'enableReportTemplates',
] as const;
export type OrganizationSettingName = (typeof ORGANIZATION_SETTINGS)[number];
export type OrganizationSettings = Readonly<Record<OrganizationSettingName, boolean>>;

/** What the firm has bought and how it guards itself: nothing for whoever is given single estates. */
const OF_THE_FIRM: ReadonlySet<OrganizationSettingName> = new Set([
  'hasLegacyOpportunities',
  'hasLegacyReviewKinds',
  'hasLegacyUnlimitedHouseholdLicense',
  'shouldShareQuotaWithChildOrganizations',
  'tracksLastAbstractionDate',
  'usesAuditLog',
]);

/** The settings that somebody works under, as a session tells them. */
export function settingsFor(
  role: MembershipRole | null,
  settings: Partial<OrganizationSettings>,
): Partial<OrganizationSettings> {
  if (role === 'SUPER_ADMIN' || (role && isOrganizationWide(role))) return settings;
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !OF_THE_FIRM.has(name as OrganizationSettingName)),
  );
}

const ON_BY_DEFAULT: ReadonlySet<OrganizationSettingName> = new Set<OrganizationSettingName>([
  'advisorCanGenerateReport',
  'canInviteClientsToDocuments',
  'canInviteClientsToEstateHealthAssessment',
  'canInviteClientsToProfileBuilder',
  'enableVaiAutomaticProfiles',
  'usesAuditLog',
]);

/** The settings of a new organization. */
export function defaultOrganizationSettings(): OrganizationSettings {
  return Object.fromEntries(
    ORGANIZATION_SETTINGS.map((name) => [name, ON_BY_DEFAULT.has(name)]),
  ) as OrganizationSettings;
}
