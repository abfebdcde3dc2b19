import type { Intake, IntakeLimits } from './sniff.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const MAX_ENTRIES = 5_000;
/** Plain XML packs about 1:10 to 1:20; beyond this an entry is made to exhaust memory. */
const MAX_RATIO = 200;
const RATIO_MATTERS_FROM = 1024 * 1024;

/** Reads the zip directory only: nothing is unpacked before its declared size is known to be sane. */
export function inspectArchive(bytes: Uint8Array, limits: IntakeLimits): Intake {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = findEnd(view);
  if (end === undefined) return { fault: 'CORRUPTED', detail: 'The document is damaged and cannot be opened.' };
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MAX_ENTRIES) return unsafe();
  let unpacked = 0;
  let hasDocument = false;
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      return { fault: 'CORRUPTED', detail: 'The document is damaged and cannot be opened.' };
    }
    const packedSize = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('utf8');
    hasDocument ||= name === 'word/document.xml';
    unpacked += size;
    if (size > RATIO_MATTERS_FROM && size > packedSize * MAX_RATIO) return unsafe();
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (unpacked > limits.maxUnpackedBytes) return unsafe();
  if (!hasDocument) {
    return { fault: 'UNSUPPORTED_TYPE', detail: 'The file is neither a PDF nor a Word document (DOCX).' };
  }
  return { format: 'docx' };
}

function findEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - 65_557);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}

function unsafe(): Intake {
  return { fault: 'UNSAFE_ARCHIVE', detail: 'The document unpacks to an unreasonable size and was not opened.' };
}
