import type { Session, SessionAccount } from './session-query.ts';

const account: SessionAccount = {
  id: 'account-1',
  name: 'Nora Finch',
  emailAddress: 'advisor@example.com',
  activeRole: 'ADVISOR',
  assumableRoles: ['ADVISOR'],
  isSuperadmin: false,
  isFromSso: false,
  isEstateSpecialist: false,
  passwordExpired: false,
  phoneNumber: null,
  activeMembership: null,
  memberships: [],
};

/** A signed-in advisor; tests say what is different. */
export function sessionOf(
  changes: Partial<Omit<Session, 'account' | 'organization'>> & {
    readonly account?: Partial<SessionAccount>;
    readonly organization?: Partial<NonNullable<Session['organization']>>;
  } = {},
): Session {
  return {
    id: 'session-1',
    status: 'ACTIVE',
    isMicroservice: false,
    impersonatedBy: null,
    impersonationExpiresAt: null,
    absoluteExpiresAt: null,
    permissions: [],
    settings: {},
    timeZone: 'America/New_York',
    flags: {},
    ...changes,
    account: { ...account, ...changes.account },
    organization: {
      id: 'organization-1',
      name: 'Northmere Wealth',
      logoUrl: null,
      isDisabled: false,
      trialActive: false,
      isSubOrganization: false,
      organizationThemeSettings: null,
      ...changes.organization,
    },
  };
}
