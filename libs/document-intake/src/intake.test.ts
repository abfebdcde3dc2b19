import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  documentPart,
  docxFile,
  packedRepeat,
  pdfFile,
  pdfOf,
  pdfOfPage,
  pdfStream,
  TYPES,
  zipOf,
} from '../test/made-files.ts';
import { inspectDocument } from './intake.ts';
import { DEFAULT_INTAKE_LIMITS } from './limits.ts';

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../test/fixtures/${name}`, import.meta.url)));
const inspect = (bytes: Uint8Array, filename: string, limits = {}) =>
  inspectDocument(new Uint8Array(bytes), filename, { ...DEFAULT_INTAKE_LIMITS, ...limits });
const outcome = async (bytes: Uint8Array, filename: string, limits = {}) => {
  const intake = await inspect(bytes, filename, limits);
  return 'refusal' in intake ? intake.refusal.fault : intake.verdict.pageCount;
};

const paragraph = (characters: number) => `<w:p><w:r><w:t>${'x'.repeat(characters)}</w:t></w:r></w:p>`;
const properties = (pages: number) => ({
  name: 'docProps/app.xml',
  content: `<Properties><Pages>${pages}</Pages></Properties>`,
});

describe('a file that is taken', () => {
  it.each([1, 7, 41])('is a PDF with %i pages', async (pages) => {
    expect(await inspect(pdfFile(pages), 'trust.pdf')).toEqual({
      verdict: { kind: 'PDF', pageCount: pages, limits: DEFAULT_INTAKE_LIMITS },
      mimetype: 'application/pdf',
      filename: 'trust.pdf',
    });
  });
  it('is a PDF whose header comes late', async () => {
    expect(await outcome(Buffer.concat([Buffer.from('\r\n\r\n'), pdfFile(2)]), 'trust.pdf')).toBe(2);
  });
  it('is a Word document, with the pages that it says', async () => {
    expect(await inspect(docxFile(paragraph(10), properties(7)), 'amendment.docx')).toMatchObject({
      verdict: { kind: 'DOCX', pageCount: 7 },
      mimetype: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    });
    expect(await outcome(fixture('trust-amendment.docx'), 'trust-amendment.DOCX')).toBeGreaterThan(0);
  });
  it('is a Word document that says fewer pages than its text fills: the text counts', async () => {
    expect(await outcome(docxFile(paragraph(30_000), properties(1)), 'long.docx')).toBe(10);
    expect(await outcome(docxFile('é'.repeat(3_000), properties(1)), 'accents.docx')).toBe(1);
  });
  it('gets the ending of its kind when its name has none', async () => {
    expect(await inspect(pdfFile(1), 'document')).toMatchObject({ filename: 'document.pdf' });
  });
});

describe('a file that is refused', () => {
  it.each([
    ['empty', new Uint8Array(), 'a.pdf', {}, 'EMPTY'],
    ['larger than it may be', pdfFile(1), 'a.pdf', { maxBytes: 100 }, 'TOO_LARGE'],
    ['a PDF with more pages than may be read', pdfFile(6), 'a.pdf', { maxPages: 5 }, 'TOO_MANY_PAGES'],
    ['a Word document with more pages', docxFile('', properties(6)), 'a.docx', { maxPages: 5 }, 'TOO_MANY_PAGES'],
    ['a Word document whose text fills more', docxFile(paragraph(9_001)), 'a.docx', { maxPages: 3 }, 'TOO_MANY_PAGES'],
    ['a picture called .pdf', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), 'a.pdf', {}, 'UNSUPPORTED_TYPE'],
    ['a page called .pdf', Buffer.from('<html><script>alert(1)</script></html>'), 'a.pdf', {}, 'UNSUPPORTED_TYPE'],
    [
      'a page and a PDF in one',
      Buffer.concat([Buffer.from('<html><!--'), pdfFile(1)]),
      'a.pdf',
      {},
      'UNSUPPORTED_TYPE',
    ],
    ['a PDF called .docx', pdfFile(1), 'a.docx', {}, 'UNSUPPORTED_TYPE'],
    ['a PDF called .exe', pdfFile(1), 'a.pdf.exe', {}, 'UNSUPPORTED_TYPE'],
    ['a Word document called .pdf', docxFile(''), 'a.pdf', {}, 'UNSUPPORTED_TYPE'],
    ['an archive that is no Word document', zipOf([{ name: 'a.txt', content: 'x' }]), 'a.docx', {}, 'UNSUPPORTED_TYPE'],
    [
      'a Word document with macros',
      zipOf([{ ...TYPES, content: 'macroEnabled' }, documentPart('')]),
      'a.docx',
      {},
      'UNSUPPORTED_TYPE',
    ],
    ['a PDF with a password', fixture('password.pdf'), 'a.pdf', {}, 'PASSWORD_PROTECTED'],
    [
      'a Word document with a password',
      zipOf([TYPES, { ...documentPart(''), encrypted: true }]),
      'a.docx',
      {},
      'PASSWORD_PROTECTED',
    ],
    ['a damaged PDF', fixture('damaged.pdf'), 'a.pdf', {}, 'CORRUPTED'],
    ['a Word document that was cut', fixture('trust-amendment.docx').subarray(0, 20_000), 'a.docx', {}, 'CORRUPTED'],
    ['a Word document with its text twice', docxFile('', documentPart('other')), 'a.docx', {}, 'CORRUPTED'],
  ] as const)('is %s', async (_name, bytes, filename, limits, fault) => {
    expect(await outcome(bytes, filename, limits)).toBe(fault);
  });
});

describe('an archive made to exhaust memory', () => {
  it('is refused by its directory, unopened', async () => {
    const bomb = docxFile('', { name: 'word/media/image1.png', content: Buffer.alloc(8 * 1024 * 1024) });
    expect(await outcome(bomb, 'a.docx')).toBe('UNSAFE_ARCHIVE');
  });
  it('is refused when its parts together unpack too far', async () => {
    const parts = Array.from({ length: 20 }, (_, part) => ({ name: `p${part}`, content: 'ab'.repeat(1_000) }));
    expect(await outcome(docxFile('', ...parts), 'a.docx', { maxUnpackedBytes: 30_000 })).toBe('UNSAFE_ARCHIVE');
  });
  it('is refused when its directory lies about what is inside', async () => {
    const liar = { name: 'word/media/a.bin', content: Buffer.alloc(40 * 1024 * 1024), claimedSize: 1_000 };
    expect(await outcome(docxFile('', liar), 'a.docx')).toBe('UNSAFE_ARCHIVE');
  });
});

it.each(['../../../../tmp/escaped', '/etc/cron.d/escaped', 'C:\\escaped', 'word\\..\\..\\escaped'])(
  'a Word document with a part called %s is refused',
  async (name) => {
    expect(await outcome(docxFile('', { name, content: 'escaped' }), 'a.docx')).toBe('CORRUPTED');
  },
);

describe('a Word document with macros', () => {
  const words = {
    fault: 'UNSUPPORTED_TYPE',
    message:
      'This is a Word document with macros (.docm), which are not taken. Save it in Word as a document without macros (.docx) or as a PDF, and upload that.',
  };
  const macroTypes = {
    name: '[Content_Types].xml',
    content:
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
  };
  it.each([
    ['by its name and its kind', zipOf([macroTypes, documentPart('')]), 'trust.docm'],
    ['by its kind, called .docx', zipOf([macroTypes, documentPart('')]), 'trust.docx'],
    [
      'by its macros, called .docx',
      docxFile('', { name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' }),
      'trust.docx',
    ],
  ])('is named as such: %s', async (_name, bytes, filename) => {
    expect(await inspect(bytes, filename)).toEqual({ refusal: words });
  });
  it('is not what an ordinary one called .docm is', async () => {
    expect(await inspect(docxFile(paragraph(10)), 'trust.docm')).toMatchObject({
      refusal: { message: expect.stringMatching(/^This file is called .docm, but it is a Word document/) },
    });
  });
});

describe('a small Word document that unpacks to much', () => {
  it('is refused with what to do, by how tightly it is packed and by how much text it has', async () => {
    const bytes = docxFile(paragraph(1_000).repeat(40_000));
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await inspect(bytes, 'a.docx')).toEqual({
      refusal: {
        fault: 'UNSAFE_ARCHIVE',
        message: expect.stringMatching(/unpacks to .* and was not opened\. Save it as a PDF/),
      },
    });
    const text = (at: number) => `<w:p><w:r><w:t>Section ${at}, parcel ${(at * 7_919) % 10_007}</w:t></w:r></w:p>`;
    const tight = docxFile(Array.from({ length: 300_000 }, (_, at) => text(at)).join(''));
    expect(await inspect(tight, 'a.docx')).toEqual({
      refusal: {
        fault: 'UNSAFE_ARCHIVE',
        message:
          'The text of this Word document unpacks to more than 16 MB and was not opened. Save it as a PDF or in parts, and upload those.',
      },
    });
  });
  it('is not inflated whole when its directory lies', async () => {
    const liar = { name: 'word/media/a.bin', content: Buffer.alloc(200 * 1024 * 1024), claimedSize: 1_000 };
    const bytes = docxFile('', liar);
    const before = process.memoryUsage().rss;
    expect(await inspect(bytes, 'a.docx')).toMatchObject({ refusal: { fault: 'UNSAFE_ARCHIVE' } });
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
  });
});

describe('a small PDF that unpacks to much', () => {
  const words = {
    fault: 'UNSAFE_ARCHIVE',
    message:
      'This PDF unpacks to far more than a document has and was not opened. Print it to a new PDF, and upload that.',
  };
  it.each([
    ['one page of 500 MB', async () => [await packedRepeat('q Q ', 500_000_000)]],
    ['many pages of 60 MB', async () => Array(10).fill(await packedRepeat('(I give my house) Tj ', 60_000_000))],
  ])('is refused with what to do: %s', async (_name, contents) => {
    const streams = (await contents()).map((packed) => pdfStream('/Filter /FlateDecode', packed));
    const bytes = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>', ...streams]);
    expect(bytes.length).toBeLessThan(2_000_000);
    const before = process.memoryUsage().rss;
    expect(await inspect(bytes, 'a.pdf')).toEqual({ refusal: words });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });
  it('is taken when what is large is a picture, whose pixels count elsewhere', async () => {
    const picture = pdfStream(
      '/Type /XObject /Subtype /Image /Width 8000 /Height 4000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
      deflateSync(Buffer.alloc(8_000 * 4_000 * 3, 255)),
    );
    const content = pdfStream('/Filter /FlateDecode', deflateSync('q 612 0 0 792 0 0 cm /Picture Do Q'));
    expect(await outcome(pdfOfPage({ content, picture }), 'scan.pdf')).toBe(1);
  });
});

/** Ten archives in each of ten archives, and so on. */
const zipInZip = (depth: number): Buffer =>
  Array.from({ length: depth }).reduce<Buffer>(
    (content, _, level) => zipOf(Array.from({ length: 10 }, (_each, at) => ({ name: `${level}-${at}.zip`, content }))),
    Buffer.alloc(1024 * 1024, 'A'),
  );

/** Each froze or nearly froze a service before: some hundred bytes of DOCX unpack to these. */
describe('a small hostile file', () => {
  const many = (text: string, bytes = 900_000) => text.repeat(bytes / text.length);
  it.each([
    ['tags that never close', docxFile(many('<')), 'a.docx'],
    ['tags that close all at once', docxFile(`${many('<')}${many('>')}`), 'a.docx'],
    ['page counts without end', docxFile('', { name: 'docProps/app.xml', content: many('<Pages>1') }), 'a.docx'],
    ['100,000 paragraphs', docxFile('<w:p><w:r><w:t>Trustee</w:t></w:r></w:p>'.repeat(100_000)), 'a.docx'],
    ['20,000 tables inside each other', docxFile('<w:tbl><w:tr><w:tc>'.repeat(20_000)), 'a.docx'],
    ['archives inside archives', docxFile('', { name: 'word/embeddings/a.zip', content: zipInZip(6) }), 'a.docx'],
    [
      'entities that grow',
      docxFile('&e9;', { name: 'word/x.xml', content: '<!DOCTYPE d [<!ENTITY e0 "ha"><!ENTITY e1 "&e0;&e0;">]>' }),
      'a.docx',
    ],
    ['page trees without end', pdfFile(1, `<<${many('/Type/Pages')}`), 'a.pdf'],
    ['dictionaries that never close', pdfFile(1, many('<<')), 'a.pdf'],
    ['objects without end', Buffer.from(`%PDF-1.4\n${many('1 0 obj\n')}%%EOF`), 'a.pdf'],
    ['streams without end', Buffer.from(`%PDF-1.4\n${many('/Type /ObjStm stream\n')}startxref\n9\n%%EOF`), 'a.pdf'],
    ['white space without end', Buffer.from(`%PDF-1.4\n1 0 obj\n<</Type${many(' ')}`), 'a.pdf'],
    ['numbers without end', Buffer.from(`%PDF-1.4\nstartxref${many('\n')}${many('1')}\n%%EOF`), 'a.pdf'],
    [
      'a packed object stream',
      Buffer.concat([
        Buffer.from('%PDF-1.5\n4 0 obj\n<</Type/ObjStm/Filter/FlateDecode/N 1/First 4>>\nstream\n'),
        deflateSync(many('<<')),
        Buffer.from('\nendstream\n'),
      ]),
      'a.pdf',
    ],
  ])(
    'with %s is decided on in a time that grows with its size only',
    { timeout: 20_000 },
    async (_name, bytes, filename) => {
      const from = process.cpuUsage();
      await inspect(bytes, filename);
      const { user, system } = process.cpuUsage(from);
      // Of the processor, not of the clock: a busy machine makes no file hostile.
      expect((user + system) / 1_000).toBeLessThan(4_000);
    },
  );
});
