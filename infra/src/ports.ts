import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the range that systems hand to outgoing connections (from 32768 on Linux), so that no stranger takes a port
 * while the server that owns it is being restarted.
 */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 200;

/** Whether a server could listen on 127.0.0.1 at this port now. */
export async function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });
}

/** As many different free ports as asked for. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  for (let tries = 0; tries < TRIES && found.size < count; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (!found.has(port) && (await isPortFree(port))) found.add(port);
  }
  if (found.size < count) throw new Error(`No ${count} free ports between ${LOWEST} and ${HIGHEST} on 127.0.0.1`);
  return [...found];
}
