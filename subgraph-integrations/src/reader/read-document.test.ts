import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusRecord, readDocument } from './index.ts';

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../../test/fixtures/${name}`, import.meta.url)));
const read = (name: string, options = {}) => readDocument(fixture(name), { fileName: name, ...options });
const squeeze = (text: string) => text.replace(/\s+/g, ' ');

describe('readDocument', { timeout: 30_000 }, () => {
  it('reads a text PDF with boxes that lie on the page and notices the page that is missing', async () => {
    const reading = await read('joint-trust-missing-page.pdf');
    const [doc] = reading.documents;
    expect([reading.format, reading.pageCount, reading.scanned]).toEqual(['pdf', 3, false]);
    expect(doc?.kind?.value).toBe('REVOCABLE_JOINT');
    expect(doc?.problems.map((p) => p.kind)).toEqual(['MISSING_PAGES']);
    const [citation] = doc?.settlors[0]?.citations ?? [];
    expect(citation?.quote).toContain('Elof Isaksson');
    for (const box of citation?.boxes ?? []) {
      expect(box.x + box.width).toBeLessThanOrEqual(1);
      expect(box.y).toBeGreaterThan(0);
    }
    expect(citation?.boxes).toHaveLength(1);
  });

  it('reads the rows of a form', async () => {
    const { documents } = await read('health-care-form.pdf');
    expect(documents[0]?.fiduciaries.map(({ value: f }) => `${f.designation} ${f.person}`)).toEqual([
      'primary Caspian Burr',
      'first_successor Hana Takahashi',
      'second_successor Leif Sundquist',
    ]);
  });

  it('reads a DOCX without pages', async () => {
    const reading = await read('trust-amendment.docx');
    expect([reading.format, reading.pageCount]).toEqual(['docx', null]);
    expect(reading.documents[0]?.amends?.value).toMatchObject({
      articles: ['3.02', '2.02'],
      documentDate: '2010-01-20',
    });
    const { citations } = corpusRecord(reading) as { citations: { page: number | null }[] };
    expect(citations.every((c) => c.page === null)).toBe(true);
  });

  it('reads a scan that lies on its side, with boxes on the page as it is shown', { timeout: 60_000 }, async () => {
    const seen: string[] = [];
    const reading = await read('rotated-scan.pdf', { onProgress: (p: { stage: string }) => seen.push(p.stage) });
    const [doc] = reading.documents;
    expect([reading.scanned, reading.rotated]).toEqual([true, true]);
    expect([doc?.kind?.value, doc?.executedAt?.value, doc?.situs?.value]).toEqual([
      'POWER_OF_ATTORNEY',
      '2017-12-12',
      'TN',
    ]);
    const box = doc?.owners[0]?.citations[0]?.boxes[0];
    // The line runs down the page, so the rectangle is taller than it is wide.
    expect(box && box.height > box.width).toBe(true);
    expect(seen).toContain('OCR');
    expect(seen.at(-1)).toBe('DONE');
  });

  it.each([
    ['a password-protected PDF', 'password.pdf', 'PASSWORD_PROTECTED'],
    ['a damaged PDF', 'damaged.pdf', 'CORRUPTED'],
  ])('reports %s', async (_name, file, fault) => {
    const reading = await read(file);
    expect(reading.documents).toEqual([]);
    expect(reading.problems).toMatchObject([{ kind: 'FILE_CORRUPTED_OR_FILE_UNSUPPORTED', fault }]);
  });

  it.each([
    ['an empty file', new Uint8Array(), {}, 'EMPTY'],
    ['text under a PDF name', new TextEncoder().encode('just words'), {}, 'UNSUPPORTED_TYPE'],
    ['a file over the limit', fixture('health-care-form.pdf'), { maxBytes: 100 }, 'TOO_LARGE'],
    ['too many pages', fixture('health-care-form.pdf'), { maxPages: 1 }, 'TOO_MANY_PAGES'],
    ['a DOCX that unpacks too far', fixture('trust-amendment.docx'), { maxUnpackedBytes: 1000 }, 'UNSAFE_ARCHIVE'],
    ['a DOCX cut short', fixture('trust-amendment.docx').slice(0, 20_000), {}, 'CORRUPTED'],
  ])('refuses %s', async (_name, bytes, limits, fault) => {
    const reading = await readDocument(bytes, { fileName: 'upload.pdf', limits });
    expect(reading.problems).toMatchObject([{ kind: 'FILE_CORRUPTED_OR_FILE_UNSUPPORTED', fault }]);
  });

  it('stops when it is told to', async () => {
    await expect(read('health-care-form.pdf', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });

  it('cites only words that stand on the cited page', async () => {
    const record = corpusRecord(await read('joint-trust-missing-page.pdf')) as {
      citations: { page: number; quote: string }[];
    };
    expect(record.citations.length).toBeGreaterThan(20);
    expect(record.citations.every((c) => squeeze(c.quote) === c.quote && c.page >= 1 && c.page <= 3)).toBe(true);
  });
});
