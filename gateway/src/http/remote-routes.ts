import { readFile } from 'node:fs/promises';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { PublishedScreens } from './published-screens.ts';

export interface RemoteRoutesDeps {
  /** Remote name → origin of its own static server. */
  readonly remoteUrls: Readonly<Record<string, string>>;
  readonly remotesFile: string;
}

/** A dead remote is answered this fast; the page shows its boundary and everything else goes on. */
const CONNECT_TIMEOUT_MS = 2_000;
const ANSWER_TIMEOUT_MS = 10_000;
/** Of the browser's headers a remote's file server needs these only: no cookie ever reaches it. */
const PASSED_ON = ['accept', 'accept-encoding', 'if-none-match', 'if-modified-since', 'range'];

/** /remotes.json (which version of which remote, and what it publishes) and /remotes/NAME/…, passed on to that remote's own server. */
export async function registerRemoteRoutes(
  app: FastifyInstance,
  { remoteUrls, remotesFile }: RemoteRoutesDeps,
): Promise<void> {
  const screens = new PublishedScreens({ remoteUrls });
  app.get('/remotes.json', async (_request, reply) => {
    // Read each time: a release is a changed line in this file, and nothing is restarted for it.
    const text = await readFile(remotesFile, 'utf8').catch(() => '{"remotes":{}}');
    return reply.header('cache-control', 'no-store').send(await screens.into(JSON.parse(text)));
  });
  await app.register(replyFrom, {
    undici: {
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
    },
    disableRequestLogging: true,
  });
  app.route<{ Params: { name: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/remotes/:name/*',
    async handler(request, reply) {
      const { name } = request.params;
      const upstream = Object.hasOwn(remoteUrls, name) ? remoteUrls[name] : undefined;
      if (!upstream) return reply.code(404).send({ message: 'Not found' });
      return reply.from(upstream + request.url, {
        rewriteRequestHeaders: (_request, headers) =>
          Object.fromEntries(PASSED_ON.flatMap((header) => (headers[header] ? [[header, headers[header]]] : []))),
        rewriteHeaders: ({ 'set-cookie': _cookie, ...headers }) => headers,
        onError: (answer) => answer.code(502).send({ message: 'This section is not available at the moment.' }),
      });
    },
  });
}
