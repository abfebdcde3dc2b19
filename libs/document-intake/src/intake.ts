import type { IntakeLimits, IntakeVerdict } from '@platform/contracts/events';
import { megabytes } from '@platform/kernel';
import { fileTypeFromBuffer } from 'file-type';
import { pagesOfDocx } from './docx.ts';
import { DOCX, type DocumentKind, PDF, type Refusal, refusal } from './kinds.ts';
import { openPdf, PdfRefused } from './pdf.ts';
import { unpacksTooFar } from './pdf-streams.ts';

export interface Taken {
  readonly verdict: IntakeVerdict;
  readonly mimetype: string;
  /** A name without an ending gets that of what the file is. */
  readonly filename: string;
}
export type Intake = Taken | { readonly refusal: Refusal };

/** What the beginning of a file is looked at for. */
const HEAD_BYTES = 4_100;
/** A PDF may have a few bytes before its header (ISO 32000-1, annex H.3.4.1); a page of markup is none. */
const PDF_HEADER_WITHIN = 1_024;
const MACRO_DOCX = 'application/vnd.ms-word.document.macroenabled.12';
const MIMETYPES: Readonly<Record<DocumentKind, string>> = { PDF, DOCX };
const EXTENSIONS: Readonly<Record<DocumentKind, string>> = { PDF: '.pdf', DOCX: '.docx' };
const MACRO_EXTENSION = '.docm';
const NAMED = /\.[A-Za-z0-9]{1,8}$/;

/**
 * Decides on a file: what it is by its content, whether its name says the same, whether it can be opened, how many
 * pages it has, and whether all of that is within the limits. Opens and unpacks what others made: run it in a thread
 * that has a limit of time and of memory, never on an event loop.
 */
export async function inspectDocument(bytes: Uint8Array, filename: string, limits: IntakeLimits): Promise<Intake> {
  if (bytes.length === 0) return refusal('EMPTY', 'This file is empty.');
  if (bytes.length > limits.maxBytes)
    return refusal('TOO_LARGE', `This file is larger than ${megabytes(limits.maxBytes)}.`);
  const kind = await kindOf(bytes);
  if (typeof kind !== 'string') return kind;
  const extension = NAMED.exec(filename)?.[0].toLowerCase();
  // A file called .docm is looked into first: that it holds macros is what has to be said of it.
  const misnamed = extension && extension !== EXTENSIONS[kind];
  if (misnamed && extension !== MACRO_EXTENSION) return misnamedRefusal(extension, kind);
  const pageCount = kind === 'PDF' ? await pagesOfPdf(bytes) : await pagesOfDocx(bytes, limits);
  if (typeof pageCount !== 'number') return pageCount;
  if (misnamed) return misnamedRefusal(extension, kind);
  if (pageCount > limits.maxPages)
    return refusal(
      'TOO_MANY_PAGES',
      `This file has ${pageCount.toLocaleString('en-US')} pages; at most ${limits.maxPages.toLocaleString('en-US')} can be read. Split it and upload its parts.`,
    );
  const verdict = { kind, pageCount, limits: { ...limits } };
  return { verdict, mimetype: MIMETYPES[kind], filename: extension ? filename : `${filename}${EXTENSIONS[kind]}` };
}

const misnamedRefusal = (extension: string, kind: DocumentKind) =>
  refusal(
    'UNSUPPORTED_TYPE',
    `This file is called ${extension}, but it is a ${kind === 'PDF' ? 'PDF' : 'Word document'}. Give it the right name and upload it again.`,
  );

async function kindOf(bytes: Uint8Array): Promise<DocumentKind | { refusal: Refusal }> {
  const type = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)).catch(() => undefined);
  if (type?.mime === PDF) return 'PDF';
  // Whether an archive is a Word document stands in its parts, not in its first bytes.
  if (type?.mime === DOCX || type?.mime === MACRO_DOCX || type?.mime === 'application/zip') return 'DOCX';
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  // Word encrypts a document into the old container of Office, which then no longer shows what it holds.
  if (type?.mime === 'application/x-cfb' && all.includes(Buffer.from('EncryptedPackage', 'utf16le')))
    return refusal('PASSWORD_PROTECTED');
  const header = all.subarray(0, PDF_HEADER_WITHIN).indexOf('%PDF-');
  if (type === undefined && header > 0 && !all.subarray(0, header).includes('<')) return 'PDF';
  return refusal('UNSUPPORTED_TYPE');
}

async function pagesOfPdf(bytes: Uint8Array): Promise<number | { refusal: Refusal }> {
  if (unpacksTooFar(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)))
    return refusal(
      'UNSAFE_ARCHIVE',
      'This PDF unpacks to far more than a document has and was not opened. Print it to a new PDF, and upload that.',
    );
  try {
    const pdf = await openPdf(bytes);
    const { numPages } = pdf;
    await pdf.loadingTask.destroy();
    return numPages;
  } catch (error) {
    if (!(error instanceof PdfRefused)) throw error;
    return refusal(error.fault);
  }
}
