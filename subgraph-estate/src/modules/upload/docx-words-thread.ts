import { parentPort, workerData } from 'node:worker_threads';
import mammoth from 'mammoth';
import { blocksOf, type WordElement } from './docx-blocks.ts';

const { bytes, most } = workerData as { bytes: Uint8Array; most: number };

// The tree that mammoth has read, taken before it makes markup of it: the markup is thrown away.
let tree: WordElement = { type: 'document' };
const transformDocument = (document: WordElement): WordElement => {
  tree = document;
  return { ...document, children: [] };
};
await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { transformDocument } as object);
const blocks = blocksOf(tree);
const paragraphs = blocks.map(({ cells, runs }) =>
  (cells.length > 0 ? cells : runs.map(({ text }) => text)).join(cells.length > 0 ? ' ' : '').trim(),
);
parentPort?.postMessage({
  kind: 'done',
  result: { blocks: blocks.slice(0, most), paragraphs: paragraphs.slice(0, most), isCut: blocks.length > most },
});
