import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PdfPage } from '@platform/document-intake';
import { createWorker, OEM, type Page, type Worker } from 'tesseract.js';
import type { Rect } from '../reading.ts';
import { drawPage, isBlank, type Turn, writingRunsVertically } from './page-image.ts';
import { type Line, makeLine, type PageText, unit, type Word } from './page-text.ts';

/** 180 dots per inch: below, small print is lost; above, time grows and nothing is gained. */
const OCR_SCALE = 2.5;
const PREVIEW_SCALE = 0.8;
/** Mean word confidence under which a page is tried in the next orientation. */
const CONVINCING = 70;
/** Mean word confidence under which a page is reported as unreadable instead of being guessed at. */
const READABLE = 55;
const WORD_FLOOR = 30;

const languageData = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

export interface OcrReader {
  read(page: PdfPage): Promise<PageText>;
  close(): Promise<void>;
}

/** A pool of workers with the English data of the installed package: nothing is fetched, nothing is cached on disk. */
export function createOcrReader(poolSize = 2): OcrReader {
  const workers: Promise<Worker>[] = [];
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];

  async function borrow(): Promise<Worker> {
    const free = idle.pop();
    if (free) return free;
    if (workers.length < poolSize) {
      const started = startWorker();
      workers.push(started);
      return started;
    }
    return new Promise((resolve) => waiting.push(resolve));
  }
  function giveBack(worker: Worker): void {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  }
  return {
    async read(page) {
      const worker = await borrow();
      try {
        return await readTurned(worker, page);
      } finally {
        giveBack(worker);
      }
    },
    async close() {
      const settled = await Promise.allSettled(workers.splice(0));
      await Promise.all(settled.map((w) => (w.status === 'fulfilled' ? w.value.terminate() : undefined)));
    },
  };
}

function startWorker(): Promise<Worker> {
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageData,
    gzip: true,
    cacheMethod: 'none',
    // Without a handler of its own, tesseract.js throws outside of any promise and ends the process.
    errorHandler: () => undefined,
  });
}

async function readTurned(worker: Worker, page: PdfPage): Promise<PageText> {
  const preview = await drawPage(page, PREVIEW_SCALE, 0);
  if (isBlank(preview)) {
    return { page: page.pageNumber, source: 'ocr', readable: true, ocrConfidence: 100, turned: 0, lines: [] };
  }
  const vertical = writingRunsVertically(preview);
  const order: Turn[] = vertical ? [270, 90, 0, 180] : [0, 180, 90, 270];
  let best: { turn: Turn; lines: Line[]; confidence: number } | undefined;
  for (const turn of order) {
    const canvas = await drawPage(page, OCR_SCALE, turn);
    const { data } = await worker.recognize(canvas.toBuffer('image/png'), {}, { blocks: true, text: false });
    const found = { turn, ...linesOf(data, canvas.width, canvas.height, turn) };
    if (!best || found.confidence > best.confidence) best = found;
    if (best.confidence >= CONVINCING) break;
  }
  const readable = best !== undefined && best.lines.length > 0 && best.confidence >= READABLE;
  return {
    page: page.pageNumber,
    source: 'ocr',
    readable,
    ocrConfidence: Math.round(best?.confidence ?? 0),
    turned: best?.turn ?? 0,
    lines: readable && best ? best.lines : [],
  };
}

function linesOf(data: Page, width: number, height: number, turn: Turn): { lines: Line[]; confidence: number } {
  const found = (data.blocks ?? []).flatMap((b) => b.paragraphs.flatMap((p) => p.lines));
  const lines: Line[] = [];
  let weighted = 0;
  let letters = 0;
  for (const line of found.toSorted((p, q) => p.bbox.y0 - q.bbox.y0)) {
    const kept = line.words.filter((w) => w.confidence >= WORD_FLOOR && /[\p{L}\p{N}_$/]/u.test(w.text));
    for (const w of kept) {
      weighted += w.confidence * w.text.length;
      letters += w.text.length;
    }
    if (kept.length === 0) continue;
    const size = line.bbox.y1 - line.bbox.y0;
    const words = kept.map((w, i): Word => {
      const before = kept[i - 1];
      return {
        text: w.text,
        afterGap: before !== undefined && w.bbox.x0 - before.bbox.x1 > size * 1.8,
        box: turnBack(
          {
            x: w.bbox.x0 / width,
            y: w.bbox.y0 / height,
            width: (w.bbox.x1 - w.bbox.x0) / width,
            height: (w.bbox.y1 - w.bbox.y0) / height,
          },
          turn,
        ),
      };
    });
    lines.push(makeLine(words, size / height));
  }
  return { lines, confidence: letters === 0 ? 0 : weighted / letters };
}

/** From the turned image back to the page as a viewer shows it. */
export function turnBack({ x, y, width, height }: Rect, turn: Turn): Rect {
  const turned: Record<Turn, Rect> = {
    0: { x, y, width, height },
    90: { x: y, y: 1 - x - width, width: height, height: width },
    180: { x: 1 - x - width, y: 1 - y - height, width, height },
    270: { x: 1 - y - height, y: x, width: height, height: width },
  };
  const back = turned[turn];
  return { x: unit(back.x), y: unit(back.y), width: unit(back.width), height: unit(back.height) };
}
