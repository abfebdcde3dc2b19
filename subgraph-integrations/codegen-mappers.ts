/** GraphQL type → the domain type that resolvers get as parent, as `./path#Type` from src/. */
export const mappers: Record<string, string> = {
  Abstraction: './domain/abstraction/abstraction.ts#AbstractionRecord',
  OrganizationLanguageModel: './domain/language-model/language-model.ts#LanguageModelRecord',
};
