import type { QueryPlan } from '@graphql-hive/router-query-planner';
import type { GraphQLError } from 'graphql';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Json } from './json.ts';
import { createMerge } from './merge.ts';
import { compilePlan } from './plan-steps.ts';
import { runStep } from './run-plan.ts';
import type { SubgraphAnswer } from './subgraph-call.ts';
import { readSupergraphTypes } from './supergraph-types.ts';

const types = readSupergraphTypes(
  parse('interface Node { id: ID } type Book implements Node { id: ID } type Person implements Node { id: ID }'),
);
const BOOKS = 'the books';
const plan: QueryPlan = {
  kind: 'QueryPlan',
  node: {
    kind: 'Sequence',
    nodes: [
      { kind: 'Fetch', serviceName: 'one', operation: BOOKS },
      {
        kind: 'Flatten',
        path: [{ Field: 'books' }, '@'],
        node: {
          kind: 'Fetch',
          serviceName: 'two',
          operation: 'their titles',
          requires: [
            {
              kind: 'InlineFragment',
              typeCondition: 'Book',
              selections: [
                { kind: 'Field', name: '__typename' },
                { kind: 'Field', name: 'id' },
              ],
            },
          ],
        },
      },
    ],
  },
};
interface Representation {
  readonly id: string;
}

async function run(books: unknown[], answer: (asked: readonly Representation[]) => SubgraphAnswer) {
  const asked: Representation[][] = [];
  const data: Json = {};
  const errors: GraphQLError[] = [];
  const step = compilePlan(plan, types);
  if (!step) throw new Error('a plan without steps');
  await runStep(step, {
    types,
    merge: createMerge(types),
    aliases: { original: (key) => key },
    context: {},
    given: {},
    variables: {},
    data,
    errors,
    async call({ operation }, body) {
      if (operation === BOOKS) return { data: { books }, errors: [] };
      const { variables } = JSON.parse(body) as { variables: { representations: Representation[] } };
      asked.push(variables.representations);
      return answer(variables.representations);
    },
  });
  return { data, errors, asked };
}
const book = (id: string) => ({ __typename: 'Book', id });
const titles = (asked: readonly Representation[]): SubgraphAnswer => ({
  data: { _entities: asked.map(({ id }) => ({ title: `Title ${id}` })) },
  errors: [],
});

describe('entities of a plan', () => {
  it('are asked for once each, whoever needs them, and given to everybody who does', async () => {
    const { data, asked } = await run(
      [book('1'), null, book('2'), book('1'), { __typename: 'Person', id: '1' }],
      titles,
    );
    expect(asked).toEqual([[book('1'), book('2')]]);
    expect(data['books']).toMatchObject([{ title: 'Title 1' }, null, { title: 'Title 2' }, { title: 'Title 1' }, {}]);
  });
  it('are asked for in several requests when they are many, and each gets its own', async () => {
    const long = (index: number) => `${index}-${'x'.repeat(400_000)}`;
    const books = Array.from({ length: 7 }, (_unused, index) => book(long(index)));
    const { data, asked } = await run(books, titles);
    expect(asked.map(({ length }) => length)).toEqual([2, 2, 2, 1]);
    expect((data['books'] as { id: string; title: string }[]).every(({ id, title }) => title === `Title ${id}`)).toBe(
      true,
    );
  });
  it('that fail say so wherever they stand', async () => {
    const { errors } = await run([book('1'), book('2'), book('1')], () => ({
      data: { _entities: [null, null] },
      errors: [{ message: 'No title', path: ['_entities', 0, 'title'], extensions: { code: 'NONE' } }],
    }));
    expect(errors.map(({ path }) => path)).toEqual([
      ['books', 0, 'title'],
      ['books', 2, 'title'],
    ]);
    expect(errors[0]?.extensions).toEqual({ code: 'NONE', serviceName: 'two' });
  });
  it('without what they are found by are not asked for', async () => {
    const { asked } = await run([{ __typename: 'Book' }], titles);
    expect(asked).toEqual([]);
  });
  it('are not taken when they are another number than was asked for', async () => {
    const { data, errors } = await run([book('1'), book('2')], () => ({
      data: { _entities: [{ title: 'Of whom?' }] },
      errors: [],
    }));
    expect([data['books'], errors.length]).toEqual([[book('1'), book('2')], 1]);
  });
});

describe('putting together what several say of one thing', () => {
  const merge = createMerge(types);
  const merged = (...parts: string[]): Json => {
    const target: Json = {};
    for (const part of parts) merge(target, JSON.parse(part) as Json);
    return target;
  };
  it('keeps what one knows where another has nothing, whichever comes first', () => {
    const [some, none] = ['{"a":{"b":1},"c":[{"d":1}]}', '{"a":null,"c":[null]}'];
    expect(merged(some, none)).toEqual(merged(none, some));
    expect(merged(some, none)).toEqual({ a: { b: 1 }, c: [{ d: 1 }] });
  });
  it('keeps the type that a thing is where another subgraph knows its interface alone', () => {
    expect(merged('{"__typename":"Book"}', '{"__typename":"Node"}')).toEqual({ __typename: 'Book' });
    expect(merged('{"__typename":"Node"}', '{"__typename":"Book"}')).toEqual({ __typename: 'Book' });
  });
  it('changes no prototype', () => {
    const target = merged('{"a":{}}', '{"__proto__":{"polluted":1},"a":{"__proto__":{"polluted":1}}}');
    expect([Object.getPrototypeOf(target), ({} as { polluted?: number }).polluted]).toEqual([
      Object.prototype,
      undefined,
    ]);
    expect(Object.getPrototypeOf(target['a'])).toBe(Object.prototype);
  });
});
