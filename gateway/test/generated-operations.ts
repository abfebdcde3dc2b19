import { readFileSync } from 'node:fs';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { MAX_PRICE } from '../src/graph/operation-guard.ts';
import { priceOperation } from '../src/graph/operation-price.ts';
import { fragmentsOf } from '../src/graph/root-fields.ts';
import { readSupergraphRules } from '../src/graph/supergraph-rules.ts';

type Field = GraphQLField<unknown, unknown>;
type Root = 'query' | 'mutation';

/** Everything that can be asked for without arguments, so many objects deep; '' when there is nothing. */
export function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isUnionType(named) || isInterfaceType(named)) return '{ __typename }';
  if (!isObjectType(named)) return '';
  const parts = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(getNamedType(field.type))) return field.name;
    const inner = depth > 1 ? selectionOf(field.type, depth - 1) : '';
    return inner ? `${field.name} ${inner}` : [];
  });
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : '';
}

const MAX_FIELDS = 400;

const rules = readSupergraphRules(readFileSync(new URL('../supergraph.graphql', import.meta.url), 'utf8'));

function isAllowed(source: string): boolean {
  const document = parse(source);
  const [operation] = document.definitions;
  const { price } = priceOperation(operation as OperationDefinitionNode, fragmentsOf(document), rules);
  return source.split(/\s+/).length <= MAX_FIELDS && price({}) <= MAX_PRICE;
}

export const rootFields = (schema: GraphQLSchema, root: Root): Field[] =>
  Object.values((root === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});

/**
 * The whole operation of one root field, every argument a variable of the argument's name, and as deep as the gateway's
 * limits allow: what an attacker would ask for.
 */
export function operationOf(root: Root, { name, args, type }: Field): string {
  const variables = args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const candidates = [4, 3, 2, 1].map(
    (depth) =>
      `${root} ${variables && `(${variables})`} { ${name}${given && `(${given})`} ${selectionOf(type, depth)} }`,
  );
  return candidates.find(isAllowed) ?? candidates.at(-1) ?? '';
}

/** Whether a caller names something in it: an ID, or an input that holds one, however deep. */
export function takesIds({ args }: Field): boolean {
  const known = new Set<string>();
  const holds = (type: GraphQLInputType): boolean => {
    const named = getNamedType(type);
    if (named.name === 'ID') return true;
    if (!isInputObjectType(named) || known.has(named.name)) return false;
    known.add(named.name);
    return Object.values(named.getFields()).some((field) => holds(field.type));
  };
  return args.some(({ type }) => holds(type));
}
