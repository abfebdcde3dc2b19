import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from './gateway-fixture.ts';

const MESSAGES = [
  {
    id: 'm2',
    kind: 'TEXT',
    to: '+15551234567',
    subject: null,
    text: 'Your code is 123456',
    createdAt: '2026-03-02T10:00:00.000Z',
  },
  {
    id: 'm1',
    kind: 'MAIL',
    to: 'ida@example.com',
    subject: '<script>alert(1)</script>',
    text: 'Follow https://plans.example/auth/reset-password/abc?x=1&y=2\n<img src=x onerror=alert(1)> javascript:alert(1) https://a.example/"onmouseover="alert(1)',
    createdAt: '2026-03-01T10:00:00.000Z',
  },
];

const asked: { kind: string | undefined; to: unknown }[] = [];
let kept = true;
function outbox(app: FastifyInstance): void {
  app.get('/internal/outgoing-messages', async (request: FastifyRequest<{ Querystring: { to?: string } }>, reply) => {
    const { to } = request.query;
    asked.push({ kind: request.actor?.kind, to });
    if (!kept) return reply.code(404).send({ code: 'NOT_FOUND' });
    return { messages: MESSAGES.filter((message) => !to || message.to === to) };
  });
}

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ NODE_ENV: 'test' }, outbox);
});
afterAll(() => gateway.stop());

describe('the local outbox', () => {
  it('shows the messages as a page, newest first, with links to click', async () => {
    const response = await fetch(`${gateway.url}/outbox`);
    const page = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.indexOf('+15551234567')).toBeLessThan(page.indexOf('ida@example.com'));
    expect(page).toContain('<a href="https://plans.example/auth/reset-password/abc?x=1&amp;y=2" rel="noreferrer">');
    expect(asked.at(-1)).toEqual({ kind: 'system', to: undefined });
  });

  it('takes nothing of a message for markup, and lets nothing run', async () => {
    const response = await fetch(`${gateway.url}/outbox`);
    const page = await response.text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toMatch(/<script|<img|href="javascript|"onmouseover/);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
  });

  it('gives tests the messages to one address as JSON', async () => {
    const response = await fetch(`${gateway.url}/outbox.json?to=${encodeURIComponent('+15551234567')}`);
    expect(await response.json()).toEqual({ messages: [MESSAGES[0]] });
    expect((await fetch(`${gateway.url}/outbox.json?to=a&to=b`)).status).toBe(400);
  });

  it('is not there where messages really leave', async () => {
    kept = false;
    for (const path of ['/outbox', '/outbox.json']) expect((await fetch(gateway.url + path)).status).toBe(404);
    kept = true;
  });

  it('is not there in production, whatever identity would answer', async () => {
    const production = await startGateway({ NODE_ENV: 'production' }, outbox);
    try {
      const before = asked.length;
      for (const path of ['/outbox', '/outbox.json']) expect((await fetch(production.url + path)).status).toBe(404);
      expect(asked).toHaveLength(before);
    } finally {
      await production.stop();
    }
  });
});
