import { hash, verify } from '@node-rs/argon2';
import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import { type Figure, ms, percentile } from './figures.ts';
import { type GraphClient, type SampleName, signIn } from './graph-client.ts';
import { clientsListTarget } from './graph-load.ts';
import { load } from './load.ts';

/** Identity's own settings (modules/account/password-hash.service.ts): the hash is what a sign-in should cost, and little else. */
const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const WARM_UP = 1_000;
const ONE_BY_ONE = 200;
const AT_ONCE = 50;
const NAMES = Object.keys(SAMPLE_ACCOUNTS) as SampleName[];
const someone = (index: number): SampleName => NAMES[index % NAMES.length] as SampleName;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Sign-in beside the password hash alone, and what fifty sign-ins at once do to everybody else. */
export async function signIns(client: GraphClient): Promise<Figure[]> {
  const passwordHash = await hash('a password of the benchmark', ARGON2);
  const hashing: number[] = [];
  const single: number[] = [];
  // The first sign-ins of fresh processes are compiled, not measured: some hundred pass until the store's are too.
  for (let index = 0; index < WARM_UP; index += 1) await signIn(client.url, someone(index));
  // In turn with the hash alone, so that whatever else the machine does meets both alike.
  for (let index = 0; index < ONE_BY_ONE; index += 1) {
    hashing.push(await timed(() => verify(passwordHash, 'a password of the benchmark')));
    single.push(await timed(() => signIn(client.url, someone(index))));
  }
  const outside = percentile(single, 0.5) - percentile(hashing, 0.5);
  return [
    {
      what: 'sign-in, one after the other',
      value: `p50 ${ms(percentile(single, 0.5))}, p95 ${ms(percentile(single, 0.95))}`,
    },
    {
      what: 'argon2 alone, same settings',
      value: `p50 ${ms(percentile(hashing, 0.5))}, p95 ${ms(percentile(hashing, 0.95))}; sign-in's median beyond it ${ms(outside)}`,
    },
    ...(await crowd(client)),
  ];
}

async function crowd(client: GraphClient): Promise<Figure[]> {
  const target = clientsListTarget(client);
  const quiet = await load(target, 1, 3);
  const started = performance.now();
  const signingIn = Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, index) => timed(() => signIn(client.url, someone(index)))),
  ).then((results) => ({ results, durationMs: performance.now() - started }));
  const busy = await load(target, 1, 3);
  const { results, durationMs } = await signingIn;
  const times = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refused = AT_ONCE - times.length;
  const [before, during] = [percentile(quiet.latenciesMs, 0.95), percentile(busy.latenciesMs, 0.95)];
  return [
    {
      what: `${AT_ONCE} sign-ins at once`,
      value: `all done after ${ms(durationMs)}, p95 ${ms(percentile(times, 0.95))}${refused ? `, ${refused} refused by the limits` : ''}`,
    },
    {
      what: 'clients list meanwhile, p95',
      value: `${ms(during)}, ${(during / before).toFixed(1)} times the quiet ${ms(before)}`,
    },
  ];
}
