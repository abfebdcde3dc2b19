import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ESTATE_WORK, type RunningGateway, startGateway } from './gateway-fixture.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ READ_DEADLINE_MS: '2000', WRITE_DEADLINE_MS: '9000', ANSWER_MAX_BYTES: '20480' });
});
afterAll(() => gateway.stop());

const LONG = '{ estates(perPage: 100) { id ponder } }';
const codes = (errors: { extensions: Record<string, unknown> }[] | undefined) =>
  errors?.map(({ extensions }) => extensions['code']);
/** Until the subgraph has done nothing for a while. */
async function rest(): Promise<number> {
  let before = -1;
  await vi.waitFor(
    () => {
      const same = before === ESTATE_WORK.pondered;
      before = ESTATE_WORK.pondered;
      expect(same).toBe(true);
    },
    { timeout: 30_000, interval: 200 },
  );
  return before;
}

describe('a request that takes too long', () => {
  it('is answered in words, once, and stopped in the subgraph', async () => {
    ESTATE_WORK.pondered = 0;
    const { status, data, errors } = await gateway.graphql(LONG);
    expect([status, data, codes(errors)]).toEqual([504, null, ['DEADLINE_EXCEEDED']]);
    expect(errors?.[0]?.message).toBe('This was stopped after 2 seconds. Ask for less at once, or try again.');
    expect(await rest()).toBeLessThan(100);
  });

  it('is stopped when its client has left', async () => {
    ESTATE_WORK.pondered = 0;
    const leave = new AbortController();
    const asked = fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: LONG }),
      signal: leave.signal,
    });
    await vi.waitFor(() => expect(ESTATE_WORK.pondered).toBeGreaterThan(0), { timeout: 30_000, interval: 5 });
    leave.abort();
    await expect(asked).rejects.toThrow();
    expect(await rest()).toBeLessThan(100);
  });

  it('is finished all the same when it changes something', async () => {
    Object.assign(ESTATE_WORK, { changing: false, changed: 0 });
    const leave = new AbortController();
    const asked = fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { changeSlowly }' }),
      signal: leave.signal,
    });
    await vi.waitFor(() => expect(ESTATE_WORK.changing).toBe(true), { timeout: 30_000, interval: 5 });
    leave.abort();
    await expect(asked).rejects.toThrow();
    await vi.waitFor(() => expect(ESTATE_WORK.changed).toBe(1), { timeout: 30_000 });
  });
});

describe('an answer that becomes too large', () => {
  it('is refused in words, whatever it was priced', async () => {
    const { status, data, errors } = await gateway.graphql('{ estates(perPage: 900) { id name } }');
    expect([status, data, codes(errors)]).toEqual([400, null, ['ANSWER_TOO_LARGE']]);
    expect(errors?.[0]?.message).toBe('The answer is larger than 20 KB. Ask for fewer fields or a smaller page.');
  });
  it('leaves the next request all it may take', async () => {
    const { errors, data } = await gateway.graphql('{ estates(perPage: 3) { id name } }');
    expect(errors).toBeUndefined();
    expect(data?.['estates']).toHaveLength(3);
  });
});
