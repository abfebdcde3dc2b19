import { systemActor } from '@platform/contracts';
import { actorAuthorization } from '@platform/service-kit';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { request as send } from 'undici';
import { type OutgoingMessage, outboxPage, POLICY } from './outbox-page.ts';

export interface OutboxServerOptions {
  readonly identityUrl: string;
  readonly actorTokenSecret: string;
}

const NOBODY = { everything: false, organizationIds: [], estateIds: [] };

/**
 * The mail and text messages of a sample set-up, which leave it for nobody: `/` for people, `/messages.json?to=ADDRESS`
 * for browser tests. Whoever reads them can use every link in them, so this is a process of its own on 127.0.0.1 that a
 * production start leaves out, and it answers 404 where identity hands messages to a provider.
 */
export function createOutboxServer({ identityUrl, actorTokenSecret }: OutboxServerOptions): FastifyInstance {
  const server = fastify({ logger: false, forceCloseConnections: true });

  /** Newest first; null where identity keeps none. */
  async function messagesTo(to: string | undefined): Promise<OutgoingMessage[] | null> {
    const url = new URL('/internal/outgoing-messages', identityUrl);
    if (to) url.searchParams.set('to', to);
    const authorization = actorAuthorization(systemActor('tools', 'outbox', NOBODY), actorTokenSecret);
    const { statusCode, body } = await send(url, { headers: { authorization } });
    const content = (await body.json()) as { messages: OutgoingMessage[] };
    if (statusCode === 404) return null;
    if (statusCode !== 200) throw new Error(`identity answered ${statusCode} for its outbox`);
    return content.messages;
  }

  const missing = (reply: FastifyReply) =>
    reply.code(404).send({ message: 'There is no outbox here: messages leave.' });
  const closed = (reply: FastifyReply): FastifyReply =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer');
  server.get('/live', async () => ({ status: 'live' }));
  server.get('/', async (_request, reply) => {
    const messages = await messagesTo(undefined);
    return messages ? closed(reply).type('text/html; charset=utf-8').send(outboxPage(messages)) : missing(reply);
  });
  server.get<{ Querystring: { to?: string | string[] } }>('/messages.json', async ({ query: { to } }, reply) => {
    if (Array.isArray(to)) return reply.code(400).send({ message: 'Give one address at most.' });
    const messages = await messagesTo(to?.trim() || undefined);
    return messages ? closed(reply).send({ messages }) : missing(reply);
  });
  return server;
}

// node tools/outbox/outbox-server.ts, with PORT, IDENTITY_URL and ACTOR_TOKEN_SECRET
if (import.meta.main) {
  const given = (name: string): string => {
    const { [name]: value } = process.env;
    if (!value) throw new Error(`${name} is missing`);
    return value;
  };
  const server = createOutboxServer({
    identityUrl: given('IDENTITY_URL'),
    actorTokenSecret: given('ACTOR_TOKEN_SECRET'),
  });
  await server.listen({ port: Number(given('PORT')), host: '127.0.0.1' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
}
