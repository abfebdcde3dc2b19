import { inflateRawSync, inflateSync } from 'node:zlib';
import { DomainError } from '@platform/kernel';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The most that one compressed part may unpack to: stops a file that is small only on disk. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** Characters of running text on a page, where a Word file does not say how many pages it has. */
const CHARACTERS_PER_PAGE = 3_000;
const MAX_PAGES = 5_000;

const corrupted = (): DomainError =>
  new DomainError(
    'FILE_CORRUPTED',
    'This file is damaged and cannot be opened. Nothing was stored; try another copy.',
    { field: 'file' },
  );
const locked = (): DomainError =>
  new DomainError(
    'FILE_PASSWORD_PROTECTED',
    'This file is protected by a password. Remove the password and upload it again; nothing was stored.',
    { field: 'file' },
  );

export interface InspectedFile {
  readonly mimetype: typeof PDF | typeof DOCX;
  readonly pageCount: number;
}

/**
 * What a file really is, whatever its name says, and how many pages it has.
 * Throws: DomainError FILE_EMPTY, FILE_TYPE_NOT_SUPPORTED, FILE_CORRUPTED, FILE_PASSWORD_PROTECTED.
 */
export function inspectFile(bytes: Buffer): InspectedFile {
  if (bytes.length === 0) throw new DomainError('FILE_EMPTY', 'This file is empty.', { field: 'file' });
  if (bytes.subarray(0, 1024).includes('%PDF-')) return { mimetype: PDF, pageCount: pdfPages(bytes) };
  if (bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4])))
    return { mimetype: DOCX, pageCount: docxPages(bytes) };
  // Word keeps a protected document in the old container of Office.
  if (
    bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])) &&
    bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
  )
    throw locked();
  throw new DomainError('FILE_TYPE_NOT_SUPPORTED', 'Upload a PDF or a Word document (.docx).', { field: 'file' });
}

function unpack(data: Buffer): string {
  try {
    return inflateSync(data, { maxOutputLength: MAX_UNPACKED_BYTES }).toString('latin1');
  } catch {
    return '';
  }
}

/** Object streams hold the page tree of newer files in compressed form. */
function objectStreams(text: string, bytes: Buffer): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/\/Type\s*\/(?:ObjStm|XRef)\b/g)) {
    const start = text.indexOf('stream', match.index);
    if (start < 0 || start - match.index > 2_000) continue;
    const from = start + (text.startsWith('stream\r\n', start) ? 8 : 7);
    const end = text.indexOf('endstream', from);
    if (end > from && match[0].includes('ObjStm')) found.push(unpack(bytes.subarray(from, end)));
  }
  return found;
}

function pdfPages(bytes: Buffer): number {
  const text = bytes.toString('latin1');
  const tail = text.slice(-4_096);
  const start = /startxref\s+(\d+)/.exec(tail.slice(tail.lastIndexOf('startxref')));
  if (!start || !tail.includes('%%EOF')) throw corrupted();
  const header = text.indexOf('%PDF-');
  const table = text.slice(Number(start[1]) + header, Number(start[1]) + header + 40);
  if (!/^\s*(xref|\d+\s+\d+\s+obj)/.test(table)) throw corrupted();
  if (/\/Encrypt\s+(\d+\s+\d+\s+R|<<)/.test(text)) throw locked();
  const all = [text, ...objectStreams(text, bytes)].join('\n');
  const counts = [
    ...all.matchAll(/<<(?:[^<>]|<<[^<>]*>>|<[^<>]*>)*\/Type\s*\/Pages\b(?:[^<>]|<<[^<>]*>>|<[^<>]*>)*>>/g),
  ].map(([dictionary]) => Number(/\/Count\s+(\d+)/.exec(dictionary)?.[1] ?? 0));
  const leaves = all.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
  const pages = counts.length > 0 ? Math.max(...counts) : leaves;
  // A tree that promises pages which are nowhere in the file was cut.
  if (pages < 1 || leaves === 0 || pages > MAX_PAGES) throw corrupted();
  return pages;
}

interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: Buffer;
  readonly flags: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const MAX_ENTRIES = 5_000;

/** The entries of a zip by its directory at the end. Throws: DomainError FILE_CORRUPTED. */
function zipEntries(bytes: Buffer): ZipEntry[] {
  const from = Math.max(0, bytes.length - 65_557);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < from || bytes.length < end + 22 || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw corrupted();
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw corrupted();
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw corrupted();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    if (local + 30 > bytes.length) throw corrupted();
    const data = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.subarray(data, data + bytes.readUInt32LE(at + 20)),
      flags: bytes.readUInt16LE(at + 8),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

function read({ method, packed }: ZipEntry): string {
  try {
    return (method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES })).toString('utf8');
  } catch {
    throw corrupted();
  }
}

function docxPages(bytes: Buffer): number {
  const entries = zipEntries(bytes);
  const entry = (name: string): ZipEntry | undefined => entries.find((one) => one.name === name);
  const document = entry('word/document.xml');
  if (!document || !entry('[Content_Types].xml')) {
    throw new DomainError('FILE_TYPE_NOT_SUPPORTED', 'Upload a PDF or a Word document (.docx).', { field: 'file' });
  }
  if (document.flags & 1) throw locked();
  const xml = read(document);
  if (!xml.includes('<w:document') && !xml.includes(':document')) throw corrupted();
  const properties = entry('docProps/app.xml');
  const stated = properties ? Number(/<Pages>(\d+)<\/Pages>/.exec(read(properties))?.[1] ?? 0) : 0;
  const characters = xml.replace(/<[^>]+>/g, '').length;
  return Math.min(MAX_PAGES, Math.max(1, stated, Math.ceil(characters / CHARACTERS_PER_PAGE)));
}
