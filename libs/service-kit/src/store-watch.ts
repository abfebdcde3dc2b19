import mongoose, { type Connection } from 'mongoose';
import type { Logger } from './logging.ts';
import { pingMongo, storeUrl } from './mongo.ts';
import type { Worker } from './service.ts';

export interface StoreWatchOptions {
  /** A question over the service's own connections. */
  readonly own: () => Promise<unknown>;
  /** The same over a connection that is made for it. */
  readonly fresh: () => Promise<unknown>;
  readonly onCutOff: () => void;
  readonly timing?: StoreWatchTiming;
}

export interface StoreWatchTiming {
  readonly everyMs: number;
  readonly limitMs: number;
  /** So often in a row only others could reach it. */
  readonly failures: number;
}

const TIMING: StoreWatchTiming = { everyMs: 2_000, limitMs: 2_000, failures: 6 };

async function succeeds(work: () => Promise<unknown>, limitMs: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), limitMs);
  const done = work().then(
    () => true,
    () => false,
  );
  const result = await Promise.race([done, late]);
  clearTimeout(timer);
  return result;
}

/**
 * Notices a service that cannot reach its store while a new connection can: the driver's own may be stuck after a store
 * that was killed several times in a row, and stay so. A store that is away for everybody is waited for.
 */
export function createStoreWatch({ own, fresh, onCutOff, timing = TIMING }: StoreWatchOptions): Worker {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let cutOff = 0;
  const look = async (): Promise<void> => {
    const isReached = await succeeds(own, timing.limitMs);
    cutOff = !isReached && (await succeeds(fresh, timing.limitMs)) ? cutOff + 1 : 0;
    if (stopped) return;
    if (cutOff >= timing.failures) return onCutOff();
    timer = setTimeout(() => void look(), timing.everyMs).unref();
  };
  return {
    async start() {
      stopped = false;
      timer = setTimeout(() => void look(), timing.everyMs).unref();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

async function reach(url: string): Promise<void> {
  const limits = { serverSelectionTimeoutMS: 1_500, connectTimeoutMS: 1_500, socketTimeoutMS: 1_500, maxPoolSize: 1 };
  const connection = mongoose.createConnection(url, limits);
  try {
    await connection.asPromise();
    await pingMongo(connection);
  } finally {
    await connection.close(true);
  }
}

/** Ends the process when it is cut off from its store: whoever watches it starts it again. */
export function endWhenCutOff(connection: Connection, log: Logger, end = () => process.exit(1)): Worker {
  return createStoreWatch({
    own: () => pingMongo(connection),
    fresh: () => reach(storeUrl(connection)),
    onCutOff() {
      log.fatal('this service does not reach its store though others do; it ends, to be started again');
      end();
    },
  });
}
