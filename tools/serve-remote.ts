import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { isRemoteName, newestVersion, REMOTES, type RemoteName, versionsFolder } from './remotes-file.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HASHED = /\.[0-9a-f]{10}\.\w+$/;

export interface RemoteServerOptions {
  readonly name: RemoteName;
  /** Origin of a gateway: the remote then also runs alone, its calls passed on. */
  readonly gatewayUrl?: string;
}

/** Static server of one remote: every version under /remotes/NAME/, hashed files for ever, the manifest never cached. */
export async function createRemoteServer({ name, gatewayUrl }: RemoteServerOptions): Promise<FastifyInstance> {
  const server = fastify({ logger: false, forceCloseConnections: true });
  const prefix = `/remotes/${name}`;
  server.get('/live', async () => ({ status: 'live', remote: name, newest: newestVersion(name) }));
  await server.register(files, {
    root: versionsFolder(name),
    prefix: `${prefix}/`,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (response, file) => {
      const hashed = HASHED.test(file.replace(/\.(br|gz)$/, ''));
      response.header('cache-control', hashed ? IMMUTABLE : 'no-cache');
      response.header('x-content-type-options', 'nosniff');
    },
  });
  if (gatewayUrl) await serveAlone(server, gatewayUrl);
  server.setNotFoundHandler((request, reply) => {
    const version = newestVersion(name);
    const page = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!gatewayUrl || !version || !page) return reply.code(404).send({ message: 'Not found' });
    return reply.header('cache-control', 'no-cache').sendFile(`${version}/index.html`);
  });
  return server;
}

/** The calls of a stand-alone page go to a running gateway, which sees its own origin. */
async function serveAlone(server: FastifyInstance, gatewayUrl: string): Promise<void> {
  const rewriteRequestHeaders = (_request: unknown, headers: Record<string, unknown>) => ({
    ...headers,
    host: new URL(gatewayUrl).host,
    ...(headers['origin'] ? { origin: gatewayUrl } : {}),
  });
  for (const path of ['/graphql', '/files', '/frontend', '/support-request']) {
    await server.register(proxy, {
      upstream: gatewayUrl,
      prefix: path,
      rewritePrefix: path,
      replyOptions: { rewriteRequestHeaders: rewriteRequestHeaders as never },
    });
  }
  await server.register(proxy, {
    upstream: gatewayUrl,
    prefix: '/cable',
    rewritePrefix: '/cable',
    websocket: true,
    wsClientOptions: { origin: gatewayUrl },
  });
}

// node tools/serve-remote.ts NAME PORT [--gateway http://127.0.0.1:3000]
if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { gateway: { type: 'string' }, host: { type: 'string' } },
  });
  const [name = '', port = process.env['PORT'] ?? ''] = positionals;
  if (!isRemoteName(name) || !/^\d+$/.test(port)) {
    throw new Error(`usage: serve-remote NAME PORT [--gateway URL]; NAME is one of ${Object.keys(REMOTES).join(', ')}`);
  }
  if (!existsSync(versionsFolder(name))) throw new Error(`${REMOTES[name]} has no build yet: run npm run build:web`);
  const server = await createRemoteServer({ name, gatewayUrl: values.gateway });
  await server.listen({ port: Number(port), host: values.host ?? process.env['HOST'] ?? '127.0.0.1' });
  console.log(`${name} on http://127.0.0.1:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
}
