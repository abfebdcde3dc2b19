import { verifyActorToken } from '@platform/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutboxServer } from './outbox-server.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
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

const actors: (string | undefined)[] = [];
let kept = true;
let identity: FastifyInstance;
let outbox: FastifyInstance;
beforeAll(async () => {
  identity = fastify();
  identity.get<{ Querystring: { to?: string } }>('/internal/outgoing-messages', async (request, reply) => {
    actors.push(verifyActorToken(request.headers.authorization, SECRET).kind);
    if (!kept) return reply.code(404).send({ code: 'NOT_FOUND' });
    return { messages: MESSAGES.filter(({ to }) => !request.query.to || to === request.query.to) };
  });
  const identityUrl = await identity.listen({ port: 0, host: '127.0.0.1' });
  outbox = createOutboxServer({ identityUrl, actorTokenSecret: SECRET });
});
afterAll(async () => {
  await outbox.close();
  await identity.close();
});

describe('the local outbox', () => {
  it('shows the messages as a page, newest first, with links to click, asking as the platform', async () => {
    const { statusCode, headers, body } = await outbox.inject('/');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.indexOf('+15551234567')).toBeLessThan(body.indexOf('ida@example.com'));
    expect(body).toContain('<a href="https://plans.example/auth/reset-password/abc?x=1&amp;y=2" rel="noreferrer">');
    expect(body).toMatch(/>Mar 2, 2026, /);
    expect(actors.at(-1)).toBe('system');
  });

  it('takes nothing of a message for markup, and lets nothing run', async () => {
    const { headers, body } = await outbox.inject('/');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toMatch(/<script|<img|href="javascript|"onmouseover/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
  });

  it('gives tests the messages to one address as JSON', async () => {
    const one = await outbox.inject(`/messages.json?to=${encodeURIComponent('+15551234567')}`);
    expect(one.json()).toEqual({ messages: [MESSAGES[0]] });
    expect((await outbox.inject('/messages.json?to=a&to=b')).statusCode).toBe(400);
  });

  it('is not there where messages really leave', async () => {
    kept = false;
    for (const path of ['/', '/messages.json']) expect((await outbox.inject(path)).statusCode).toBe(404);
    kept = true;
  });
});
