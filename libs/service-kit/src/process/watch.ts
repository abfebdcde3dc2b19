import { workerData } from 'node:worker_threads';
import { MEMORY_SIGNAL } from './run-in-process.ts';

const { memoryMb, parent } = workerData as { memoryMb: number; parent: number };
const MEGABYTE = 1024 * 1024;
const CHECK_MS = 50;

/**
 * Ends its process when that takes more memory than it may, or is left behind by the service that started it. In a thread
 * of its own: it looks also while the others are busy in a loop that never ends.
 */
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMb * MEGABYTE) process.kill(process.pid, MEMORY_SIGNAL);
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, CHECK_MS);
