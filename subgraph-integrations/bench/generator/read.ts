import type { WatchFeatures } from '../../src/reader/confidence/certainty.ts';
import { extractDocument } from '../../src/reader/extract.ts';
import type { DocumentReading } from '../../src/reader/reading.ts';
import { splitBound } from '../../src/reader/structure/bound.ts';
import type { PageText } from '../../src/reader/text/page-text.ts';

/** The reader without files: everything it does once it has the text of the pages. */
export async function readPages(
  fileName: string,
  pages: readonly PageText[],
  watch?: WatchFeatures,
): Promise<DocumentReading> {
  const parts = splitBound(pages).map(([from, to]) => pages.slice(from, to + 1));
  return {
    fileName,
    format: 'pdf',
    pageCount: pages.length,
    scanned: false,
    rotated: false,
    pages: [],
    documents: await Promise.all(
      parts.map((part, at) =>
        extractDocument(part, undefined, {
          features: (path, features) => watch?.(at === 0 ? path : `boundDocuments[${at - 1}].${path}`, features),
        }),
      ),
    ),
    problems: [],
  };
}
