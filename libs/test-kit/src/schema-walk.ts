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

export type RootField = GraphQLField<unknown, unknown>;
export type Root = 'query' | 'mutation';

export const rootFields = (schema: GraphQLSchema, root: Root): RootField[] =>
  Object.values((root === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});

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

/** The operation of one root field, every argument a variable of the argument's name. */
export function operationText(root: Root, { name, args, type }: RootField, depth: number): string {
  const variables = args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return `${root} ${variables && `(${variables})`} { ${name}${given && `(${given})`} ${selectionOf(type, depth)} }`;
}

/** Whether a caller names something in it: an ID, or an input that holds one, however deep. */
export function takesIds({ args }: RootField): boolean {
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
