import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { subgraphSdl } from '@platform/service-kit/subgraph-sdl';
import Fastify, { type FastifyInstance } from 'fastify';
import { composeGateway } from '../src/compose.ts';
import { readEnvironment } from '../src/environment.ts';
import { madeUpSubgraph } from './made-up-world.ts';
import { type AnswerText, answersOf, serveSubgraphs } from './served-graph.ts';

/**
 * One part of the measurement, in a process of its own that it has the processor time of: `subgraphs`, `stock` (Apollo
 * Gateway on Fastify with nothing around it) or `ours` (the gateway as it is, every guard on).
 */
const SUBGRAPHS = ['estate', 'identity', 'integrations', 'reports'];
const SUPERGRAPH = fileURLToPath(new URL('../supergraph.graphql', import.meta.url));
const WORLD = { failing: 0, missing: 0, largestList: 3, things: 300, page: 100 };

/** What is asked again is answered from memory: it is the gateway that is measured. */
function remembering(answer: AnswerText): AnswerText {
  const known = new Map<string, string>();
  return async (body) => {
    const found = known.get(body);
    if (found !== undefined) return found;
    const fresh = await answer(body);
    known.set(body, fresh);
    return fresh;
  };
}

async function subgraphs(): Promise<object> {
  const answers = SUBGRAPHS.map((name) => {
    const sdl = subgraphSdl(fileURLToPath(new URL(`../../subgraph-${name}/src`, import.meta.url)));
    return [name, remembering(answersOf(madeUpSubgraph(sdl, WORLD)))] as const;
  });
  return { urls: (await serveSubgraphs(new Map(answers))).urls };
}

async function stock(urls: Readonly<Record<string, string>>): Promise<object> {
  const app = Fastify() as unknown as FastifyInstance;
  const sdl = readFileSync(SUPERGRAPH, 'utf8').replace(
    /http:\/\/(\w+)\.invalid\/graphql/g,
    (_all, name) => urls[name] ?? '',
  );
  const server = new ApolloServer({
    gateway: new ApolloGateway({ supergraphSdl: sdl }) as never,
    plugins: [fastifyApolloDrainPlugin(app as never)],
  });
  await server.start();
  app.route({ url: '/graphql', method: ['POST'], handler: fastifyApolloHandler(server as never) as never });
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

async function ours(urls: Readonly<Record<string, string>>): Promise<object> {
  const settings = readEnvironment({
    ...process.env,
    NODE_ENV: 'production',
    // What fails behind a masked error is then told.
    LOG_LEVEL: process.env['BENCH_WHY'] ? 'error' : 'silent',
    PORT: '0',
    REQUESTS_PER_MINUTE: '100000000',
    ACTOR_TOKEN_SECRET: 'a secret of the measurement alone, long enough',
    PUBLIC_URL: 'http://gateway.test',
    READ_DEADLINE_MS: '60000',
    ...Object.fromEntries(SUBGRAPHS.map((name) => [`SUBGRAPH_${name.toUpperCase()}_URL`, urls[name]])),
  });
  return { url: await (await composeGateway(settings)).start() };
}

const PARTS = { subgraphs, stock, ours };
const part = PARTS[process.argv[2] as keyof typeof PARTS];
if (!part) throw new Error(`there is no part "${process.argv[2]}"`);
process.on('message', (message) => {
  if (message === 'collected') globalThis.gc?.();
  // Who has asked may have ended meanwhile.
  if (process.connected) process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() });
});
process.on('disconnect', () => process.exit(0));
process.send?.(await part(JSON.parse(process.argv[3] ?? '{}')));
