import * as pptx from 'pptxgenjs';
import type { PagePart, PageParts, PagePicture, PageSection } from './page-parts.ts';

// Its types say that it is CommonJS; for import it is a module with a default.
const PptxGenJS = pptx.default as unknown as typeof pptx.default.default;

/** Inches of a wide slide. */
const SLIDE = { width: 13.33, height: 7.5, left: 0.7, top: 1.55, bottom: 6.85 } as const;
const ROOM = { width: SLIDE.width - 2 * SLIDE.left, height: SLIDE.bottom - SLIDE.top } as const;
const ROW = 0.34;
const LINE = 0.3;
/** Of the width of a slide. */
const CHARACTERS_A_LINE = 130;
const INK = '10202A';
const MUTED = '586871';
const SERIF = 'Georgia';
const SANS = 'Calibri';

interface Placed {
  readonly part: PagePart;
  readonly height: number;
}

const linesOf = (text: string, share = 1): number => Math.max(1, Math.ceil(text.length / (CHARACTERS_A_LINE * share)));

function rowHeight(row: readonly string[], columns: number): number {
  return ROW + LINE * 0.7 * (Math.max(...row.map((cell) => linesOf(cell, 1.1 / columns))) - 1);
}

function heightOf(part: PagePart, pictures: readonly PagePicture[]): number {
  if (part.kind === 'heading') return 0.45;
  if (part.kind === 'text') return 0.1 + LINE * linesOf(part.text);
  if (part.kind === 'list') return 0.1 + part.lines.reduce((sum, line) => sum + LINE * linesOf(line), 0);
  if (part.kind === 'picture') return fitted(pictures[part.index]).height + 0.1;
  const { rows } = part as Extract<PagePart, { kind: 'table' }>;
  const columns = Math.max(...rows.map((row) => row.length));
  return 0.15 + rows.reduce((sum, row) => sum + rowHeight(row, columns), 0);
}

/** As large as a slide has room for. */
function fitted(picture: PagePicture | undefined): { readonly width: number; readonly height: number } {
  if (!picture) return { width: 0, height: 0 };
  const inches = { width: picture.width / 72, height: picture.height / 72 };
  const scale = Math.min(1, ROOM.width / inches.width, ROOM.height / inches.height);
  return { width: inches.width * scale, height: inches.height * scale };
}

/** A table in pieces that a slide has room for, each with the head of the first row. */
function inPieces(part: PagePart): PagePart[] {
  if (part.kind !== 'table') return [part];
  const [head = [], ...rows] = part.rows;
  const columns = Math.max(...part.rows.map((row) => row.length));
  const pieces: (readonly string[])[][] = [];
  let room = 0;
  for (const row of rows) {
    const height = rowHeight(row, columns);
    if (room < height) {
      pieces.push([]);
      room = ROOM.height - 0.15 - rowHeight(head, columns);
    }
    pieces.at(-1)?.push(row);
    room -= height;
  }
  return pieces.length === 0 ? [part] : pieces.map((piece) => ({ kind: 'table', rows: [head, ...piece] }));
}

/** The parts of a section slide by slide; a heading goes with what follows it. */
export function slidesOf({ parts }: Pick<PageSection, 'parts'>, pictures: readonly PagePicture[]): PagePart[][] {
  const slides: Placed[][] = [[]];
  const used = (): number => (slides.at(-1) ?? []).reduce((sum, { height }) => sum + height, 0);
  for (const part of parts.flatMap(inPieces)) {
    const height = heightOf(part, pictures);
    const last = slides.at(-1) ?? [];
    if (last.length > 0 && used() + height > ROOM.height) {
      const heading = last.at(-1)?.part.kind === 'heading' ? last.pop() : undefined;
      slides.push(heading ? [heading] : []);
    }
    slides.at(-1)?.push({ part, height });
  }
  return slides.filter((slide) => slide.length > 0).map((slide) => slide.map(({ part }) => part));
}

type Slide = ReturnType<InstanceType<typeof PptxGenJS>['addSlide']>;

const isAmount = (text: string): boolean => /^[−-]?\$?[\d,]+(?:\.\d+)?[KMB%]?$|^–$/.test(text);

function addTable(slide: Slide, rows: readonly (readonly string[])[], y: number): void {
  const columns = Math.max(...rows.map((row) => row.length));
  const widest = Array.from({ length: columns }, (_, index) =>
    Math.min(60, Math.max(6, ...rows.map((row) => row[index]?.length ?? 0))),
  );
  const all = widest.reduce((sum, width) => sum + width, 0);
  slide.addTable(
    rows.map((row, index) =>
      Array.from({ length: columns }, (_, column) => {
        const text = row[column] ?? '';
        return {
          text,
          options: { bold: index === 0, align: column > 0 && isAmount(text) ? ('right' as const) : ('left' as const) },
        };
      }),
    ),
    {
      x: SLIDE.left,
      y,
      w: ROOM.width,
      colW: widest.map((width) => (ROOM.width * width) / all),
      rowH: ROW,
      fontFace: SANS,
      fontSize: 12,
      color: INK,
      border: { type: 'solid', pt: 0.5, color: 'DDE4E6' },
      margin: 0.05,
    },
  );
}

function addPart(slide: Slide, part: PagePart, y: number, pictures: readonly PagePicture[]): void {
  const box = { x: SLIDE.left, y, w: ROOM.width, h: heightOf(part, pictures), margin: 0, valign: 'top' as const };
  if (part.kind === 'table') addTable(slide, part.rows, y);
  else if (part.kind === 'picture') {
    const picture = pictures[part.index];
    if (!picture) return;
    const { width, height } = fitted(picture);
    const data = `image/png;base64,${picture.png.toString('base64')}`;
    slide.addImage({ data, x: (SLIDE.width - width) / 2, y, w: width, h: height, altText: picture.words });
  } else if (part.kind === 'list')
    slide.addText(
      part.lines.map((text) => ({ text, options: { bullet: true, breakLine: true } })),
      { ...box, fontFace: SANS, fontSize: 14, color: INK },
    );
  else
    slide.addText(part.text, {
      ...box,
      fontFace: part.kind === 'heading' ? SERIF : SANS,
      fontSize: part.kind === 'heading' ? 18 : 14,
      color: part.kind === 'heading' ? INK : MUTED,
    });
}

/** One or more slides for each section: what it finds as title, its tables as tables that can be changed. */
export async function pptxFile({ sections, pictures }: PageParts): Promise<Buffer> {
  const file = new PptxGenJS();
  file.layout = 'LAYOUT_WIDE';
  const [cover] = sections;
  file.title = cover?.finding ?? 'Report';
  for (const section of sections) {
    if (section.id === 'cover') {
      const slide = file.addSlide();
      slide.background = { color: '0B3443' };
      slide.addText(section.finding, {
        x: SLIDE.left,
        y: 2.4,
        w: ROOM.width,
        h: 1.2,
        fontFace: SERIF,
        fontSize: 44,
        color: 'FFFFFF',
      });
      const facts = section.parts.flatMap((part) =>
        part.kind === 'text' ? [part.text] : part.kind === 'table' ? part.rows.map((row) => row.join(': ')) : [],
      );
      slide.addText(facts.join('\n'), {
        x: SLIDE.left,
        y: 3.7,
        w: ROOM.width,
        h: 2.6,
        valign: 'top',
        fontFace: SANS,
        fontSize: 16,
        color: 'DCE8EC',
      });
      continue;
    }
    if (section.id === 'contents') continue;
    const slides = slidesOf(section, pictures);
    for (const [index, parts] of (slides.length > 0 ? slides : [[]]).entries()) {
      const slide = file.addSlide();
      slide.addText(index === 0 ? section.finding : `${section.title}, continued`, {
        x: SLIDE.left,
        y: 0.4,
        w: ROOM.width,
        h: 1,
        margin: 0,
        valign: 'middle',
        fontFace: SERIF,
        fontSize: 26,
        color: INK,
        fit: 'shrink',
      });
      let y: number = SLIDE.top;
      for (const part of parts) {
        addPart(slide, part, y, pictures);
        y += heightOf(part, pictures);
      }
      slide.addText(section.title, {
        x: SLIDE.left,
        y: 7,
        w: 6,
        h: 0.3,
        margin: 0,
        fontFace: SANS,
        fontSize: 10,
        color: MUTED,
      });
      slide.slideNumber = { x: 12, y: 7, w: 0.63, h: 0.3, align: 'right', fontFace: SANS, fontSize: 10, color: MUTED };
    }
  }
  return (await file.write({ outputType: 'nodebuffer' })) as Buffer;
}
