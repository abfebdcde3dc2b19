import { type StallingProxy, startStallingProxy } from '@platform/test-kit/stalling-proxy';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningGateway, startGateway } from './gateway-fixture.ts';

/** A hung part is known after 3 s at the most: the tests of deadlines come before. */
const TIMING = { everyMs: 300, whileDownMs: 100, timeoutMs: 1_200 };
let gateway: RunningGateway;
let estate: StallingProxy;
let redis: StallingProxy;
let cookie: string;
beforeAll(async () => {
  [estate, redis] = await Promise.all([startStallingProxy(), startStallingProxy()]);
  redis.leadTo(Number(new URL(process.env['REDIS_URL'] ?? '').port));
  const environment = {
    SUBGRAPH_ESTATE_URL: `http://127.0.0.1:${estate.port}/graphql`,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    READ_DEADLINE_MS: '1000',
  };
  gateway = await startGateway(environment, undefined, undefined, TIMING);
  estate.leadTo(Number(new URL(gateway.estate.url).port));
  cookie = (await gateway.signIn()).cookie;
  await vi.waitFor(async () => expect((await parts())['estate']).toBe('up'), { timeout: 30_000 });
});
afterEach(async () => {
  estate.resume();
  redis.resume();
  await vi.waitFor(async () => expect(await parts()).toMatchObject({ estate: 'up', redis: 'up' }), { timeout: 30_000 });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([estate.close(), redis.close()]);
});

async function parts(): Promise<Record<string, string>> {
  const answer = (await (await fetch(`${gateway.url}/ready`)).json()) as { parts: Record<string, string> };
  return answer.parts;
}
const known = (part: string, state: string) =>
  vi.waitFor(async () => expect((await parts())[part]).toBe(state), { timeout: 30_000, interval: 100 });

async function timed<Answer>(work: Promise<Answer>) {
  const from = performance.now();
  const answer = await work;
  return { ...answer, ms: performance.now() - from };
}
const SIDE_DISH = '{ me { kind } estate(id: "1") { name } }';

describe('a subgraph that hangs', () => {
  it('holds a query for its deadline and no longer; what the others say of it is served', async () => {
    estate.stall();
    const { status, data, errors, ms } = await timed(gateway.graphql(SIDE_DISH, { cookie }));
    expect([status, data]).toEqual([200, { me: { kind: 'account' }, estate: null }]);
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['DEADLINE_EXCEEDED']);
    expect(ms).toBeLessThan(1_900);
  });

  it('is known after a few seconds: the gateway says so, and then nobody waits for it', async () => {
    estate.stall();
    await known('estate', 'down');
    expect((await fetch(`${gateway.url}/ready`)).status).toBe(200);
    const read = await timed(gateway.graphql(SIDE_DISH, { cookie }));
    expect([read.data, read.errors?.[0]?.extensions['code']]).toEqual([
      { me: { kind: 'account' }, estate: null },
      'SUBGRAPH_UNAVAILABLE',
    ]);
    expect(read.errors?.[0]?.message).toBe(
      'Some of this is not available at the moment. Please try again in a minute.',
    );
    const change = await timed(gateway.graphql('mutation { annotate(value: 1) }', { cookie }));
    expect(change.errors?.[0]?.extensions['code']).toBe('SUBGRAPH_UNAVAILABLE');
    expect(Math.max(read.ms, change.ms)).toBeLessThan(1_000);
  });

  it('lets go of the queries that wait for it as soon as it is known, also those that may take longer', async () => {
    estate.stall();
    const { errors, ms } = await timed(gateway.graphql('{ slowEstates { id } }', { cookie }));
    expect(errors?.[0]?.extensions['code']).toBe('SUBGRAPH_UNAVAILABLE');
    expect(ms).toBeLessThan(5_000);
  });

  it('is used again when it answers again', async () => {
    estate.stall();
    await known('estate', 'down');
    estate.resume();
    await known('estate', 'up');
    const { data } = await gateway.graphql(SIDE_DISH, { cookie });
    expect(data).toEqual({ me: { kind: 'account' }, estate: { name: 'Estate 1' } });
  });
});

describe('a subgraph that hangs and is not yet known to', () => {
  /** Looked at once, before it hangs. */
  const SELDOM = { everyMs: 60_000, whileDownMs: 60_000, timeoutMs: 60_000 };

  it('holds a query that may take longer for the usual deadline only, where it is joined to what another answers', async () => {
    const environment = {
      SUBGRAPH_ESTATE_URL: `http://127.0.0.1:${estate.port}/graphql`,
      READ_DEADLINE_MS: '1000',
    };
    const patient = await startGateway(environment, undefined, undefined, SELDOM);
    estate.leadTo(Number(new URL(patient.estate.url).port));
    estate.stall();
    const query = '{ slowMine { id related { id } } }';
    const { data, errors, ms } = await timed(patient.graphql(query, { cookie: (await patient.signIn()).cookie }));
    estate.resume();
    estate.leadTo(Number(new URL(gateway.estate.url).port));
    await patient.stop();
    expect(data).toEqual({ slowMine: { id: '1', related: null } });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['SUBGRAPH_UNAVAILABLE']);
    expect(ms).toBeLessThan(1_900);
  });
});

describe('Redis that hangs', () => {
  it('is known after a few seconds: then requests are refused at once, in words', async () => {
    redis.stall();
    await known('redis', 'down');
    const { status, errors, ms } = await timed(gateway.graphql('{ me { kind } }', { cookie }));
    expect([status, errors?.[0]?.extensions['code']]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(errors?.[0]?.message).toMatch(/try again in a minute/);
    expect(ms).toBeLessThan(1_000);
  });
});
