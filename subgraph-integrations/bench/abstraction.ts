import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusRecord } from '../src/reader/corpus-record.ts';
import { readDocument } from '../src/reader/read-document.ts';
import { createOcrReader } from '../src/reader/text/ocr.ts';
import { type GeneratedDocument, generateAll, splitStyles } from './generator/generate.ts';
import { readPages } from './generator/read.ts';
import { failuresOf } from './scoring/failures.ts';
import { comparison, rates, report, type Scored, summarize } from './scoring/summary.ts';

/**
 * `npm run bench -- abstraction`: how right the reader is, on the files of ../shared/corpus where that folder is, and on
 * generated documents of drafting styles for tuning and of others that nobody tunes on. The seed decides which.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    /** Documents of each plan in each style. */
    each: { type: 'string', default: '3' },
    corpus: { type: 'string' },
    'no-corpus': { type: 'boolean', default: false },
    /** Prints each value of this style (or plan) that was read wrong or not at all, with the words that say it. */
    failures: { type: 'string' },
  },
});

/** shared/corpus beside the repository, or beside whatever folder the repository stands in. */
function findCorpus(): string | undefined {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const corpus = join(folder, 'shared/corpus');
    if (existsSync(corpus)) return corpus;
  }
  return undefined;
}

async function readCorpus(folder: string): Promise<Scored[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.truth.json')).toSorted();
  const ocr = createOcrReader();
  const scored: Scored[] = [];
  try {
    for (const name of names) {
      const truth = JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, unknown>;
      const fileName = String(truth['file']);
      const pagesFile = join(folder, 'pages', name.replace('.truth.json', '.pages.json'));
      const pages = existsSync(pagesFile) ? (JSON.parse(await readFile(pagesFile, 'utf8')) as string[]) : [];
      const bytes = new Uint8Array(await readFile(join(folder, fileName)));
      const start = performance.now();
      const reading = await readDocument(bytes, { fileName, ocr });
      const milliseconds = performance.now() - start;
      scored.push({ truth, record: corpusRecord(reading), reading, pages, milliseconds });
    }
  } finally {
    await ocr.close();
  }
  return scored;
}

interface ScoredDocument extends Scored {
  document: GeneratedDocument;
}

async function readGenerated(documents: readonly GeneratedDocument[]): Promise<ScoredDocument[]> {
  const scored: ScoredDocument[] = [];
  for (const document of documents) {
    const start = performance.now();
    const reading = await readPages(document.truth.file, document.pageTexts);
    const milliseconds = performance.now() - start;
    const record = corpusRecord(reading);
    scored.push({ document, truth: { ...document.truth }, record, reading, pages: document.text, milliseconds });
  }
  return scored;
}

const seed = Number(values.seed);
const { tuning, heldOut } = splitStyles(seed);
const corpus = values['no-corpus'] ? undefined : (values.corpus ?? findCorpus());
if (corpus) console.log(`${report('Corpus, through files', summarize(await readCorpus(corpus)))}\n`);
const each = Number(values.each);
const [tuned, kept] = [
  await readGenerated(generateAll(values.seed, tuning, each)),
  await readGenerated(generateAll(values.seed, heldOut, each)),
];
console.log(`${report('Generated, styles for tuning', summarize(tuned))}\n`);
console.log(`${report('Generated, styles held out', summarize(kept))}\n`);
const all = [...tuned, ...kept];
const isHeldOut = new Set(heldOut.map(({ name }) => name));
console.log(
  `${comparison(
    'style',
    Map.groupBy(all, ({ document: { style } }) => `${style}${isHeldOut.has(style) ? ' (held out)' : ''}`),
  )}\n`,
);
console.log(
  `${comparison(
    'plan',
    Map.groupBy(all, ({ document }) => document.plan),
  )}\n`,
);
console.log(
  `${comparison(
    'layout',
    Map.groupBy(all, ({ document }) => document.layout),
  )}\n`,
);
if (values.failures) {
  const asked = values.failures;
  for (const one of all.filter(({ document: { style, plan } }) => style === asked || plan === asked))
    for (const failure of failuresOf(one)) console.log(`${one.document.name}  ${failure}`);
}
const gap = rates(summarize(tuned).total).f1 - rates(summarize(kept).total).f1;
console.log(`gap between tuning and held-out styles, F1: ${gap.toFixed(3)} (seed ${seed})`);
