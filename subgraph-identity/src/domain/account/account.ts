import type { MembershipRole } from '@platform/contracts';

/** What an account is in one organization. */
export interface Membership {
  readonly id: string;
  readonly organizationId: string;
  readonly role: MembershipRole;
  /** Adds the roles of a planner to an administrator. */
  readonly isEstateSpecialist: boolean;
  /** Estates granted one by one, for the roles that do not reach a whole organization. */
  readonly estateIds: readonly string[];
  readonly joinedAt: Date;
}

export const SIGN_UP_SOURCES = [
  'ADMIN_SIGNUP',
  'ADVISOR_SIGNUP',
  'PRIMARY_ADMIN_SIGNUP',
  'ESTATE_SPECIALIST_SIGNUP',
  'CLIENT_PORTAL',
  'ADVISOR_CHARGE_ME',
] as const;
export type SignUpSource = (typeof SIGN_UP_SOURCES)[number];

/** A person's sign-in with its memberships: one document, so that a change of either is one write. */
export interface Account {
  readonly id: string;
  /** Lower case; unique. */
  readonly emailAddress: string;
  /** When whoever reads its mail showed that the address is theirs; what opened the account before has ended then. */
  readonly addressConfirmedAt: Date | null;
  readonly name: string;
  readonly isSuperadmin: boolean;
  readonly memberships: readonly Membership[];
  readonly activeMembershipId: string | null;
  readonly activeRole: MembershipRole | null;
  /** Argon2id in PHC form; null for accounts that sign in through their organization's identity provider only. */
  readonly passwordHash: string | null;
  readonly passwordChangedAt: Date | null;
  readonly passwordExpired: boolean;
  readonly phoneNumber: string | null;
  readonly source: SignUpSource | null;
  readonly personId: string | null;
  /** Came by an identity provider and has no password. */
  readonly isFromSso: boolean;
  /** Issuer and subject at the identity provider it is linked to. */
  readonly ssoSubject?: string | undefined;
  readonly canShareEstate: boolean;
  readonly advisorDocBuilderAccess: boolean;
  readonly lockedAt: Date | null;
  /** When a lock after failed sign-ins ends by itself; null while an administrator's lock stands. */
  readonly lockedUntil: Date | null;
  readonly disabledAt: Date | null;
  readonly failedSignInAttempts: number;
  readonly signedInAt: Date | null;
  readonly lastActivityAt: Date | null;
  readonly createdAt: Date;
}

/** One of which nothing is known but its address; what is more is spread over it. */
export const newAccount = (id: string, emailAddress: string): Account => ({
  id,
  emailAddress,
  addressConfirmedAt: null,
  name: '',
  isSuperadmin: false,
  memberships: [],
  activeMembershipId: null,
  activeRole: null,
  passwordHash: null,
  passwordChangedAt: null,
  passwordExpired: false,
  phoneNumber: null,
  source: null,
  personId: null,
  isFromSso: false,
  canShareEstate: false,
  advisorDocBuilderAccess: false,
  lockedAt: null,
  lockedUntil: null,
  disabledAt: null,
  failedSignInAttempts: 0,
  signedInAt: null,
  lastActivityAt: null,
  createdAt: new Date(0),
});

/** An account with nothing to sign in with but the codes that are mailed to it. */
export const isMailedOnly = ({ passwordHash, ssoSubject }: Pick<Account, 'passwordHash' | 'ssoSubject'>): boolean =>
  !passwordHash && !ssoSubject;

/** Addresses are compared without case and surrounding space. Case: ` Nora@Example.com ` → `nora@example.com`. */
export function normalizeEmailAddress(text: string): string {
  return text.trim().toLowerCase();
}
