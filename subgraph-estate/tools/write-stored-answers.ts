import { readFileSync, writeFileSync } from 'node:fs';
import { missingStep, type StoredAnswers, sampleFlows, storedAnswers } from '../src/seed/stored-answers.fixture.ts';

/** Keeps what this code stores beside estates: `npm run stored-answers`, after a change of figures or rows with its step. */
const FLOWS = new URL('../../libs/test-kit/src/sample-flows.generated.json', import.meta.url);
const FILE = new URL('../src/seed/stored-answers.json', import.meta.url);

const kept = JSON.parse(readFileSync(FILE, 'utf8')) as StoredAnswers;
const now = storedAnswers();
const missing = missingStep(kept, now);
if (missing) {
  console.error(missing);
  process.exitCode = 1;
} else {
  writeFileSync(
    FLOWS,
    `[\n${sampleFlows()
      .map((one) => JSON.stringify(one))
      .join(',\n')}\n]\n`,
  );
  writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
  console.log(`figures ${now.figures}, rows ${now.rows}`);
}
