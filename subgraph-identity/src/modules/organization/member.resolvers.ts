import type { MutationResolvers } from '../../schema.generated.ts';

export const memberMutations: Pick<
  MutationResolvers,
  'updateMembership' | 'deleteMembership' | 'updateMemberInformation'
> = {
  updateMembership: async (_parent, { input: { id, ...change } }, { services }) => ({
    ok: true,
    membership: await services.members.update(id, change),
  }),
  deleteMembership: async (_parent, { id }, { services }) => ({
    ok: true,
    membership: await services.members.remove(id),
  }),
  updateMemberInformation: async (_parent, { input: { accountId, ...change } }, { services }) => {
    await services.members.updateInformation(accountId, change);
    return { success: true };
  },
};
