import { pipeline } from 'node:stream/promises';
import { crc32, createDeflate, deflateRawSync } from 'node:zlib';

/** A PDF of these objects, of which the first is its catalogue: its cross-reference table is exact. */
export function pdfOf(objects: readonly (string | Buffer)[], inner = ''): Buffer {
  const parts = [Buffer.from(`%PDF-1.5\n${inner}\n`, 'latin1')];
  let at = parts[0]?.length ?? 0;
  const rows = objects.map((object, index) => {
    const row = `${String(at).padStart(10, '0')} 00000 n \n`;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
    return row;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  parts.push(Buffer.from(`${table}startxref\n${at}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A small PDF with that many pages. `inner` stands in it as it is. */
export function pdfFile(pages: number, inner = ''): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';
  const tree = ['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`];
  return pdfOf([...tree, ...Array.from({ length: pages }, () => page)], inner);
}

export const pdfStream = (entries: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')]);

/** Content repeated to that many bytes, packed piece by piece: nobody has to hold it. */
export async function packedRepeat(content: string, bytes: number): Promise<Buffer> {
  const piece = Buffer.from(content.repeat(Math.ceil(1_000_000 / content.length)));
  const deflate = createDeflate();
  const pieces = Array.from({ length: Math.ceil(bytes / piece.length) }, () => piece);
  const packed: Buffer[] = [];
  await pipeline(pieces, deflate, async (source) => {
    for await (const chunk of source) packed.push(chunk as Buffer);
  });
  return Buffer.concat(packed);
}

export interface MadePage {
  /** Object of the page's content. */
  readonly content: Buffer;
  /** Width and height in points. */
  readonly size?: readonly [number, number];
  /** Drawn by `/Picture Do`. */
  readonly picture?: Buffer;
}

/** A PDF of one page. */
export function pdfOfPage({ content, size: [width, height] = [612, 792], picture }: MadePage): Buffer {
  const resources = picture ? '<< /XObject << /Picture 5 0 R >> >>' : '<< >>';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources ${resources} >>`,
    content,
    ...(picture ? [picture] : []),
  ]);
}

export interface ZipPart {
  readonly name: string;
  readonly content: string | Buffer;
  /** What the directory says in place of the true size. */
  readonly claimedSize?: number;
  readonly encrypted?: boolean;
}

export function zipOf(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimedSize, encrypted } of parts) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(encrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedSize ?? raw.length, 18);
    common.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, Buffer.from(name));
    local.push(head);
    at += head.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, listed, end]);
}

export const TYPES: ZipPart = {
  name: '[Content_Types].xml',
  content:
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
};
export const documentPart = (inner: string): ZipPart => ({
  name: 'word/document.xml',
  content: `<w:document><w:body>${inner}</w:body></w:document>`,
});
export const docxFile = (inner: string, ...more: readonly ZipPart[]): Buffer =>
  zipOf([TYPES, documentPart(inner), ...more]);
