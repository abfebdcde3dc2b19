import { createLogger } from '@platform/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from './gateway-fixture.ts';

const lines: Record<string, unknown>[] = [];
let gateway: RunningGateway;
beforeAll(async () => {
  const log = createLogger('test', 'error', { write: (line) => void lines.push(JSON.parse(line)) });
  gateway = await startGateway({}, undefined, log);
});
afterAll(() => gateway.stop());
beforeEach(() => void lines.splice(0));

const REPORT = { source: 'section:Documents', message: 'x is undefined', stack: 'TypeError: x', appVersion: '1.2.3' };
const send = async (body: unknown, headers: Record<string, string> = {}) =>
  (
    await fetch(`${gateway.url}/frontend/v1/page-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  ).status;

describe('POST /frontend/v1/page-errors', () => {
  it('puts what failed in a page into the log, with who was signed in', async () => {
    const { cookie, record } = await gateway.signIn();
    expect(await send(REPORT, { cookie })).toBe(204);
    const { accountId, organizationId } = record.actor;
    expect(lines).toEqual([expect.objectContaining({ ...REPORT, accountId, organizationId, msg: 'a page failed' })]);
  });

  it('takes one of a visitor too, and leaves out what may be a link’s token', async () => {
    const token = 'Zk3-9sQvT0aXbYcRdUeWfHgIj';
    expect(await send({ ...REPORT, message: `No route matches /auth/reset-password/${token}` })).toBe(204);
    expect(lines[0]).toMatchObject({ accountId: null, message: 'No route matches /auth/reset-password/[…]' });
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  it('refuses another shape, a large one and a foreign page, and logs none of them', async () => {
    expect(await send({ ...REPORT, password: 'x' })).toBe(400);
    expect(await send({ source: 'shell' })).toBe(400);
    expect(await send({ ...REPORT, stack: 's'.repeat(20_000) })).toBe(413);
    expect(await send(REPORT, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(lines).toEqual([]);
  });

  it('stops listening to a network that sends too many', async () => {
    const answers: number[] = [];
    for (let index = 0; index < 40; index += 1) answers.push(await send(REPORT));
    expect(answers.at(-1)).toBe(429);
    expect(lines.length).toBeLessThanOrEqual(30);
  });
});
