import { parentPort, workerData } from 'node:worker_threads';
import { readDocument } from '../reader/index.ts';
import type { ReaderThreadInput, ReaderThreadMessage } from './reader-pool.ts';

/** One document is read in this thread, so that a heavy or hostile file never blocks or takes down the service. */
const { bytes, fileName, model } = workerData as ReaderThreadInput;
const say = (message: ReaderThreadMessage): void => parentPort?.postMessage(message);

const reading = await readDocument(bytes, {
  fileName,
  model: model ?? undefined,
  onProgress: (progress) => say({ kind: 'progress', progress }),
});
say({ kind: 'done', reading });
