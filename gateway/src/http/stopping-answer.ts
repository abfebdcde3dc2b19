import type { Health } from '@platform/service-kit';
import type { FastifyInstance } from 'fastify';

/** A start takes about this long; the page asks again by itself. */
const AGAIN_SECONDS = 5;
const MESSAGE = 'The platform is being restarted. Please try again in a few seconds; nothing that was saved is lost.';
const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${AGAIN_SECONDS}">
<title>Back in a moment</title></head>
<body style="font-family: system-ui, sans-serif; max-width: 32rem; margin: 20vh auto 0; padding: 0 1rem">
<h1>Back in a moment</h1>
<p>${MESSAGE}</p>
<p>This page tries again by itself.</p>
</body></html>`;

/** Requests that come over kept connections while the gateway stops are told so, in words; those before are finished. */
export function registerStoppingAnswer(app: FastifyInstance, health: Health): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!health.isShuttingDown || request.url === '/live' || request.url === '/ready') return;
    void reply.code(503).header('retry-after', String(AGAIN_SECONDS)).header('connection', 'close');
    void reply.header('cache-control', 'no-store');
    if (request.headers.accept?.includes('text/html')) return reply.type('text/html; charset=utf-8').send(PAGE);
    const error = { code: 'SERVICE_UNAVAILABLE', message: MESSAGE };
    return reply.send({ ...error, errors: [{ message: MESSAGE, extensions: { code: error.code } }] });
  });
}
