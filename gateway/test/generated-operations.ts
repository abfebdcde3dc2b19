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
} from 'graphql';

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

/** As deep as the gateway's limits allow: what an attacker would ask for. */
function deepest(type: GraphQLOutputType): string {
  const candidates = [4, 3, 2, 1].map((depth) => selectionOf(type, depth));
  return candidates.find((selection) => selection.split(/\s+/).length <= MAX_FIELDS) ?? candidates.at(-1) ?? '';
}

export const rootFields = (schema: GraphQLSchema, root: Root): Field[] =>
  Object.values((root === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});

/** The whole operation of one root field, every argument a variable of the argument's name. */
export function operationOf(root: Root, { name, args, type }: Field): string {
  const variables = args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return `${root} ${variables && `(${variables})`} { ${name}${given && `(${given})`} ${deepest(type)} }`;
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
