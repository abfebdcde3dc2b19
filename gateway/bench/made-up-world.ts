import { createHash } from 'node:crypto';
import {
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

function leafOf(type: GraphQLOutputType & { name: string }, seed: number, which: string): unknown {
  if (isEnumType(type)) {
    const values = type.getValues();
    return values[seed % values.length]?.name;
  }
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

/**
 * A subgraph whose every field has a value that follows from what it is asked of: another subgraph says the same of
 * the same thing, so whoever puts answers together can be checked by anybody else who does.
 */
export function madeUpSubgraph(
  typeDefs: string,
  { failing, missing, largestList, things = FEW, page }: WorldOptions,
): GraphQLSchema {
  const schema = subgraphSchema({ typeDefs, resolvers: {} });
  const keyOf = (type: GraphQLObjectType): string | undefined => {
    const key = type.astNode?.directives?.find(({ name }) => name.value === 'key')?.arguments?.[0]?.value;
    return key?.kind === 'StringValue' ? key.value.trim() : undefined;
  };
  const thing = (type: GraphQLObjectType, which: string): Thing => {
    const key = keyOf(type);
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
    const one = possible[seed % possible.length];
    return one ? thing(one, which) : null;
  };
  const orNull = (type: GraphQLOutputType, which: string): unknown =>
    missing > 0 && !isNonNullType(type) && numberOf(`null? ${which}`) % missing === 0 ? null : value(type, which);

  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = (given: Thing) => given.__typename;
    if (!isObjectType(type) || type.name.startsWith('_')) continue;
    const key = keyOf(type);
    if (key) {
      Object.assign(type, {
        resolveReference: (given: Record<string, string>) => ({ ...given, which: given[key] }),
      });
    }
    for (const field of Object.values(type.getFields())) {
      if (field.name.startsWith('_')) continue;
      field.resolve = (source: Thing & Record<string, unknown>, given) => {
        if (field.name === key && source?.[field.name] !== undefined) return source[field.name];
        const which = `${source?.which ?? type.name}.${field.name}${JSON.stringify(given)}`;
        if (failing > 0 && numberOf(`fails? ${which}`) % failing === 0)
          throw new Error(`no ${getNamedType(field.type)}`);
        return orNull(field.type, which);
      };
    }
  }
  return schema;
}
