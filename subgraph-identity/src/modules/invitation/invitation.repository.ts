import type { Scope } from '@platform/contracts';
import { isDuplicateKey, scopeFilter } from '@platform/service-kit';
import type { Invitation } from './domain/invitation.ts';
import { type InvitationDocument, type InvitationModel, toInvitation } from './invitation.model.ts';

/** Invitations: by the id in a link for who was invited, within a scope for who invites. */
export function createInvitationStore(model: InvitationModel) {
  const within = (scope: Scope, filter: Record<string, unknown>) => ({
    $and: [scopeFilter(scope, { organizationField: 'organizationId' }), filter],
  });
  /** Of two at once only one finds it open. */
  const changeOpen = async (
    id: string,
    changes: Record<string, unknown>,
    update: Record<string, unknown> = {},
  ): Promise<Invitation | null> => {
    const open = { _id: id, acceptedAt: null, cancelledAt: null };
    const changed = await model
      .findOneAndUpdate(open, { $set: changes, ...update }, { returnDocument: 'after' })
      .lean<InvitationDocument>();
    return changed && toInvitation(changed);
  };
  return {
    /** A retry of the same request finds the invitation that the first one made. */
    async add({ id, estateIds, ...rest }: Invitation): Promise<Invitation> {
      try {
        await model.create([{ _id: id, estateIds: [...estateIds], ...rest }]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      return (await this.byId(id)) ?? { id, estateIds, ...rest };
    },
    async byId(id: string): Promise<Invitation | null> {
      const found = await model.findById(id).lean<InvitationDocument>();
      return found && toInvitation(found);
    },
    async reached(scope: Scope, id: string): Promise<Invitation | null> {
      const found = await model.findOne(within(scope, { _id: id })).lean<InvitationDocument>();
      return found && toInvitation(found);
    },
    async list(scope: Scope, organizationId: string, { skip, limit }: { skip: number; limit: number }) {
      const filter = within(scope, { organizationId });
      const [found, totalCount] = await Promise.all([
        model.find(filter).sort({ updatedAt: -1, _id: 1 }).skip(skip).limit(limit).lean<InvitationDocument[]>(),
        model.countDocuments(filter),
      ]);
      return { invitations: found.map(toInvitation), totalCount };
    },
    accept: (id: string, at: Date) => changeOpen(id, { acceptedAt: at, updatedAt: at }),
    cancel: (id: string, at: Date) => changeOpen(id, { cancelledAt: at, updatedAt: at }),
    refresh: (id: string, changes: Partial<Invitation>, at: Date) =>
      changeOpen(id, { ...changes, updatedAt: at }, { $inc: { edition: 1 } }),
  };
}
export type InvitationStore = ReturnType<typeof createInvitationStore>;
