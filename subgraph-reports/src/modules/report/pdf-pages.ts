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
}
export interface PdfSection extends SectionHead {
  readonly fromPage: number;
  readonly toPage: number;
}

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
    const first = await Promise.all(
      marks.map(async ({ dest }) => {
        const [ref] = typeof dest === 'string' ? ((await document.getDestination(dest)) ?? []) : (dest ?? []);
        return ref ? (await document.getPageIndex(ref)) + 1 : 1;
      }),
    );
    return heads.map((head, index) => {
      const fromPage = first[index] ?? 1;
      return { ...head, fromPage, toPage: Math.max(fromPage, (first[index + 1] ?? document.numPages + 1) - 1) };
    });
  } finally {
    await task.destroy();
  }
}
