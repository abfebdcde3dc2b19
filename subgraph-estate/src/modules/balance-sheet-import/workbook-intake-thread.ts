import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook } from './workbook-reader.ts';
import { WorkbookRefused } from './workbook-refused.ts';

const { bytes } = workerData as { bytes: Uint8Array };

async function look() {
  try {
    return { workbook: await readWorkbook(bytes) };
  } catch (error) {
    if (!(error instanceof WorkbookRefused)) throw error;
    return { refusal: { fault: error.fault, message: error.message } };
  }
}

parentPort?.postMessage({ kind: 'done', result: await look() });
