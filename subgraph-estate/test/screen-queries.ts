import { fileURLToPath, pathToFileURL } from 'node:url';
import { readTypeDefs } from '@platform/service-kit';
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const SCREENS = fileURLToPath(new URL('../../mfe-estate/src/gql/graphql.ts', import.meta.url));

/** A query without the fields that other subgraphs answer, and without variables that those alone need. */
function ownPart(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const info = new TypeInfo(schema);
  const known = visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter: () => (info.getFieldDef() ? undefined : null),
        leave: ({ selectionSet }) => (selectionSet?.selections.length === 0 ? null : undefined),
      },
    }),
  );
  const used = new Set<string>();
  visit(known, { Argument: (one) => void visit(one, { Variable: ({ name }) => void used.add(name.value) }) });
  return visit(known, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  });
}

const operationOf = ({ definitions }: DocumentNode): OperationDefinitionNode | undefined =>
  definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);

/** Needs the estate and nothing else: what the pages of one estate ask for when they open. */
function isOfOneEstate(document: DocumentNode): boolean {
  const operation = operationOf(document);
  const needed = (operation?.variableDefinitions ?? []).filter(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  return operation?.operation === 'query' && needed.length === 1 && needed[0]?.variable.name.value === 'estateId';
}

/** The types of this subgraph; what begins its operations is said by each noun, and by none of them whole. */
function ownSchema(): GraphQLSchema {
  const { definitions } = readTypeDefs(fileURLToPath(new URL('../src', import.meta.url)));
  const fields = definitions.flatMap((one) =>
    one.kind === Kind.OBJECT_TYPE_EXTENSION && one.name.value === 'Query' ? (one.fields ?? []) : [],
  );
  const query = { kind: Kind.OBJECT_TYPE_DEFINITION, name: { kind: Kind.NAME, value: 'Query' }, fields } as const;
  return buildASTSchema({ kind: Kind.DOCUMENT, definitions: [...definitions, query] }, { assumeValidSDL: true });
}

/** What the screens ask this subgraph about one estate, by the names of their queries, as they are built. */
export async function screenQueries(): Promise<readonly (readonly [string, string])[]> {
  const schema = ownSchema();
  const exported = Object.values((await import(pathToFileURL(SCREENS).href)) as Record<string, unknown>);
  const documents = exported.filter((one) => (one as DocumentNode | null)?.kind === Kind.DOCUMENT) as DocumentNode[];
  return documents
    .filter(isOfOneEstate)
    .map((document) => [operationOf(document)?.name?.value ?? '', print(ownPart(schema, document))] as const);
}
