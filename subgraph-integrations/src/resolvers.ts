import { abstractionResolvers } from './modules/abstraction/abstraction.resolvers.ts';
import { languageModelResolvers } from './modules/language-model/language-model.resolvers.ts';
import type { Resolvers } from './schema.generated.ts';

export const resolvers: Resolvers = {
  ...abstractionResolvers,
  ...languageModelResolvers,
  Query: { ...abstractionResolvers.Query, ...languageModelResolvers.Query },
  Mutation: { ...abstractionResolvers.Mutation, ...languageModelResolvers.Mutation },
};
