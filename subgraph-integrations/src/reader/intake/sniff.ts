import { fileTypeFromBuffer } from 'file-type';
import type { IntakeFault } from '../reading.ts';
import { inspectArchive } from './archive.ts';

export interface IntakeLimits {
  maxBytes: number;
  maxPages: number;
  /** Unpacked size of a DOCX; far above any real document. */
  maxUnpackedBytes: number;
}

export const DEFAULT_LIMITS: IntakeLimits = {
  maxBytes: 50 * 1024 * 1024,
  maxPages: 500,
  maxUnpackedBytes: 200 * 1024 * 1024,
};

export type Intake = { format: 'pdf' | 'docx' } | { fault: IntakeFault; detail: string };

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What a file is by its content; its name is not looked at. */
export async function sniff(bytes: Uint8Array, limits: IntakeLimits): Promise<Intake> {
  if (bytes.length === 0) return { fault: 'EMPTY', detail: 'The file is empty.' };
  if (bytes.length > limits.maxBytes) {
    const megabytes = Math.floor(limits.maxBytes / 1024 / 1024);
    return { fault: 'TOO_LARGE', detail: `The file is larger than ${megabytes} MB.` };
  }
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === 'application/pdf' || hasLatePdfHeader(bytes)) return { format: 'pdf' };
  if (type?.mime === DOCX || type?.mime === 'application/zip') return inspectArchive(bytes, limits);
  // Word encrypts a DOCX into an OLE container, which then no longer shows what it holds.
  if (type?.mime === 'application/x-cfb' && includesUtf16(bytes, 'EncryptedPackage')) {
    return { fault: 'PASSWORD_PROTECTED', detail: 'The document is protected by a password.' };
  }
  return { fault: 'UNSUPPORTED_TYPE', detail: 'The file is neither a PDF nor a Word document (DOCX).' };
}

/** Readers accept the header anywhere in the first kilobyte (ISO 32000-1, annex H.3.4.1). */
function hasLatePdfHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.length)).includes('%PDF-');
}

function includesUtf16(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from(text, 'utf16le'));
}
