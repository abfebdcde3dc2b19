import { explained } from './explain.ts';
import { extractDocument, type Layers } from './extract.ts';
import { besideRules, noReport } from './model/beside-rules.ts';
import { createModelAdapter, MODEL_BUDGET_MS, type ModelSettings } from './model/model-adapter.ts';
import {
  type DocumentReading,
  type ModelReport,
  type ReadDocumentFields,
  type ReadingProblem,
  unopened,
} from './reading.ts';
import { splitBound } from './structure/bound.ts';
import type { PageText } from './text/page-text.ts';
import { readSource, type SourceOptions, type SourceText } from './text/source-text.ts';

export interface ReadDocumentOptions extends SourceOptions {
  fileName: string;
  /** Off unless given: a language model that is asked about each part beside the rules. */
  model?: ModelSettings | undefined;
  /** Says what each layer made of the file. */
  explain?: boolean | undefined;
}

/**
 * Reads a PDF or DOCX: its text with positions (by OCR where a page has none), then every field with its citations.
 * A file that cannot be opened, and a page that cannot be read, are problems in the result; only an abort is thrown.
 */
export async function readDocument(bytes: Uint8Array, options: ReadDocumentOptions): Promise<DocumentReading> {
  const { fileName, onProgress, signal } = options;
  const model = options.model && createModelAdapter(options.model);
  const { masksNames = false, budgetMs = MODEL_BUDGET_MS } = options.model ?? {};
  signal?.throwIfAborted();
  const source = await readSource(bytes, options);
  if (!('pages' in source)) return unopened(fileName, source);
  try {
    onProgress?.({ stage: 'EXTRACTING', fraction: 0.88 });
    const documents: ReadDocumentFields[] = [];
    const explanations: string[] = [];
    const reports: ModelReport[] = [];
    const until = Date.now() + budgetMs;
    for (const pages of partsOf(source.pages)) {
      signal?.throwIfAborted();
      let layers: Layers | undefined;
      const fields = await extractDocument(pages, source.pdf, {
        layers: (made) => {
          layers = made;
        },
      });
      if (options.explain && layers) explanations.push(explained(layers, fields));
      if (!model || !layers) {
        documents.push(fields);
        continue;
      }
      const onAsked = (part: number, partCount: number): void =>
        onProgress?.({ stage: 'ASKING', fraction: 0.88 + (0.11 * part) / partCount, part, partCount });
      const beside = await besideRules(fields, layers, model, { masksNames, until, signal, onAsked });
      documents.push(beside.fields);
      reports.push(beside.report);
    }
    onProgress?.({ stage: 'DONE', fraction: 1 });
    const told = model ? { model: reports.reduce(added, noReport(model.model)) } : {};
    const reading = { ...readingOf(fileName, source, documents), ...told };
    return options.explain ? { ...reading, explanation: explanations.join('\n') } : reading;
  } finally {
    await source.pdf?.loadingTask.destroy();
  }
}

/** What was asked of the documents of one file. */
const added = (all: ModelReport, { model, promptVersion, failure, ...counts }: ModelReport): ModelReport => {
  const sums = Object.entries(counts).map(([name, count]) => [name, (all[name as keyof typeof counts] ?? 0) + count]);
  return { ...all, ...Object.fromEntries(sums), failure: failure ?? all.failure };
};

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
