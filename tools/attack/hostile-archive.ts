import { crc32, deflateRawSync } from 'node:zlib';

export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
}

export interface Part {
  readonly name: string;
  readonly content: Buffer;
}

/** A zip archive of deflated parts. */
export function archive(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const packed = deflateRawSync(content, { level: 9 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), packed]);
    const entry = Buffer.alloc(16);
    entry.writeUInt32LE(offset, 12);
    const made = Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1');
    directory.push(
      Buffer.concat([made, fields.subarray(0, 24), Buffer.alloc(2), entry.subarray(2), Buffer.from(name)]),
    );
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}

const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
/** A Word document with this as its main part. */
export const docx = (document: Buffer | string, more: readonly Part[] = []): Buffer =>
  archive([
    { name: '[Content_Types].xml', content: Buffer.from(TYPES) },
    { name: 'word/document.xml', content: Buffer.from(document) },
    ...more,
  ]);
