import { createHash } from 'node:crypto';
import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import { subgraphSchema } from './served-graph.ts';

/** What a number is made of; equal for equal things, in whichever subgraph they are asked for. */
function numberOf(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE(0);
}

interface Thing {
  readonly __typename: string;
  /** Which one it is: everything that it has follows from that. */
  readonly which: string;
}

export interface WorldOptions {
  /** Of how many fields one fails, and of how many that may be null one is; 0 for none. */
  readonly failing: number;
  readonly missing: number;
  /** How many things a list has at most. */
  readonly largestList: number;
  /** How many of each type there are; few, so that the same ones are met again. */
  readonly things?: number;
  /** How many things a page of a list has; as many as another list where it is not said. */
  readonly page?: number;
}

const FEW = 12;

/** Whatever order a schema has them in. */
const pick = <Named extends { readonly name: string }>(all: readonly Named[], seed: number): Named | undefined =>
  all.toSorted((one, other) => (one.name < other.name ? -1 : 1))[seed % all.length];

/** Schemas have arguments and fields of inputs in orders of their own. */
const argumentsText = (given: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(given, (_name, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** By the type that it identifies. */
type Keys = ReadonlyMap<string, string>;

function keysIn(typeDefs: string): Keys {
  const found = new Map<string, string>();
  for (const node of parse(typeDefs, { noLocation: true }).definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    const key = node.directives?.find(({ name }) => name.value === 'key')?.arguments?.[0]?.value;
    if (key?.kind === Kind.STRING) found.set(node.name.value, key.value.trim());
  }
  return found;
}

function leafOf(type: GraphQLOutputType & { name: string }, seed: number, which: string): unknown {
  if (isEnumType(type)) return pick(type.getValues(), seed)?.name;
  switch (type.name) {
    case 'Int':
      return seed % 1_000;
    case 'Float':
      return (seed % 10_000) / 8;
    case 'Boolean':
      return seed % 2 === 0;
    case 'JSON':
      return { number: seed % 100, text: which, list: [seed % 3, null, { deep: true }] };
    default:
      return `${type.name} ${seed.toString(36)} "é\\n`;
  }
}

/** Gives every field of the schema a value that follows from what it is asked of. */
function makeUp(
  schema: GraphQLSchema,
  keys: Keys,
  { failing, missing, largestList, things = FEW, page }: WorldOptions,
): GraphQLSchema {
  const thing = (type: GraphQLObjectType, which: string): Thing => {
    const key = keys.get(type.name);
    if (!key) return { __typename: type.name, which: `${type.name}(${which})` };
    const id = `${type.name}-${numberOf(which) % things}`;
    return { __typename: type.name, which: id, [key]: id };
  };
  const value = (type: GraphQLOutputType, which: string): unknown => {
    if (isNonNullType(type)) return value(type.ofType, which);
    const seed = numberOf(which);
    if (isListType(type)) {
      const length = page && /\.collection\{[^.]*$/.test(which) ? page : seed % (largestList + 1);
      return Array.from({ length }, (_unused, index) => orNull(type.ofType, `${which}[${index}]`));
    }
    if (isLeafType(type)) return leafOf(type, seed, which);
    if (isObjectType(type)) return thing(type, which);
    const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
    const one = pick(possible, seed);
    return one ? thing(one, which) : null;
  };
  const orNull = (type: GraphQLOutputType, which: string): unknown =>
    missing > 0 && !isNonNullType(type) && numberOf(`null? ${which}`) % missing === 0 ? null : value(type, which);

  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = (given: Thing) => given.__typename;
    if (!isObjectType(type) || type.name.startsWith('_')) continue;
    const key = keys.get(type.name);
    if (key) {
      const resolveReference = (given: Record<string, string>) => ({ ...given, which: given[key] });
      type.extensions = { ...type.extensions, apollo: { subgraph: { resolveReference } } };
    }
    for (const field of Object.values(type.getFields())) {
      if (field.name.startsWith('_')) continue;
      field.resolve = (source: Thing & Record<string, unknown>, given) => {
        if (field.name === key && source?.[field.name] !== undefined) return source[field.name];
        const which = `${source?.which ?? type.name}.${field.name}${argumentsText(given)}`;
        if (failing > 0 && numberOf(`fails? ${which}`) % failing === 0)
          throw new Error(`no ${getNamedType(field.type)}`);
        return orNull(field.type, which);
      };
    }
  }
  return schema;
}

/**
 * A subgraph whose every field has a value that follows from what it is asked of: another subgraph says the same of
 * the same thing, so whoever puts answers together can be checked by anybody else who does.
 */
export const madeUpSubgraph = (typeDefs: string, options: WorldOptions): GraphQLSchema =>
  makeUp(subgraphSchema({ typeDefs, resolvers: {} }), keysIn(typeDefs), options);

/** The same world in one piece, behind the schema of clients: what GraphQL itself says that an answer is. */
export function madeUpWhole(api: string, subgraphs: readonly string[], options: WorldOptions): GraphQLSchema {
  const keys = new Map(subgraphs.flatMap((typeDefs) => [...keysIn(typeDefs)]));
  return makeUp(buildSchema(api), keys, options);
}
