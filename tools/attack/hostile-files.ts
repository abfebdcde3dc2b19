import { crc32, deflateRawSync } from 'node:zlib';

export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
}

interface Part {
  readonly name: string;
  readonly content: Buffer;
}

/** A zip archive of deflated parts. */
function archive(parts: readonly Part[]): Buffer {
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
const docx = (document: Buffer | string, more: readonly Part[] = []): Buffer =>
  archive([
    { name: '[Content_Types].xml', content: Buffer.from(TYPES) },
    { name: 'word/document.xml', content: Buffer.from(document) },
    ...more,
  ]);

const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e0 "ha">${entities}]><w:document xmlns:w="x"><w:body><w:p><w:r><w:t>&e9;</w:t></w:r></w:p></w:body></w:document>`;
const OUTSIDE = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document xmlns:w="x"><w:body><w:p><w:r><w:t>&e;</w:t></w:r></w:p></w:body></w:document>`;
const MEGABYTE = 1024 * 1024;

/** Files that no office sends. Each must be refused in words, or kept without harm, and soon. */
export function hostileFiles(bombMegabytes = 300): HostileFile[] {
  const bomb = Buffer.alloc(bombMegabytes * MEGABYTE, 'A');
  const broken =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 1 0 R >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 99999999 >>\n';
  return [
    { what: 'an archive that unpacks to hundreds of megabytes', name: 'bomb.docx', content: docx(bomb) },
    {
      what: 'an archive of 20,000 parts',
      name: 'parts.docx',
      content: docx(
        '<w:document/>',
        Array.from({ length: 20_000 }, (_, at) => ({ name: `p/${at}`, content: Buffer.from('x') })),
      ),
    },
    { what: 'entities that grow a thousand million times', name: 'laughs.docx', content: docx(LAUGHS) },
    { what: 'an entity that names a file of the server', name: 'outside.docx', content: docx(OUTSIDE) },
    {
      what: 'a page of HTML that is a PDF as well',
      name: 'page.pdf',
      content: Buffer.from(`<html><script>alert(1)</script>\n%PDF-1.4\n%%EOF`),
    },
    { what: 'an archive with the name of a PDF', name: 'archive.pdf', content: docx('<w:document/>') },
    {
      what: 'a PDF whose pages are themselves',
      name: 'circle.pdf',
      content: Buffer.from(`${broken}startxref\n9\n%%EOF`),
    },
    { what: 'a PDF that is cut off', name: 'cut.pdf', content: Buffer.from(broken) },
    { what: 'nothing at all', name: 'nothing.pdf', content: Buffer.alloc(0) },
    { what: 'a program', name: 'will.pdf.exe', content: Buffer.from('MZ\u0090\u0000', 'latin1') },
  ];
}
