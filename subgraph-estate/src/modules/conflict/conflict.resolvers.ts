import type { EstateResolvers, MutationResolvers } from '../../schema.generated.ts';
import { officesView } from '../../views/conflict/offices-view.ts';

export const planConflicts: Pick<EstateResolvers, 'planConflicts' | 'fiduciaryOffices'> = {
  planConflicts: async (estate, _args, { loaders, services }) =>
    services.conflicts.of(await loaders.wholeEstate(estate), await loaders.setAsideConflicts.load(estate.id)),
  fiduciaryOffices: async (estate, _args, { loaders, today }) => officesView(await loaders.wholeEstate(estate), today),
};

export const conflictMutations: Pick<MutationResolvers, 'setConflictAside' | 'bringConflictBack'> = {
  setConflictAside: async (_parent, { estateId, conflictId, reason }, { services }) => ({
    ok: true,
    conflictSetAside: await services.conflicts.setAside(estateId, conflictId, reason),
  }),
  bringConflictBack: async (_parent, { id, version }, { services }) => {
    await services.conflicts.bringBack(id, version);
    return { ok: true, conflictSetAside: null };
  },
};
