import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { Agent } from 'undici';
import { productQueries } from './bench-queries.ts';
import { ask, signedIn, startPart } from './measured-parts.ts';
import { createRandomOperations } from './random-operations.ts';

/**
 * Many different documents beside what the screens ask for, and what the gateway holds meanwhile:
 * `npm run bench -- gateway-memory [minutes] [documents] [connections]`.
 */
const [minutes = 30, documents = 10_000, connections = 4] = process.argv.slice(2).map(Number);
const MEGABYTE = 1024 * 1024;
const SAYING_EVERY_MS = 60_000;
/** Of each three requests one is a screen's. */
const SCREENS_SHARE = 3;

const schema = buildSchema(readFileSync(new URL('../api.graphql', import.meta.url), 'utf8'));
const asking = { agent: new Agent({ connections }), cookie: await signedIn() };
const world = await startPart<{ urls: Record<string, string> }>('subgraphs');
const gateway = await startPart<{ url: string }>('ours', world.said.urls);
const screens = await productQueries(schema);
const seed = 7;
let draw = createRandomOperations(schema, seed);
let sent = 0;
let answered = 0;
/** By what the errors say of themselves. */
const failed: Record<string, number> = {};

const say = async (): Promise<void> => {
  const { memory } = await gateway.usage('collected');
  const [heap, resident] = [memory.heapUsed, memory.rss].map((bytes) => (bytes / MEGABYTE).toFixed(0));
  console.log(
    `${String(Math.round(process.uptime())).padStart(5)} s  ${answered} answers (with errors: ${JSON.stringify(failed)}), heap ${heap} MB, resident ${resident} MB`,
  );
};

const until = performance.now() + minutes * 60_000;
const client = async (): Promise<void> => {
  while (performance.now() < until) {
    const isScreens = ++sent % SCREENS_SHARE === 0;
    if (!isScreens && sent % Math.ceil((documents * SCREENS_SHARE) / (SCREENS_SHARE - 1)) === 1)
      draw = createRandomOperations(schema, seed);
    const query = isScreens ? screens[sent % screens.length] : draw();
    const answer = query ? await ask(gateway.said.url, query, asking) : '';
    answered += 1;
    const [, code] = /"errors":\[.*?"code":"(\w+)"/.exec(answer) ?? [];
    if (code) failed[code] = (failed[code] ?? 0) + 1;
  }
};
await say();
const saying = setInterval(() => void say(), SAYING_EVERY_MS);
await Promise.all(Array.from({ length: connections }, client));
clearInterval(saying);
await say();
for (const part of [world, gateway]) part.stop();
await asking.agent.destroy();
