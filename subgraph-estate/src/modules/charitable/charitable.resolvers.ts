import type { CharitableResolvers, MutationResolvers } from '../../schema.generated.ts';
import { charityOf } from '../../views/parents.ts';
import { personUses } from '../../views/person/use-words.ts';

export const charitableMutations: Pick<
  MutationResolvers,
  'createCharitable' | 'updateCharitable' | 'deleteCharitable' | 'restoreCharitable'
> = {
  createCharitable: async (_parent, { estateId, version, attributes }, { services }) => {
    const { estate, id } = await services.charitables.create(estateId, version, attributes);
    return { ok: true, estate, charitable: charityOf(estate, id) };
  },
  updateCharitable: async (_parent, { id, version, attributes }, { services }) => {
    const estate = await services.charitables.update(id, version, attributes);
    return { ok: true, estate, charitable: charityOf(estate, id) };
  },
  deleteCharitable: async (_parent, { id, version }, { services }) => ({
    ok: true,
    estate: await services.charitables.remove(id, version),
    charitable: null,
  }),
  restoreCharitable: async (_parent, { estateId, id, version }, { services }) => {
    const estate = await services.charitables.restore(estateId, id, version);
    return { ok: true, estate, charitable: charityOf(estate, id) };
  },
};

export const Charitable: CharitableResolvers = {
  __resolveReference: async ({ id }, { loaders }) => {
    const estate = await loaders.holder.charities.load(id);
    return estate && charityOf(estate, id);
  },
  id: ({ charity }) => charity.id,
  estateId: ({ estate }) => estate.id,
  name: ({ charity }) => charity.name,
  charitableKind: ({ charity }) => charity.charitableKind,
  uses: ({ estate, charity }) => personUses(estate, charity.id),
};
