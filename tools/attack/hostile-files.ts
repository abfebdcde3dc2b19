import { docx, type HostileFile } from './hostile-archive.ts';

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
