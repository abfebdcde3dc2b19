import type { Actor } from '../actor.ts';
import type { OrganizationSettingName } from '../enums/organization-settings.ts';
import type { MembershipRole } from '../enums/roles.ts';
import { ACTIONS_DESPITE_DUTY } from './outstanding-duties.ts';

/** A condition beyond the role: a switch of the organization that must be on for this role. */
interface Rule {
  readonly role: MembershipRole;
  readonly when?: OrganizationSettingName;
}

interface ActionPolicy {
  readonly summary: string;
  readonly allow: readonly Rule[];
  /** Reading sessions of the report renderer. */
  readonly microservice?: boolean;
  /** Stays refused while somebody is impersonated (issue of access: password, two-factor, inviting). */
  readonly forbiddenInSupportMode?: boolean;
  /** Any signed-in account may, for its own account only; the service checks that it is its own. */
  readonly self?: boolean;
}

const any = (...roles: MembershipRole[]): Rule[] => roles.map((role) => ({ role }));
const STAFF: readonly Rule[] = any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN');
const ADMINS: readonly Rule[] = any('ADMIN', 'SUPER_ADMIN');
const EVERYONE: readonly Rule[] = any(
  'ADVISOR',
  'ESTATE_SPECIALIST',
  'ADMIN',
  'SUPER_ADMIN',
  'ATTORNEY',
  'DOCUMENT_REVIEWER',
  'REPORT_ADMIN',
  'CLIENT',
  'EXTERNAL_COLLABORATOR',
);

const policy = <const Table extends Record<string, ActionPolicy>>(table: Table) => table;

/** Who may do what. Reach (which organization, which estate) is the scope's part; this table is about the action. */
export const ACCESS_POLICY = policy({
  'estate:list': {
    summary: 'See the list of clients',
    allow: any(
      'ADVISOR',
      'ESTATE_SPECIALIST',
      'ADMIN',
      'SUPER_ADMIN',
      'ATTORNEY',
      'DOCUMENT_REVIEWER',
      'REPORT_ADMIN',
      'EXTERNAL_COLLABORATOR',
    ),
  },
  'estate:view': { summary: 'Open an estate', allow: EVERYONE, microservice: true },
  'estate:create': { summary: 'Add a client', allow: STAFF },
  'estate:edit': {
    summary: 'Change an estate',
    allow: any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'ATTORNEY'),
  },
  'estate:onboard': {
    summary: 'Answer the questions to a new client',
    allow: any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'ATTORNEY', 'CLIENT'),
  },
  'estate:manage': {
    summary: 'Archive a client, bring it back, put it into groups, give it to another advisor',
    allow: STAFF,
  },
  'estate:delete': { summary: 'Delete an estate', allow: any('ADMIN', 'SUPER_ADMIN') },
  'document:view': { summary: 'See documents and their files', allow: EVERYONE, microservice: true },
  'document:upload': {
    summary: 'Upload a document',
    allow: any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'ATTORNEY', 'CLIENT'),
  },
  'document:delete': {
    summary: 'Delete a document',
    allow: any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN'),
  },
  'abstraction:request': {
    summary: 'Have a document read',
    allow: any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN'),
  },
  'abstraction:profile': {
    summary: 'Have a profile made from documents',
    allow: (['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN'] as const).map((role) => ({
      role,
      when: 'enableVaiAutomaticProfiles' as const,
    })),
  },
  'abstraction:review': {
    summary: 'Accept or correct extracted values',
    allow: any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'ATTORNEY', 'DOCUMENT_REVIEWER'),
  },
  'review:view': {
    summary: 'See reviews of plans and requests for information',
    allow: any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'ATTORNEY', 'DOCUMENT_REVIEWER'),
  },
  'review:request': {
    summary: 'Ask for a review and answer requests for information',
    allow: any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'ATTORNEY'),
  },
  'review:work': {
    summary: 'Review a plan, ask for information',
    allow: any('ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'ATTORNEY', 'DOCUMENT_REVIEWER'),
  },
  'report:view': {
    summary: 'See and download reports',
    allow: any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'REPORT_ADMIN', 'CLIENT', 'ATTORNEY'),
    microservice: true,
  },
  'report:create': {
    summary: 'Have a report made',
    allow: [
      { role: 'ADVISOR', when: 'advisorCanGenerateReport' },
      ...any('ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'REPORT_ADMIN'),
    ],
  },
  'report:own-settings': {
    summary: 'Change what the own new reports start with',
    allow: [
      { role: 'ADVISOR', when: 'advisorCanGenerateReport' },
      ...any('ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'REPORT_ADMIN'),
    ],
    forbiddenInSupportMode: true,
  },
  'report:revise': {
    summary: 'Say what is to be changed in a finished report',
    allow: any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'REPORT_ADMIN', 'ATTORNEY'),
  },
  'report:templates': {
    summary: 'Begin reports with templates, and keep them',
    allow: (['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'REPORT_ADMIN'] as const).map((role) => ({
      role,
      when: 'enableReportTemplates' as const,
    })),
  },
  'report:content': {
    summary: "Change what the organization's reports hold: slides, disclosures, titles, settings",
    allow: any('ADMIN', 'SUPER_ADMIN', 'REPORT_ADMIN'),
  },
  'report:delete': {
    summary: 'Delete a report',
    allow: any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'REPORT_ADMIN'),
  },
  'search:run': { summary: 'Search clients, people and trusts', allow: STAFF },
  'notification:view': { summary: 'See own notifications', allow: STAFF },
  'organization:view': {
    summary: 'See the name and look of the own organization',
    allow: EVERYONE,
    microservice: true,
  },
  'organization:overview': { summary: 'See the organization overview', allow: ADMINS },
  'organization:edit': { summary: 'Change the organization and its settings', allow: ADMINS },
  'organization:create': { summary: 'Create an organization', allow: any('SUPER_ADMIN') },
  'organization:single-sign-on': {
    summary: 'Say which email domains sign in with Google only',
    allow: any('SUPER_ADMIN'),
  },
  'organization:list': { summary: 'See every organization', allow: any('SUPER_ADMIN') },
  'quota:view': {
    summary: 'See quotas and tokens',
    allow: any('ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'REPORT_ADMIN'),
  },
  'quota:edit': { summary: 'Change quotas', allow: any('SUPER_ADMIN') },
  'flag:edit': { summary: 'Change feature flags', allow: ADMINS },
  'member:list': { summary: 'See members', allow: ADMINS },
  'member:invite': { summary: 'Invite a member', allow: ADMINS, forbiddenInSupportMode: true },
  'member:edit': { summary: 'Change role and primary administrator', allow: ADMINS },
  'member:remove': { summary: 'Remove a member', allow: ADMINS },
  'client:invite': {
    summary: 'Invite a client',
    allow: STAFF,
    forbiddenInSupportMode: true,
  },
  'estate:share-list': { summary: 'See who was let into an estate', allow: STAFF },
  'account:administer': { summary: 'Disable, lock, unlock, reset two-factor of an account', allow: ADMINS },
  'support:request': { summary: 'Ask customer care for help', allow: EVERYONE },
  'realtime:connect': { summary: 'Be told of changes as they happen', allow: EVERYONE },
  'account:self': { summary: 'See the own account, choose the role to act in', allow: EVERYONE, self: true },
  'account:profile': {
    summary: 'Change the own name and phone number',
    allow: EVERYONE,
    self: true,
    forbiddenInSupportMode: true,
  },
  'account:security': {
    summary: 'Change the own password and two-factor settings',
    allow: EVERYONE,
    self: true,
    forbiddenInSupportMode: true,
  },
  'support:impersonate': { summary: 'Act as another user', allow: any('SUPER_ADMIN', 'ADMIN') },
  'audit:view': {
    summary: 'Read the audit trail',
    // The switch hides it from the organization; what happens is recorded all the same.
    allow: [{ role: 'ADMIN', when: 'usesAuditLog' }, ...any('SUPER_ADMIN')],
  },
  'library:notes': { summary: 'My Notes Library', allow: any('ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN') },
});

export type Action = keyof typeof ACCESS_POLICY;
export const ACTIONS = Object.keys(ACCESS_POLICY) as Action[];

/** The part of an actor that decides; the browser builds it from its session, the servers from the actor token. */
export type PolicyActor = Pick<Actor, 'kind' | 'activeRole' | 'isSuperadmin' | 'settings' | 'organizationDisabled'> & {
  readonly impersonator: unknown;
  readonly duty?: Actor['duty'];
};

/** Whether the role would be allowed the action, and only a switch of the organization is in its way. */
export function isSwitchedOff(actor: PolicyActor, action: Action): boolean {
  const rule: ActionPolicy = ACCESS_POLICY[action];
  return !can(actor, action) && rule.allow.some(({ role, when }) => role === actor.activeRole && when !== undefined);
}

/** Roles that a disabled organization stops; its clients go on (platform shell §2). */
const STOPPED_BY_DISABLED: ReadonlySet<MembershipRole> = new Set<MembershipRole>([
  'ADVISOR',
  'ESTATE_SPECIALIST',
  'ADMIN',
]);

/**
 * Whether the actor's role may take the action. A super administrator acting as such may do everything; acting in
 * another role (role switcher, impersonation) he has that role's rights only.
 */
export function can(actor: PolicyActor, action: Action): boolean {
  const rule: ActionPolicy = ACCESS_POLICY[action];
  if (actor.kind === 'system') return true;
  if (actor.kind === 'microservice') return rule.microservice === true;
  if (actor.kind !== 'account' || actor.activeRole === null) return false;
  if (actor.duty && !ACTIONS_DESPITE_DUTY.has(action)) return false;
  if (actor.impersonator && rule.forbiddenInSupportMode) return false;
  if (actor.organizationDisabled && !rule.self && STOPPED_BY_DISABLED.has(actor.activeRole)) return false;
  return rule.allow.some(({ role, when }) => role === actor.activeRole && (!when || actor.settings[when] === true));
}
