import { type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { priceOperation } from './operation-price.ts';
import { fragmentsOf } from './root-fields.ts';
import { readSupergraphRules } from './supergraph-rules.ts';

const rules = readSupergraphRules(`
  scalar Cents
  enum Kind { A B }
  type Query {
    estate: Estate
    estates(pagination: PaginationInput): EstateList @listSize(assumedSize: 50, sizedFields: ["collection"])
    clients(first: Int): [Estate!]! @listSize(assumedSize: 20, slicingArguments: ["first"])
    everything: [Estate!]!
  }
  type EstateList { collection: [Estate!]! count: Int }
  type Estate {
    id: ID!
    name: String
    people: [Person!]! @listSize(assumedSize: 60)
    kinds: [Kind!]! @listSize(assumedSize: 5)
    distribution: Distribution @cost(weight: 800)
    holders: [Holder!]! @listSize(assumedSize: 10)
  }
  type Person { id: ID! estate: Estate }
  type Trust { id: ID! name: String }
  union Holder = Person | Trust
  type Distribution { tax: Cents }
  input PaginationInput { page: Int perPage: Int }
`);

function priced(source: string) {
  const document = parse(source);
  const operation = document.definitions.find((node) => node.kind === 'OperationDefinition');
  return priceOperation(operation as OperationDefinitionNode, fragmentsOf(document), rules);
}
const price = (source: string, variables: object = {}) => priced(source).price({ ...variables });

describe('the price of an operation', () => {
  it.each([
    ['a field', '{ estate { id } }', 2],
    ['a list of values', '{ estate { kinds } }', 1 + 1 + 5],
    ['a list of objects, of the size that is stated', '{ estate { people { id } } }', 1 + 1 + 60],
    ['a list in a list', '{ clients { people { id } } }', 1 + 20 * (1 + 60)],
    ['a list of which nothing is said: as the largest', '{ everything { id name } }', 1 + 1_000 * 2],
    ['a page without a size: as the server fills it', '{ estates { collection { id } count } }', 1 + (1 + 50) + 1],
    ['a page of a size', '{ estates(pagination: { perPage: 7 }) { collection { id } } }', 1 + 1 + 7],
    ['a page of all', '{ estates(pagination: { perPage: -1 }) { collection { id } } }', 1 + 1 + 1_000],
    ['a page larger than the largest', '{ clients(first: 1000000) { id } }', 1 + 1_000],
    ['a weighed field', '{ clients(first: 2) { distribution { tax } } }', 1 + 2 * 801],
    ['the name of a type', '{ __typename estate { __typename } }', 3],
    ['the schema itself', '{ __schema { types { name fields { name } } } }', 5],
  ])('is what it can return: %s', (_what, source, expected) => {
    expect(price(source)).toBe(expected);
  });

  it('follows the variables, their defaults, and a page that is a variable as a whole', () => {
    const sliced = 'query ($first: Int = 3) { clients(first: $first) { id } }';
    expect([price(sliced), price(sliced, { first: 10 }), price(sliced, { first: null })]).toEqual([4, 11, 21]);
    const page = 'query ($p: PaginationInput) { estates(pagination: $p) { collection { id } } }';
    expect([{}, { p: {} }, { p: { perPage: 9 } }, { p: { perPage: -1 } }].map((given) => price(page, given))).toEqual([
      52, 52, 11, 1_002,
    ]);
    const inner = 'query ($n: Int) { estates(pagination: { perPage: $n }) { collection { id } } }';
    expect([price(inner, { n: 4 }), price(inner, { n: '4' })]).toEqual([6, 1_002]);
  });

  it('counts what fragments ask for together once, and each alias for itself', () => {
    const twice =
      '{ estate { ...A ...B } } fragment A on Estate { people { id } } fragment B on Estate { people { id } }';
    expect(price(twice)).toBe(price('{ estate { people { id } } }'));
    expect(price('{ estate { a: people { id } b: people { id } } }')).toBe(1 + 2 * 61);
  });

  it('counts the fields of every type of a union', () => {
    expect(price('{ estate { holders { ... on Person { id } ... on Trust { id name } } } }')).toBe(1 + 1 + 10 * 3);
  });

  it('multiplies along a cycle', () => {
    const cycle = (depth: number): string => (depth === 0 ? 'id' : `people { estate { ${cycle(depth - 1)} } }`);
    expect(price(`{ estate { ${cycle(3)} } }`)).toBeGreaterThan(60 ** 3);
  });

  it('is worked out in no time for the largest cycle that the limits let through', () => {
    const deep = `{ estate { ${'people { estate { '.repeat(7)} id ${'} }'.repeat(7)} } }`;
    expect(price(deep)).toBeGreaterThan(60 ** 7);
  });

  it('tells the way to what makes most of it', () => {
    const query = '{ estate { id } estates(pagination: { perPage: -1 }) { collection { id distribution { tax } } } }';
    expect(priced(query).heaviest({})).toBe('estates.collection.distribution');
    const aliases = '{ a: clients { distribution { tax } } b: clients { distribution { tax } } c: estate { id } }';
    expect(priced(aliases).heaviest({})).toBe('clients.distribution');
  });
});

describe('what a supergraph says of its fields', () => {
  it('is refused when it names a group of rate limits that does not exist', () => {
    const sdl = 'type Query { a: ID @rateLimit(group: "nobody") }';
    expect(() => readSupergraphRules(sdl)).toThrow('there is no group of rate limits "nobody"');
  });
});
