import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface ConnectionLimits {
  /** By then a body has come whole; an upload, which may take long, has brought something since the last look. */
  readonly bodyTimeoutMs: number;
  /** Open at once from one address; behind a proxy, where all come from one, that is the proxy's to limit. */
  readonly perAddress: number;
}

const UPLOAD_BYTES_EACH_LOOK = 32 * 1024;

const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

function hostCount({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

function limitByAddress(app: FastifyInstance, perAddress: number): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** What a connection may take without asking for anything: time, places, and a second name for the host. */
export function guardConnections(app: FastifyInstance, { bodyTimeoutMs, perAddress }: ConnectionLimits): void {
  limitByAddress(app, perAddress);
  app.addHook('onRequest', async (request, reply) => {
    // Who stands before this server may have read the other one.
    if (hostCount(request) > 1) {
      return reply.code(400).send({ success: false, code: 'BAD_REQUEST', message: 'The request is malformed.' });
    }
    const { raw } = request;
    if (raw.complete) return;
    let before = raw.socket.bytesRead;
    const look = setInterval(() => {
      if (raw.complete) return clearInterval(look);
      const come = raw.socket.bytesRead - before;
      before += come;
      if (isUpload(request) && come >= UPLOAD_BYTES_EACH_LOOK) return;
      clearInterval(look);
      request.log.warn({ url: request.routeOptions.url }, 'a body came too slowly');
      raw.socket.destroy();
    }, bodyTimeoutMs).unref();
    raw.once('close', () => clearInterval(look));
  });
}
