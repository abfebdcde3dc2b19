import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordJob, PasswordResult } from './password-threads.ts';

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

async function resultOf(job: PasswordJob): Promise<PasswordResult> {
  if (job.kind === 'hash') return hashSync(job.password, job.options);
  if (job.kind === 'verify') return verifySync(job.against, job.password);
  // Not before it is asked for: sign-ins need none of the dictionaries.
  const { isGuessable } = await import('../../domain/password/password-strength.ts');
  return isGuessable(job.password, job.ownWords);
}

parentPort?.on('message', async (job: PasswordJob) => {
  parentPort?.postMessage(await resultOf(job));
});
