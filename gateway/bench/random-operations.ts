import {
  type GraphQLArgument,
  GraphQLBoolean,
  type GraphQLField,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  parse,
  validate,
} from 'graphql';

export interface RandomOperation {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** Numbers from 0 to 1; the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TEXTS = [
  'plain',
  '',
  'with "quotes" and \\ backslash',
  'línea\nnueva ☃ 🙂',
  '$notAVariable',
  '# no comment',
  '{"a":1}',
];
const CONDITION = new GraphQLNonNull(GraphQLBoolean);
const MAX_DEPTH = 5;
const MAX_FIELDS = 60;

type Random = () => number;
type Composite = GraphQLObjectType & { name: string };

/** One operation of a schema at a time: aliases, arguments, variables, fragments, conditions, as they fall. */
export function createRandomOperations(schema: GraphQLSchema, seed: number): () => RandomOperation {
  const random: Random = randomFrom(seed);
  const chance = (share: number): boolean => random() < share;
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  /** Names of fields for something else, and one that every object has. */
  const taken = ['name', 'status', 'constructor', 'a', 'b'];

  const draw = (): RandomOperation => {
    let fields = 0;
    const variables: Record<string, unknown> = {};
    const definitions: string[] = [];
    const fragments: string[] = [];

    const literal = (type: GraphQLInputType, depth: number): { text: string; value: unknown } => {
      if (isNonNullType(type)) return literal(type.ofType, depth);
      if (isListType(type)) {
        const items = Array.from({ length: Math.floor(random() * 3) }, () => literal(type.ofType, depth + 1));
        return { text: `[${items.map(({ text }) => text).join(', ')}]`, value: items.map(({ value }) => value) };
      }
      if (isInputObjectType(type)) {
        const given = Object.values(type.getFields()).filter(
          (field) => isRequiredInputField(field) || (depth < 3 && chance(0.3)),
        );
        const parts = given.map((field) => ({ name: field.name, ...literal(field.type, depth + 1) }));
        return {
          text: `{${parts.map(({ name, text }) => `${name}: ${text}`).join(', ')}}`,
          value: Object.fromEntries(parts.map(({ name, value }) => [name, value])),
        };
      }
      if (isEnumType(type)) {
        const { name } = oneOf(type.getValues());
        return { text: name, value: name };
      }
      const plain = (value: unknown) => ({ text: JSON.stringify(value), value });
      switch (type.name) {
        case 'Int':
          return plain(oneOf([0, 1, -7, 100, 2_147_483_647]));
        case 'Float':
          return plain(oneOf([0.5, -1.25, 1e21, 3]));
        case 'Boolean':
          return plain(chance(0.5));
        case 'JSON':
          return oneOf<{ text: string; value: unknown }>([
            { text: '{a: [1, {b: "c"}], d: null}', value: { a: [1, { b: 'c' }], d: null } },
            { text: '-3.5', value: -3.5 },
          ]);
        default:
          return plain(oneOf(TEXTS));
      }
    };
    const variable = (type: GraphQLInputType): string => {
      const name = `v${definitions.length}`;
      const { text, value } = literal(type, 0);
      const byDefault = !isNonNullType(type) && chance(0.4);
      definitions.push(`$${name}: ${type}${byDefault ? ` = ${text}` : ''}`);
      if (!byDefault || chance(0.3)) variables[name] = chance(0.1) && !isNonNullType(type) ? null : value;
      return `$${name}`;
    };
    const argumentsOf = (args: readonly GraphQLArgument[]): string => {
      const given = args.filter((argument) => isRequiredArgument(argument) || chance(0.3));
      if (given.length === 0) return '';
      const texts = given.map(({ name, type }) => `${name}: ${chance(0.5) ? variable(type) : literal(type, 0).text}`);
      return `(${texts.join(', ')})`;
    };
    const condition = (): string => {
      if (!chance(0.08)) return '';
      const name = oneOf(['skip', 'include']);
      const value = chance(0.6) ? variable(CONDITION) : String(chance(0.5));
      return ` @${name}(if: ${value})`;
    };
    const field = ({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): string => {
      const named = getNamedType(type);
      const inner = isLeafType(named) ? '' : selection(named as Composite, depth + 1);
      if (!isLeafType(named) && inner === '') return '';
      fields += 1;
      const alias = chance(0.08) ? `${oneOf(taken)}: ` : '';
      return `${alias}${name}${argumentsOf(args)}${condition()}${inner && ` ${inner}`}`;
    };
    const selection = (type: Composite, depth: number): string => {
      if (depth > MAX_DEPTH) return '';
      const parts: string[] = [];
      if (chance(0.2)) parts.push(`${chance(0.2) ? 'kind_of: ' : ''}__typename`);
      if (isObjectType(type) || isInterfaceType(type)) {
        const all = Object.values((type as GraphQLObjectType).getFields());
        const wanted = depth === 0 ? 1 + Math.floor(random() * 2) : 1 + Math.floor(random() * 5);
        for (let count = 0; count < wanted && fields < MAX_FIELDS; count += 1) parts.push(field(oneOf(all), depth));
      }
      if (isUnionType(type) || isInterfaceType(type)) {
        for (const possible of schema.getPossibleTypes(type)) {
          if (!chance(0.7)) continue;
          const inner = selection(possible as Composite, depth + 1);
          if (inner) parts.push(`... on ${possible.name}${condition()} ${inner}`);
        }
        if (parts.length === 0) parts.push('__typename');
      } else if (chance(0.12)) {
        const inner = selection(type, depth + 1);
        if (inner && chance(0.5)) parts.push(`...${condition()} ${inner}`);
        else if (inner) {
          const name = `F${fragments.length}`;
          fragments.push(`fragment ${name} on ${type.name} ${inner}`);
          parts.push(`...${name}${condition()}`);
        }
      }
      const kept = parts.filter(Boolean);
      return kept.length > 0 ? `{ ${kept.join(' ')} }` : '';
    };
    const isChange = schema.getMutationType() && chance(0.1);
    const root = isChange ? schema.getMutationType() : schema.getQueryType();
    const body = selection(root as Composite, 0);
    const head = `${isChange ? 'mutation' : 'query'} Drawn${definitions.length > 0 ? `(${definitions.join(', ')})` : ''}`;
    return { query: `${head} ${body} ${fragments.join(' ')}`, variables };
  };
  const isValid = ({ query }: RandomOperation): boolean => {
    try {
      return validate(schema, parse(query)).length === 0;
    } catch {
      return false;
    }
  };
  return () => {
    for (let tries = 0; tries < 1_000; tries += 1) {
      const operation = draw();
      if (isValid(operation)) return operation;
    }
    throw new Error('no valid operation was drawn');
  };
}
