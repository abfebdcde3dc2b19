/** GraphQL type → the domain type that resolvers get as parent, as `./path#Type` from src/. */
export const mappers: Record<string, string> = {
  Abstraction: './modules/abstraction/abstraction.model.ts#AbstractionRecord',
};
