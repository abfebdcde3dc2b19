import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashJob, HashResult } from './password-hash-threads.ts';

/** Others go first: a quarter of the weight of an ordinary thread where both want a core, all of it where nobody does. */
const NICENESS = 6;

/** On Linux niceness belongs to the thread that asks; elsewhere it would slow the whole service down. */
if (process.platform === 'linux') {
  try {
    setPriority(0, NICENESS);
  } catch {
    // Not allowed here: hashing then shares the cores evenly.
  }
}

parentPort?.on('message', (job: HashJob) => {
  const result: HashResult =
    job.kind === 'hash' ? hashSync(job.password, job.options) : verifySync(job.against, job.password);
  parentPort?.postMessage(result);
});
