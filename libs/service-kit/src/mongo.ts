import mongoose, { type Connection } from 'mongoose';
import type { Logger } from './logging.ts';
import { isTracing, traceStore } from './tracing.ts';

const URLS = new WeakMap<Connection, string>();

/** Where a connection of `connectMongo` leads. */
export function storeUrl(connection: Connection): string {
  const url = URLS.get(connection);
  if (url === undefined) throw new Error('the connection was not made by connectMongo');
  return url;
}

const RETRY_MS = [200, 500, 1_000];

/**
 * A connection to one subgraph's own database. It comes back at once and connects by itself, so a service is live
 * before its store is; operations wait a few seconds for it. Models are made with `connection.model(...)`.
 */
export function connectMongo(url: string, dbName: string, log: Logger): Connection {
  // An unknown name in a filter throws: dropping it, as the default does, would widen what the filter finds.
  mongoose.set('strictQuery', 'throw');
  const connection = mongoose.createConnection();
  URLS.set(connection, url);
  connection.set('bufferTimeoutMS', 5_000);
  let closed = false;
  connection.on('close', () => {
    closed = true;
  });
  const open = async (attempt: number): Promise<void> => {
    try {
      await connection.openUri(url, {
        dbName,
        serverSelectionTimeoutMS: 3_000,
        maxPoolSize: 20,
        autoIndex: true,
        autoCreate: false,
        monitorCommands: isTracing(),
      });
      traceStore(connection.getClient());
    } catch (error) {
      if (closed) return;
      log.warn({ err: error, attempt }, 'the store does not answer yet');
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]).unref();
      await promise;
      if (!closed) await open(attempt + 1);
    }
  };
  void open(0);
  return connection;
}

/** Readiness: the store answers a ping now. */
export async function pingMongo(connection: Connection): Promise<void> {
  if (connection.readyState !== mongoose.ConnectionStates.connected || !connection.db) throw new Error('not connected');
  await connection.db.admin().ping();
}
