import { isOlder } from '../../domain/what-if/what-if-snapshot.ts';
import type { EstateResolvers, MutationResolvers, WhatIfSnapshotResolvers } from '../../schema.generated.ts';

export const whatIfMutations: Pick<
  MutationResolvers,
  'createWhatIfSnapshot' | 'updateWhatIfSnapshot' | 'deleteWhatIfSnapshot'
> = {
  createWhatIfSnapshot: async (_parent, { estateId, attributes }, { services }) => ({
    ok: true,
    whatIfSnapshot: await services.whatIfs.create(estateId, attributes),
  }),
  updateWhatIfSnapshot: async (_parent, { id, version, attributes }, { services }) => ({
    ok: true,
    whatIfSnapshot: await services.whatIfs.update(id, version, attributes),
  }),
  deleteWhatIfSnapshot: async (_parent, { id, version }, { services }) => {
    await services.whatIfs.remove(id, version);
    return { ok: true, whatIfSnapshot: null };
  },
};

export const estateWhatIfs: Pick<EstateResolvers, 'whatIfSnapshots'> = {
  whatIfSnapshots: ({ id }, _args, { services, loaders }) =>
    services.whatIfs.areShown ? loaders.whatIfs.load(id) : null,
};

export const WhatIfSnapshot: WhatIfSnapshotResolvers = {
  isOlder: async (snapshot, _args, { loaders }) => isOlder(snapshot, await loaders.summaryOf(snapshot.estateId)),
};
