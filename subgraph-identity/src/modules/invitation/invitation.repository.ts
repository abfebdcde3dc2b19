import type { Scope } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { isDuplicateKey, scopeFilter, searchPattern } from '@platform/service-kit';
import type { Membership } from '../../domain/account/account.ts';
import { type Invitation, openKeyOf } from '../../domain/invitation/invitation.ts';
import { type InvitationDocument, type InvitationModel, toInvitation } from './invitation.model.ts';
import { membershipIdOf } from './membership-id.ts';

/** Long enough to write an account; whoever is interrupted meanwhile may use the link again after it. */
const CLAIM_MS = 30_000;

export interface InvitationFilter {
  readonly organizationIds: readonly string[];
  /** Only those that may still be accepted or sent again. */
  readonly open?: boolean | null | undefined;
  readonly searchTerm?: string | null | undefined;
}

const alreadyInvited = (emailAddress: string): DomainError =>
  new DomainError('ALREADY_INVITED', `${emailAddress} has an open invitation already. Resend it or cancel it.`, {
    field: 'emailAddress',
  });

/** Invitations: by the id in a link for who was invited, within a scope for who invites. */
export function createInvitationStore(model: InvitationModel) {
  const within = (scope: Scope, filter: Record<string, unknown>) => ({
    $and: [
      scopeFilter(scope, { organizationField: 'organizationId' }),
      ...(scope.ownClientsOnly ? [scopeFilter(scope, { estateField: 'estateIds' })] : []),
      filter,
    ],
  });
  const update = async (
    filter: Record<string, unknown>,
    change: Record<string, unknown>,
  ): Promise<Invitation | null> => {
    const changed = await model
      .findOneAndUpdate({ acceptedAt: null, cancelledAt: null, ...filter }, change, { returnDocument: 'after' })
      .lean<InvitationDocument>();
    return changed && toInvitation(changed);
  };
  /** Of two changes at once only one finds it open, and none does while it is being accepted. */
  const unclaimed = (id: string, at: Date) => ({
    _id: id,
    $or: [{ claimedUntil: null }, { claimedUntil: { $lte: at } }],
  });
  /** An invitation that has run out does not stand in the way of a new one. */
  const makeWay = (openKey: string, at: Date, exceptId: string) =>
    model.updateMany({ openKey, _id: { $ne: exceptId }, expiresAt: { $lte: at } }, { $unset: { openKey: '' } });
  return {
    /**
     * A retry of the same request finds the invitation that the first one made. Throws: DomainError ALREADY_INVITED
     * when another one is open.
     */
    async add({ id, estateIds, ...rest }: Invitation, at: Date): Promise<Invitation> {
      const openKey = openKeyOf({ ...rest, estateIds });
      await makeWay(openKey, at, id);
      try {
        await model.create([{ _id: id, estateIds: [...estateIds], ...rest, openKey }]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const made = await this.byId(id);
      if (!made) throw alreadyInvited(rest.emailAddress);
      return made;
    },
    async byId(id: string): Promise<Invitation | null> {
      const found = await model.findById(id).lean<InvitationDocument>();
      return found && toInvitation(found);
    },
    async reached(scope: Scope, id: string): Promise<Invitation | null> {
      const found = await model.findOne(within(scope, { _id: id })).lean<InvitationDocument>();
      return found && toInvitation(found);
    },
    /** Those into one estate that may still be accepted or sent again. */
    async openTo(organizationId: string, estateId: string): Promise<Invitation[]> {
      const found = await model
        .find({ organizationId, estateIds: estateId, acceptedAt: null, cancelledAt: null })
        .lean<InvitationDocument[]>();
      return found.map(toInvitation);
    },
    /** Of these people of households, the newest first. */
    async ofPersons(personIds: readonly string[]): Promise<Invitation[]> {
      if (personIds.length === 0) return [];
      const found = await model
        .find({ personId: { $in: [...personIds] } })
        .sort({ updatedAt: -1 })
        .lean<InvitationDocument[]>();
      return found.map(toInvitation);
    },
    /** Without this estate; null while somebody accepts it, or where it is open no more. */
    async endEstate(invitation: Invitation, estateId: string, at: Date): Promise<Invitation | null> {
      const estateIds = invitation.estateIds.filter((id) => id !== estateId);
      const openKey = openKeyOf({ ...invitation, estateIds });
      await makeWay(openKey, at, invitation.id);
      try {
        return await update(
          { ...unclaimed(invitation.id, at), estateIds: [...invitation.estateIds] },
          { $set: { estateIds, openKey } },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // Another one gives what this one would be left with.
        return this.cancel(invitation.id, at);
      }
    },
    /** Whether a membership was given by an invitation to single estates, whatever became of that. */
    async cameBy({ id, organizationId }: Pick<Membership, 'id' | 'organizationId'>, emailAddress: string) {
      const found = await model
        .find({ organizationId, emailAddress, intent: { $ne: 'MEMBER' } })
        .lean<InvitationDocument[]>();
      return found.map(toInvitation).some((invitation) => membershipIdOf(invitation) === id);
    },
    async list(
      scope: Scope,
      { organizationIds, open, searchTerm }: InvitationFilter,
      { skip, limit }: { skip: number; limit: number },
    ) {
      const filter = within(scope, {
        organizationId: { $in: [...organizationIds] },
        ...(open && { acceptedAt: null, cancelledAt: null }),
        ...(searchTerm?.trim() && {
          $or: [{ name: searchPattern(searchTerm) }, { emailAddress: searchPattern(searchTerm) }],
        }),
      });
      const [found, totalCount] = await Promise.all([
        model.find(filter).sort({ updatedAt: -1, _id: 1 }).skip(skip).limit(limit).lean<InvitationDocument[]>(),
        model.countDocuments(filter),
      ]);
      return { invitations: found.map(toInvitation), totalCount };
    },
    /** Keeps everything else away while the account is written; null when the link of this edition is open no more. */
    claim: ({ id, edition }: Invitation, at: Date) =>
      update({ ...unclaimed(id, at), edition }, { $set: { claimedUntil: new Date(at.getTime() + CLAIM_MS) } }),
    release: (id: string) => update({ _id: id }, { $set: { claimedUntil: null } }),
    accept: (id: string, at: Date) =>
      update(
        { _id: id, claimedUntil: { $ne: null } },
        { $set: { acceptedAt: at, updatedAt: at, claimedUntil: null }, $unset: { openKey: '' } },
      ),
    cancel: (id: string, at: Date) =>
      update(unclaimed(id, at), { $set: { cancelledAt: at, updatedAt: at }, $unset: { openKey: '' } }),
    /** Ends the link of a guest who is removed: it would bring the guest back. */
    async cancelOf(
      { id, organizationId }: Pick<Membership, 'id' | 'organizationId'>,
      emailAddress: string,
      at: Date,
    ): Promise<void> {
      const open = await model
        .find({ organizationId, emailAddress, acceptedAt: null, cancelledAt: null })
        .lean<InvitationDocument[]>();
      for (const invitation of open.map(toInvitation))
        if (membershipIdOf(invitation) === id) await this.cancel(invitation.id, at);
    },
    /** A new edition ends the earlier link. Throws: DomainError ALREADY_INVITED when the address has another one. */
    async refresh(
      invitation: Invitation,
      changes: Partial<Pick<Invitation, 'emailAddress' | 'expiresAt' | 'linkMailedOnly'>>,
      at: Date,
    ): Promise<Invitation | null> {
      const changed = { ...invitation, ...changes };
      const openKey = openKeyOf(changed);
      await makeWay(openKey, at, invitation.id);
      try {
        return await update(unclaimed(invitation.id, at), {
          $set: { ...changes, openKey, updatedAt: at },
          $inc: { edition: 1 },
        });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        throw alreadyInvited(changed.emailAddress);
      }
    },
  };
}
export type InvitationStore = ReturnType<typeof createInvitationStore>;
