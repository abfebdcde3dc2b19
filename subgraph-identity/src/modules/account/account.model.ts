import { MEMBERSHIP_ROLES, type MembershipRole } from '@platform/contracts';
import { documentSchema, oneOf, orNull, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import { type Account, type Membership, SIGN_UP_SOURCES, type SignUpSource } from '../../domain/account/account.ts';
import { TWO_FACTOR_PREFERENCES, type TwoFactor } from '../../domain/two-factor/two-factor.ts';
import { ACCOUNT_HISTORY } from './account.history.ts';

interface MembershipDocument extends Omit<Membership, 'id' | 'estateIds'> {
  _id: string;
  estateIds: string[];
}

export interface AccountDocument extends Omit<Account, 'id' | 'memberships' | 'source' | 'activeRole'> {
  _id: string;
  memberships: MembershipDocument[];
  source: SignUpSource | null;
  activeRole: MembershipRole | null;
  passwordReset?: { tokenHash: string; expiresAt: Date };
  twoFactor?: TwoFactor;
}

const text = { type: String, default: null };
const date = { type: Date, default: null };
const flag = { type: Boolean, default: false };

const membershipSchema = documentSchema<MembershipDocument>(
  {
    _id: String,
    organizationId: { type: String, required: true },
    role: oneOf(MEMBERSHIP_ROLES),
    isEstateSpecialist: flag,
    estateIds: { type: [String], default: [] },
    joinedAt: { type: Date, required: true },
  },
  { _id: false },
);

const twoFactorSchema = documentSchema<TwoFactor>(
  {
    sealedSecret: text,
    sealedPendingSecret: text,
    pendingSecretAt: date,
    lastStep: { type: Number, default: 0 },
    enableAuthApp2fa: flag,
    enableSms2fa: flag,
    primary2faPreference: orNull(oneOf(TWO_FACTOR_PREFERENCES)),
    countryCode: text,
    phoneNumber: text,
    pendingPhone: text,
    phoneVerified: flag,
    authAppVerified: flag,
    backupCodeHashes: { type: [String], default: [] },
  },
  { _id: false },
);

const accountSchema = documentSchema<AccountDocument>(
  {
    _id: String,
    emailAddress: { type: String, required: true },
    addressConfirmedAt: date,
    name: { type: String, required: true },
    isSuperadmin: flag,
    memberships: { type: [membershipSchema], default: [] },
    activeMembershipId: text,
    activeRole: orNull(oneOf(MEMBERSHIP_ROLES)),
    passwordHash: text,
    passwordChangedAt: date,
    passwordExpired: flag,
    phoneNumber: text,
    source: orNull(oneOf(SIGN_UP_SOURCES)),
    personId: text,
    isFromSso: flag,
    ssoSubject: String, // no default: unlinked accounts stay out of the unique index
    canShareEstate: flag,
    advisorDocBuilderAccess: flag,
    lockedAt: date,
    lockedUntil: date,
    disabledAt: date,
    failedSignInAttempts: { type: Number, default: 0 },
    signedInAt: date,
    lastActivityAt: date,
    createdAt: { type: Date, required: true },
    // Secrets: no query selects them unless it asks for them by name.
    passwordReset: { type: { _id: false, tokenHash: String, expiresAt: Date }, select: false },
    twoFactor: { type: twoFactorSchema, select: false },
  },
  { collection: 'accounts', strict: 'throw' },
);
accountSchema.plugin(schemaHistoryPlugin, ACCOUNT_HISTORY);
accountSchema.index({ emailAddress: 1 }, { unique: true }); // sign-in
accountSchema.index({ ssoSubject: 1 }, { unique: true, sparse: true }); // sign-in with an identity provider
accountSchema.index({ 'passwordReset.tokenHash': 1 }, { sparse: true }); // reset links
accountSchema.index({ 'memberships._id': 1 }); // a member's administration
accountSchema.index({ 'memberships.estateIds': 1 }); // who was let into an estate
accountSchema.index({ personId: 1 }); // the account of a person of a household
accountSchema.index({ 'memberships.organizationId': 1, name: 1 }); // members of an organization

/** For `select`, by those that need it. */
export const TWO_FACTOR_FIELD = '+twoFactor';

export type AccountModel = Model<AccountDocument>;
export function defineAccountModel(connection: Connection): AccountModel {
  return connection.model<AccountDocument>('Account', accountSchema);
}

export function toAccount({
  _id,
  memberships,
  passwordReset: _reset,
  twoFactor: _twoFactor,
  ...rest
}: AccountDocument): Account {
  return { ...rest, id: _id, memberships: memberships.map(({ _id: id, ...membership }) => ({ ...membership, id })) };
}
