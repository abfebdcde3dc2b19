import { readFileSync } from 'node:fs';
import { docxFile, packedRepeat, pdfOfPage, pdfStream } from '@platform/document-intake/testing';
import { describe, expect, it } from 'vitest';
import { readApart } from './index.ts';

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../../test/fixtures/${name}`, import.meta.url)));
const plain = { model: null, timeoutMs: 60_000 };
const MEGABYTE = 1_000_000;

/** Still there, and as good as before: the next family's file is read. */
async function expectAlive() {
  const { documents } = await readApart(fixture('health-care-form.pdf'), { ...plain, fileName: 'next.pdf' });
  expect(documents[0]?.kind?.value).toBe('HEALTHCARE_DIRECTIVE');
}

describe('a document read in a process of its own', { timeout: 120_000 }, () => {
  it('is what its reading says, told page by page', async () => {
    const seen: string[] = [];
    const onProgress = ({ stage }: { stage: string }) => void seen.push(stage);
    const reading = await readApart(fixture('trust-amendment.docx'), { ...plain, fileName: 'a.docx', onProgress });
    expect(reading.documents[0]?.kind?.value).toBe('TRUST_AMENDMENT');
    expect(seen.at(-1)).toBe('DONE');
  });

  it('ends with its memory when a Word file of half a megabyte holds 180 MB, and says what to do', async () => {
    const clause = '<w:p><w:r><w:t>I give my house to my son.</w:t></w:r></w:p>';
    const bomb = docxFile(clause.repeat((180 * MEGABYTE) / clause.length));
    expect(bomb.length).toBeLessThan(MEGABYTE);
    const before = process.memoryUsage.rss();
    const options = { ...plain, fileName: 'bomb.docx', takenAs: 'DOCX', memoryMb: 700 } as const;
    const { problems, documents } = await readApart(new Uint8Array(bomb), options);
    expect(documents).toEqual([]);
    expect(problems).toMatchObject([
      {
        fault: 'OUT_OF_MEMORY',
        detail:
          'Reading was stopped: the file unpacks to more than a document may take. Print or scan the document to a new PDF, or upload it in parts.',
      },
    ]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * MEGABYTE);
    await expectAlive();
  });

  it('ends with its time when a page of half a megabyte holds 500 MB, and names the page', async () => {
    const content = pdfStream('/Filter /FlateDecode', await packedRepeat('q Q ', 500 * MEGABYTE));
    const bomb = pdfOfPage({ content });
    expect(bomb.length).toBeLessThan(MEGABYTE);
    // Long enough for a busy machine to come to the page.
    const options = { ...plain, fileName: 'bomb.pdf', takenAs: 'PDF', timeoutMs: 15_000 } as const;
    const { problems } = await readApart(new Uint8Array(bomb), options);
    expect(problems).toMatchObject([
      {
        fault: 'TIMED_OUT',
        page: 1,
        detail:
          'Reading was stopped at page 1: it took longer than 15 seconds, the most for a file of this size. Print or scan the document to a new PDF, or upload it in parts.',
      },
    ]);
    await expectAlive();
  });

  it('is called off with its reason', async () => {
    const signal = AbortSignal.abort(new Error('called off'));
    await expect(readApart(fixture('rotated-scan.pdf'), { ...plain, fileName: 'a.pdf', signal })).rejects.toThrow(
      'called off',
    );
  });
});
