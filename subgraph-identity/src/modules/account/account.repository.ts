import type { MembershipRole, Scope } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { isDuplicateKey, searchPattern } from '@platform/service-kit';
import type { mongo } from 'mongoose';
import { type Account, type Membership, normalizeEmailAddress } from '../../domain/account/account.ts';
import { isTwoFactorOn, NO_TWO_FACTOR } from '../../domain/two-factor/two-factor.ts';
import { type AccountDocument, type AccountModel, toAccount } from './account.model.ts';

const SORT_FIELDS = { NAME: 'name', EMAIL_ADDRESS: 'emailAddress', LAST_SIGNED_IN: 'signedInAt' } as const;
export type MemberSort = keyof typeof SORT_FIELDS;

export interface MemberQuery {
  readonly organizationIds: readonly string[] | 'all';
  readonly searchTerm?: string | null | undefined;
  readonly roles?: readonly MembershipRole[] | undefined;
  /** Without those that are disabled. */
  readonly onlyEnabled?: boolean | undefined;
  readonly sortBy?: MemberSort | null | undefined;
  readonly direction?: 'ASC' | 'DESC' | null | undefined;
  readonly skip: number;
  readonly limit: number;
}

export interface CandidateQuery {
  readonly searchTerm?: string | null | undefined;
  /** Members of this one alone. */
  readonly organizationId?: string | null | undefined;
  readonly exceptId: string;
  readonly refusedRoles: readonly MembershipRole[];
  /** Null: any organization. */
  readonly onlyWithin: readonly string[] | null;
  readonly skip: number;
  readonly limit: number;
}

/**
 * The reach of a query over accounts: those with a membership in an organization that the scope reaches. Sign-in and
 * sessions look accounts up by address or by their own id, before or beside any scope.
 */
function reach({ everything, organizationIds }: Scope): Record<string, unknown> {
  return everything ? {} : { 'memberships.organizationId': { $in: organizationIds } };
}

export interface NewAccount extends Omit<SeedAccount, 'passwordHash'> {
  readonly passwordHash: string | null;
  readonly isFromSso?: boolean;
  readonly ssoSubject?: string;
}

export interface SeedAccount
  extends Pick<
    Account,
    | 'id'
    | 'emailAddress'
    | 'addressConfirmedAt'
    | 'name'
    | 'isSuperadmin'
    | 'memberships'
    | 'source'
    | 'personId'
    | 'canShareEstate'
  > {
  readonly passwordHash: string;
  readonly at: Date;
}

/** What a sign-in was decided by; where it has changed since, the sign-in is none. */
export interface SignInGrounds {
  /** Left out where no password was given. */
  readonly passwordChangedAt?: Date | null;
  readonly secondFactor: boolean;
}

/** A second factor that was turned off meanwhile does no harm: its code is asked for once more. */
const unchanged = ({ passwordChangedAt, secondFactor }: SignInGrounds): Record<string, unknown> => ({
  ...(passwordChangedAt !== undefined && { passwordChangedAt }),
  ...(!secondFactor && { 'twoFactor.enableAuthApp2fa': { $ne: true }, 'twoFactor.enableSms2fa': { $ne: true } }),
});

/** Accounts by address or id, for sign-in, sessions and what an account does to itself. */
export function createAccountStore(model: AccountModel) {
  /** The driver's own collection, where somebody waits for a sign-in. */
  const stored = model.collection as unknown as mongo.Collection<AccountDocument>;
  const update = async (
    id: string,
    change: Record<string, unknown>,
    only: Record<string, unknown> = {},
  ): Promise<Account | null> => {
    const changed = await model
      .findOneAndUpdate({ _id: id, ...only }, change, { returnDocument: 'after' })
      .lean<AccountDocument>();
    return changed && toAccount(changed);
  };
  return {
    async byEmailAddress(emailAddress: string): Promise<Account | null> {
      const found = await model.findOne({ emailAddress: normalizeEmailAddress(emailAddress) }).lean<AccountDocument>();
      return found && toAccount(found);
    },
    /** What a password sign-in is decided by, in one read. */
    async forSignIn(emailAddress: string): Promise<{ account: Account; secondFactor: boolean } | null> {
      const found = await stored.findOne({ emailAddress: normalizeEmailAddress(emailAddress) });
      return (
        found && { account: toAccount(found), secondFactor: isTwoFactorOn({ ...NO_TWO_FACTOR, ...found.twoFactor }) }
      );
    },
    async bySsoSubject(ssoSubject: string): Promise<Account | null> {
      const found = await model.findOne({ ssoSubject }).lean<AccountDocument>();
      return found && toAccount(found);
    },
    /** Links an account that is linked to none; false when it is, or when the other side has an account already. */
    async linkSso(id: string, ssoSubject: string): Promise<boolean> {
      try {
        const unlinked = { _id: id, ssoSubject: { $exists: false } };
        const { modifiedCount } = await model.updateOne(unlinked, { $set: { ssoSubject } });
        await model.updateOne({ _id: id, ssoSubject, passwordHash: null }, { $set: { isFromSso: true } });
        return modifiedCount === 1;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return false;
      }
    },
    async byId(id: string): Promise<Account | null> {
      const found = await model.findById(id).lean<AccountDocument>();
      return found && toAccount(found);
    },
    async byIds(ids: readonly string[]): Promise<Account[]> {
      const found = await model.find({ _id: { $in: [...ids] } }).lean<AccountDocument[]>();
      return found.map(toAccount);
    },
    /** Everyone with a membership in one of the organizations, for refreshing their sessions. */
    async membersOf(organizationIds: readonly string[]): Promise<Account[]> {
      const found = await model
        .find({ 'memberships.organizationId': { $in: [...organizationIds] } })
        .lean<AccountDocument[]>();
      return found.map(toAccount);
    },
    /** An account that may be signed in to: neither disabled nor locked by an administrator, and still as it was. */
    async openById(id: string, grounds: SignInGrounds): Promise<Account | null> {
      const found = await model.findOne({ ...openAccount(id), ...unchanged(grounds) }).lean<AccountDocument>();
      return found && toAccount(found);
    },
    /**
     * Null when the account was disabled, or locked by an administrator, while its password was being checked, or has
     * another password or a second factor since.
     */
    async recordSignIn(
      id: string,
      at: Date,
      active: { role: MembershipRole; membershipId: string | null },
      grounds: SignInGrounds,
    ): Promise<Account | null> {
      const changes = {
        signedInAt: at,
        lastActivityAt: at,
        failedSignInAttempts: 0,
        lockedAt: null,
        lockedUntil: null,
        activeRole: active.role,
        activeMembershipId: active.membershipId,
      };
      const which = { ...openAccount(id), ...unchanged(grounds) };
      const found = await stored.findOneAndUpdate(which, { $set: changes }, { returnDocument: 'after' });
      return found && toAccount(found);
    },
    recordFailedSignIn: (id: string) => update(id, { $inc: { failedSignInAttempts: 1 } }),
    setActive: (id: string, active: { role: MembershipRole; membershipId: string | null }) =>
      update(id, { $set: { activeRole: active.role, activeMembershipId: active.membershipId } }),
    /** An administrator's lock: it stands until it is lifted. */
    lock: (id: string, lockedAt: Date) => update(id, { $set: { lockedAt, lockedUntil: null } }),
    /** A lock after failed sign-ins; an administrator's stays what it is. */
    async lockUntil(id: string, lockedAt: Date, lockedUntil: Date): Promise<void> {
      const notByAdministrator = { _id: id, $or: [{ lockedAt: null }, { lockedUntil: { $ne: null } }] };
      await model.updateOne(notByAdministrator, { $set: { lockedAt, lockedUntil } });
    },
    unlock: (id: string) => update(id, { $set: { lockedAt: null, lockedUntil: null, failedSignInAttempts: 0 } }),
    /** A lock after failed sign-ins ends early; an administrator's stays. */
    async liftTimedLock(id: string): Promise<void> {
      await model.updateOne({ _id: id, lockedUntil: { $ne: null } }, { $set: { lockedAt: null, lockedUntil: null } });
    },
    disable: (id: string, disabledAt: Date | null) => update(id, { $set: { disabledAt } }),
    /** The same password under another hash, unless another one was set meanwhile. */
    async replacePasswordHash(id: string, before: string, passwordHash: string): Promise<void> {
      await model.updateOne({ _id: id, passwordHash: before }, { $set: { passwordHash } });
    },
    /**
     * The owner of the address has shown to be so. What could open the account before goes in the same write; null when
     * the address was confirmed already.
     */
    async confirmAddress(id: string, at: Date, passwordHash: string | null = null): Promise<Account | null> {
      const changes = {
        addressConfirmedAt: at,
        passwordHash,
        passwordChangedAt: passwordHash === null ? null : at,
        passwordExpired: false,
        failedSignInAttempts: 0,
      };
      const unconfirmed = { addressConfirmedAt: null };
      const confirmed = await update(id, { $set: changes, $unset: { passwordReset: '', twoFactor: '' } }, unconfirmed);
      const byGoogleOnly = { _id: id, ssoSubject: { $exists: true }, passwordHash: null };
      if (confirmed) await model.updateOne(byGoogleOnly, { $set: { isFromSso: true } });
      return confirmed;
    },
    /** Over the hash that was checked; null when another password was set meanwhile. */
    setPassword: (id: string, before: string | null, passwordHash: string, at: Date) =>
      update(
        id,
        {
          $set: { passwordHash, passwordChangedAt: at, passwordExpired: false },
          // A link that was mailed before must not take the new password away again.
          $unset: { passwordReset: '' },
        },
        { passwordHash: before },
      ),
    setPasswordReset: (id: string, tokenHash: string, expiresAt: Date) =>
      update(id, { $set: { passwordReset: { tokenHash, expiresAt } } }),
    async byPasswordReset(tokenHash: string, at: Date): Promise<Account | null> {
      const filter = { 'passwordReset.tokenHash': tokenHash, 'passwordReset.expiresAt': { $gt: at } };
      const found = await model.findOne(filter).lean<AccountDocument>();
      return found && toAccount(found);
    },
    /** False when the link was used meanwhile. */
    async resetPassword(id: string, tokenHash: string, passwordHash: string, at: Date): Promise<boolean> {
      const filter = { _id: id, 'passwordReset.tokenHash': tokenHash, 'passwordReset.expiresAt': { $gt: at } };
      const changes = { passwordHash, passwordChangedAt: at, passwordExpired: false };
      const { modifiedCount } = await model.updateOne(filter, { $set: changes, $unset: { passwordReset: '' } });
      return modifiedCount === 1;
    },
    /** Throws: DomainError BAD_USER_INPUT when the address has an account already. */
    async create({ id, at, memberships, ...rest }: NewAccount): Promise<Account> {
      const documents = memberships.map(toMembershipDocument);
      const active = { activeMembershipId: memberships[0]?.id ?? null, activeRole: memberships[0]?.role ?? null };
      try {
        await model.create([
          { _id: id, ...rest, ...active, memberships: documents, passwordChangedAt: at, createdAt: at },
        ]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const made = await this.byId(id);
      if (!made) throw new DomainError('NOT_FOUND', 'Invitation not found or already accepted');
      return made;
    },
    /** Adding the same membership twice adds it once. */
    async addMembership(id: string, membership: Membership): Promise<Account> {
      const filter: Record<string, unknown> = { _id: id, 'memberships._id': { $ne: membership.id } };
      await model.updateOne(filter, { $push: { memberships: toMembershipDocument(membership) } });
      const account = await this.byId(id);
      if (!account) throw new Error(`account ${id} is gone`);
      return account;
    },
    async byMembership(membershipId: string): Promise<Account | null> {
      const filter: Record<string, unknown> = { 'memberships._id': membershipId };
      const found = await model.findOne(filter).lean<AccountDocument>();
      return found && toAccount(found);
    },
    /** Everyone of an organization with a membership that names the estate. */
    async byEstate(organizationId: string, estateId: string): Promise<Account[]> {
      const filter: Record<string, unknown> = { memberships: { $elemMatch: { organizationId, estateIds: estateId } } };
      return (await model.find(filter).lean<AccountDocument[]>()).map(toAccount);
    },
    /** The accounts of these people of households. */
    async byPersons(personIds: readonly string[]): Promise<Account[]> {
      if (personIds.length === 0) return [];
      const filter: Record<string, unknown> = { personId: { $in: [...personIds] } };
      return (await model.find(filter).lean<AccountDocument[]>()).map(toAccount);
    },
    /** A membership without this estate; those that it names beside it stay. */
    async endEstate(id: string, membershipId: string, estateId: string): Promise<Account | null> {
      const change: Record<string, unknown> = { $pull: { 'memberships.$[one].estateIds': estateId } };
      await model.updateOne({ _id: id }, change, { arrayFilters: [{ 'one._id': membershipId }] });
      return this.byId(id);
    },
    async byMemberships(membershipIds: readonly string[]): Promise<Account[]> {
      const filter: Record<string, unknown> = { 'memberships._id': { $in: [...membershipIds] } };
      return (await model.find(filter).lean<AccountDocument[]>()).map(toAccount);
    },
    async setMembershipRole(id: string, membershipId: string, role: MembershipRole): Promise<Account | null> {
      const changes = {
        'memberships.$[one].role': role,
        'memberships.$[one].isEstateSpecialist': role === 'ESTATE_SPECIALIST',
      };
      await model.updateOne({ _id: id }, { $set: changes }, { arrayFilters: [{ 'one._id': membershipId }] });
      return this.byId(id);
    },
    removeMembership: (id: string, membershipId: string) =>
      update(id, { $pull: { memberships: { _id: membershipId } } }),
    setProfile: (id: string, profile: { name?: string; phoneNumber?: string | null }) => update(id, { $set: profile }),
    /** Creates an account of the sample world; an existing one stays as it is. */
    async seed({ id, at, passwordHash, memberships, ...rest }: SeedAccount): Promise<void> {
      await model.updateOne(
        { _id: id },
        {
          $setOnInsert: {
            ...rest,
            memberships: memberships.map(toMembershipDocument),
            activeMembershipId: memberships[0]?.id ?? null,
            passwordHash,
            passwordChangedAt: at,
            createdAt: at,
          },
        },
        { upsert: true, setDefaultsOnInsert: true },
      );
    },
  };
}
export type AccountStore = ReturnType<typeof createAccountStore>;

const openAccount = (id: string) => ({
  _id: id,
  disabledAt: null,
  $or: [{ lockedAt: null }, { lockedUntil: { $ne: null } }],
});

function toMembershipDocument({ id, estateIds, ...rest }: Membership) {
  return { _id: id, ...rest, estateIds: [...estateIds] };
}

/** Accounts that a scope reaches; an id outside it answers as if it did not exist. */
export function createAccountRepository(model: AccountModel, scope: Scope) {
  const filterOf = ({ organizationIds, searchTerm, roles, onlyEnabled }: Omit<MemberQuery, 'skip' | 'limit'>) => {
    const wanted =
      organizationIds === 'all'
        ? null
        : organizationIds.filter((id) => scope.everything || scope.organizationIds.includes(id));
    const member = { ...(wanted && { organizationId: { $in: wanted } }), ...(roles && { role: { $in: [...roles] } }) };
    return {
      ...reach(scope),
      ...(Object.keys(member).length > 0 && { memberships: { $elemMatch: member } }),
      ...(onlyEnabled && { disabledAt: null }),
      ...(searchTerm?.trim() && {
        $or: [{ name: searchPattern(searchTerm) }, { emailAddress: searchPattern(searchTerm) }],
      }),
    };
  };
  return {
    async byId(id: string): Promise<Account | null> {
      const found = await model.findOne({ _id: id, ...reach(scope) }).lean<AccountDocument>();
      return found && toAccount(found);
    },
    async search(query: MemberQuery): Promise<{ accounts: Account[]; totalCount: number }> {
      const filter = filterOf(query);
      const order = query.direction === 'DESC' ? -1 : 1;
      const [found, totalCount] = await Promise.all([
        model
          .find(filter)
          .sort({ [SORT_FIELDS[query.sortBy ?? 'NAME']]: order, _id: order })
          .skip(query.skip)
          .limit(query.limit)
          .lean<AccountDocument[]>(),
        model.countDocuments(filter),
      ]);
      return { accounts: found.map(toAccount), totalCount };
    },
    /** Accounts without any of the refused roles and, for an administrator, with no membership outside his reach. */
    async searchCandidates(query: CandidateQuery): Promise<{ accounts: Account[]; totalCount: number }> {
      const refused = [
        { role: { $in: [...query.refusedRoles] } },
        ...(query.onlyWithin ? [{ organizationId: { $nin: [...query.onlyWithin] } }] : []),
      ];
      const filter = {
        $and: [
          reach(scope),
          { _id: { $ne: query.exceptId }, isSuperadmin: false, disabledAt: null, 'memberships.0': { $exists: true } },
          ...refused.map((membership) => ({ memberships: { $not: { $elemMatch: membership } } })),
          ...(query.organizationId ? [{ 'memberships.organizationId': query.organizationId }] : []),
          ...(query.searchTerm?.trim()
            ? [{ $or: [{ name: searchPattern(query.searchTerm) }, { emailAddress: searchPattern(query.searchTerm) }] }]
            : []),
        ],
      };
      const [found, totalCount] = await Promise.all([
        model.find(filter).sort({ name: 1, _id: 1 }).skip(query.skip).limit(query.limit).lean<AccountDocument[]>(),
        model.countDocuments(filter),
      ]);
      return { accounts: found.map(toAccount), totalCount };
    },
  };
}
export type AccountRepository = ReturnType<typeof createAccountRepository>;
