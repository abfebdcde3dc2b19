import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { Agent } from 'undici';
import { ACROSS, type BenchQuery, productQueries } from './bench-queries.ts';
import { ask, type Part, signedIn, startPart } from './measured-parts.ts';

/**
 * Stock Apollo Gateway and the gateway as it is, in turns, over the same made-up subgraphs:
 * `npm run bench -- gateway [rounds] [seconds] [connections]`, which starts the Redis that sessions are kept in.
 */
const [rounds = 6, seconds = 5, connections = 20] = process.argv.slice(2).map(Number);
type GatewayName = 'stock' | 'ours';

const asking = { agent: new Agent({ connections }), cookie: await signedIn() };

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
      await ask(url, queries[answered++ % queries.length] as BenchQuery, asking);
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
const world = await startPart<{ urls: Record<string, string> }>('subgraphs');
const gateways = {
  stock: await startPart<{ url: string }>('stock', world.said.urls),
  ours: await startPart<{ url: string }>('ours', world.said.urls),
};

/** Once each, before anything counts: plans are made, subgraphs remember, and both must say the same. */
async function warm(queries: readonly BenchQuery[]): Promise<{ same: BenchQuery[]; bytes: number; others: number }> {
  const same: BenchQuery[] = [];
  let bytes = 0;
  for (const query of queries) {
    const [theirs, answer] = [
      await ask(gateways.stock.said.url, query, asking),
      await ask(gateways.ours.said.url, query, asking),
    ];
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
  // Until both are compiled.
  for (const name of ['stock', 'ours', 'stock', 'ours'] as const) await round(gateways[name], same);
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
  await asking.agent.destroy();
}
