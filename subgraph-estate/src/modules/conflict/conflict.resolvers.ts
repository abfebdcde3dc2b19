import type { EstateResolvers } from '../../schema.generated.ts';
import { conflictsView } from '../../views/conflict/conflict-view.ts';
import { officesView } from '../../views/conflict/offices-view.ts';

export const planConflicts: Pick<EstateResolvers, 'planConflicts' | 'fiduciaryOffices'> = {
  planConflicts: async (estate, _args, { loaders, today }) => conflictsView(await loaders.wholeEstate(estate), today),
  fiduciaryOffices: async (estate, _args, { loaders, today }) => officesView(await loaders.wholeEstate(estate), today),
};
