import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

export type PdfDocument = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;

export type PdfFault = 'PASSWORD_PROTECTED' | 'CORRUPTED';

export class PdfRefused extends Error {
  readonly fault: PdfFault;
  constructor(fault: PdfFault) {
    super(fault);
    this.name = 'PdfRefused';
    this.fault = fault;
  }
}

export interface PdfOptions {
  /** Larger pictures are left out of what is drawn; without it, none is. */
  readonly maxPicturePixels?: number;
  /** What a page draws (`getOperatorList`) ends at its first fault and at a picture that is too large, instead of leaving it out. */
  readonly strict?: boolean;
}

/** Opens a PDF without a password; pdfjs takes the bytes over. Throws: PdfRefused. */
export async function openPdf(
  bytes: Uint8Array,
  { maxPicturePixels = -1, strict = false }: PdfOptions = {},
): Promise<PdfDocument> {
  const task = pdfjs.getDocument({
    data: bytes,
    verbosity: 0,
    cMapUrl: `${join(assets, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(assets, 'standard_fonts')}/`,
    wasmUrl: `${join(assets, 'wasm')}/`,
    isEvalSupported: false,
    maxImageSize: maxPicturePixels,
    stopAtErrors: strict,
  } as Parameters<typeof pdfjs.getDocument>[0]);
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    throw new PdfRefused(isPasswordFault(error) ? 'PASSWORD_PROTECTED' : 'CORRUPTED');
  }
}

function isPasswordFault(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}
