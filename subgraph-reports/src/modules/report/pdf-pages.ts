import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pages of a PDF that Chromium printed: it writes its page objects plainly, one `/Type /Page` each. */
export function countPdfPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0
  );
}

/** What a page says of each of its sections, in their order. */
export interface SectionHead {
  readonly id: string;
  readonly title: string;
  /** As the contents of the page say it. */
  readonly page?: number;
}
export interface PdfSection {
  readonly id: string;
  readonly title: string;
  readonly fromPage: number;
  readonly toPage: number;
}

/** Where a heading stands. */
export interface Mark {
  readonly page: number;
  /** Something of the section before may stand above it. */
  readonly isBelowTop: boolean;
}

/** Each section from its heading to that of the next, whose page both share where that one begins below its top. */
export function sectionsAt(heads: readonly SectionHead[], marks: readonly Mark[], pageCount: number): PdfSection[] {
  return heads.map(({ id, title }, index) => {
    const fromPage = marks[index]?.page ?? 1;
    const next = marks[index + 1];
    const last = next ? next.page - (next.isBelowTop ? 0 : 1) : pageCount;
    return { id, title, fromPage, toPage: Math.max(fromPage, last) };
  });
}

/** Whether the contents name the pages on which the sections were printed. */
export const isNumberedRight = (heads: readonly SectionHead[], sections: readonly PdfSection[]): boolean =>
  heads.length === sections.length && heads.every(({ page }, index) => page === sections[index]?.fromPage);

/** pt below the edge of the paper: a heading further down begins no page. */
const TOP = 120;

type Outline = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getOutline']>>;

/**
 * Where each section stands, by the bookmarks that Chromium makes of headings: the cover has the only one of the first
 * level, every other section begins with one of the second. Empty where the bookmarks do not fit the sections.
 */
export async function pagesOfSections(pdf: Uint8Array, heads: readonly SectionHead[]): Promise<PdfSection[]> {
  if (heads.length === 0) return [];
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false });
  try {
    const document = await task.promise;
    const roots: Outline = await document.getOutline();
    const marks = roots.flatMap((root) => [root, ...root.items]).slice(0, heads.length);
    if (marks.length < heads.length) return [];
    const at = await Promise.all(
      marks.map(async ({ dest }): Promise<Mark> => {
        const [ref, , , y] = typeof dest === 'string' ? ((await document.getDestination(dest)) ?? []) : (dest ?? []);
        if (!ref) return { page: 1, isBelowTop: false };
        const page = (await document.getPageIndex(ref)) + 1;
        const [, , , height = 0] = (await document.getPage(page)).view;
        return { page, isBelowTop: typeof y === 'number' && height - y > TOP };
      }),
    );
    return sectionsAt(heads, at, document.numPages);
  } finally {
    await task.destroy();
  }
}
