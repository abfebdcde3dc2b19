import { openPdf, type PdfDocument, type PdfPage } from '@platform/document-intake';
import { type OcrReader, RecognizingTooLong } from './ocr.ts';
import type { PageText } from './page-text.ts';

/** A legal page at 600 dots per inch has 43 million. Decoding takes about twelve bytes for each. */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** Points: 200 inches, the most that a page of a PDF has (ISO 32000-1, annex C.2). */
const MAX_SIDE = 14_400;
const POINTS_PER_INCH = 72;

/** Sizes of the pictures of a PDF, which no part of it hides: a picture is a stream, and those stand bare in the file. */
const SIDES = /\/(Width|Height) {0,8}(\d{1,9})( \d{1,9} R)?/g;

export interface Scans {
  readonly pdf: PdfDocument;
  /** Whether the file may hold a picture that is too large; which page shows it is seen there. */
  readonly suspicious: boolean;
  /** Whether a page holds something that is left out when it is drawn. */
  leavesOut(page: PdfPage): Promise<boolean>;
  close(): Promise<void>;
}

/** The pages of a document that have to be recognized. */
export async function scansOf(pdf: PdfDocument): Promise<Scans> {
  const options = { maxPicturePixels: MAX_PICTURE_PIXELS, strict: true };
  let strict: Promise<PdfDocument> | undefined;
  const steps = async (page: PdfPage): Promise<number> => {
    const { fnArray } = await page.getOperatorList();
    page.cleanup();
    return fnArray.length;
  };
  return {
    pdf,
    suspicious: mayHoldTooLarge(await pdf.getData()),
    async leavesOut(page) {
      strict ??= pdf.getData().then((bytes) => openPdf(bytes, options));
      const checked = await (await strict).getPage(page.pageNumber);
      return (await steps(checked)) < (await steps(page));
    },
    close: async () => (await strict)?.loadingTask.destroy(),
  };
}

function mayHoldTooLarge(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const most = { Width: 0, Height: 0 };
  for (const [, side, size, elsewhere] of text.matchAll(SIDES)) {
    const name = side === 'Width' ? 'Width' : 'Height';
    most[name] = Math.max(most[name], elsewhere ? MAX_PICTURE_PIXELS : Number(size));
  }
  return most.Width * most.Height > MAX_PICTURE_PIXELS;
}

/** Recognizes the text of a page. One that cannot be read says why, and what to do where that is known. */
export async function scan(scans: Scans, number: number, reader: OcrReader, signal?: AbortSignal): Promise<PageText> {
  signal?.throwIfAborted();
  try {
    const page = await scans.pdf.getPage(number);
    const problem = tooLargeWords(page) ?? (scans.suspicious ? await pictureWords(scans, page) : undefined);
    if (problem) return unread(number, problem);
    const text = await reader.read(page);
    const looksBlank = text.lines.length === 0 && text.readable;
    return looksBlank && (await scans.leavesOut(page)) ? unread(number, hiddenWords(number)) : text;
  } catch (error) {
    signal?.throwIfAborted();
    return unread(number, error instanceof RecognizingTooLong ? recognizingWords(number) : undefined);
  }
}

async function pictureWords(scans: Scans, page: PdfPage): Promise<string | undefined> {
  if (!(await scans.leavesOut(page))) return undefined;
  return `Page ${page.pageNumber} holds a picture of more than ${MAX_PICTURE_PIXELS / 1_000_000} megapixels and was not read. Scan the page again at 300 dots per inch, and upload that.`;
}

function unread(number: number, problem?: string): PageText {
  const page = { page: number, source: 'ocr' as const, readable: false, turned: 0 as const, lines: [] };
  return problem ? { ...page, problem } : page;
}

function tooLargeWords(page: PdfPage): string | undefined {
  const { width, height } = page.getViewport({ scale: 1 });
  if (Math.max(width, height) <= MAX_SIDE) return undefined;
  const inches = (points: number): string => Math.max(1, Math.round(points / POINTS_PER_INCH)).toLocaleString('en-US');
  return `Page ${page.pageNumber} is ${inches(width)} by ${inches(height)} inches large and was not read; a page may have 200 inches. Print it on paper of its real size to a new PDF, and upload that.`;
}

const recognizingWords = (number: number): string =>
  `Recognizing the text of page ${number} took too long and was given up. Scan the page again, straight and at 300 dots per inch, and upload that.`;

const hiddenWords = (number: number): string =>
  `Page ${number} looks blank, but holds something that cannot be drawn. Scan the page again at 300 dots per inch, and upload that.`;
