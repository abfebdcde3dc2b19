import { parentPort, workerData } from 'node:worker_threads';
import mammoth from 'mammoth';

const { bytes, most } = workerData as { bytes: Uint8Array; most: number };

const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
const paragraphs = value
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean);
parentPort?.postMessage({
  kind: 'done',
  result: { paragraphs: paragraphs.slice(0, most), isCut: paragraphs.length > most },
});
