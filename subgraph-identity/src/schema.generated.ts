import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Account as AccountParent, Membership as MembershipParent } from './domain/account/account.ts';
import type { Organization as OrganizationParent } from './domain/organization/organization.ts';
import type { Member } from './domain/organization/member.ts';
import type { Quota as QuotaParent } from './domain/quota/quota.ts';
import type { Notification as NotificationParent } from './domain/notification/notification.ts';
import type { AuditEntry as AuditEntryParent } from './domain/audit/audit-entry.ts';
import type { SeenInvitation as InvitationParent } from './domain/invitation/invitation.ts';
import type { CurrentSession } from './domain/session/current-session.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Whole US cents, a safe integer; GraphQL Int is too small for money. */
  Cents: { input: number; output: number; }
  /** A calendar date without time, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string | Date; }
  /** A JSON value. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type AcceptClientInvitationInput = {
  clientToken?: InputMaybe<Scalars['String']['input']>;
  inviteType: InviteType;
  name?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
  termsAccepted: Scalars['Boolean']['input'];
  /** From the link /account/verify/{organizationId}/{token}/create_client. */
  token?: InputMaybe<Scalars['String']['input']>;
};

export type AcceptInvitationPayload = {
  __typename?: 'AcceptInvitationPayload';
  /** Whether an account was taken over that somebody had set up before: what opened it has ended. */
  earlierAccessEnded: Scalars['Boolean']['output'];
  ok: Scalars['Boolean']['output'];
};

/**
 * A person's sign-in with all of its memberships. How one signs in is told to oneself and to one's administrators; for
 * anybody else it is null, which is no answer.
 */
export type Account = {
  __typename?: 'Account';
  activeMembership?: Maybe<Membership>;
  activeRole?: Maybe<MembershipRole>;
  advisorDocBuilderAccess: Scalars['Boolean']['output'];
  /** Roles the role switcher may offer to this account. */
  assumableRoles: Array<MembershipRole>;
  canShareEstate: Scalars['Boolean']['output'];
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  emailAddress: Scalars['String']['output'];
  failedSignInAttempts?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  isEstateSpecialist: Scalars['Boolean']['output'];
  isFromSso?: Maybe<Scalars['Boolean']['output']>;
  isSuperadmin: Scalars['Boolean']['output'];
  lockedAt?: Maybe<Scalars['DateTime']['output']>;
  memberships: Array<Membership>;
  /** Full name, as shown to others. */
  name: Scalars['String']['output'];
  passwordExpired?: Maybe<Scalars['Boolean']['output']>;
  /** The client record of a client's own account; resolved by estate. */
  person?: Maybe<Person>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
  signedInAt?: Maybe<Scalars['DateTime']['output']>;
  source?: Maybe<SignUpSource>;
};

export type AccountAttributesInput = {
  /** With activeRole: the membership to act in, where several allow the role. */
  activeMembershipId?: InputMaybe<Scalars['ID']['input']>;
  activeRole?: InputMaybe<MembershipRole>;
  disabled?: InputMaybe<Scalars['Boolean']['input']>;
  locked?: InputMaybe<Scalars['Boolean']['input']>;
  resetTwoFactor?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One of the own sessions. */
export type AccountSession = {
  __typename?: 'AccountSession';
  absoluteExpiresAt: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  ipAddress: Scalars['String']['output'];
  isCurrent: Scalars['Boolean']['output'];
  lastActivityAt: Scalars['DateTime']['output'];
  userAgent: Scalars['String']['output'];
};

export type AuditBreakReason =
  /** The trail was begun anew, or is gone. */
  | 'BEGINNING'
  | 'CHANGED'
  /** The end is missing, or the note of it. */
  | 'END'
  /** An entry is missing, or one was put in. */
  | 'GAP'
  /** Sealed with a key that this installation does not have. */
  | 'UNKNOWN_KEY';

/** One entry of the audit trail. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Whose session it was; in support mode the person that was acted as. */
  account?: Maybe<Account>;
  /** Also of somebody who has left meanwhile. */
  accountName?: Maybe<Scalars['String']['output']>;
  action: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  details: Scalars['JSON']['output'];
  /** Of a folded list: the other entries of this line, newest first, fifty at most. */
  folded: Array<AuditEntry>;
  foldedCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The person behind support mode. */
  impersonator?: Maybe<Account>;
  impersonatorName?: Maybe<Scalars['String']['output']>;
  ipAddress?: Maybe<Scalars['String']['output']>;
  organizationId?: Maybe<Scalars['ID']['output']>;
  outcome: Scalars['String']['output'];
  /** Reference of the request, as an error shows it. */
  requestId?: Maybe<Scalars['ID']['output']>;
  /** Its number in the trail of its organization, from 1 without gaps. */
  sequence: Scalars['Int']['output'];
  /** The estate that it was done to, where the caller may see it; null for anything else. */
  subjectEstate?: Maybe<Estate>;
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** Name of the account or organization that it was done to, where the caller may see it. */
  subjectName?: Maybe<Scalars['String']['output']>;
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type AuditEntryList = {
  __typename?: 'AuditEntryList';
  collection: Array<AuditEntry>;
  metadata: ListMetadata;
};

export type AuditFilterInput = {
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The first moment that counts. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  outcomes?: InputMaybe<Array<AuditOutcome>>;
  /** Who did it, stood behind it in support mode, or had it done to them. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** A person's name or address, a network address, a reference, or what the details say. */
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** The first moment that no longer counts. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How an action ended; STARTED was noted before it ran, and its outcome follows in an entry of its own. */
export type AuditOutcome =
  | 'REFUSED'
  | 'STARTED'
  | 'SUCCEEDED';

/** Whether a trail holds together, read from its first entry to its last. */
export type AuditTrailState = {
  __typename?: 'AuditTrailState';
  /** Number of the first entry that is missing or does not fit. */
  brokenAt?: Maybe<Scalars['Int']['output']>;
  checkedAt: Scalars['DateTime']['output'];
  /** Entries read: all, or those before the break. */
  entryCount: Scalars['Int']['output'];
  intact: Scalars['Boolean']['output'];
  /** Seal of the newest entry; whoever keeps a copy can prove later that the trail reached this far. */
  newestSeal?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<AuditBreakReason>;
  /** Entries up to this number were written before entries were sealed with a key: they hold together, but are not proven. */
  unsealedThrough?: Maybe<Scalars['Int']['output']>;
};

export type BackupCodesPayload = {
  __typename?: 'BackupCodesPayload';
  /** Shown this once; each works once. Earlier ones stop working. */
  backupCodes: Array<Scalars['String']['output']>;
};

/** One of them: the password, or a code of a method that is on where the account has no password. */
export type ConfirmIdentityInput = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  otp?: InputMaybe<Scalars['String']['input']>;
  otpSource?: InputMaybe<OtpSource>;
};

export type ConfirmIdentityPayload = {
  __typename?: 'ConfirmIdentityPayload';
  ok: Scalars['Boolean']['output'];
};

export type ConfirmPasswordResetInput = {
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
  /** From the link; good once and for an hour. */
  token: Scalars['String']['input'];
};

export type ConfirmPasswordResetPayload = {
  __typename?: 'ConfirmPasswordResetPayload';
  /** Whether a second factor, a password or sessions from before the address was confirmed have ended. */
  earlierAccessEnded: Scalars['Boolean']['output'];
  ok: Scalars['Boolean']['output'];
};

export type CreateAccountInput = {
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
  termsAccepted: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
};

export type CreateMembershipInput = {
  emailAddress: Scalars['String']['input'];
  /** At most fifty. */
  estateIds: Array<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  organizationId: Scalars['ID']['input'];
  /** EXTERNAL_COLLABORATOR unless another role of single estates is named. */
  role?: InputMaybe<MembershipRole>;
};

/** A guest's link: both parts belong into it. */
export type CreateMembershipPayload = {
  __typename?: 'CreateMembershipPayload';
  /** When the link ends, in seconds since 1970. */
  exp: Scalars['Int']['output'];
  token: Scalars['String']['output'];
};

export type Estate = {
  __typename?: 'Estate';
  /** What the account has been told of this client and has neither read nor put off, the newest first. */
  alertNotifications?: Maybe<Array<Notification>>;
  id: Scalars['ID']['output'];
};

/** Somebody who was let into this one estate: who came in, and who is invited and has not answered. */
export type EstateAccess = {
  __typename?: 'EstateAccess';
  emailAddress: Scalars['String']['output'];
  /** When the link of an invitation that waits ends. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many estates the same invitation gave; taking this one back leaves the others. */
  estatesCount: Scalars['Int']['output'];
  /** The same before and after the invitation is accepted. */
  id: Scalars['ID']['output'];
  /** The invitation that waits for an answer: it can be sent again. */
  invitationId?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  role: MembershipRole;
  /** The last sign-in of who came in. */
  signedInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when somebody has access; of an invitation when it was last sent. */
  since: Scalars['DateTime']['output'];
  status: InvitationStatus;
};

export type GuestSignInPayload = {
  __typename?: 'GuestSignInPayload';
  /** False until the code that was mailed to the guest is verified. */
  verified: Scalars['Boolean']['output'];
};

export type IdentityProof =
  /** Of a method that is on: for accounts without a password. */
  | 'CODE'
  | 'PASSWORD';

/** An account that the caller may act as in support mode. */
export type ImpersonationCandidate = {
  __typename?: 'ImpersonationCandidate';
  emailAddress: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  organizationName?: Maybe<Scalars['String']['output']>;
  role?: Maybe<MembershipRole>;
};

export type ImpersonationCandidateList = {
  __typename?: 'ImpersonationCandidateList';
  collection: Array<ImpersonationCandidate>;
  metadata: ListMetadata;
};

/** How the person who was invited accepts. */
export type InvitationAcceptance =
  /** A former guest without a password: a mailed code comes before the new password. */
  | 'MAILED_CODE'
  | 'NEW_ACCOUNT'
  /** The address has an account that its owner has confirmed: it accepts when it is signed in. */
  | 'SIGN_IN';

export type InvitationIntent =
  | 'CLIENT_PORTAL'
  | 'GUEST'
  | 'MEMBER';

export type InvitationPayload = {
  __typename?: 'InvitationPayload';
  invitationToken?: Maybe<InvitationToken>;
  ok: Scalars['Boolean']['output'];
};

export type InvitationStatus =
  | 'ACTIVE'
  | 'INVITE_EXPIRED'
  | 'INVITE_PENDING'
  | 'NO_ACCESS';

/** An invitation that was sent. */
export type InvitationToken = {
  __typename?: 'InvitationToken';
  /** For whoever holds the link; null for others, whom it would tell who has an account. */
  acceptance?: Maybe<InvitationAcceptance>;
  /** The advisor pays for the client's documents. */
  advisorBilledForDocuments: Scalars['Boolean']['output'];
  emailAddress?: Maybe<Scalars['String']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  intent?: Maybe<InvitationIntent>;
  /** Who sent it. */
  inviterName?: Maybe<Scalars['String']['output']>;
  /** To become a primary administrator of the organization. */
  isPrimaryAdmin: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  organizationId: Scalars['ID']['output'];
  organizationName: Scalars['String']['output'];
  role?: Maybe<MembershipRole>;
  status?: Maybe<InvitationStatus>;
  /** Names the invitation and opens nothing: the link is in the mail to the invited address and in no answer. */
  token: Scalars['String']['output'];
  /** When it was last sent, accepted or cancelled. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type InvitationTokenAttributesInput = {
  /** Sends it to this address with a new link; without isRefresh that link ends when the earlier one would have. */
  emailAddress?: InputMaybe<Scalars['String']['input']>;
  /** What the invitation is; another intent than its own is refused. */
  intent?: InputMaybe<InvitationIntent>;
  /** Sends it again with a new link, good for another fourteen days. */
  isRefresh?: InputMaybe<Scalars['Boolean']['input']>;
};

export type InvitationTokenList = {
  __typename?: 'InvitationTokenList';
  collection: Array<InvitationToken>;
  metadata: ListMetadata;
};

export type InviteClientInput = {
  /** The advisor is charged for the documents instead of the client; where the platform lets advisors pay. */
  advisorBilledForDocuments?: InputMaybe<Scalars['Boolean']['input']>;
  emailAddress: Scalars['String']['input'];
  estateId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  organizationId: Scalars['ID']['input'];
  personId?: InputMaybe<Scalars['ID']['input']>;
};

export type InviteMemberInput = {
  emailAddress: Scalars['String']['input'];
  /** With the role ADMIN only. The first administrator of an organization becomes a primary one anyway. */
  isPrimaryAdmin?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  organizationId: Scalars['ID']['input'];
  role: MembershipRole;
};

export type InviteType =
  | 'create_client'
  | 'create_member';

/** How many pages there are and which one this is. */
export type ListMetadata = {
  __typename?: 'ListMetadata';
  currentPage: Scalars['Int']['output'];
  limitValue: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type MarkNotificationsReadPayload = {
  __typename?: 'MarkNotificationsReadPayload';
  ok: Scalars['Boolean']['output'];
};

/** What an account is in one organization. */
export type Membership = {
  __typename?: 'Membership';
  /** Roles the membership lets its account act in, the membership's own first. */
  assumableRoles: Array<MembershipRole>;
  documentsCount?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  isPrimaryAdmin: Scalars['Boolean']['output'];
  /** Null outside the reach of whoever asks, as it is in an organization that one does not act in at present. */
  organization?: Maybe<Organization>;
  /** Known to the member wherever the account acts. */
  organizationName?: Maybe<Scalars['String']['output']>;
  role: MembershipRole;
};

export type MembershipPayload = {
  __typename?: 'MembershipPayload';
  membership?: Maybe<Membership>;
  ok: Scalars['Boolean']['output'];
};

/** Roles a membership may hold. */
export type MembershipRole =
  | 'ADMIN'
  | 'ADVISOR'
  | 'ATTORNEY'
  | 'CLIENT'
  | 'DOCUMENT_REVIEWER'
  | 'ESTATE_SPECIALIST'
  | 'EXTERNAL_COLLABORATOR'
  | 'REPORT_ADMIN'
  | 'SUPER_ADMIN';

export type Mutation = {
  __typename?: 'Mutation';
  acceptClientInvitation: AcceptInvitationPayload;
  cancelMemberInvitation: InvitationPayload;
  /** Shows again who is at the session: needed before a method or the backup codes are changed, when some time has passed. */
  confirmIdentity: ConfirmIdentityPayload;
  /** Sets the password by a link, and ends every session of the account. */
  confirmPasswordReset: ConfirmPasswordResetPayload;
  createAccount: AcceptInvitationPayload;
  /** Gives a guest access to single estates, by a link. */
  createMembership: CreateMembershipPayload;
  deleteInvitationToken: InvitationPayload;
  deleteMembership: MembershipPayload;
  /** From the next sign-in on passwords are refused for every address of the domain. */
  enforceSingleSignOn: SingleSignOnDomainPayload;
  generate2faBackupCodes: BackupCodesPayload;
  inviteClient: InvitationPayload;
  inviteMember: InvitationPayload;
  markNotificationsRead: MarkNotificationsReadPayload;
  refreshRealtimeToken: RealtimeToken;
  reinviteMember: InvitationPayload;
  releaseSingleSignOn: SingleSignOnDomainPayload;
  /** Sends a code by text message: to a new number during set-up, else to the verified one. */
  requestOtp: RequestOtpPayload;
  /** Mails a link if there is such an account; the answer is the same if there is none. */
  requestPasswordReset: PasswordPayload;
  revokeAccountSession: RevokeSessionPayload;
  /** Takes the access to one estate back, or the invitation to it; what else was shared with the person stays. */
  revokeEstateAccess: RevokeEstateAccessPayload;
  /** Ends every own session but the current one. */
  revokeOtherAccountSessions: RevokeSessionPayload;
  /** Mails a code to the guest whose sign-in waits for it. */
  sendClientOtp: SendClientOtpPayload;
  signIn: SignInPayload;
  /** Answers every visitor alike: whether the address has an account is told by mail to whoever reads it. */
  signInGuestWithToken: GuestSignInPayload;
  signOut: SignOutPayload;
  /** Turns methods on (once a code of them was verified) or off, and chooses the primary one. */
  update2faSettings: Update2faSettingsPayload;
  /** Own active role, or, for administrators: disable, reactivate, lock, unlock, reset two-factor. */
  updateAccount: UpdateAccountPayload;
  updateInvitationToken: InvitationPayload;
  updateMemberInformation: UpdateMemberInformationPayload;
  updateMembership: MembershipPayload;
  /** Changes switches; `version` is the one read, a stale one is refused with STALE_VERSION. */
  updateOrganizationSetting: UpdateOrganizationSettingPayload;
  /** Logo, its heights, fonts and accents; `version` is the one read, a stale one is refused with STALE_VERSION. */
  updateOrganizationTheme: UpdateOrganizationThemePayload;
  /** Changes the own password, also an expired one; every other session ends. */
  updatePassword: PasswordPayload;
  /** Changes the own profile. */
  updateUser: UpdateUserPayload;
  /**
   * Checks a new password while it is typed; words are looked up once all other rules hold. A visitor gives the name and
   * address that may not be part of it, and the token of the link they came by (an invitation's, or of a password reset):
   * the words of whom it invites or belongs to, and of the organization, may not be part of it either.
   */
  validatePassword: PasswordValidation;
  /** Verifies a code: completes a sign-in that waits for it, or confirms a method during set-up. */
  verifyOtp: VerifyOtpPayload;
};


export type MutationAcceptClientInvitationArgs = {
  input: AcceptClientInvitationInput;
};


export type MutationCancelMemberInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmIdentityArgs = {
  input: ConfirmIdentityInput;
};


export type MutationConfirmPasswordResetArgs = {
  input: ConfirmPasswordResetInput;
};


export type MutationCreateAccountArgs = {
  input: CreateAccountInput;
};


export type MutationCreateMembershipArgs = {
  input: CreateMembershipInput;
};


export type MutationDeleteInvitationTokenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMembershipArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEnforceSingleSignOnArgs = {
  emailDomain: Scalars['String']['input'];
  organizationId: Scalars['ID']['input'];
};


export type MutationInviteClientArgs = {
  input: InviteClientInput;
};


export type MutationInviteMemberArgs = {
  input: InviteMemberInput;
};


export type MutationMarkNotificationsReadArgs = {
  notificationIds: Array<Scalars['ID']['input']>;
};


export type MutationReinviteMemberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReleaseSingleSignOnArgs = {
  emailDomain: Scalars['String']['input'];
  organizationId: Scalars['ID']['input'];
};


export type MutationRequestOtpArgs = {
  countryCode?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationRevokeAccountSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeEstateAccessArgs = {
  estateId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignInGuestWithTokenArgs = {
  exp: Scalars['Int']['input'];
  token: Scalars['String']['input'];
};


export type MutationUpdate2faSettingsArgs = {
  input: Update2faSettingsInput;
};


export type MutationUpdateAccountArgs = {
  attributes: AccountAttributesInput;
  id: Scalars['ID']['input'];
};


export type MutationUpdateInvitationTokenArgs = {
  attributes: InvitationTokenAttributesInput;
  id: Scalars['ID']['input'];
};


export type MutationUpdateMemberInformationArgs = {
  input: UpdateMemberInformationInput;
};


export type MutationUpdateMembershipArgs = {
  input: UpdateMembershipInput;
};


export type MutationUpdateOrganizationSettingArgs = {
  attributes: OrganizationSettingAttributesInput;
  organizationId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateOrganizationThemeArgs = {
  attributes: OrganizationThemeInput;
  organizationId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdatePasswordArgs = {
  input: UpdatePasswordInput;
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


export type MutationValidatePasswordArgs = {
  emailAddress?: InputMaybe<Scalars['String']['input']>;
  linkToken?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


export type MutationVerifyOtpArgs = {
  otp: Scalars['String']['input'];
  otpSource: OtpSource;
};

export type Notification = {
  __typename?: 'Notification';
  /** Of a notification about several clients, each of them; empty where title and path say it all. */
  clients: Array<NotifiedClient>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: NotificationKind;
  /** Path in the app that the notification leads to. */
  path?: Maybe<Scalars['String']['output']>;
  readAt?: Maybe<Scalars['DateTime']['output']>;
  snoozedUntil?: Maybe<Scalars['DateTime']['output']>;
  title: Scalars['String']['output'];
};

export type NotificationKind =
  | 'NEW_CUSTOM_SLIDE'
  | 'NEW_REMINDERS'
  | 'OTHER';

export type NotificationList = {
  __typename?: 'NotificationList';
  collection: Array<Notification>;
  metadata: ListMetadata;
};

/** A client that a notification is about. */
export type NotifiedClient = {
  __typename?: 'NotifiedClient';
  /** As it was called when it was told. */
  displayName: Scalars['String']['output'];
  estateId: Scalars['ID']['output'];
};

/** A firm or one of its sub-organizations. */
export type Organization = {
  __typename?: 'Organization';
  /** Null for whoever reaches single estates only. */
  clientsCount?: Maybe<Scalars['Int']['output']>;
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  emailAddress?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isDisabled: Scalars['Boolean']['output'];
  isInternal: Scalars['Boolean']['output'];
  isLicensedOrg: Scalars['Boolean']['output'];
  /** Also told to those who do not reach the parent. */
  isSubOrganization: Scalars['Boolean']['output'];
  isVanillaOrganization: Scalars['Boolean']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  logoUrl?: Maybe<Scalars['String']['output']>;
  members?: Maybe<Array<TeamMember>>;
  name: Scalars['String']['output'];
  organizationThemeSettings?: Maybe<OrganizationThemeSettings>;
  parentOrganization?: Maybe<Organization>;
  pdfLogoFooterHeight?: Maybe<Scalars['Int']['output']>;
  pdfLogoHeight?: Maybe<Scalars['Int']['output']>;
  quotas?: Maybe<Array<Quota>>;
  /** For administrators. */
  seatsAllocated?: Maybe<Scalars['Int']['output']>;
  subOrganizations?: Maybe<Array<Organization>>;
  /** For administrators. */
  tierName?: Maybe<Scalars['String']['output']>;
  trialActive: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

/** An administrator of an organization. */
export type OrganizationAdmin = {
  __typename?: 'OrganizationAdmin';
  emailAddress: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isPrimaryAdmin: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  organizationId: Scalars['ID']['output'];
  role: MembershipRole;
};

export type OrganizationAdminList = {
  __typename?: 'OrganizationAdminList';
  collection: Array<OrganizationAdmin>;
  metadata: ListMetadata;
};

/** A member of an organization whom a client may be given to. */
export type OrganizationAdvisor = {
  __typename?: 'OrganizationAdvisor';
  emailAddress: Scalars['String']['output'];
  /** Of the account. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role: MembershipRole;
};

export type OrganizationAdvisorList = {
  __typename?: 'OrganizationAdvisorList';
  collection: Array<OrganizationAdvisor>;
  metadata: ListMetadata;
};

export type OrganizationList = {
  __typename?: 'OrganizationList';
  collection: Array<Organization>;
  metadata: ListMetadata;
};

export type OrganizationLogo = {
  __typename?: 'OrganizationLogo';
  logoUrl?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

/** Switches of an organization, and the zone of its calendar. */
export type OrganizationSetting = {
  __typename?: 'OrganizationSetting';
  advisorCanGenerateReport: Scalars['Boolean']['output'];
  advisorCanInviteWeps: Scalars['Boolean']['output'];
  advisorMustSendInviteLink: Scalars['Boolean']['output'];
  allowInviteToThirdPartyCollaborators: Scalars['Boolean']['output'];
  allowVanillaToUseVai: Scalars['Boolean']['output'];
  canAdvisorUseHybridAbstraction: Scalars['Boolean']['output'];
  canInviteClientsToDocuments: Scalars['Boolean']['output'];
  canInviteClientsToEstateHealthAssessment: Scalars['Boolean']['output'];
  canInviteClientsToProfileBuilder: Scalars['Boolean']['output'];
  canUsePrivateClients: Scalars['Boolean']['output'];
  disableExternalWepsEmails: Scalars['Boolean']['output'];
  enableAccessControls: Scalars['Boolean']['output'];
  enableReportTemplates: Scalars['Boolean']['output'];
  enableVaiAutomaticProfiles: Scalars['Boolean']['output'];
  hasHybridAbstractions: Scalars['Boolean']['output'];
  hasLegacyOpportunities: Scalars['Boolean']['output'];
  hasLegacyReviewKinds: Scalars['Boolean']['output'];
  hasLegacyUnlimitedHouseholdLicense: Scalars['Boolean']['output'];
  hasProjections: Scalars['Boolean']['output'];
  isAttorneyOrganization: Scalars['Boolean']['output'];
  orgName: Scalars['String']['output'];
  organizationId: Scalars['ID']['output'];
  requireFileUploadsForAbstractions: Scalars['Boolean']['output'];
  shouldEnforceMfaForOrganization: Scalars['Boolean']['output'];
  shouldEnforcePasswordRotationForOrganization: Scalars['Boolean']['output'];
  shouldHideFileUploads: Scalars['Boolean']['output'];
  shouldHideHelpChat: Scalars['Boolean']['output'];
  shouldSendRfiEmails: Scalars['Boolean']['output'];
  shouldShareQuotaWithChildOrganizations: Scalars['Boolean']['output'];
  showClientPicker: Scalars['Boolean']['output'];
  showPageGuides: Scalars['Boolean']['output'];
  /** Zone of the organization's calendar, by its name in the IANA database: America/New_York. */
  timeZone: Scalars['String']['output'];
  tracksLastAbstractionDate: Scalars['Boolean']['output'];
  usesAuditLog: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type OrganizationSettingAttributesInput = {
  advisorCanGenerateReport?: InputMaybe<Scalars['Boolean']['input']>;
  advisorCanInviteWeps?: InputMaybe<Scalars['Boolean']['input']>;
  advisorMustSendInviteLink?: InputMaybe<Scalars['Boolean']['input']>;
  allowInviteToThirdPartyCollaborators?: InputMaybe<Scalars['Boolean']['input']>;
  allowVanillaToUseVai?: InputMaybe<Scalars['Boolean']['input']>;
  canAdvisorUseHybridAbstraction?: InputMaybe<Scalars['Boolean']['input']>;
  canInviteClientsToDocuments?: InputMaybe<Scalars['Boolean']['input']>;
  canInviteClientsToEstateHealthAssessment?: InputMaybe<Scalars['Boolean']['input']>;
  canInviteClientsToProfileBuilder?: InputMaybe<Scalars['Boolean']['input']>;
  canUsePrivateClients?: InputMaybe<Scalars['Boolean']['input']>;
  disableExternalWepsEmails?: InputMaybe<Scalars['Boolean']['input']>;
  enableAccessControls?: InputMaybe<Scalars['Boolean']['input']>;
  enableReportTemplates?: InputMaybe<Scalars['Boolean']['input']>;
  enableVaiAutomaticProfiles?: InputMaybe<Scalars['Boolean']['input']>;
  hasHybridAbstractions?: InputMaybe<Scalars['Boolean']['input']>;
  hasLegacyOpportunities?: InputMaybe<Scalars['Boolean']['input']>;
  hasLegacyReviewKinds?: InputMaybe<Scalars['Boolean']['input']>;
  hasLegacyUnlimitedHouseholdLicense?: InputMaybe<Scalars['Boolean']['input']>;
  hasProjections?: InputMaybe<Scalars['Boolean']['input']>;
  isAttorneyOrganization?: InputMaybe<Scalars['Boolean']['input']>;
  requireFileUploadsForAbstractions?: InputMaybe<Scalars['Boolean']['input']>;
  shouldEnforceMfaForOrganization?: InputMaybe<Scalars['Boolean']['input']>;
  shouldEnforcePasswordRotationForOrganization?: InputMaybe<Scalars['Boolean']['input']>;
  shouldHideFileUploads?: InputMaybe<Scalars['Boolean']['input']>;
  shouldHideHelpChat?: InputMaybe<Scalars['Boolean']['input']>;
  shouldSendRfiEmails?: InputMaybe<Scalars['Boolean']['input']>;
  shouldShareQuotaWithChildOrganizations?: InputMaybe<Scalars['Boolean']['input']>;
  showClientPicker?: InputMaybe<Scalars['Boolean']['input']>;
  showPageGuides?: InputMaybe<Scalars['Boolean']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  tracksLastAbstractionDate?: InputMaybe<Scalars['Boolean']['input']>;
  usesAuditLog?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OrganizationSort =
  | 'NAME'
  | 'SEATS'
  | 'TIER';

/** Null takes away, what is left out stays; a theme takes the place of the one before as a whole. */
export type OrganizationThemeInput = {
  /** The picture itself, as a data address of a PNG or JPEG. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Points at the foot of each of its pages. */
  pdfLogoFooterHeight?: InputMaybe<Scalars['Int']['input']>;
  /** Points on the cover of a report. */
  pdfLogoHeight?: InputMaybe<Scalars['Int']['input']>;
  theme?: InputMaybe<OrganizationThemeSettingsInput>;
};

/** Fonts and accents of an organization; see the design reference for the guards. */
export type OrganizationThemeSettings = {
  __typename?: 'OrganizationThemeSettings';
  accentDefault?: Maybe<Scalars['String']['output']>;
  accentMedium?: Maybe<Scalars['String']['output']>;
  accentStrong?: Maybe<Scalars['String']['output']>;
  accentSubtle?: Maybe<Scalars['String']['output']>;
  fontFamilySans?: Maybe<Scalars['String']['output']>;
  fontFamilySerif?: Maybe<Scalars['String']['output']>;
  invertTextColor?: Maybe<Scalars['Boolean']['output']>;
};

export type OrganizationThemeSettingsInput = {
  accentDefault?: InputMaybe<Scalars['String']['input']>;
  accentMedium?: InputMaybe<Scalars['String']['input']>;
  accentStrong?: InputMaybe<Scalars['String']['input']>;
  accentSubtle?: InputMaybe<Scalars['String']['input']>;
  fontFamilySans?: InputMaybe<Scalars['String']['input']>;
  fontFamilySerif?: InputMaybe<Scalars['String']['input']>;
  /** Whether texts on the accents are white. */
  invertTextColor?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Where a one-time code came from. */
export type OtpSource =
  | 'AUTH_APP'
  | 'BACKUP_CODE'
  | 'EMAIL'
  | 'SMS';

export type OtpUri = {
  __typename?: 'OtpUri';
  /** Of a new secret, for the QR code; the app counts once a code of it was verified. */
  provisioningUri: Scalars['String']['output'];
};

/** Which page of a list: page counts from 1, perPage -1 asks for all (capped by the server). */
export type PaginationInput = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

export type PasswordPayload = {
  __typename?: 'PasswordPayload';
  ok: Scalars['Boolean']['output'];
};

/** What is wrong with a new password; nothing when it is valid. */
export type PasswordValidation = {
  __typename?: 'PasswordValidation';
  messages: Array<Scalars['String']['output']>;
  valid: Scalars['Boolean']['output'];
};

/** What estate's person may reach by the portal. All of it null for those who may not see who was let in. */
export type Person = {
  __typename?: 'Person';
  id: Scalars['ID']['output'];
  /** ACTIVE with an account that reaches the household, else how the last invitation stands. */
  invitationStatus?: Maybe<InvitationStatus>;
  /** The last invitation of this very person. */
  invitationToken?: Maybe<InvitationToken>;
  /** By which the person's account reaches the household. */
  memberships?: Maybe<Array<Membership>>;
};

export type Query = {
  __typename?: 'Query';
  account2faSettings?: Maybe<TwoFactorSettings>;
  accountOtpUri: OtpUri;
  /** The own open sessions, newest activity first. */
  accountSessions: Array<AccountSession>;
  /** Access events of the organizations that the caller administers, newest first. */
  auditEntries: AuditEntryList;
  /** Whether no entry of an organization's trail was removed or changed. */
  auditTrailIntact: Scalars['Boolean']['output'];
  /** The same with where and why; without an organization the platform's own trail, for super administrators. */
  auditTrailState: AuditTrailState;
  currentSession?: Maybe<Session>;
  /** Members of the organization, who see all of its estates, are not among them. */
  estateAccess: Array<EstateAccess>;
  getOrganizationLogo?: Maybe<OrganizationLogo>;
  /** Accounts the caller may impersonate; starting and stopping go by REST (/frontend/v1/impersonation). */
  impersonationCandidates: ImpersonationCandidateList;
  /** The invitation of a link; an unknown or used one is refused. */
  invitationToken?: Maybe<InvitationToken>;
  /** Newest first; with `open` those that were neither accepted nor cancelled. */
  invitationTokens: InvitationTokenList;
  isLoggedIn: Scalars['Boolean']['output'];
  /** Whether nobody of it reviews anything for now. */
  isReviewOrganizationDisabled: Scalars['Boolean']['output'];
  notifications: NotificationList;
  organization?: Maybe<Organization>;
  organizationAdmins: OrganizationAdminList;
  /** Advisors, planners and administrators by name: whoever may be made the advisor of a client, or stand beside one. */
  organizationAdvisors: OrganizationAdvisorList;
  organizationSettings?: Maybe<OrganizationSetting>;
  organizationTeam: TeamMemberList;
  /** Every organization of the platform, for whoever looks after it. */
  organizations: OrganizationList;
  /** Quotas of an organization (also reached as Organization.quotas). */
  quotas: Array<Quota>;
  /** Within reach: the own one, law firms, and the platform's. */
  reviewOrganizations: OrganizationList;
  /** With an organization (of an invitation) its own flag decides, else the application's. */
  signInOptions: SignInOptions;
  singleSignOnDomains: Array<SingleSignOnDomain>;
};


export type QueryAuditEntriesArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  filter?: InputMaybe<AuditFilterInput>;
  folded?: InputMaybe<Scalars['Boolean']['input']>;
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryAuditTrailIntactArgs = {
  organizationId: Scalars['ID']['input'];
};


export type QueryAuditTrailStateArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryEstateAccessArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryGetOrganizationLogoArgs = {
  organizationId: Scalars['ID']['input'];
};


export type QueryImpersonationCandidatesArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<PaginationInput>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvitationTokenArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  token: Scalars['String']['input'];
};


export type QueryInvitationTokensArgs = {
  includeSubOrganizations?: InputMaybe<Scalars['Boolean']['input']>;
  open?: InputMaybe<Scalars['Boolean']['input']>;
  organizationId: Scalars['ID']['input'];
  pagination?: InputMaybe<PaginationInput>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIsReviewOrganizationDisabledArgs = {
  organizationId: Scalars['ID']['input'];
};


export type QueryNotificationsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  showHidden?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryOrganizationArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOrganizationAdminsArgs = {
  organizationId: Scalars['ID']['input'];
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryOrganizationAdvisorsArgs = {
  organizationId: Scalars['ID']['input'];
  pagination?: InputMaybe<PaginationInput>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrganizationSettingsArgs = {
  organizationId: Scalars['ID']['input'];
};


export type QueryOrganizationTeamArgs = {
  direction?: InputMaybe<SortDirection>;
  includeSubOrganizations?: InputMaybe<Scalars['Boolean']['input']>;
  organizationId: Scalars['ID']['input'];
  pagination?: InputMaybe<PaginationInput>;
  role?: InputMaybe<MembershipRole>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<TeamMemberSort>;
};


export type QueryOrganizationsArgs = {
  direction?: InputMaybe<SortDirection>;
  pagination?: InputMaybe<PaginationInput>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<OrganizationSort>;
};


export type QueryQuotasArgs = {
  organizationId: Scalars['ID']['input'];
};


export type QueryReviewOrganizationsArgs = {
  pagination?: InputMaybe<PaginationInput>;
};


export type QuerySignInOptionsArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySingleSignOnDomainsArgs = {
  organizationId: Scalars['ID']['input'];
};

/** How much of a countable service an organization has and has used in the running period. */
export type Quota = {
  __typename?: 'Quota';
  adjustNextRotationAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  free: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isPublic?: Maybe<Scalars['Boolean']['output']>;
  /** Reservations and uses of the organizations in reach, newest first; `offset` leaves out the newest ones. */
  movements: Array<QuotaMovement>;
  /** Reserved for work that is under way; part of `used`. */
  reserved: Scalars['Int']['output'];
  rotationDays?: Maybe<Scalars['Int']['output']>;
  rotationStartedAt?: Maybe<Scalars['DateTime']['output']>;
  total: Scalars['Int']['output'];
  totalPerPeriod?: Maybe<Scalars['Int']['output']>;
  type: QuotaType;
  used: Scalars['Int']['output'];
};


/** How much of a countable service an organization has and has used in the running period. */
export type QuotaMovementsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** One reservation: what it was for and how it ended. */
export type QuotaMovement = {
  __typename?: 'QuotaMovement';
  amount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  estateId?: Maybe<Scalars['ID']['output']>;
  referenceId: Scalars['ID']['output'];
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  status: QuotaMovementStatus;
};

export type QuotaMovementStatus =
  | 'RESERVED'
  | 'RETURNED'
  | 'SETTLED';

export type QuotaType =
  | 'BASIC_REPORTS'
  | 'DOC_ABSTRACTION_TOKENS'
  | 'LICENSE_TOKENS'
  | 'STANDARD_REPORTS'
  | 'ULTRA_REPORTS';

/** Opens one connection to /cable, beside the session's cookie. */
export type RealtimeToken = {
  __typename?: 'RealtimeToken';
  /** When the token and its connection end, in seconds since 1970; bring a new one 60 seconds before. */
  exp: Scalars['Int']['output'];
  /** Handed over as `token` in the connection's first message; good for one connection. */
  token: Scalars['String']['output'];
};

export type RequestOtpPayload = {
  __typename?: 'RequestOtpPayload';
  ok: Scalars['Boolean']['output'];
  /** In how many seconds all of them may be asked for again. */
  renewedInSeconds?: Maybe<Scalars['Int']['output']>;
  /** How many more codes may be asked for now; null where none was sent. */
  requestsLeft?: Maybe<Scalars['Int']['output']>;
};

export type RequestPasswordResetInput = {
  emailAddress: Scalars['String']['input'];
};

export type RevokeEstateAccessPayload = {
  __typename?: 'RevokeEstateAccessPayload';
  ok: Scalars['Boolean']['output'];
};

export type RevokeSessionPayload = {
  __typename?: 'RevokeSessionPayload';
  ok: Scalars['Boolean']['output'];
};

/** Roles an account may act in. */
export type Role =
  | 'ADMIN'
  | 'ADVISOR'
  | 'ATTORNEY'
  | 'CLIENT'
  | 'DOCUMENT_REVIEWER'
  | 'ESTATE_SPECIALIST'
  | 'REPORT_ADMIN'
  | 'SUPER_ADMIN';

export type SendClientOtpPayload = {
  __typename?: 'SendClientOtpPayload';
  ok: Scalars['Boolean']['output'];
  /** In how many seconds all of them may be asked for again. */
  renewedInSeconds?: Maybe<Scalars['Int']['output']>;
  /** How many more codes may be asked for now; null where none was sent, because a second factor is on. */
  requestsLeft?: Maybe<Scalars['Int']['output']>;
};

/** The caller's own session. */
export type Session = {
  __typename?: 'Session';
  absoluteExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  account?: Maybe<Account>;
  /** Feature flags in force: application-wide, else the organization's, else its parent's. */
  flags: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  impersonatedBy?: Maybe<Account>;
  impersonationExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  isMicroservice: Scalars['Boolean']['output'];
  organization?: Maybe<Organization>;
  /** Actions that the access policy allows this session, for menus and buttons. */
  permissions: Array<Scalars['String']['output']>;
  /** Where the account must go before anything else: rotate-password or edit/security; null when nowhere. */
  requires?: Maybe<Scalars['String']['output']>;
  /** Boolean settings of the active organization. */
  settings: Scalars['JSON']['output'];
  status: SessionStatus;
  /** Zone of the active organization's calendar, by its name in the IANA database: its days are the days shown. */
  timeZone: Scalars['String']['output'];
};

export type SessionStatus =
  | 'ACTIVE'
  | 'REAUTH_REQUIRED'
  | 'REFRESHING';

export type SignInInput = {
  emailAddress: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** Ways to sign in, for pages that have no session yet. */
export type SignInOptions = {
  __typename?: 'SignInOptions';
  /** Whether a button for Google is shown; it leads to /sso/google/start. */
  googleSso: Scalars['Boolean']['output'];
};

export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Where the account must go first: rotate-password, edit/security; null when nowhere. */
  requires?: Maybe<Scalars['String']['output']>;
  /** False when a second factor is still to be given. */
  verified: Scalars['Boolean']['output'];
};

export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  ok: Scalars['Boolean']['output'];
};

/** Where an account came from. */
export type SignUpSource =
  | 'ADMIN_SIGNUP'
  | 'ADVISOR_CHARGE_ME'
  | 'ADVISOR_SIGNUP'
  | 'CLIENT_PORTAL'
  | 'ESTATE_SPECIALIST_SIGNUP'
  | 'PRIMARY_ADMIN_SIGNUP';

/** A domain of email addresses whose owners sign in with Google only. */
export type SingleSignOnDomain = {
  __typename?: 'SingleSignOnDomain';
  createdAt: Scalars['DateTime']['output'];
  emailDomain: Scalars['String']['output'];
  organizationId: Scalars['ID']['output'];
};

export type SingleSignOnDomainPayload = {
  __typename?: 'SingleSignOnDomainPayload';
  ok: Scalars['Boolean']['output'];
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** A member of an organization as administrators see it. */
export type TeamMember = {
  __typename?: 'TeamMember';
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  documentsCount?: Maybe<Scalars['Int']['output']>;
  emailAddress: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isEstateSpecialist: Scalars['Boolean']['output'];
  isPrimaryAdmin: Scalars['Boolean']['output'];
  lastActivity?: Maybe<Scalars['DateTime']['output']>;
  lastSignedInAt?: Maybe<Scalars['DateTime']['output']>;
  lockedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether whoever asks may disable and lock the account and reset its two-factor settings. */
  mayBeAdministered: Scalars['Boolean']['output'];
  /** Whether whoever asks may change the role, or remove the membership. */
  mayBeChanged: Scalars['Boolean']['output'];
  membershipId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  organizationId: Scalars['ID']['output'];
  organizationName: Scalars['String']['output'];
  role: MembershipRole;
};

export type TeamMemberList = {
  __typename?: 'TeamMemberList';
  collection: Array<TeamMember>;
  metadata: ListMetadata;
};

export type TeamMemberSort =
  | 'EMAIL_ADDRESS'
  | 'LAST_SIGNED_IN'
  | 'NAME';

export type TwoFactorPreference =
  | 'AUTH_APP'
  | 'SMS';

/** The own two-factor settings. */
export type TwoFactorSettings = {
  __typename?: 'TwoFactorSettings';
  /** Backup codes that are still unused. */
  backupCodesLeft: Scalars['Int']['output'];
  countryCode?: Maybe<Scalars['String']['output']>;
  enable2fa: Scalars['Boolean']['output'];
  enableAuthApp2fa: Scalars['Boolean']['output'];
  enableSms2fa: Scalars['Boolean']['output'];
  /** What this account gives to confirm that it is its owner at the session; null when there is nothing to ask for. */
  identityProof?: Maybe<IdentityProof>;
  /** Whether it is to be given (confirmIdentity) before a method or the backup codes can be changed. */
  mustConfirmIdentity: Scalars['Boolean']['output'];
  /** Only the last four digits while a sign-in waits for its code. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  primary2faPreference?: Maybe<TwoFactorPreference>;
};

export type Update2faSettingsInput = {
  /** Of the phone number, +1 when it is left out. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Needed to turn a method off; an account without a password confirms by a code before. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  enableAuthApp2fa?: InputMaybe<Scalars['Boolean']['input']>;
  enableSms2fa?: InputMaybe<Scalars['Boolean']['input']>;
  /** The number that codes are to go to: the one that a code was verified of, else the change is refused. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  primary2faPreference?: InputMaybe<TwoFactorPreference>;
};

export type Update2faSettingsPayload = {
  __typename?: 'Update2faSettingsPayload';
  account2faSettings?: Maybe<TwoFactorSettings>;
  ok: Scalars['Boolean']['output'];
};

export type UpdateAccountPayload = {
  __typename?: 'UpdateAccountPayload';
  account?: Maybe<Account>;
  ok: Scalars['Boolean']['output'];
};

export type UpdateMemberInformationInput = {
  accountId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateMemberInformationPayload = {
  __typename?: 'UpdateMemberInformationPayload';
  success: Scalars['Boolean']['output'];
};

export type UpdateMembershipInput = {
  id: Scalars['ID']['input'];
  isPrimaryAdmin?: InputMaybe<Scalars['Boolean']['input']>;
  role?: InputMaybe<MembershipRole>;
};

export type UpdateOrganizationSettingPayload = {
  __typename?: 'UpdateOrganizationSettingPayload';
  ok: Scalars['Boolean']['output'];
  organizationSetting?: Maybe<OrganizationSetting>;
};

export type UpdateOrganizationThemePayload = {
  __typename?: 'UpdateOrganizationThemePayload';
  ok: Scalars['Boolean']['output'];
  organization?: Maybe<Organization>;
};

export type UpdatePasswordInput = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
};

export type UpdateUserInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateUserPayload = {
  __typename?: 'UpdateUserPayload';
  account?: Maybe<Account>;
  ok: Scalars['Boolean']['output'];
};

export type VerifyOtpPayload = {
  __typename?: 'VerifyOtpPayload';
  verified: Scalars['Boolean']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Account: Account;
  Estate: Estate;
  Membership: Membership;
  Notification: Notification;
  Organization: Organization;
  OrganizationSetting: OrganizationSetting;
  Person: Person;
  Quota: Quota;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Account:
    ( { __typename: 'Account' }
    & GraphQLRecursivePick<FederationTypes['Account'], {"id":true}> );
  Estate:
    ( { __typename: 'Estate' }
    & GraphQLRecursivePick<FederationTypes['Estate'], {"id":true}> );
  Membership:
    ( { __typename: 'Membership' }
    & GraphQLRecursivePick<FederationTypes['Membership'], {"id":true}> );
  Notification:
    ( { __typename: 'Notification' }
    & GraphQLRecursivePick<FederationTypes['Notification'], {"id":true}> );
  Organization:
    ( { __typename: 'Organization' }
    & GraphQLRecursivePick<FederationTypes['Organization'], {"id":true}> );
  OrganizationSetting:
    ( { __typename: 'OrganizationSetting' }
    & GraphQLRecursivePick<FederationTypes['OrganizationSetting'], {"organizationId":true}> );
  Person:
    ( { __typename: 'Person' }
    & GraphQLRecursivePick<FederationTypes['Person'], {"id":true}> );
  Quota:
    ( { __typename: 'Quota' }
    & GraphQLRecursivePick<FederationTypes['Quota'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptClientInvitationInput: AcceptClientInvitationInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AcceptInvitationPayload: ResolverTypeWrapper<AcceptInvitationPayload>;
  Account: ResolverTypeWrapper<AccountParent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AccountAttributesInput: AccountAttributesInput;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  AuditBreakReason: AuditBreakReason;
  AuditEntry: ResolverTypeWrapper<AuditEntryParent>;
  AuditEntryList: ResolverTypeWrapper<Omit<AuditEntryList, 'collection'> & { collection: Array<ResolversTypes['AuditEntry']> }>;
  AuditFilterInput: AuditFilterInput;
  AuditOutcome: AuditOutcome;
  AuditTrailState: ResolverTypeWrapper<AuditTrailState>;
  BackupCodesPayload: ResolverTypeWrapper<BackupCodesPayload>;
  Cents: ResolverTypeWrapper<Scalars['Cents']['output']>;
  ConfirmIdentityInput: ConfirmIdentityInput;
  ConfirmIdentityPayload: ResolverTypeWrapper<ConfirmIdentityPayload>;
  ConfirmPasswordResetInput: ConfirmPasswordResetInput;
  ConfirmPasswordResetPayload: ResolverTypeWrapper<ConfirmPasswordResetPayload>;
  CreateAccountInput: CreateAccountInput;
  CreateMembershipInput: CreateMembershipInput;
  CreateMembershipPayload: ResolverTypeWrapper<CreateMembershipPayload>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Estate: ResolverTypeWrapper<Omit<Estate, 'alertNotifications'> & { alertNotifications?: Maybe<Array<ResolversTypes['Notification']>> }>;
  EstateAccess: ResolverTypeWrapper<EstateAccess>;
  GuestSignInPayload: ResolverTypeWrapper<GuestSignInPayload>;
  IdentityProof: IdentityProof;
  ImpersonationCandidate: ResolverTypeWrapper<AccountParent>;
  ImpersonationCandidateList: ResolverTypeWrapper<Omit<ImpersonationCandidateList, 'collection'> & { collection: Array<ResolversTypes['ImpersonationCandidate']> }>;
  InvitationAcceptance: InvitationAcceptance;
  InvitationIntent: InvitationIntent;
  InvitationPayload: ResolverTypeWrapper<Omit<InvitationPayload, 'invitationToken'> & { invitationToken?: Maybe<ResolversTypes['InvitationToken']> }>;
  InvitationStatus: InvitationStatus;
  InvitationToken: ResolverTypeWrapper<InvitationParent>;
  InvitationTokenAttributesInput: InvitationTokenAttributesInput;
  InvitationTokenList: ResolverTypeWrapper<Omit<InvitationTokenList, 'collection'> & { collection: Array<ResolversTypes['InvitationToken']> }>;
  InviteClientInput: InviteClientInput;
  InviteMemberInput: InviteMemberInput;
  InviteType: InviteType;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  ListMetadata: ResolverTypeWrapper<ListMetadata>;
  MarkNotificationsReadPayload: ResolverTypeWrapper<MarkNotificationsReadPayload>;
  Membership: ResolverTypeWrapper<MembershipParent>;
  MembershipPayload: ResolverTypeWrapper<Omit<MembershipPayload, 'membership'> & { membership?: Maybe<ResolversTypes['Membership']> }>;
  MembershipRole: MembershipRole;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Notification: ResolverTypeWrapper<NotificationParent>;
  NotificationKind: NotificationKind;
  NotificationList: ResolverTypeWrapper<Omit<NotificationList, 'collection'> & { collection: Array<ResolversTypes['Notification']> }>;
  NotifiedClient: ResolverTypeWrapper<NotifiedClient>;
  Organization: ResolverTypeWrapper<OrganizationParent>;
  OrganizationAdmin: ResolverTypeWrapper<Member>;
  OrganizationAdminList: ResolverTypeWrapper<Omit<OrganizationAdminList, 'collection'> & { collection: Array<ResolversTypes['OrganizationAdmin']> }>;
  OrganizationAdvisor: ResolverTypeWrapper<Member>;
  OrganizationAdvisorList: ResolverTypeWrapper<Omit<OrganizationAdvisorList, 'collection'> & { collection: Array<ResolversTypes['OrganizationAdvisor']> }>;
  OrganizationList: ResolverTypeWrapper<Omit<OrganizationList, 'collection'> & { collection: Array<ResolversTypes['Organization']> }>;
  OrganizationLogo: ResolverTypeWrapper<OrganizationLogo>;
  OrganizationSetting: ResolverTypeWrapper<OrganizationParent>;
  OrganizationSettingAttributesInput: OrganizationSettingAttributesInput;
  OrganizationSort: OrganizationSort;
  OrganizationThemeInput: OrganizationThemeInput;
  OrganizationThemeSettings: ResolverTypeWrapper<OrganizationThemeSettings>;
  OrganizationThemeSettingsInput: OrganizationThemeSettingsInput;
  OtpSource: OtpSource;
  OtpUri: ResolverTypeWrapper<OtpUri>;
  PaginationInput: PaginationInput;
  PasswordPayload: ResolverTypeWrapper<PasswordPayload>;
  PasswordValidation: ResolverTypeWrapper<PasswordValidation>;
  Person: ResolverTypeWrapper<Omit<Person, 'invitationToken' | 'memberships'> & { invitationToken?: Maybe<ResolversTypes['InvitationToken']>, memberships?: Maybe<Array<ResolversTypes['Membership']>> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quota: ResolverTypeWrapper<QuotaParent>;
  QuotaMovement: ResolverTypeWrapper<QuotaMovement>;
  QuotaMovementStatus: QuotaMovementStatus;
  QuotaType: QuotaType;
  RealtimeToken: ResolverTypeWrapper<RealtimeToken>;
  RequestOtpPayload: ResolverTypeWrapper<RequestOtpPayload>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RevokeEstateAccessPayload: ResolverTypeWrapper<RevokeEstateAccessPayload>;
  RevokeSessionPayload: ResolverTypeWrapper<RevokeSessionPayload>;
  Role: Role;
  SendClientOtpPayload: ResolverTypeWrapper<SendClientOtpPayload>;
  Session: ResolverTypeWrapper<CurrentSession>;
  SessionStatus: SessionStatus;
  SignInInput: SignInInput;
  SignInOptions: ResolverTypeWrapper<SignInOptions>;
  SignInPayload: ResolverTypeWrapper<SignInPayload>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SignUpSource: SignUpSource;
  SingleSignOnDomain: ResolverTypeWrapper<SingleSignOnDomain>;
  SingleSignOnDomainPayload: ResolverTypeWrapper<SingleSignOnDomainPayload>;
  SortDirection: SortDirection;
  TeamMember: ResolverTypeWrapper<Member>;
  TeamMemberList: ResolverTypeWrapper<Omit<TeamMemberList, 'collection'> & { collection: Array<ResolversTypes['TeamMember']> }>;
  TeamMemberSort: TeamMemberSort;
  TwoFactorPreference: TwoFactorPreference;
  TwoFactorSettings: ResolverTypeWrapper<TwoFactorSettings>;
  Update2faSettingsInput: Update2faSettingsInput;
  Update2faSettingsPayload: ResolverTypeWrapper<Update2faSettingsPayload>;
  UpdateAccountPayload: ResolverTypeWrapper<Omit<UpdateAccountPayload, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  UpdateMemberInformationInput: UpdateMemberInformationInput;
  UpdateMemberInformationPayload: ResolverTypeWrapper<UpdateMemberInformationPayload>;
  UpdateMembershipInput: UpdateMembershipInput;
  UpdateOrganizationSettingPayload: ResolverTypeWrapper<Omit<UpdateOrganizationSettingPayload, 'organizationSetting'> & { organizationSetting?: Maybe<ResolversTypes['OrganizationSetting']> }>;
  UpdateOrganizationThemePayload: ResolverTypeWrapper<Omit<UpdateOrganizationThemePayload, 'organization'> & { organization?: Maybe<ResolversTypes['Organization']> }>;
  UpdatePasswordInput: UpdatePasswordInput;
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: ResolverTypeWrapper<Omit<UpdateUserPayload, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  VerifyOtpPayload: ResolverTypeWrapper<VerifyOtpPayload>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptClientInvitationInput: AcceptClientInvitationInput;
  Boolean: Scalars['Boolean']['output'];
  AcceptInvitationPayload: AcceptInvitationPayload;
  Account: AccountParent;
  ID: Scalars['ID']['output'];
  AccountAttributesInput: AccountAttributesInput;
  AccountSession: AccountSession;
  AuditEntry: AuditEntryParent;
  AuditEntryList: Omit<AuditEntryList, 'collection'> & { collection: Array<ResolversParentTypes['AuditEntry']> };
  AuditFilterInput: AuditFilterInput;
  AuditTrailState: AuditTrailState;
  BackupCodesPayload: BackupCodesPayload;
  Cents: Scalars['Cents']['output'];
  ConfirmIdentityInput: ConfirmIdentityInput;
  ConfirmIdentityPayload: ConfirmIdentityPayload;
  ConfirmPasswordResetInput: ConfirmPasswordResetInput;
  ConfirmPasswordResetPayload: ConfirmPasswordResetPayload;
  CreateAccountInput: CreateAccountInput;
  CreateMembershipInput: CreateMembershipInput;
  CreateMembershipPayload: CreateMembershipPayload;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Estate: Omit<Estate, 'alertNotifications'> & { alertNotifications?: Maybe<Array<ResolversParentTypes['Notification']>> } | FederationReferenceTypes['Estate'];
  EstateAccess: EstateAccess;
  GuestSignInPayload: GuestSignInPayload;
  ImpersonationCandidate: AccountParent;
  ImpersonationCandidateList: Omit<ImpersonationCandidateList, 'collection'> & { collection: Array<ResolversParentTypes['ImpersonationCandidate']> };
  InvitationPayload: Omit<InvitationPayload, 'invitationToken'> & { invitationToken?: Maybe<ResolversParentTypes['InvitationToken']> };
  InvitationToken: InvitationParent;
  InvitationTokenAttributesInput: InvitationTokenAttributesInput;
  InvitationTokenList: Omit<InvitationTokenList, 'collection'> & { collection: Array<ResolversParentTypes['InvitationToken']> };
  InviteClientInput: InviteClientInput;
  InviteMemberInput: InviteMemberInput;
  JSON: Scalars['JSON']['output'];
  ListMetadata: ListMetadata;
  MarkNotificationsReadPayload: MarkNotificationsReadPayload;
  Membership: MembershipParent;
  MembershipPayload: Omit<MembershipPayload, 'membership'> & { membership?: Maybe<ResolversParentTypes['Membership']> };
  Mutation: Record<PropertyKey, never>;
  Notification: NotificationParent;
  NotificationList: Omit<NotificationList, 'collection'> & { collection: Array<ResolversParentTypes['Notification']> };
  NotifiedClient: NotifiedClient;
  Organization: OrganizationParent;
  OrganizationAdmin: Member;
  OrganizationAdminList: Omit<OrganizationAdminList, 'collection'> & { collection: Array<ResolversParentTypes['OrganizationAdmin']> };
  OrganizationAdvisor: Member;
  OrganizationAdvisorList: Omit<OrganizationAdvisorList, 'collection'> & { collection: Array<ResolversParentTypes['OrganizationAdvisor']> };
  OrganizationList: Omit<OrganizationList, 'collection'> & { collection: Array<ResolversParentTypes['Organization']> };
  OrganizationLogo: OrganizationLogo;
  OrganizationSetting: OrganizationParent;
  OrganizationSettingAttributesInput: OrganizationSettingAttributesInput;
  OrganizationThemeInput: OrganizationThemeInput;
  OrganizationThemeSettings: OrganizationThemeSettings;
  OrganizationThemeSettingsInput: OrganizationThemeSettingsInput;
  OtpUri: OtpUri;
  PaginationInput: PaginationInput;
  PasswordPayload: PasswordPayload;
  PasswordValidation: PasswordValidation;
  Person: Omit<Person, 'invitationToken' | 'memberships'> & { invitationToken?: Maybe<ResolversParentTypes['InvitationToken']>, memberships?: Maybe<Array<ResolversParentTypes['Membership']>> } | FederationReferenceTypes['Person'];
  Query: Record<PropertyKey, never>;
  Quota: QuotaParent;
  QuotaMovement: QuotaMovement;
  RealtimeToken: RealtimeToken;
  RequestOtpPayload: RequestOtpPayload;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RevokeEstateAccessPayload: RevokeEstateAccessPayload;
  RevokeSessionPayload: RevokeSessionPayload;
  SendClientOtpPayload: SendClientOtpPayload;
  Session: CurrentSession;
  SignInInput: SignInInput;
  SignInOptions: SignInOptions;
  SignInPayload: SignInPayload;
  SignOutPayload: SignOutPayload;
  SingleSignOnDomain: SingleSignOnDomain;
  SingleSignOnDomainPayload: SingleSignOnDomainPayload;
  TeamMember: Member;
  TeamMemberList: Omit<TeamMemberList, 'collection'> & { collection: Array<ResolversParentTypes['TeamMember']> };
  TwoFactorSettings: TwoFactorSettings;
  Update2faSettingsInput: Update2faSettingsInput;
  Update2faSettingsPayload: Update2faSettingsPayload;
  UpdateAccountPayload: Omit<UpdateAccountPayload, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  UpdateMemberInformationInput: UpdateMemberInformationInput;
  UpdateMemberInformationPayload: UpdateMemberInformationPayload;
  UpdateMembershipInput: UpdateMembershipInput;
  UpdateOrganizationSettingPayload: Omit<UpdateOrganizationSettingPayload, 'organizationSetting'> & { organizationSetting?: Maybe<ResolversParentTypes['OrganizationSetting']> };
  UpdateOrganizationThemePayload: Omit<UpdateOrganizationThemePayload, 'organization'> & { organization?: Maybe<ResolversParentTypes['Organization']> };
  UpdatePasswordInput: UpdatePasswordInput;
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: Omit<UpdateUserPayload, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  VerifyOtpPayload: VerifyOtpPayload;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
};

export type AccessDirectiveArgs = {
  action: Scalars['String']['input'];
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type DeadlineDirectiveArgs = {
  seconds: Scalars['Int']['input'];
};

export type DeadlineDirectiveResolver<Result, Parent, ContextType = Context, Args = DeadlineDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type DespiteDutyDirectiveArgs = {
  duties?: Maybe<Array<Scalars['String']['input']>>;
};

export type DespiteDutyDirectiveResolver<Result, Parent, ContextType = Context, Args = DespiteDutyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RateLimitDirectiveArgs = {
  group: Scalars['String']['input'];
};

export type RateLimitDirectiveResolver<Result, Parent, ContextType = Context, Args = RateLimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type UnrecordedDirectiveArgs = { };

export type UnrecordedDirectiveResolver<Result, Parent, ContextType = Context, Args = UnrecordedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  earlierAccessEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account'], FederationReferenceType extends FederationReferenceTypes['Account'] = FederationReferenceTypes['Account']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Account']> | FederationReferenceType, FederationReferenceType, ContextType>;
  activeMembership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  activeRole?: Resolver<Maybe<ResolversTypes['MembershipRole']>, ParentType, ContextType>;
  advisorDocBuilderAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assumableRoles?: Resolver<Array<ResolversTypes['MembershipRole']>, ParentType, ContextType>;
  canShareEstate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedSignInAttempts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEstateSpecialist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFromSso?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSuperadmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  memberships?: Resolver<Array<ResolversTypes['Membership']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passwordExpired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['SignUpSource']>, ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  absoluteExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ipAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivityAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  folded?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  foldedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonator?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  impersonatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subjectEstate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subjectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEntryListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryList'] = ResolversParentTypes['AuditEntryList']> = {
  collection?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type AuditTrailStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditTrailState'] = ResolversParentTypes['AuditTrailState']> = {
  brokenAt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  intact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newestSeal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AuditBreakReason']>, ParentType, ContextType>;
  unsealedThrough?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BackupCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupCodesPayload'] = ResolversParentTypes['BackupCodesPayload']> = {
  backupCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface CentsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cents'], any> {
  name: 'Cents';
}

export type ConfirmIdentityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmIdentityPayload'] = ResolversParentTypes['ConfirmIdentityPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConfirmPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPasswordResetPayload'] = ResolversParentTypes['ConfirmPasswordResetPayload']> = {
  earlierAccessEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreateMembershipPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMembershipPayload'] = ResolversParentTypes['CreateMembershipPayload']> = {
  exp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EstateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Estate'] = ResolversParentTypes['Estate'], FederationReferenceType extends FederationReferenceTypes['Estate'] = FederationReferenceTypes['Estate']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Estate']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alertNotifications?: Resolver<Maybe<Array<ResolversTypes['Notification']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EstateAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateAccess'] = ResolversParentTypes['EstateAccess']> = {
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  estatesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MembershipRole'], ParentType, ContextType>;
  signedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
};

export type GuestSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuestSignInPayload'] = ResolversParentTypes['GuestSignInPayload']> = {
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImpersonationCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImpersonationCandidate'] = ResolversParentTypes['ImpersonationCandidate']> = {
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['MembershipRole']>, ParentType, ContextType>;
};

export type ImpersonationCandidateListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImpersonationCandidateList'] = ResolversParentTypes['ImpersonationCandidateList']> = {
  collection?: Resolver<Array<ResolversTypes['ImpersonationCandidate']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type InvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationPayload'] = ResolversParentTypes['InvitationPayload']> = {
  invitationToken?: Resolver<Maybe<ResolversTypes['InvitationToken']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvitationTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationToken'] = ResolversParentTypes['InvitationToken']> = {
  acceptance?: Resolver<Maybe<ResolversTypes['InvitationAcceptance']>, ParentType, ContextType>;
  advisorBilledForDocuments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intent?: Resolver<Maybe<ResolversTypes['InvitationIntent']>, ParentType, ContextType>;
  inviterName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrimaryAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['MembershipRole']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['InvitationStatus']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type InvitationTokenListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationTokenList'] = ResolversParentTypes['InvitationTokenList']> = {
  collection?: Resolver<Array<ResolversTypes['InvitationToken']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type ListMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListMetadata'] = ResolversParentTypes['ListMetadata']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limitValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkNotificationsReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationsReadPayload'] = ResolversParentTypes['MarkNotificationsReadPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership'], FederationReferenceType extends FederationReferenceTypes['Membership'] = FederationReferenceTypes['Membership']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Membership']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assumableRoles?: Resolver<Array<ResolversTypes['MembershipRole']>, ParentType, ContextType>;
  documentsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimaryAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MembershipRole'], ParentType, ContextType>;
};

export type MembershipPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipPayload'] = ResolversParentTypes['MembershipPayload']> = {
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptClientInvitation?: Resolver<ResolversTypes['AcceptInvitationPayload'], ParentType, ContextType, RequireFields<MutationAcceptClientInvitationArgs, 'input'>>;
  cancelMemberInvitation?: Resolver<ResolversTypes['InvitationPayload'], ParentType, ContextType, RequireFields<MutationCancelMemberInvitationArgs, 'id'>>;
  confirmIdentity?: Resolver<ResolversTypes['ConfirmIdentityPayload'], ParentType, ContextType, RequireFields<MutationConfirmIdentityArgs, 'input'>>;
  confirmPasswordReset?: Resolver<ResolversTypes['ConfirmPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationConfirmPasswordResetArgs, 'input'>>;
  createAccount?: Resolver<ResolversTypes['AcceptInvitationPayload'], ParentType, ContextType, RequireFields<MutationCreateAccountArgs, 'input'>>;
  createMembership?: Resolver<ResolversTypes['CreateMembershipPayload'], ParentType, ContextType, RequireFields<MutationCreateMembershipArgs, 'input'>>;
  deleteInvitationToken?: Resolver<ResolversTypes['InvitationPayload'], ParentType, ContextType, RequireFields<MutationDeleteInvitationTokenArgs, 'id'>>;
  deleteMembership?: Resolver<ResolversTypes['MembershipPayload'], ParentType, ContextType, RequireFields<MutationDeleteMembershipArgs, 'id'>>;
  enforceSingleSignOn?: Resolver<ResolversTypes['SingleSignOnDomainPayload'], ParentType, ContextType, RequireFields<MutationEnforceSingleSignOnArgs, 'emailDomain' | 'organizationId'>>;
  generate2faBackupCodes?: Resolver<ResolversTypes['BackupCodesPayload'], ParentType, ContextType>;
  inviteClient?: Resolver<ResolversTypes['InvitationPayload'], ParentType, ContextType, RequireFields<MutationInviteClientArgs, 'input'>>;
  inviteMember?: Resolver<ResolversTypes['InvitationPayload'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'input'>>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkNotificationsReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'notificationIds'>>;
  refreshRealtimeToken?: Resolver<ResolversTypes['RealtimeToken'], ParentType, ContextType>;
  reinviteMember?: Resolver<ResolversTypes['InvitationPayload'], ParentType, ContextType, RequireFields<MutationReinviteMemberArgs, 'id'>>;
  releaseSingleSignOn?: Resolver<ResolversTypes['SingleSignOnDomainPayload'], ParentType, ContextType, RequireFields<MutationReleaseSingleSignOnArgs, 'emailDomain' | 'organizationId'>>;
  requestOtp?: Resolver<ResolversTypes['RequestOtpPayload'], ParentType, ContextType, Partial<MutationRequestOtpArgs>>;
  requestPasswordReset?: Resolver<ResolversTypes['PasswordPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  revokeAccountSession?: Resolver<ResolversTypes['RevokeSessionPayload'], ParentType, ContextType, RequireFields<MutationRevokeAccountSessionArgs, 'id'>>;
  revokeEstateAccess?: Resolver<ResolversTypes['RevokeEstateAccessPayload'], ParentType, ContextType, RequireFields<MutationRevokeEstateAccessArgs, 'estateId' | 'id'>>;
  revokeOtherAccountSessions?: Resolver<ResolversTypes['RevokeSessionPayload'], ParentType, ContextType>;
  sendClientOtp?: Resolver<ResolversTypes['SendClientOtpPayload'], ParentType, ContextType>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInGuestWithToken?: Resolver<ResolversTypes['GuestSignInPayload'], ParentType, ContextType, RequireFields<MutationSignInGuestWithTokenArgs, 'exp' | 'token'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  update2faSettings?: Resolver<ResolversTypes['Update2faSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdate2faSettingsArgs, 'input'>>;
  updateAccount?: Resolver<ResolversTypes['UpdateAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateAccountArgs, 'attributes' | 'id'>>;
  updateInvitationToken?: Resolver<ResolversTypes['InvitationPayload'], ParentType, ContextType, RequireFields<MutationUpdateInvitationTokenArgs, 'attributes' | 'id'>>;
  updateMemberInformation?: Resolver<ResolversTypes['UpdateMemberInformationPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberInformationArgs, 'input'>>;
  updateMembership?: Resolver<ResolversTypes['MembershipPayload'], ParentType, ContextType, RequireFields<MutationUpdateMembershipArgs, 'input'>>;
  updateOrganizationSetting?: Resolver<ResolversTypes['UpdateOrganizationSettingPayload'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationSettingArgs, 'attributes' | 'organizationId' | 'version'>>;
  updateOrganizationTheme?: Resolver<ResolversTypes['UpdateOrganizationThemePayload'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationThemeArgs, 'attributes' | 'organizationId' | 'version'>>;
  updatePassword?: Resolver<ResolversTypes['PasswordPayload'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['UpdateUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  validatePassword?: Resolver<ResolversTypes['PasswordValidation'], ParentType, ContextType, RequireFields<MutationValidatePasswordArgs, 'password'>>;
  verifyOtp?: Resolver<ResolversTypes['VerifyOtpPayload'], ParentType, ContextType, RequireFields<MutationVerifyOtpArgs, 'otp' | 'otpSource'>>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification'], FederationReferenceType extends FederationReferenceTypes['Notification'] = FederationReferenceTypes['Notification']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Notification']> | FederationReferenceType, FederationReferenceType, ContextType>;
  clients?: Resolver<Array<ResolversTypes['NotifiedClient']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  snoozedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationList'] = ResolversParentTypes['NotificationList']> = {
  collection?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type NotifiedClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotifiedClient'] = ResolversParentTypes['NotifiedClient']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization'], FederationReferenceType extends FederationReferenceTypes['Organization'] = FederationReferenceTypes['Organization']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Organization']> | FederationReferenceType, FederationReferenceType, ContextType>;
  clientsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInternal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLicensedOrg?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSubOrganization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVanillaOrganization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  members?: Resolver<Maybe<Array<ResolversTypes['TeamMember']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationThemeSettings?: Resolver<Maybe<ResolversTypes['OrganizationThemeSettings']>, ParentType, ContextType>;
  parentOrganization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  pdfLogoFooterHeight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pdfLogoHeight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quotas?: Resolver<Maybe<Array<ResolversTypes['Quota']>>, ParentType, ContextType>;
  seatsAllocated?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subOrganizations?: Resolver<Maybe<Array<ResolversTypes['Organization']>>, ParentType, ContextType>;
  tierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trialActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationAdminResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationAdmin'] = ResolversParentTypes['OrganizationAdmin']> = {
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimaryAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MembershipRole'], ParentType, ContextType>;
};

export type OrganizationAdminListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationAdminList'] = ResolversParentTypes['OrganizationAdminList']> = {
  collection?: Resolver<Array<ResolversTypes['OrganizationAdmin']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type OrganizationAdvisorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationAdvisor'] = ResolversParentTypes['OrganizationAdvisor']> = {
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MembershipRole'], ParentType, ContextType>;
};

export type OrganizationAdvisorListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationAdvisorList'] = ResolversParentTypes['OrganizationAdvisorList']> = {
  collection?: Resolver<Array<ResolversTypes['OrganizationAdvisor']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type OrganizationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationList'] = ResolversParentTypes['OrganizationList']> = {
  collection?: Resolver<Array<ResolversTypes['Organization']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type OrganizationLogoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationLogo'] = ResolversParentTypes['OrganizationLogo']> = {
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationSetting'] = ResolversParentTypes['OrganizationSetting'], FederationReferenceType extends FederationReferenceTypes['OrganizationSetting'] = FederationReferenceTypes['OrganizationSetting']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['OrganizationSetting']> | FederationReferenceType, FederationReferenceType, ContextType>;
  advisorCanGenerateReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  advisorCanInviteWeps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  advisorMustSendInviteLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowInviteToThirdPartyCollaborators?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowVanillaToUseVai?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canAdvisorUseHybridAbstraction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canInviteClientsToDocuments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canInviteClientsToEstateHealthAssessment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canInviteClientsToProfileBuilder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUsePrivateClients?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disableExternalWepsEmails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableAccessControls?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableReportTemplates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableVaiAutomaticProfiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasHybridAbstractions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasLegacyOpportunities?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasLegacyReviewKinds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasLegacyUnlimitedHouseholdLicense?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasProjections?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAttorneyOrganization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orgName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requireFileUploadsForAbstractions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shouldEnforceMfaForOrganization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shouldEnforcePasswordRotationForOrganization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shouldHideFileUploads?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shouldHideHelpChat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shouldSendRfiEmails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shouldShareQuotaWithChildOrganizations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showClientPicker?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showPageGuides?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracksLastAbstractionDate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usesAuditLog?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationThemeSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationThemeSettings'] = ResolversParentTypes['OrganizationThemeSettings']> = {
  accentDefault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accentMedium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accentStrong?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accentSubtle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fontFamilySans?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fontFamilySerif?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invertTextColor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type OtpUriResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtpUri'] = ResolversParentTypes['OtpUri']> = {
  provisioningUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordPayload'] = ResolversParentTypes['PasswordPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasswordValidationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordValidation'] = ResolversParentTypes['PasswordValidation']> = {
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person'], FederationReferenceType extends FederationReferenceTypes['Person'] = FederationReferenceTypes['Person']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Person']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationStatus?: Resolver<Maybe<ResolversTypes['InvitationStatus']>, ParentType, ContextType>;
  invitationToken?: Resolver<Maybe<ResolversTypes['InvitationToken']>, ParentType, ContextType>;
  memberships?: Resolver<Maybe<Array<ResolversTypes['Membership']>>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  account2faSettings?: Resolver<Maybe<ResolversTypes['TwoFactorSettings']>, ParentType, ContextType>;
  accountOtpUri?: Resolver<ResolversTypes['OtpUri'], ParentType, ContextType>;
  accountSessions?: Resolver<Array<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryList'], ParentType, ContextType, Partial<QueryAuditEntriesArgs>>;
  auditTrailIntact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryAuditTrailIntactArgs, 'organizationId'>>;
  auditTrailState?: Resolver<ResolversTypes['AuditTrailState'], ParentType, ContextType, Partial<QueryAuditTrailStateArgs>>;
  currentSession?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  estateAccess?: Resolver<Array<ResolversTypes['EstateAccess']>, ParentType, ContextType, RequireFields<QueryEstateAccessArgs, 'estateId'>>;
  getOrganizationLogo?: Resolver<Maybe<ResolversTypes['OrganizationLogo']>, ParentType, ContextType, RequireFields<QueryGetOrganizationLogoArgs, 'organizationId'>>;
  impersonationCandidates?: Resolver<ResolversTypes['ImpersonationCandidateList'], ParentType, ContextType, Partial<QueryImpersonationCandidatesArgs>>;
  invitationToken?: Resolver<Maybe<ResolversTypes['InvitationToken']>, ParentType, ContextType, RequireFields<QueryInvitationTokenArgs, 'token'>>;
  invitationTokens?: Resolver<ResolversTypes['InvitationTokenList'], ParentType, ContextType, RequireFields<QueryInvitationTokensArgs, 'organizationId'>>;
  isLoggedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReviewOrganizationDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsReviewOrganizationDisabledArgs, 'organizationId'>>;
  notifications?: Resolver<ResolversTypes['NotificationList'], ParentType, ContextType, Partial<QueryNotificationsArgs>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, Partial<QueryOrganizationArgs>>;
  organizationAdmins?: Resolver<ResolversTypes['OrganizationAdminList'], ParentType, ContextType, RequireFields<QueryOrganizationAdminsArgs, 'organizationId'>>;
  organizationAdvisors?: Resolver<ResolversTypes['OrganizationAdvisorList'], ParentType, ContextType, RequireFields<QueryOrganizationAdvisorsArgs, 'organizationId'>>;
  organizationSettings?: Resolver<Maybe<ResolversTypes['OrganizationSetting']>, ParentType, ContextType, RequireFields<QueryOrganizationSettingsArgs, 'organizationId'>>;
  organizationTeam?: Resolver<ResolversTypes['TeamMemberList'], ParentType, ContextType, RequireFields<QueryOrganizationTeamArgs, 'organizationId'>>;
  organizations?: Resolver<ResolversTypes['OrganizationList'], ParentType, ContextType, Partial<QueryOrganizationsArgs>>;
  quotas?: Resolver<Array<ResolversTypes['Quota']>, ParentType, ContextType, RequireFields<QueryQuotasArgs, 'organizationId'>>;
  reviewOrganizations?: Resolver<ResolversTypes['OrganizationList'], ParentType, ContextType, Partial<QueryReviewOrganizationsArgs>>;
  signInOptions?: Resolver<ResolversTypes['SignInOptions'], ParentType, ContextType, Partial<QuerySignInOptionsArgs>>;
  singleSignOnDomains?: Resolver<Array<ResolversTypes['SingleSignOnDomain']>, ParentType, ContextType, RequireFields<QuerySingleSignOnDomainsArgs, 'organizationId'>>;
};

export type QuotaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quota'] = ResolversParentTypes['Quota'], FederationReferenceType extends FederationReferenceTypes['Quota'] = FederationReferenceTypes['Quota']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Quota']> | FederationReferenceType, FederationReferenceType, ContextType>;
  adjustNextRotationAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPublic?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  movements?: Resolver<Array<ResolversTypes['QuotaMovement']>, ParentType, ContextType, Partial<QuotaMovementsArgs>>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rotationDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rotationStartedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPerPeriod?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['QuotaType'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuotaMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotaMovement'] = ResolversParentTypes['QuotaMovement']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  estateId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  referenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuotaMovementStatus'], ParentType, ContextType>;
};

export type RealtimeTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RealtimeToken'] = ResolversParentTypes['RealtimeToken']> = {
  exp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestOtpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestOtpPayload'] = ResolversParentTypes['RequestOtpPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renewedInSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RevokeEstateAccessPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeEstateAccessPayload'] = ResolversParentTypes['RevokeEstateAccessPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RevokeSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionPayload'] = ResolversParentTypes['RevokeSessionPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SendClientOtpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendClientOtpPayload'] = ResolversParentTypes['SendClientOtpPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renewedInSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  absoluteExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  flags?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonatedBy?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  impersonationExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isMicroservice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  requires?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SessionStatus'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInOptions'] = ResolversParentTypes['SignInOptions']> = {
  googleSso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  requires?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SingleSignOnDomainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SingleSignOnDomain'] = ResolversParentTypes['SingleSignOnDomain']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  emailDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SingleSignOnDomainPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SingleSignOnDomainPayload'] = ResolversParentTypes['SingleSignOnDomainPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEstateSpecialist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrimaryAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivity?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSignedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mayBeAdministered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayBeChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  membershipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MembershipRole'], ParentType, ContextType>;
};

export type TeamMemberListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMemberList'] = ResolversParentTypes['TeamMemberList']> = {
  collection?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type TwoFactorSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoFactorSettings'] = ResolversParentTypes['TwoFactorSettings']> = {
  backupCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enable2fa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableAuthApp2fa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableSms2fa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  identityProof?: Resolver<Maybe<ResolversTypes['IdentityProof']>, ParentType, ContextType>;
  mustConfirmIdentity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primary2faPreference?: Resolver<Maybe<ResolversTypes['TwoFactorPreference']>, ParentType, ContextType>;
};

export type Update2faSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Update2faSettingsPayload'] = ResolversParentTypes['Update2faSettingsPayload']> = {
  account2faSettings?: Resolver<Maybe<ResolversTypes['TwoFactorSettings']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpdateAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAccountPayload'] = ResolversParentTypes['UpdateAccountPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpdateMemberInformationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMemberInformationPayload'] = ResolversParentTypes['UpdateMemberInformationPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpdateOrganizationSettingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrganizationSettingPayload'] = ResolversParentTypes['UpdateOrganizationSettingPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organizationSetting?: Resolver<Maybe<ResolversTypes['OrganizationSetting']>, ParentType, ContextType>;
};

export type UpdateOrganizationThemePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrganizationThemePayload'] = ResolversParentTypes['UpdateOrganizationThemePayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
};

export type UpdateUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VerifyOtpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyOtpPayload'] = ResolversParentTypes['VerifyOtpPayload']> = {
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptInvitationPayload?: AcceptInvitationPayloadResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryList?: AuditEntryListResolvers<ContextType>;
  AuditTrailState?: AuditTrailStateResolvers<ContextType>;
  BackupCodesPayload?: BackupCodesPayloadResolvers<ContextType>;
  Cents?: GraphQLScalarType;
  ConfirmIdentityPayload?: ConfirmIdentityPayloadResolvers<ContextType>;
  ConfirmPasswordResetPayload?: ConfirmPasswordResetPayloadResolvers<ContextType>;
  CreateMembershipPayload?: CreateMembershipPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Estate?: EstateResolvers<ContextType>;
  EstateAccess?: EstateAccessResolvers<ContextType>;
  GuestSignInPayload?: GuestSignInPayloadResolvers<ContextType>;
  ImpersonationCandidate?: ImpersonationCandidateResolvers<ContextType>;
  ImpersonationCandidateList?: ImpersonationCandidateListResolvers<ContextType>;
  InvitationPayload?: InvitationPayloadResolvers<ContextType>;
  InvitationToken?: InvitationTokenResolvers<ContextType>;
  InvitationTokenList?: InvitationTokenListResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  ListMetadata?: ListMetadataResolvers<ContextType>;
  MarkNotificationsReadPayload?: MarkNotificationsReadPayloadResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MembershipPayload?: MembershipPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationList?: NotificationListResolvers<ContextType>;
  NotifiedClient?: NotifiedClientResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationAdmin?: OrganizationAdminResolvers<ContextType>;
  OrganizationAdminList?: OrganizationAdminListResolvers<ContextType>;
  OrganizationAdvisor?: OrganizationAdvisorResolvers<ContextType>;
  OrganizationAdvisorList?: OrganizationAdvisorListResolvers<ContextType>;
  OrganizationList?: OrganizationListResolvers<ContextType>;
  OrganizationLogo?: OrganizationLogoResolvers<ContextType>;
  OrganizationSetting?: OrganizationSettingResolvers<ContextType>;
  OrganizationThemeSettings?: OrganizationThemeSettingsResolvers<ContextType>;
  OtpUri?: OtpUriResolvers<ContextType>;
  PasswordPayload?: PasswordPayloadResolvers<ContextType>;
  PasswordValidation?: PasswordValidationResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quota?: QuotaResolvers<ContextType>;
  QuotaMovement?: QuotaMovementResolvers<ContextType>;
  RealtimeToken?: RealtimeTokenResolvers<ContextType>;
  RequestOtpPayload?: RequestOtpPayloadResolvers<ContextType>;
  RevokeEstateAccessPayload?: RevokeEstateAccessPayloadResolvers<ContextType>;
  RevokeSessionPayload?: RevokeSessionPayloadResolvers<ContextType>;
  SendClientOtpPayload?: SendClientOtpPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SignInOptions?: SignInOptionsResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SingleSignOnDomain?: SingleSignOnDomainResolvers<ContextType>;
  SingleSignOnDomainPayload?: SingleSignOnDomainPayloadResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMemberList?: TeamMemberListResolvers<ContextType>;
  TwoFactorSettings?: TwoFactorSettingsResolvers<ContextType>;
  Update2faSettingsPayload?: Update2faSettingsPayloadResolvers<ContextType>;
  UpdateAccountPayload?: UpdateAccountPayloadResolvers<ContextType>;
  UpdateMemberInformationPayload?: UpdateMemberInformationPayloadResolvers<ContextType>;
  UpdateOrganizationSettingPayload?: UpdateOrganizationSettingPayloadResolvers<ContextType>;
  UpdateOrganizationThemePayload?: UpdateOrganizationThemePayloadResolvers<ContextType>;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  VerifyOtpPayload?: VerifyOtpPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  deadline?: DeadlineDirectiveResolver<any, any, ContextType>;
  despiteDuty?: DespiteDutyDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  rateLimit?: RateLimitDirectiveResolver<any, any, ContextType>;
  unrecorded?: UnrecordedDirectiveResolver<any, any, ContextType>;
};
