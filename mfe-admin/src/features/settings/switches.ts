import type { OrganizationSettingName } from '@platform/contracts';

export interface SwitchText {
  readonly name: OrganizationSettingName;
  readonly label: string;
  /** What it means while it is on, and while it is off. */
  readonly on: string;
  readonly off: string;
}

export const ADVISOR_SWITCHES: readonly SwitchText[] = [
  {
    name: 'advisorCanGenerateReport',
    label: 'Generate reports',
    on: 'Advisors make reports themselves',
    off: 'Advisors see why and whom to ask',
  },
  {
    name: 'canInviteClientsToDocuments',
    label: 'Invite clients to documents',
    on: 'Clients answer a guided questionnaire',
    off: 'Only planners prepare documents',
  },
  {
    name: 'advisorMustSendInviteLink',
    label: 'Send the invite link themselves',
    on: 'Clients get it by email only; advisors tell them of it',
    off: 'The platform emails the invitation',
  },
  {
    name: 'canAdvisorUseHybridAbstraction',
    label: 'Use hybrid abstraction',
    on: 'Document review checks the values first',
    off: 'Advisors review the values themselves',
  },
  {
    name: 'canUsePrivateClients',
    label: 'Use private clients',
    on: 'Only the owner and planners see them',
    off: 'Every client is seen by the whole team',
  },
];

export const SECURITY_SWITCHES: readonly SwitchText[] = [
  {
    name: 'shouldEnforceMfaForOrganization',
    label: 'Require two-factor sign-in',
    on: 'Members without it set it up at their next sign-in',
    off: 'Members choose for themselves',
  },
  {
    name: 'shouldEnforcePasswordRotationForOrganization',
    label: 'Rotate passwords',
    on: 'Passwords expire and are changed at sign-in',
    off: 'Passwords do not expire',
  },
  {
    name: 'shouldShareQuotaWithChildOrganizations',
    label: 'Share quotas with sub-organizations',
    on: 'They draw from the quotas above',
    off: 'They have quotas of their own',
  },
  {
    name: 'usesAuditLog',
    label: 'Keep an audit log',
    on: 'Each entry is sealed to the one before, so that a removed one is noticed',
    off: 'Access is not shown to administrators',
  },
  {
    name: 'shouldHideHelpChat',
    label: 'Hide help chat',
    on: 'Also hides the assistant',
    off: 'Members can ask for help in the app',
  },
];
