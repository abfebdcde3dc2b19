import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { openPdf } from '@platform/document-intake';
import { pdfOfPage, pdfStream } from '@platform/document-intake/testing';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../index.ts';
import { createOcrReader, RecognizingTooLong } from './ocr.ts';

const read = async (bytes: Buffer) => {
  const { problems, pages } = await readDocument(new Uint8Array(bytes), { fileName: 'scan.pdf', takenAs: 'PDF' });
  return { details: problems.map(({ detail }) => detail), readable: pages[0]?.readable };
};
const showPicture = pdfStream('', Buffer.from('q 612 0 0 792 0 0 cm /Picture Do Q'));
const pictureOf = (width: number, height: number, filter: string, data: Buffer, colors = 'DeviceRGB') =>
  pdfStream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${colors} /BitsPerComponent 8 /Filter /${filter}`,
    data,
  );

/** A scanned page with these words in its middle, as large as a scan at 600 dots per inch. */
function scanOf(words: string, width = 5_100, height = 6_600): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.font = `${Math.round(width / 45)}px sans-serif`;
  context.fillText(words, width * 0.4, height * 0.45);
  const picture = pictureOf(width, height, 'DCTDecode', canvas.toBuffer('image/jpeg', 80));
  return pdfOfPage({ content: showPicture, picture });
}

describe('a page that has to be recognized', { timeout: 90_000 }, () => {
  it('with a picture of 186 megapixels is not read, and the problem says what to do', async () => {
    const picture = pictureOf(
      13_640,
      13_640,
      'FlateDecode',
      deflateSync(Buffer.alloc(13_640 * 13_640, 255)),
      'DeviceGray',
    );
    const bytes = pdfOfPage({ content: showPicture, picture });
    expect(await read(bytes)).toEqual({
      details: [
        'Page 1 holds a picture of more than 50 megapixels and was not read. Scan the page again at 300 dots per inch, and upload that.',
      ],
      readable: false,
    });
  });

  it('with such a picture inside of its content is not taken for a blank one', async () => {
    const inline = 'q 612 0 0 792 0 0 cm BI /W 13640 /H 13640 /CS /G /BPC 8 /F /Fl ID x\nEI Q';
    const content = pdfStream('/Filter /FlateDecode', deflateSync(Buffer.from(inline)));
    expect((await read(pdfOfPage({ content }))).details).toEqual([
      'Page 1 looks blank, but holds something that cannot be drawn. Scan the page again at 300 dots per inch, and upload that.',
    ]);
  });

  it('of 1,000,000 points is not drawn, and the problem names its size', async () => {
    const bytes = pdfOfPage({ content: pdfStream('', Buffer.from('q Q')), size: [1_000_000, 1_000_000] });
    expect((await read(bytes)).details).toEqual([
      'Page 1 is 13,889 by 13,889 inches large and was not read; a page may have 200 inches. Print it on paper of its real size to a new PDF, and upload that.',
    ]);
  });

  it('of 34 megapixels with two words takes as long as its words, not as the square of its pixels', async () => {
    const bytes = scanOf('Exhibit A');
    const from = process.cpuUsage();
    expect(await read(bytes)).toEqual({ details: [], readable: true });
    const { user, system } = process.cpuUsage(from);
    // Of the processor, not of the clock; it took 29 seconds.
    expect((user + system) / 1_000_000).toBeLessThan(14);
  });

  it('keeps the accents of a name', async () => {
    const reader = createOcrReader(1);
    const scan = await openPdf(new Uint8Array(scanOf('Begoña Núñez Villaseñor', 1_700, 2_200)));
    const { lines } = await reader.read(await scan.getPage(1));
    await reader.close();
    expect(lines.map(({ text }) => text)).toEqual(['Begoña Núñez Villaseñor']);
  });

  it('whose text is not recognized in its time is given up, and the next one is read', async () => {
    const pageOf = async (bytes: Buffer) => (await openPdf(new Uint8Array(bytes))).getPage(1);
    const hasty = createOcrReader(1, 1);
    await expect(hasty.read(await pageOf(scanOf('Exhibit A', 1_700, 2_200)))).rejects.toBeInstanceOf(
      RecognizingTooLong,
    );
    await hasty.close();
    const bytes = scanOf('Exhibit A', 1_700, 2_200);
    expect(await read(bytes)).toEqual({ details: [], readable: true });
  });
});
