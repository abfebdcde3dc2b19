import type { PersonResolvers } from '../../schema.generated.ts';

export const Person: PersonResolvers = {
  __resolveReference: ({ id }) => ({ id }),
  invitationStatus: async ({ id }, _args, { loaders }) => (await loaders.personAccess.load(id))?.status ?? null,
  invitationToken: async ({ id }, _args, { loaders }) => (await loaders.personAccess.load(id))?.invitation ?? null,
  memberships: async ({ id }, _args, { loaders }) => {
    const found = await loaders.personAccess.load(id);
    return found && [...found.memberships];
  },
};
