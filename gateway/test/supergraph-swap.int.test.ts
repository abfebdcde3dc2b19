import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  composeSdl,
  ESTATE_SDL,
  IDENTITY_SDL,
  type RunningGateway,
  SUPERGRAPH,
  startGateway,
} from './gateway-fixture.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const withField = (name: string): string =>
  composeSdl({ identity: IDENTITY_SDL, estate: ESTATE_SDL.replace('type Query {', `type Query { ${name}: String `) });

const knows = async (field: string): Promise<boolean> => (await gateway.graphql(`{ ${field} }`)).status === 200;

describe('a new supergraph', () => {
  it('is taken over under load without a failed request', async () => {
    let running = true;
    const failures: unknown[] = [];
    let answered = 0;
    const client = async (): Promise<void> => {
      while (running) {
        const { status, data, errors } = await gateway.graphql('{ estates(perPage: 5) { id name organization } }');
        answered += 1;
        const whole = (data?.['estates'] as { organization: string }[] | undefined)?.every(
          ({ organization }) => organization,
        );
        if (status !== 200 || errors || !whole) failures.push({ status, errors });
      }
    };
    const clients = Array.from({ length: 8 }, client);
    for (let round = 0; round < 5; round += 1) {
      await writeFile(gateway.supergraphPath, withField(`added${round}`));
      await vi.waitFor(async () => expect(await knows(`added${round}`)).toBe(true), { timeout: 30_000, interval: 50 });
    }
    running = false;
    await Promise.all(clients);
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(50);
  });

  it('that is broken leaves the old one in use, and the next good one is taken', async () => {
    await writeFile(gateway.supergraphPath, withField('before'));
    await vi.waitFor(async () => expect(await knows('before')).toBe(true), { timeout: 30_000, interval: 50 });
    await writeFile(gateway.supergraphPath, 'type Query { broken');
    await writeFile(gateway.supergraphPath, 'not a graph at all');
    const { data } = await gateway.graphql('{ estates(perPage: 1) { name } }');
    expect(data).toEqual({ estates: [{ name: 'Estate 0' }] });
    expect(await knows('before')).toBe(true);
    await writeFile(gateway.supergraphPath, SUPERGRAPH);
    await vi.waitFor(async () => expect(await knows('before')).toBe(false), { timeout: 30_000, interval: 50 });
  });
});

describe('a subgraph that is down', () => {
  it('leaves the rest of the answer, with an error that names nothing inside', async () => {
    const { cookie } = await gateway.signIn();
    await gateway.estate.service.stop();
    const { status, data, errors } = await gateway.graphql('{ me { kind } estate(id: "1") { name } }', { cookie });
    expect([status, data]).toEqual([200, { me: { kind: 'account' }, estate: null }]);
    expect(errors?.[0]?.extensions).toEqual({ code: 'SUBGRAPH_UNAVAILABLE' });
    expect(JSON.stringify(errors)).not.toMatch(/127\.0\.0\.1|ECONN|subgraph-|"estate" service/);
  });
});
