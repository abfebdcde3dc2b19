import { hasKey } from '../../domain/language-model/language-model.ts';
import type { Resolvers } from '../../schema.generated.ts';

export const languageModelResolvers: Resolvers = {
  Query: {
    organizationLanguageModel: (_parent, { organizationId }, { languageModel }) => languageModel.read(organizationId),
  },
  Mutation: {
    updateOrganizationLanguageModel: async (_parent, { organizationId, version, attributes }, { languageModel }) => ({
      ok: true,
      languageModel: await languageModel.change(organizationId, version, attributes),
    }),
    tryOrganizationLanguageModel: (_parent, { organizationId }, { languageModel }) =>
      languageModel.tryOut(organizationId),
  },
  OrganizationLanguageModel: {
    hasKey,
  },
};
