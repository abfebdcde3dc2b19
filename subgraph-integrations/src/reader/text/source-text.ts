import {
  DEFAULT_INTAKE_LIMITS,
  type DocumentKind,
  type IntakeFault,
  type IntakeLimits,
  inspectDocument,
  openPdf,
  type PdfDocument,
  PdfRefused,
} from '@platform/document-intake';
import type { ReadingProblem, ReadingProgress } from '../reading.ts';
import { textOfDocx } from './docx-text.ts';
import { createOcrReader, type OcrReader } from './ocr.ts';
import type { PageText } from './page-text.ts';
import { linesOfPdfPage } from './pdf-text.ts';
import { MAX_PICTURE_PIXELS, scan, scansOf } from './scanned-page.ts';

export interface SourceText {
  format: 'pdf' | 'docx';
  pages: readonly PageText[];
  /** Open while the reading lasts: signatures are looked for in the page images. */
  pdf: PdfDocument | undefined;
}

export interface SourceOptions {
  /** What the file was taken as; without it, the intake decides here. */
  takenAs?: DocumentKind | undefined;
  limits?: Partial<IntakeLimits> | undefined;
  /** Shared by the readings of a worker; without one, a reading starts and ends its own. */
  ocr?: OcrReader;
  onProgress?: (progress: ReadingProgress) => void;
  signal?: AbortSignal;
}

/** Below this many letters the text layer is a stamp or a page number on a scanned image. */
const ENOUGH_LETTERS = 25;

/** Opens a file and gives its text with positions, or the problem that stopped it. */
export async function readSource(bytes: Uint8Array, options: SourceOptions): Promise<SourceText | ReadingProblem> {
  options.onProgress?.({ stage: 'INTAKE', fraction: 0 });
  const kind = options.takenAs ?? (await decided(bytes, options.limits));
  if (typeof kind !== 'string') return kind;
  if (kind === 'DOCX') {
    try {
      return { format: 'docx', pages: [await textOfDocx(bytes)], pdf: undefined };
    } catch {
      return refused('CORRUPTED', 'The document is damaged and cannot be opened.');
    }
  }
  return readPdf(bytes, options);
}

async function decided(bytes: Uint8Array, limits?: Partial<IntakeLimits>) {
  // A copy, for pdfjs takes over what it opens. The content alone counts here: files of a folder are called anything.
  const intake = await inspectDocument(bytes.slice(), '', { ...DEFAULT_INTAKE_LIMITS, ...limits });
  return 'verdict' in intake ? intake.verdict.kind : refused(intake.refusal.fault, intake.refusal.message);
}

async function readPdf(bytes: Uint8Array, options: SourceOptions) {
  let pdf: PdfDocument;
  try {
    pdf = await openPdf(bytes, { maxPicturePixels: MAX_PICTURE_PIXELS });
  } catch (error) {
    if (!(error instanceof PdfRefused)) throw error;
    return error.fault === 'PASSWORD_PROTECTED'
      ? refused('PASSWORD_PROTECTED', 'The PDF is protected by a password.')
      : refused('CORRUPTED', 'The PDF is damaged and cannot be opened.');
  }
  try {
    return { format: 'pdf' as const, pages: await pagesOf(pdf, options), pdf };
  } catch (error) {
    await pdf.loadingTask.destroy();
    throw error;
  }
}

async function pagesOf(pdf: PdfDocument, { ocr, onProgress, signal }: SourceOptions): Promise<PageText[]> {
  const pageCount = pdf.numPages;
  const pages: PageText[] = [];
  const toScan: number[] = [];
  onProgress?.({ stage: 'INTAKE', fraction: 0.05, pageCount });
  for (let number = 1; number <= pageCount; number++) {
    signal?.throwIfAborted();
    const page = await textLayer(pdf, number);
    pages.push(page);
    if (!page.readable) toScan.push(number);
    onProgress?.({ stage: 'TEXT', fraction: 0.05 + (0.15 * number) / pageCount, page: number, pageCount });
  }
  if (toScan.length === 0) return pages;
  const reader = ocr ?? createOcrReader(Math.min(2, toScan.length));
  const scans = await scansOf(pdf);
  let done = 0;
  try {
    await Promise.all(
      toScan.map(async (number) => {
        const scanned = await scan(scans, number, reader, signal);
        // A page that no reader could read keeps what little text it had, and stays marked.
        pages[number - 1] = scanned;
        done += 1;
        onProgress?.({ stage: 'OCR', fraction: 0.2 + (0.65 * done) / toScan.length, page: number, pageCount });
      }),
    );
  } finally {
    if (!ocr) await reader.close();
    await scans.close();
  }
  return pages;
}

async function textLayer(pdf: PdfDocument, number: number): Promise<PageText> {
  const empty: PageText = { page: number, source: 'text', readable: false, turned: 0, lines: [] };
  try {
    const lines = await linesOfPdfPage(await pdf.getPage(number));
    const letters = lines.reduce((sum, line) => sum + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
    return { ...empty, lines, readable: letters >= ENOUGH_LETTERS && !looksGarbled(lines) };
  } catch {
    return empty;
  }
}

/** A font without a usable character map gives replacement and private-use characters: the page is read as an image. */
function looksGarbled(lines: readonly { text: string }[]): boolean {
  const text = lines.map((line) => line.text).join('');
  const strange = text.match(/[\uFFFD\uE000-\uF8FF]/g)?.length ?? 0;
  return strange > text.length * 0.1;
}

function refused(fault: IntakeFault, detail: string): ReadingProblem {
  return { kind: 'FILE_CORRUPTED_OR_FILE_UNSUPPORTED', fault, detail, scope: 'file', citations: [] };
}
