import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands before a server and can hang as a stopped process does (connections are taken, nothing is answered), or be cut. */
export interface StallingProxy {
  readonly port: number;
  /** Where connections lead; until it is said they wait. */
  leadTo(port: number): void;
  stall(): void;
  resume(): void;
  /** Ends every connection and each new one, until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startStallingProxy(): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  const { promise: target, resolve: leadTo } = Promise.withResolvers<number>();
  let stalled = false;
  let isCut = false;
  const server: Server = createServer(async (incoming) => {
    if (isCut) return void incoming.destroy();
    incoming.pause();
    const outgoing = connect(await target, '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (chunk: Buffer) => void to.write(chunk));
      if (stalled) from.pause();
      else from.resume();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as { port: number }).port,
    leadTo,
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
