import { MEMBERSHIP_ROLES } from '@platform/contracts';
import { guardOperations, readTypeDefs } from '@platform/service-kit';
import { whoReaches } from '@platform/test-kit/operation-access';
import { describe, expect, it } from 'vitest';
import { resolvers } from '../resolvers.ts';

const ADMINS = ['ADMIN', 'SUPER_ADMIN'];
const STAFF = ['ADVISOR', 'ESTATE_SPECIALIST', ...ADMINS];
const QUOTA_READERS = [...STAFF, 'REPORT_ADMIN'];

/**
 * Which roles reach which operation, and which type by its key, by hand and by role, not by action: an operation that is given a wrong action
 * fails here. `VISITOR`: everybody, signed in or not; the service behind decides.
 */
const EXPECTED: Readonly<Record<string, readonly string[] | 'EVERYBODY SIGNED IN' | 'VISITOR'>> = {
  Account: 'EVERYBODY SIGNED IN',
  Membership: 'EVERYBODY SIGNED IN',
  Notification: STAFF,
  Organization: 'EVERYBODY SIGNED IN',
  OrganizationSetting: 'EVERYBODY SIGNED IN',
  Person: [...MEMBERSHIP_ROLES],
  Estate: [...MEMBERSHIP_ROLES],
  Quota: QUOTA_READERS,
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
  estateAccess: STAFF,
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
  organizationSettings: ADMINS,
  organizationAdvisors: STAFF,
  organizationTeam: ADMINS,
  reviewOrganizations: ['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'ATTORNEY', 'DOCUMENT_REVIEWER'],
  isReviewOrganizationDisabled: [
    'ADVISOR',
    'ESTATE_SPECIALIST',
    'ADMIN',
    'SUPER_ADMIN',
    'ATTORNEY',
    'DOCUMENT_REVIEWER',
  ],
  organizations: ['SUPER_ADMIN'],
  quotas: QUOTA_READERS,
  refreshRealtimeToken: 'EVERYBODY SIGNED IN',
  reinviteMember: ADMINS,
  releaseSingleSignOn: ['SUPER_ADMIN'],
  requestOtp: 'VISITOR',
  requestPasswordReset: 'VISITOR',
  revokeAccountSession: 'EVERYBODY SIGNED IN',
  revokeEstateAccess: STAFF,
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
  updateOrganizationTheme: ADMINS,
  updatePassword: 'EVERYBODY SIGNED IN',
  updateUser: 'EVERYBODY SIGNED IN',
  validatePassword: 'VISITOR',
  verifyOtp: 'VISITOR',
};

const typeDefs = readTypeDefs(`${import.meta.dirname}/..`);
const REACHED = whoReaches(typeDefs, { usesAuditLog: true });
const REACHED_WITHOUT_TRAIL = whoReaches(typeDefs, { usesAuditLog: false });

describe('operations and types with a key by role', () => {
  it('every one has a row, a rule and a resolver, and none is of one that is gone', () => {
    expect(Object.keys(REACHED).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
    expect(() => guardOperations(resolvers, typeDefs)).not.toThrow();
  });
  it.each(Object.entries(EXPECTED))('%s is reached by exactly its roles', (name, roles) => {
    const callers = typeof roles === 'string' ? [...MEMBERSHIP_ROLES, ...(roles === 'VISITOR' ? [roles] : [])] : roles;
    expect(REACHED[name]?.toSorted()).toEqual(callers.toSorted());
  });
  it('where the organization does not show its audit log, no administrator of it reads it; the rest stays', () => {
    const gone = Object.keys(REACHED).filter((name) => REACHED[name]?.length !== REACHED_WITHOUT_TRAIL[name]?.length);
    expect(gone.toSorted()).toEqual(['auditEntries', 'auditTrailIntact', 'auditTrailState']);
    for (const name of gone) expect(REACHED_WITHOUT_TRAIL[name]).toEqual(['SUPER_ADMIN']);
  });
});
