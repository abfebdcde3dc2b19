import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import type { PdfPage } from '@platform/document-intake';
import { createWorker, OEM, type Page, type Worker } from 'tesseract.js';
import type { Rect } from '../reading.ts';
import { askew, slantOf, straightened, withoutSpecks } from './clean-scan.ts';
import { drawPage, isBlank, scaled, type Turn, turned, writingRunsVertically } from './page-image.ts';
import { type Line, makeLine, type PageText, unit, type Word } from './page-text.ts';

/** 180 dots per inch: below, small print is lost; above, time grows and nothing is gained. */
const OCR_SCALE = 2.5;
const PREVIEW_SCALE = 0.8;
/** A page full of print takes four to eight seconds of one core, in each of at most four orientations. */
const RECOGNIZING_MS = 90_000;
/** So often the time is given at most, if little of it was spent at reckoning. */
const MOST_WAITS = 4;
/** Mean word confidence under which a page is tried in the next orientation. */
const CONVINCING = 70;
/** Mean word confidence under which a page is reported as unreadable instead of being guessed at. */
const READABLE = 55;
const WORD_FLOOR = 30;

/** English first; Spanish knows the accents of many names in American papers, and costs a tenth of the time. */
const LANGUAGES = ['eng', 'spa'] as const;

/** Each language is a package of its own; tesseract.js reads all of them from one folder. */
function languageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ocr-languages-'));
  const { resolve } = createRequire(import.meta.url);
  for (const code of LANGUAGES) {
    const data = join(dirname(resolve(`@tesseract.js-data/${code}/package.json`)), '4.0.0_best_int');
    symlinkSync(join(data, `${code}.traineddata.gz`), join(folder, `${code}.traineddata.gz`));
  }
  return folder;
}

export interface OcrReader {
  read(page: PdfPage): Promise<PageText>;
  close(): Promise<void>;
}

/** Recognizing a page took longer than it may. */
export class RecognizingTooLong extends Error {}

/** What is asked for while something is done waits: decoded pictures of several pages would stand in memory at once. */
function oneAtATime() {
  let before: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = before.then(work);
    before = result.catch(() => undefined);
    return result;
  };
}

/** Where one page is recognized at a time; its worker starts with the first. */
interface Place {
  worker: Promise<Worker> | undefined;
}

/**
 * A pool of workers with the data of the installed packages: nothing is fetched, nothing is cached on disk. A
 * page that takes longer than `recognizingMs` to be recognized throws RecognizingTooLong, and its worker is ended.
 */
export function createOcrReader(poolSize = 2, recognizingMs = RECOGNIZING_MS): OcrReader {
  const places: readonly Place[] = Array.from({ length: poolSize }, () => ({ worker: undefined }));
  const idle = [...places];
  const waiting: ((place: Place) => void)[] = [];
  const inTurn = oneAtATime();
  let languages: string | undefined;

  const borrow = async (): Promise<Place> => idle.pop() ?? new Promise((resolve) => waiting.push(resolve));
  function giveBack(place: Place): void {
    const next = waiting.shift();
    if (next) next(place);
    else idle.push(place);
  }
  async function end(place: Place): Promise<void> {
    const ended = place.worker;
    place.worker = undefined;
    await ended?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
  }
  async function recognized(place: Place, page: number, drawn: Canvas): Promise<PageText> {
    languages ??= languageFolder();
    place.worker ??= startWorker(languages);
    const late = new AbortController();
    const since = process.cpuUsage();
    let looked = 0;
    // On a machine that is busy with other work a page has waited, and is given as long again.
    const timer = setInterval(() => {
      looked += 1;
      const { user, system } = process.cpuUsage(since);
      if ((user + system) / 1000 > (recognizingMs * looked) / 2 || looked === MOST_WAITS)
        late.abort(new RecognizingTooLong());
    }, recognizingMs);
    const tooLate = new Promise<never>((_, reject) => {
      late.signal.addEventListener('abort', () => reject(late.signal.reason as Error), { once: true });
    });
    const reading = place.worker.then((worker) => readTurned(worker, page, drawn, late.signal));
    try {
      return await Promise.race([reading, tooLate]);
    } catch (error) {
      // Its answer comes never, or for nobody.
      reading.catch(() => undefined);
      await end(place);
      throw error;
    } finally {
      clearInterval(timer);
    }
  }
  return {
    async read(page) {
      const place = await borrow();
      try {
        const drawn = await inTurn(() => drawPage(page, OCR_SCALE, 0));
        return await recognized(place, page.pageNumber, drawn);
      } finally {
        giveBack(place);
      }
    },
    async close() {
      await Promise.all(places.map(end));
      if (languages) rmSync(languages, { recursive: true, force: true });
      languages = undefined;
    },
  };
}

function startWorker(langPath: string): Promise<Worker> {
  return createWorker([...LANGUAGES], OEM.LSTM_ONLY, {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    // Without a handler of its own, tesseract.js throws outside of any promise and ends the process.
    errorHandler: () => undefined,
  });
}

async function readTurned(worker: Worker, page: number, drawn: Canvas, late: AbortSignal): Promise<PageText> {
  const preview = scaled(drawn, PREVIEW_SCALE / OCR_SCALE);
  if (isBlank(preview)) return { page, source: 'ocr', readable: true, ocrConfidence: 100, turned: 0, lines: [] };
  const vertical = writingRunsVertically(preview);
  const order: Turn[] = vertical ? [270, 90, 0, 180] : [0, 180, 90, 270];
  let best: { turn: Turn; lines: Line[]; confidence: number } | undefined;
  withoutSpecks(drawn);
  const clean = scaled(drawn, PREVIEW_SCALE / OCR_SCALE);
  for (const turn of order) {
    // An ended worker throws outside of any promise.
    late.throwIfAborted();
    const slant = slantOf(turned(clean, turn));
    const canvas = straightened(turned(drawn, turn), slant);
    const { data } = await worker.recognize(canvas.toBuffer('image/png'), {}, { blocks: true, text: false });
    const found = { turn, ...linesOf(data, canvas.width, canvas.height, turn, slant) };
    if (!best || found.confidence > best.confidence) best = found;
    if (best.confidence >= CONVINCING) break;
  }
  const readable = best !== undefined && best.lines.length > 0 && best.confidence >= READABLE;
  return {
    page,
    source: 'ocr',
    readable,
    ocrConfidence: Math.round(best?.confidence ?? 0),
    turned: best?.turn ?? 0,
    lines: readable && best ? best.lines : [],
  };
}

function linesOf(
  data: Page,
  width: number,
  height: number,
  turn: Turn,
  slant: number,
): { lines: Line[]; confidence: number } {
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
      const box = {
        x: w.bbox.x0 / width,
        y: w.bbox.y0 / height,
        width: (w.bbox.x1 - w.bbox.x0) / width,
        height: (w.bbox.y1 - w.bbox.y0) / height,
      };
      return {
        text: w.text,
        afterGap: before !== undefined && w.bbox.x0 - before.bbox.x1 > size * 1.8,
        box: turnBack(box, turn),
        ...(slant === 0 ? {} : { shown: turnBack(askew(box, slant, { width, height }), turn) }),
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
