import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from './gateway-fixture.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ REDIS_URL: 'redis://127.0.0.1:9' });
});
afterAll(() => gateway.stop());

describe('without Redis', () => {
  it('the gateway is live but not ready', async () => {
    expect((await fetch(`${gateway.url}/live`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/ready`)).status).toBe(503);
  });

  it('nobody gets in on a session that cannot be checked', async () => {
    const { status, data, errors } = await gateway.graphql('{ me { kind } }', { cookie: 'session=any' });
    expect([status, data ?? null, errors?.[0]?.extensions['code']]).toEqual([503, null, 'SERVICE_UNAVAILABLE']);
  });

  it('nobody signs in past a limit that cannot be counted', async () => {
    const { status, errors } = await gateway.graphql('mutation { signIn(name: "x") }');
    expect([status, errors?.[0]?.extensions['code']]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  });
});
