import type { Actor } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import {
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  type OperationDefinitionNode,
  OperationTypeNode,
  typeFromAST,
} from 'graphql';
import { type Fragments, rootFields } from './root-fields.ts';
import type { SupergraphRules } from './supergraph-rules.ts';
import { type PlacedFile, waitingFiles } from './uploads.ts';

/** Whether the value at that place of a variable is what the schema calls a file. */
function isFileAt(type: GraphQLInputType | undefined, path: readonly (string | number)[]): boolean {
  const inner = type && getNullableType(type);
  const [next, ...rest] = path;
  if (next === undefined) return isScalarType(inner) && inner.name === 'Upload';
  if (isListType(inner)) return isFileAt(inner.ofType as GraphQLInputType, typeof next === 'number' ? rest : path);
  return isInputObjectType(inner) && isFileAt(inner.getFields()[next]?.type, rest);
}

const refused = (code: string, message: string): GraphQLError => new GraphQLError(message, { extensions: { code } });

export interface FileOperation {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
}

/**
 * Whether an operation, already found valid, may be given the files that came with it: it is a mutation, each file
 * stands where it takes one, and whoever sends it may ask for every field of it: a file is kept before any of them runs.
 * Answers them; none of their bytes is kept yet. Throws: GraphQLError BAD_USER_INPUT, FORBIDDEN.
 */
export function filesOf(
  { variables, operation, fragments }: FileOperation,
  { schema, rules }: { readonly schema: GraphQLSchema; readonly rules: SupergraphRules },
  actor: Actor,
): PlacedFile[] {
  const files = waitingFiles(variables);
  if (files.length === 0) return [];
  const types = new Map(
    operation.variableDefinitions?.map(({ variable, type }) => [
      variable.name.value,
      typeFromAST(schema, type as never) as GraphQLInputType | undefined,
    ]),
  );
  const taken =
    operation.operation === OperationTypeNode.MUTATION &&
    files.every(({ path: [variable, ...path] }) => isFileAt(types.get(String(variable)), path));
  if (!taken) throw refused('BAD_USER_INPUT', 'This operation takes no file there.');
  const mayAsk = (field: string): boolean => {
    const access = rules.field('Mutation', field)?.access;
    return field === '__typename' || access === 'public' || (access ? can(actor, access) : false);
  };
  if (!rootFields(operation.selectionSet, fragments).every(mayAsk))
    throw refused('FORBIDDEN', "Unauthorized: You don't have enough permissions");
  return files;
}
