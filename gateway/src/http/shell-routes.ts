import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/** The shell's files; any other path that a browser opens is a page of the shell. */
export async function registerShellRoutes(app: FastifyInstance, shellDist: string): Promise<void> {
  await app.register(files, {
    root: shellDist,
    prefix: '/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: true,
    setHeaders: (response, file) => {
      const hashed = HASHED.test(file.replace(/\.(br|gz)$/, ''));
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = (reply: FastifyReply): FastifyReply => {
    if (!existsSync(join(shellDist, 'index.html'))) {
      return reply.code(503).type('text/plain').send('The web application is not built yet: npm run build:web');
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  };
  app.get('/', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    return isPage ? sendPage(reply) : reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found' });
  });
}
