import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { subgraphSdl } from '@platform/service-kit/subgraph-sdl';
import { buildSchema, type GraphQLSchema, graphql, lexicographicSortSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExecutorUnderTest, executorNamed, startExecutor } from '../bench/executor-under-test.ts';
import { madeUpSubgraph, madeUpWhole } from '../bench/made-up-world.ts';
import { createRandomOperations } from '../bench/random-operations.ts';
import { fixedParts, plain } from '../bench/same-answers.ts';
import { answersOf, type ServedGraph, serveSubgraphs } from '../bench/served-graph.ts';
import { loadPlanner } from '../src/graph/choose-executor.ts';
import { clientSchema } from '../src/graph/planned/client-schema.ts';

const SUBGRAPHS = ['estate', 'identity', 'integrations', 'reports'];
const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const supergraphSdl = read('supergraph.graphql');
const apiSchema = buildSchema(read('api.graphql'));
/** More are drawn by hand; each costs Apollo Gateway a plan. */
const OPERATIONS = Number(process.env['RANDOM_OPERATIONS'] ?? 60);
const SEED = Number(process.env['RANDOM_SEED'] ?? 16);
const STARTING_MS = 60_000;

async function startBoth(options: Parameters<typeof madeUpSubgraph>[1]) {
  const sdls = SUBGRAPHS.map((name) =>
    subgraphSdl(fileURLToPath(new URL(`../../subgraph-${name}/src`, import.meta.url))),
  );
  const answers = sdls.map((sdl, index) => [SUBGRAPHS[index] ?? '', answersOf(madeUpSubgraph(sdl, options))] as const);
  const whole = madeUpWhole(read('api.graphql'), sdls, options);
  const served = await serveSubgraphs(new Map(answers));
  const start = async (name: 'planned' | 'apollo') =>
    startExecutor(await executorNamed(name), supergraphSdl, served.urls);
  return { served, whole, planned: await start('planned'), apollo: await start('apollo') };
}

describe.each([
  ['where everything answers', { failing: 0, missing: 0, largestList: 3 }, SEED],
  ['where fields fail and things are missing', { failing: 25, missing: 9, largestList: 3 }, SEED + 1],
])('the executor and Apollo Gateway, %s', (_where, options, seed) => {
  let served: ServedGraph;
  let whole: GraphQLSchema;
  let planned: ExecutorUnderTest;
  let apollo: ExecutorUnderTest;
  beforeAll(async () => {
    ({ served, whole, planned, apollo } = await startBoth(options));
  }, STARTING_MS);
  afterAll(() => Promise.all([planned.stop(), apollo.stop(), served.stop()]));

  // Apollo Gateway makes null of an object of which conditions leave nothing, without an error.
  const asksOfNothing = (data: unknown): boolean => JSON.stringify(data ?? null).includes('{}');
  // Apollo Gateway asks for what is skipped where the same field stands beside it, and then fails with it.
  const skipsForGood = (query: string): boolean => /@skip\(if: true\)|@include\(if: false\)/.test(query);
  // Apollo Gateway names one place alone where a thing that fails stands in several, so its places are not compared.
  it('answer whatever is asked as GraphQL says', { timeout: STARTING_MS + OPERATIONS * 1_000 }, async () => {
    const draw = createRandomOperations(apiSchema, seed);
    for (let count = 0; count < OPERATIONS; count += 1) {
      const { query, variables } = draw();
      const { data, errors = [] } = await graphql({ schema: whole, source: query, variableValues: variables });
      const right = fixedParts({ data, errors });
      const [ours, theirs] = [await planned.run(query, variables), await apollo.run(query, variables)];
      expect(fixedParts(ours), `${query}\n${JSON.stringify(variables)}`).toEqual(right);
      if (asksOfNothing(data) || skipsForGood(query)) continue;
      expect(
        { data: plain(theirs.data), fails: theirs.errors.length > 0 },
        `Apollo Gateway: ${query}\n${JSON.stringify(variables)}`,
      ).toEqual({ data: right.data, fails: right.nulled.length > 0 });
    }
  });

  it('serves what the schema says of itself beside data', async () => {
    const query = `query ($type: String!) { a: __schema { queryType { name } } ...Rest }
      fragment Rest on Query { sampleEstateIds type: __type(name: $type) { kind } __typename }`;
    const answers = [await planned.run(query, { type: 'Estate' }), await apollo.run(query, { type: 'Estate' })];
    const [ours, theirs] = answers.map(fixedParts);
    expect(ours).toEqual(theirs);
    expect(ours?.data).toMatchObject({ a: { queryType: { name: 'Query' } }, type: { kind: 'OBJECT' } });
  });

  it('says of what kind something is under any name, where nothing else is asked and under conditions', async () => {
    const query = `query ($no: Boolean!, $yes: Boolean!) { a: trust(id: "1") { ...Asked } b: trust(id: "2") { ...Asked }
        c: trust(id: "3") { ...Asked } }
      fragment Asked on Trust {
        owner { kind: __typename } dead: owner { kind: __typename @include(if: $no) other: __typename @include(if: $yes) }
        grantors: owner { ... on Person { kind: __typename name @skip(if: $yes) } }
        nothing: owner { ... on Trust { id @skip(if: true) } ...Nothing }
      }
      fragment Nothing on Entity { id @include(if: false) }`;
    const variables = { no: false, yes: true };
    const { data, errors = [] } = await graphql({ schema: whole, source: query, variableValues: variables });
    expect(JSON.stringify(data)).toMatch(/"owner":\{"kind":"\w+".*"nothing":\{\}/);
    expect(fixedParts(await planned.run(query, variables))).toEqual(fixedParts({ data, errors }));
  });

  // Apollo Gateway takes what a client calls `id` for the id of the object, and finds nothing or something else.
  it.each([
    ['estate { ALIAS: displayName organization { name } abstractions { status } }', 'id'],
    ['estate { ALIAS: calculationIsStale abstractions { status } }', 'id'],
    ['estate { ALIAS: displayName abstractions { status } }', '__typename'],
    ['estate { organization { ALIAS: name settings { version } } }', 'id'],
    ['estate { ALIAS: displayName }', '__proto__'],
    ['estate { ALIAS: displayName organization { name } }', '_internal_qp_alias_0'],
    ['estate { ALIAS: displayName abstractions { status } }', 'alias_id'],
  ])('answers %s under the name %s as under any other', async (selection, alias) => {
    const ask = async (name: string) => {
      const { data, errors } = await planned.run(`{ trust(id: "1") { ${selection.replace('ALIAS', name)} } }`);
      return {
        errors: errors.map(({ message }) => message),
        text: JSON.stringify(data).replace(`"${name}":`, '"ALIAS":'),
      };
    };
    expect(await ask(alias)).toEqual(await ask('anything'));
  });
});

describe('the plan of an operation', () => {
  const startWith = async (showPlans: boolean) => {
    const served = await serveSubgraphs(
      new Map(SUBGRAPHS.map((name) => [name, async () => '{"data":{"estate":null}}'])),
    );
    const executor = await startExecutor(await executorNamed('planned'), supergraphSdl, served.urls, showPlans);
    const outcome = await executor.run('{ estate(id: "1") { displayName organization { name } } }');
    await Promise.all([executor.stop(), served.stop()]);
    return outcome;
  };
  it('is shown in development to who asks for it: what was fetched of whom, and how long it took', async () => {
    const { extensions } = await startWith(true);
    expect(extensions).toMatchObject({
      plan: {
        planningMs: expect.any(Number),
        fetches: [{ service: 'estate', failed: false, tookMs: expect.any(Number) }],
      },
    });
  });
  it('is shown to nobody elsewhere', async () => {
    expect((await startWith(false)).extensions).toBeUndefined();
  });
});

describe('the schema that clients are checked against', () => {
  it('is the one that the supergraph is composed to', async () => {
    const Planner = await loadPlanner();
    const shown = (schema: ReturnType<typeof buildSchema>) => printSchema(lexicographicSortSchema(schema));
    expect(shown(clientSchema(new Planner(supergraphSdl).consumerSchema))).toBe(shown(apiSchema));
  });
});
