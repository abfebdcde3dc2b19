import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  print,
  typeFromAST,
} from 'graphql';

export interface BenchQuery {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** A page of clients with what each of the four subgraphs has of them. */
export const ACROSS: BenchQuery = {
  query: `query Across {
    estates(pagination: { page: 1, perPage: 90 }) {
      collection {
        id displayName city clientState maritalStatus isSample calculatedNetWorth calculatedFederalTaxEstimate updatedAt
        advisor { id name emailAddress signedInAt }
        organization { id name }
        reports { id name status percent kind requestedAt completedAt }
        abstractions { id status statusLabel percent stage pageCount createdAt updatedAt }
        firstSpouseToDie { id firstName lastName name }
      }
      metadata { totalCount currentPage limitValue }
    }
  }`,
  variables: {},
};

function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
  }
  return { Int: 1, Float: 1.5, Boolean: true }[type.name] ?? 'a value';
}

/** Every query that a screen of the product sends, with what it must be given. */
export async function productQueries(schema: GraphQLSchema): Promise<BenchQuery[]> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = readdirSync(root)
    .map((project) => `${root}${project}/src/gql/graphql.ts`)
    .filter((file) => existsSync(file));
  const read = files.map(async (file) => {
    const exported = Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>);
    return exported.filter((one) => (one as DocumentNode | null)?.kind === Kind.DOCUMENT) as DocumentNode[];
  });
  return (await Promise.all(read)).flat().flatMap((document) => {
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (operation?.operation !== 'query') return [];
    const required = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const known = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
      return known && isNonNullType(known) ? [[variable.name.value, sampleOf(known)] as const] : [];
    });
    return [{ query: print(document), variables: Object.fromEntries(required) }];
  });
}
