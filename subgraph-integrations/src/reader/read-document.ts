import { explained } from './explain.ts';
import { extractDocument, type Layers } from './extract.ts';
import { addModelValues } from './model/checked-values.ts';
import { createModelAdapter, type ModelAdapter, type ModelSettings } from './model/model-adapter.ts';
import { type DocumentReading, type ReadDocumentFields, type ReadingProblem, unopened } from './reading.ts';
import { splitBound } from './structure/bound.ts';
import type { PageText } from './text/page-text.ts';
import { readSource, type SourceOptions, type SourceText } from './text/source-text.ts';

export interface ReadDocumentOptions extends SourceOptions {
  fileName: string;
  /** Off unless given. Its values pass the same citation check and never replace a value the rules found. */
  model?: ModelAdapter | ModelSettings;
  /** Says what each layer made of the file. */
  explain?: boolean | undefined;
}

/**
 * Reads a PDF or DOCX: its text with positions (by OCR where a page has none), then every field with its citations.
 * A file that cannot be opened, and a page that cannot be read, are problems in the result; only an abort is thrown.
 */
export async function readDocument(bytes: Uint8Array, options: ReadDocumentOptions): Promise<DocumentReading> {
  const { fileName, onProgress, signal } = options;
  const model = options.model && ('propose' in options.model ? options.model : createModelAdapter(options.model));
  signal?.throwIfAborted();
  const source = await readSource(bytes, options);
  if (!('pages' in source)) return unopened(fileName, source);
  try {
    onProgress?.({ stage: 'EXTRACTING', fraction: 0.88 });
    const documents: ReadDocumentFields[] = [];
    const explanations: string[] = [];
    for (const pages of partsOf(source.pages)) {
      signal?.throwIfAborted();
      let layers: Layers | undefined;
      const fields = await extractDocument(pages, source.pdf, {
        layers: (made) => {
          layers = made;
        },
      });
      if (options.explain && layers) explanations.push(explained(layers, fields));
      documents.push(model ? await addModelValues(fields, pages, model, signal) : fields);
    }
    onProgress?.({ stage: 'DONE', fraction: 1 });
    const reading = readingOf(fileName, source, documents);
    return options.explain ? { ...reading, explanation: explanations.join('\n') } : reading;
  } finally {
    await source.pdf?.loadingTask.destroy();
  }
}

function partsOf(pages: readonly PageText[]): PageText[][] {
  if (pages.every((p) => p.lines.length === 0)) return [];
  return splitBound(pages).map(([from, to]) => pages.slice(from, to + 1));
}

function readingOf(fileName: string, { format, pages }: SourceText, documents: ReadDocumentFields[]): DocumentReading {
  const scanned = pages.some((p) => p.source === 'ocr' && (p.lines.length > 0 || !p.readable));
  return {
    fileName,
    format,
    pageCount: format === 'pdf' ? pages.length : null,
    scanned,
    rotated: pages.some((p) => p.turned !== 0),
    pages: pages.flatMap((p) =>
      p.page === null || p.source === 'docx'
        ? []
        : [
            {
              page: p.page,
              source: p.source,
              readable: p.readable,
              turned: p.turned,
              ...(p.ocrConfidence === undefined ? {} : { ocrConfidence: p.ocrConfidence }),
            },
          ],
    ),
    documents,
    problems: pages.flatMap(unreadable),
  };
}

function unreadable(page: PageText): ReadingProblem[] {
  if (page.readable) return [];
  const where = page.page === null ? {} : { page: page.page };
  const detail =
    page.page === null ? 'The document holds no text.' : (page.problem ?? `Page ${page.page} cannot be read.`);
  return [{ kind: 'UNREADABLE', detail, scope: 'file', citations: [], ...where }];
}
