import type { Actor } from '@platform/contracts';
import { type Action, can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import type { MutationResolvers, QueryResolvers } from '../schema.generated.ts';

/** `public` may be asked by a visitor who is not signed in; every other operation names the action it takes. */
export type OperationRule = Action | 'public';
type Operation<Resolvers> = Exclude<keyof Resolvers, '__typename'>;

export const QUERY_RULES: Readonly<Record<Operation<QueryResolvers>, OperationRule>> = {
  account2faSettings: 'public',
  accountOtpUri: 'account:security',
  accountSessions: 'account:self',
  auditEntries: 'audit:view',
  auditTrailIntact: 'audit:view',
  auditTrailState: 'audit:view',
  currentSession: 'public',
  getOrganizationLogo: 'public',
  impersonationCandidates: 'support:impersonate',
  invitationToken: 'public',
  invitationTokens: 'member:list',
  isLoggedIn: 'public',
  notifications: 'notification:view',
  organization: 'organization:view',
  organizationAdmins: 'member:list',
  organizationSettings: 'organization:view',
  organizationTeam: 'member:list',
  quotas: 'quota:view',
  signInOptions: 'public',
  singleSignOnDomains: 'organization:single-sign-on',
};

export const MUTATION_RULES: Readonly<Record<Operation<MutationResolvers>, OperationRule>> = {
  acceptClientInvitation: 'public',
  cancelMemberInvitation: 'member:invite',
  confirmIdentity: 'account:security',
  confirmPasswordReset: 'public',
  createAccount: 'public',
  createMembership: 'client:invite',
  deleteInvitationToken: 'client:invite',
  deleteMembership: 'member:remove',
  enforceSingleSignOn: 'organization:single-sign-on',
  generate2faBackupCodes: 'account:security',
  inviteClient: 'client:invite',
  inviteMember: 'member:invite',
  markNotificationsRead: 'notification:view',
  refreshRealtimeToken: 'realtime:connect',
  reinviteMember: 'member:invite',
  releaseSingleSignOn: 'organization:single-sign-on',
  requestOtp: 'public',
  requestPasswordReset: 'public',
  revokeAccountSession: 'account:security',
  revokeOtherAccountSessions: 'account:security',
  sendClientOtp: 'public',
  signIn: 'public',
  signInGuestWithToken: 'public',
  signOut: 'public',
  update2faSettings: 'account:security',
  updateAccount: 'account:self',
  updateInvitationToken: 'client:invite',
  updateMemberInformation: 'member:edit',
  updateMembership: 'member:edit',
  updateOrganizationSetting: 'organization:edit',
  updatePassword: 'account:security',
  updateUser: 'account:profile',
  validatePassword: 'public',
  // Needed by a sign-in that waits for its code, which is nobody yet; the service asks for account:security otherwise.
  verifyOtp: 'public',
};

export const FORBIDDEN_TEXT = "Unauthorized: You don't have enough permissions";

/** Throws: DomainError UNAUTHENTICATED for a visitor, FORBIDDEN for an account whose role may not. */
export function requireAction(actor: Actor, action: Action): void {
  if (can(actor, action)) return;
  if (actor.kind === 'anonymous') throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  throw new DomainError('FORBIDDEN', FORBIDDEN_TEXT);
}

/** Every field of a root type behind its rule: a resolver that is not in the table cannot be reached. */
export function guarded<Resolvers extends object>(
  resolvers: Resolvers,
  rules: Readonly<Record<string, OperationRule>>,
): Resolvers {
  const entries = Object.entries(resolvers as Record<string, (...input: never[]) => unknown>).map(([name, resolve]) => {
    const rule = rules[name];
    if (!rule) throw new Error(`the operation ${name} has no rule`);
    const behind = (parent: never, input: never, context: { actor: Actor }, info: never): unknown => {
      if (rule !== 'public') requireAction(context.actor, rule);
      return resolve(parent, input, context as never, info);
    };
    return [name, behind] as const;
  });
  return Object.fromEntries(entries) as Resolvers;
}
