import { anonymousActor, MEMBERSHIP_ROLES, type MembershipRole } from '@platform/contracts';
import { describe, expect, it } from 'vitest';
import { guarded, MUTATION_RULES, QUERY_RULES } from './operations.ts';

const ADMINS = ['ADMIN', 'SUPER_ADMIN'];
const STAFF = ['ADVISOR', 'ESTATE_SPECIALIST', ...ADMINS];
const QUOTA_READERS = [...STAFF, 'REPORT_ADMIN'];

/**
 * Which roles reach which operation, by hand and by role, not by action: an operation that is given a wrong action
 * fails here. `VISITOR`: everybody, signed in or not; the service behind decides.
 */
const EXPECTED: Readonly<Record<string, readonly string[] | 'EVERYBODY SIGNED IN' | 'VISITOR'>> = {
  acceptClientInvitation: 'VISITOR',
  account2faSettings: 'VISITOR',
  accountOtpUri: 'EVERYBODY SIGNED IN',
  accountSessions: 'EVERYBODY SIGNED IN',
  auditEntries: ADMINS,
  auditTrailIntact: ADMINS,
  auditTrailState: ADMINS,
  cancelMemberInvitation: ADMINS,
  confirmIdentity: 'EVERYBODY SIGNED IN',
  confirmPasswordReset: 'VISITOR',
  createAccount: 'VISITOR',
  createMembership: STAFF,
  currentSession: 'VISITOR',
  deleteInvitationToken: STAFF,
  deleteMembership: ADMINS,
  enforceSingleSignOn: ['SUPER_ADMIN'],
  generate2faBackupCodes: 'EVERYBODY SIGNED IN',
  getOrganizationLogo: 'VISITOR',
  impersonationCandidates: ADMINS,
  invitationToken: 'VISITOR',
  invitationTokens: ADMINS,
  inviteClient: STAFF,
  inviteMember: ADMINS,
  isLoggedIn: 'VISITOR',
  markNotificationsRead: STAFF,
  notifications: STAFF,
  organization: 'EVERYBODY SIGNED IN',
  organizationAdmins: ADMINS,
  organizationSettings: 'EVERYBODY SIGNED IN',
  organizationTeam: ADMINS,
  quotas: QUOTA_READERS,
  refreshRealtimeToken: 'EVERYBODY SIGNED IN',
  reinviteMember: ADMINS,
  releaseSingleSignOn: ['SUPER_ADMIN'],
  requestOtp: 'VISITOR',
  requestPasswordReset: 'VISITOR',
  revokeAccountSession: 'EVERYBODY SIGNED IN',
  revokeOtherAccountSessions: 'EVERYBODY SIGNED IN',
  sendClientOtp: 'VISITOR',
  signIn: 'VISITOR',
  signInGuestWithToken: 'VISITOR',
  signInOptions: 'VISITOR',
  signOut: 'VISITOR',
  singleSignOnDomains: ['SUPER_ADMIN'],
  update2faSettings: 'EVERYBODY SIGNED IN',
  updateAccount: 'EVERYBODY SIGNED IN',
  updateInvitationToken: STAFF,
  updateMemberInformation: ADMINS,
  updateMembership: ADMINS,
  updateOrganizationSetting: ADMINS,
  updatePassword: 'EVERYBODY SIGNED IN',
  updateUser: 'EVERYBODY SIGNED IN',
  validatePassword: 'VISITOR',
  verifyOtp: 'VISITOR',
};

const RULES = { ...QUERY_RULES, ...MUTATION_RULES };
const behind = guarded(
  Object.fromEntries(Object.keys(RULES).map((name) => [name, (..._input: unknown[]) => 'reached'])),
  RULES,
);

/** Asks the operation as the role, null for a visitor: whether what is behind the guard was reached. */
function reaches(name: string, activeRole: MembershipRole | null): boolean {
  const account = { kind: 'account' as const, accountId: 'a', activeRole };
  const actor = { ...anonymousActor('r'), ...(activeRole && account) };
  try {
    return behind[name]?.({}, {}, { actor }, {}) === 'reached';
  } catch {
    return false;
  }
}

describe('operations by role', () => {
  it('every operation has a row, and no row is of one that is gone', () => {
    expect(Object.keys(RULES).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  });

  it.each(Object.entries(EXPECTED))('%s is reached by exactly its roles', (name, roles) => {
    const everybody = typeof roles === 'string';
    expect(MEMBERSHIP_ROLES.filter((role) => reaches(name, role))).toEqual(
      MEMBERSHIP_ROLES.filter((role) => everybody || roles.includes(role)),
    );
    expect(reaches(name, null)).toBe(roles === 'VISITOR');
  });
});
