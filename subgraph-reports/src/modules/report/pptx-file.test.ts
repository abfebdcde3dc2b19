import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import type { PagePart } from './page-parts.ts';
import { pptxFile, slidesOf } from './pptx-file.ts';

const table = (rows: number): PagePart => ({
  kind: 'table',
  rows: [['Holding', 'Amount'], ...Array.from({ length: rows }, (_, index) => [`Holding ${index}`, '1,000'])],
});
const PICTURE = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  width: 340,
  height: 170,
  words: 'What happens to the estate',
};

describe('slidesOf', () => {
  it('keeps a heading with what follows it, and repeats the head of a table that goes on', () => {
    const slides = slidesOf({ parts: [table(10), { kind: 'heading', text: 'Debts' }, table(40)] }, []);
    expect(slides.length).toBeGreaterThan(3);
    for (const slide of slides) {
      expect(slide.at(-1)?.kind).toBe('table');
      for (const part of slide) if (part.kind === 'table') expect(part.rows[0]).toEqual(['Holding', 'Amount']);
    }
    const rows = slides.flat().flatMap((part) => (part.kind === 'table' ? part.rows.slice(1) : []));
    expect(rows).toHaveLength(50);
  });
  it('has none for a section without parts', () => expect(slidesOf({ parts: [] }, [])).toEqual([]));
});

it('writes a slide for the cover and one for each section, with what it finds, its table and its picture', async () => {
  const bytes = await pptxFile({
    sections: [
      { id: 'cover', title: 'Cover', finding: 'The Marsh Family', parts: [{ kind: 'text', text: 'Plan review' }] },
      { id: 'contents', title: 'Contents', finding: 'What this report holds.', parts: [] },
      {
        id: 'taxes',
        title: 'Estate tax',
        finding: 'No tax is due & nothing is owed.',
        parts: [table(2), { kind: 'picture', index: 0 }, { kind: 'list', lines: ['One', 'Two'] }],
      },
    ],
    pictures: [PICTURE],
  });
  const zip = await JSZip.loadAsync(bytes);
  const slides = Object.keys(zip.files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  expect(slides).toHaveLength(2);
  expect(await zip.file('ppt/slides/slide1.xml')?.async('string')).toContain('The Marsh Family');
  const second = (await zip.file('ppt/slides/slide2.xml')?.async('string')) ?? '';
  for (const words of [
    'No tax is due &amp; nothing is owed.',
    '<a:tbl>',
    'Holding 1',
    'What happens to the estate',
    'Two',
  ])
    expect(second).toContain(words);
});
