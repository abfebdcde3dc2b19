import { parentPort, workerData } from 'node:worker_threads';
import { type IntakeLimits, inspectDocument } from '@platform/document-intake';

const { bytes, filename, limits } = workerData as { bytes: Uint8Array; filename: string; limits: IntakeLimits };

parentPort?.postMessage({ kind: 'done', result: await inspectDocument(bytes, filename, limits) });
