import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Learned, sumOf } from '../src/reader/confidence/certainty.ts';
import type { Features } from '../src/reader/confidence/features.ts';
import { corpusRecord } from '../src/reader/corpus-record.ts';
import { generateAll } from './generator/generate.ts';
import { createRandom } from './generator/random.ts';
import { readPages } from './generator/read.ts';
import { inStrangeWords } from './generator/strange.ts';
import { STYLES } from './generator/styles/index.ts';
import { isotonic, learnFrom } from './scoring/learn.ts';
import { scoreFile } from './scoring/score.ts';

/**
 * `node subgraph-integrations/bench/train-confidence.ts`: learns how certain a value is, from generated documents. Each
 * style is judged by what was learned from the others, so that the curve holds for styles that nobody tuned on; the
 * weights that are kept are those of all styles. Most documents are also read in strange words, for in the words that the rules
 * know hardly anything goes wrong, and from what is right nobody learns doubt.
 */
const OUT = join(import.meta.dirname, '../src/reader/confidence/learned.json');
const SEEDS = ['learn-a', 'learn-b'];
const EACH = 2;
/** Each document is read as it is, and so many times in words that no rule knows. */
const STRANGE = 2;
/** Of what is shown as sure, at least so much is right; above the 99 % that are promised, for real documents are further off. */
const WANTED = 0.997;

interface Example {
  style: string;
  features: Features;
  isRight: boolean;
}

async function examples(): Promise<Example[]> {
  const found: Example[] = [];
  for (const document of SEEDS.flatMap((seed) => generateAll(seed, STYLES, EACH))) {
    const random = createRandom(document.name);
    const others = Array.from({ length: STRANGE }, () => inStrangeWords(document.pageTexts, random));
    for (const pages of [document.pageTexts, ...others]) {
      const seen = new Map<string, Features>();
      const reading = await readPages(document.truth.file, pages, (path, features) => seen.set(path, features));
      const { values, wrong } = scoreFile({ ...document.truth }, corpusRecord(reading));
      const isWrong = new Set(wrong.map(({ path }) => path));
      for (const path of new Set(values)) {
        const features = seen.get(path);
        if (features) found.push({ style: document.style, features, isRight: !isWrong.has(path) });
      }
    }
  }
  return found;
}

const all = await examples();
const judged = STYLES.flatMap(({ name }) => {
  const model = learnFrom(all.filter(({ style }) => style !== name));
  return all
    .filter(({ style }) => style === name)
    .map(({ features, isRight }) => ({ sum: sumOf(model, features), isRight }));
});
const calibration = isotonic(judged);
const line = lineFor(judged);
const { bias, weights } = learnFrom(all);
const learned: Learned = { bias, weights, calibration, line };
await writeFile(OUT, `${JSON.stringify(learned, null, 1)}\n`);
report();

/** The lowest sum from which on enough of all values above it were right. */
function lineFor(values: readonly { sum: number; isRight: boolean }[]): number {
  const sorted = values.toSorted((a, b) => b.sum - a.sum);
  let wrong = 0;
  let best = Number.POSITIVE_INFINITY;
  for (const [at, { sum, isRight }] of sorted.entries()) {
    wrong += Number(!isRight);
    if (1 - wrong / (at + 1) >= WANTED) best = sum;
  }
  return Math.round(best * 1e3) / 1e3;
}

function report(): void {
  const sure = judged.filter(({ sum }) => sum >= line);
  const right = sure.filter(({ isRight }) => isRight).length;
  console.log(
    `${all.length} values of ${STYLES.length} styles, ${all.filter(({ isRight }) => !isRight).length} of them wrong`,
  );
  console.log(
    `each style judged by the others: ${sure.length} shown as sure (${((100 * sure.length) / judged.length).toFixed(1)} %), ${((100 * right) / sure.length).toFixed(2)} % of them right`,
  );
  for (const [from, part] of calibration) console.log(`from ${from.toFixed(2)}: ${(100 * part).toFixed(1)} % right`);
}
