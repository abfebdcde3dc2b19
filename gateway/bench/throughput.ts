import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { anonymousActor } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { connectRedis, createLogger, createSessionStore, newSessionToken } from '@platform/service-kit';
import { buildSchema } from 'graphql';
import { Agent, request } from 'undici';
import { ACROSS, type BenchQuery, productQueries } from './bench-queries.ts';

/**
 * Stock Apollo Gateway and the gateway as it is, in turns, over the same made-up subgraphs:
 * `npm run bench -- gateway [rounds] [seconds] [connections]`, which starts the Redis that sessions are kept in.
 */
const [rounds = 6, seconds = 5, connections = 20] = process.argv.slice(2).map(Number);
type GatewayName = 'stock' | 'ours';

interface Part<Said> {
  readonly said: Said;
  usage(): Promise<{ cpu: NodeJS.CpuUsage; memory: NodeJS.MemoryUsage }>;
  stop(): void;
}

const next = (child: ChildProcess): Promise<unknown> =>
  new Promise((done, fail) => {
    child.once('message', done);
    child.once('exit', (code) => fail(new Error(`a part of the measurement ended with ${code}`)));
  });

async function start<Said>(name: string, given: unknown = {}): Promise<Part<Said>> {
  const child = fork(new URL('./bench-process.ts', import.meta.url), [name, JSON.stringify(given)]);
  const said = (await next(child)) as Said;
  return {
    said,
    async usage() {
      const answer = next(child);
      child.send('usage');
      return (await answer) as Awaited<ReturnType<Part<Said>['usage']>>;
    },
    stop: () => child.disconnect(),
  };
}

/** Somebody who is signed in, as identity would write it. */
async function signIn(): Promise<string> {
  const redis = connectRedis(process.env['REDIS_URL'] ?? '', createLogger('bench', 'silent'));
  const now = Date.now();
  const { requestId, settings, organizationDisabled, ...nobody } = anonymousActor('');
  const token = newSessionToken();
  await createSessionStore(redis).write(token, {
    id: newId(),
    actor: {
      ...nobody,
      kind: 'account',
      accountId: newId(),
      name: 'Bench',
      emailAddress: 'bench@example.com',
      activeRole: 'ADVISOR',
      roles: ['ADVISOR'],
    },
    createdAt: new Date(now).toISOString(),
    lastActivityAt: new Date(now).toISOString(),
    absoluteExpiresAt: new Date(now + 3_600_000).toISOString(),
    userAgent: 'bench',
    ipAddress: '127.0.0.1',
    verified: true,
    impersonation: null,
  });
  redis.disconnect();
  return `session=${token}`;
}

const agent = new Agent({ connections });
const cookie = await signIn();

async function ask(url: string, { query, variables }: BenchQuery): Promise<string> {
  const { body } = await request(`${url}/graphql`, {
    dispatcher: agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });
  return body.text();
}

interface Measured {
  readonly perSecond: number;
  /** Of the gateway's process, for one request. */
  readonly cpuMs: number;
}

async function round(
  { said: { url }, usage }: Part<{ url: string }>,
  queries: readonly BenchQuery[],
): Promise<Measured> {
  const before = await usage();
  const from = performance.now();
  const until = from + seconds * 1000;
  let answered = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      await ask(url, queries[answered++ % queries.length] as BenchQuery);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const lasted = (performance.now() - from) / 1000;
  const { cpu } = await usage();
  const spent = cpu.user + cpu.system - before.cpu.user - before.cpu.system;
  return { perSecond: answered / lasted, cpuMs: spent / 1000 / answered };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const schema = buildSchema(readFileSync(new URL('../api.graphql', import.meta.url), 'utf8'));
const world = await start<{ urls: Record<string, string> }>('subgraphs');
const gateways = {
  stock: await start<{ url: string }>('stock', world.said.urls),
  ours: await start<{ url: string }>('ours', world.said.urls),
};

/** Once each, before anything counts: plans are made, subgraphs remember, and both must say the same. */
async function warm(queries: readonly BenchQuery[]): Promise<{ same: BenchQuery[]; bytes: number; others: number }> {
  const same: BenchQuery[] = [];
  let bytes = 0;
  for (const query of queries) {
    const [theirs, answer] = [await ask(gateways.stock.said.url, query), await ask(gateways.ours.said.url, query)];
    if (theirs !== answer) {
      if (process.env['BENCH_WHY']) console.log(query.query.slice(0, 200), theirs.slice(0, 600), answer.slice(0, 600));
      continue;
    }
    same.push(query);
    bytes += answer.length;
  }
  return { same, bytes: bytes / Math.max(1, same.length), others: queries.length - same.length };
}

async function compare(what: string, queries: readonly BenchQuery[]): Promise<void> {
  const { same, bytes, others } = await warm(queries);
  if (same.length === 0) throw new Error(`${what}: nothing is answered alike; BENCH_WHY=1 shows it`);
  const found: Record<GatewayName, Measured[]> = { stock: [], ours: [] };
  for (const name of ['stock', 'ours'] as const) await round(gateways[name], same);
  for (let count = 0; count < rounds; count += 1) {
    for (const name of count % 2 === 0 ? (['stock', 'ours'] as const) : (['ours', 'stock'] as const))
      found[name].push(await round(gateways[name], same));
  }
  const of = (name: GatewayName, figure: keyof Measured) => found[name].map((one) => one[figure]);
  const ratios = (figure: keyof Measured, over: GatewayName, under: GatewayName) =>
    of(over, figure).map((value, index) => value / (of(under, figure)[index] ?? 1));
  const line = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' ');
  console.log(
    `\n${what}: ${same.length} operations, ${(bytes / 1024).toFixed(0)} KB an answer on average${others > 0 ? `; ${others} are answered differently and left out` : ''}`,
  );
  for (const name of ['stock', 'ours'] as const)
    console.log(
      `  ${name.padEnd(6)} ${median(of(name, 'perSecond')).toFixed(0)} requests/s, ${median(of(name, 'cpuMs')).toFixed(2)} ms of processor a request`,
    );
  const [requests, processor] = [ratios('perSecond', 'ours', 'stock'), ratios('cpuMs', 'stock', 'ours')];
  console.log(`  requests       ${median(requests).toFixed(2)} times (rounds: ${line(requests)})`);
  console.log(`  processor time ${median(processor).toFixed(2)} times less (rounds: ${line(processor)})`);
}

try {
  await compare('across four subgraphs', [ACROSS]);
  await compare('what the screens ask for', await productQueries(schema));
} finally {
  for (const part of [world, gateways.stock, gateways.ours]) part.stop();
  await agent.destroy();
}
