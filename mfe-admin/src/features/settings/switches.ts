import type { SettingQuestion, SettingValues } from './use-settings.tsx';

/** A setting that is on or off. */
type SwitchName = {
  [Name in keyof SettingValues]-?: SettingValues[Name] extends boolean ? Name : never;
}[keyof SettingValues];

export interface SwitchText {
  readonly name: SwitchName;
  readonly label: string;
  /** What it means while it is on, and while it is off. */
  readonly on: string;
  readonly off: string;
  readonly askBeforeOn?: SettingQuestion;
  readonly askBeforeOff?: SettingQuestion;
}

export const ADVISOR_SWITCHES: readonly SwitchText[] = [
  {
    name: 'advisorCanGenerateReport',
    label: 'Generate reports',
    on: 'Advisors make reports themselves',
    off: 'Advisors see why and whom to ask',
  },
  {
    name: 'enableReportTemplates',
    label: 'Use report templates',
    on: 'Reports begin with templates, which can be shared',
    off: 'Every report begins anew',
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
    label: 'Have values reviewed for them',
    on: 'Document reviewers check the values first',
    off: 'Advisors review the values themselves',
  },
  {
    name: 'enableVaiAutomaticProfiles',
    label: 'Fill in clients from their documents',
    on: 'What files say of a household is proposed as one plan',
    off: 'Values are taken one by one in the review',
  },
  {
    name: 'enableAccessControls',
    label: 'Limit advisors to their own clients',
    on: 'Advisors see the clients they advise or share; planners and administrators see all',
    off: 'Every advisor sees every client of the firm',
    askBeforeOn: {
      title: 'Limit advisors to their own clients?',
      text: 'Advisors lose sight at once of every client whose advisor they are not, unless it is shared with them. Nothing is deleted.',
      confirmLabel: 'Limit them',
    },
    askBeforeOff: {
      title: 'Show every client to every advisor?',
      text: 'Advisors see all clients of the organization at once, also those of their colleagues.',
      confirmLabel: 'Show them',
    },
  },
  {
    name: 'canUsePrivateClients',
    label: 'Use private clients',
    on: 'Only the owner and planners see them',
    off: 'Every client is seen by the whole team',
    askBeforeOff: {
      title: 'Show private clients to the whole team?',
      text: 'Everyone in the organization sees every client at once, also those who were kept private.',
      confirmLabel: 'Show them',
    },
  },
];

export const SECURITY_SWITCHES: readonly SwitchText[] = [
  {
    name: 'shouldEnforceMfaForOrganization',
    label: 'Require two-factor sign-in',
    on: 'Members without it set it up at their next sign-in',
    off: 'Members choose for themselves',
    askBeforeOn: {
      title: 'Require two-factor sign-in?',
      text: 'Members without it can do nothing else until they have set it up, also those who are signed in now.',
      confirmLabel: 'Require it',
    },
    askBeforeOff: {
      title: 'Stop requiring two-factor sign-in?',
      text: 'Members may then turn it off, and a password alone opens their account.',
      confirmLabel: 'Stop requiring it',
    },
  },
  {
    name: 'shouldEnforcePasswordRotationForOrganization',
    label: 'Rotate passwords',
    on: 'Passwords expire and are changed at sign-in',
    off: 'Passwords do not expire',
    askBeforeOn: {
      title: 'Rotate passwords?',
      text: 'Members whose password is too old choose a new one before they can go on, also those who are signed in now.',
      confirmLabel: 'Rotate passwords',
    },
  },
  {
    name: 'shouldShareQuotaWithChildOrganizations',
    label: 'Share quotas with sub-organizations',
    on: 'They draw from the quotas above',
    off: 'They have quotas of their own',
  },
  {
    name: 'usesAuditLog',
    label: 'Show the audit log',
    on: 'Administrators read who did what; each entry is sealed to the one before',
    off: 'Everything is still recorded, but not shown to administrators',
    askBeforeOff: {
      title: 'Hide the audit log?',
      text: 'Administrators can then not read it. Everything is still recorded, also who hid it, and is there when it is shown again.',
      confirmLabel: 'Hide it',
    },
  },
  {
    name: 'shouldHideHelpChat',
    label: 'Hide help chat',
    on: 'Also hides the assistant',
    off: 'Members can ask for help in the app',
  },
];

/**
 * Kept, and named on the audit trail, but not offered: nothing goes by them yet, and what they say would be untrue, of
 * private clients dangerously so. Whoever builds one takes it out of here.
 */
const WITHOUT_EFFECT: readonly SwitchName[] = [
  'canInviteClientsToDocuments',
  'canAdvisorUseHybridAbstraction',
  'canUsePrivateClients',
  'shouldHideHelpChat',
];

/** Those of a list that change something. */
export const offered = (switches: readonly SwitchText[]): readonly SwitchText[] =>
  switches.filter(({ name }) => !WITHOUT_EFFECT.includes(name));
