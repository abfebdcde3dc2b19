import type { FastifyInstance } from 'fastify';
import type { Health } from './health.ts';
import type { Logger } from './logging.ts';
import { stopTracing } from './tracing.ts';

/** Something that runs beside the server: an outbox relay, a consumer. */
export interface Worker {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface Service {
  readonly app: FastifyInstance;
  readonly log: Logger;
  /** Listens and starts the workers; answers the address. */
  start(): Promise<string>;
  /** Stops in order: not ready, no new requests, the last requests end, workers, connections. Safe to call twice. */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly name: string;
  readonly app: FastifyInstance;
  readonly log: Logger;
  readonly health: Health;
  readonly workers: readonly Worker[];
  readonly listen: { readonly port: number; readonly host: string };
  readonly onStart?: (() => Promise<void>) | undefined;
  readonly onStop?: (() => Promise<void>) | undefined;
}

/** Requests still open after this long are cut. */
const DRAIN_MS = 10_000;

export function createService({ name, app, log, health, workers, listen, onStart, onStop }: ServiceOptions): Service {
  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    health.startShutdown();
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    await app.close();
    clearTimeout(cut);
    await Promise.allSettled(workers.map((worker) => worker.stop()));
    await onStop?.();
    log.info(`${name} stopped`);
  };
  return {
    app,
    log,
    async start() {
      // The server first: /live answers while store and broker are still away, and the workers wait for them.
      const address = await app.listen(listen);
      await onStart?.();
      for (const worker of workers) await worker.start();
      log.info({ address }, `${name} listens`);
      return address;
    },
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Starts a service as a process: SIGTERM and SIGINT end it in order, an unexpected rejection ends it at once. */
export async function runService(service: Service): Promise<void> {
  let stopped = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopped = true;
      service
        .stop()
        .then(stopTracing)
        .then(
          () => process.exit(0),
          (error: unknown) => {
            service.log.error({ err: error }, 'stopping failed');
            process.exit(1);
          },
        );
    });
  }
  process.on('unhandledRejection', (error) => {
    service.log.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });
  try {
    await service.start();
  } catch (error) {
    if (stopped) return;
    service.log.fatal({ err: error }, `the service did not start: ${(error as Error).message}`);
    process.exit(1);
  }
}
