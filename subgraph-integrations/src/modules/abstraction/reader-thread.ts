import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '@platform/service-kit';
import { type DocumentReading, type ReadingProgress, readDocument } from '../../reader/index.ts';
import type { ReaderThreadInput } from './read-in-thread.ts';

/** One document is read in this thread, so that a heavy or hostile file never blocks or takes down the service. */
const { bytes, fileName, model, intake } = workerData as ReaderThreadInput;
const say = (message: ThreadMessage<ReadingProgress, DocumentReading>): void => parentPort?.postMessage(message);

const result = await readDocument(bytes, {
  fileName,
  model: model ?? undefined,
  takenAs: intake?.kind,
  limits: intake?.limits,
  onProgress: (note) => say({ kind: 'note', note }),
});
say({ kind: 'done', result });
