import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from './gateway-fixture.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const MEGABYTE = 1024 * 1024;

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const heap = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};
async function growthOver(documents: Iterable<string>): Promise<{ growth: number; statuses: Set<number> }> {
  await gateway.graphql('{ me { kind } }');
  const before = heap();
  const statuses = new Set<number>();
  for (const document of documents) statuses.add((await gateway.graphql(document)).status);
  return { growth: (heap() - before) / MEGABYTE, statuses };
}
function* many(count: number, documentOf: (index: number) => string): Iterable<string> {
  for (let index = 0; index < count; index += 1) yield documentOf(index);
}

/** The gateway and both its subgraphs run in this process: what any of them keeps would show. */
describe('distinct documents of a visitor', () => {
  it('leave nothing behind when each is as large as a request may be', async () => {
    const { growth, statuses } = await growthOver(
      many(60, (index) => `{ me { kind } } # ${index} ${'x'.repeat(900_000)}`),
    );
    expect([...statuses]).toEqual([400]);
    expect(growth).toBeLessThan(20);
  });

  it('fill caches up to their bounds when each is as large as a document may be', async () => {
    const long = 'y'.repeat(500);
    const documentOf = (index: number) =>
      `query ${long}${index} { ${Array.from({ length: 40 }, (_, at) => `${long}${index}_${at}: me { kind }`).join(' ')} } # ${'x'.repeat(40_000)}`;
    await growthOver(many(300, documentOf));
    const { growth, statuses } = await growthOver(many(300, (index) => documentOf(index + 1_000)));
    expect([...statuses]).toEqual([200]);
    expect(growth).toBeLessThan(15);
  }, 180_000);

  it('leave no more behind when they are persisted by their hash', async () => {
    const persist = async (index: number): Promise<void> => {
      const query = `{ me { kind } } # ${index} ${'z'.repeat(60_000)}`;
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(query));
      const persistedQuery = { version: 1, sha256Hash: Buffer.from(digest).toString('hex') };
      const body = JSON.stringify({ query, extensions: { persistedQuery } });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body })).status).toBe(200);
    };
    const before = heap();
    for (let index = 0; index < 500; index += 1) await persist(index);
    expect((heap() - before) / MEGABYTE).toBeLessThan(25);
  }, 180_000);
});
