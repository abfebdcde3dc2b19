import { parentPort, workerData } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';

const { appetite, packed } = workerData as { appetite: string; packed?: Uint8Array };
const kept: Uint8Array[] = [];
if (appetite === 'buffers') for (;;) kept.push(inflateRawSync(packed ?? new Uint8Array()));
if (appetite === 'time') for (;;) kept.length = 0;
if (appetite === 'none') {
  parentPort?.postMessage({ kind: 'note', note: 'half way' });
  parentPort?.postMessage({ kind: 'done', result: packed?.length ?? 0 });
} else throw new Error('a fault of the module');
