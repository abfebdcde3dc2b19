import { createHash } from 'node:crypto';
import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import fc from 'fast-check';
import { calculateFigures, FIGURES_RULE_SET } from '../domain/estate/figures.ts';
import { ESTATE_HISTORY } from '../modules/estate/estate.history.ts';
import { estateRow } from '../views/rows/estate-row.ts';
import { listedItems } from '../views/rows/listed-item.ts';
import { randomStoredEstate } from './random-estate.fixture.ts';
import { sampleEstate } from './sample-estate.ts';

/** What is stored beside estates and must be written again once it would be another: by which rules and form it was. */
export interface StoredAnswers {
  readonly ruleSet: string;
  /** Steps of the history that write the rows again. */
  readonly rowSteps: number;
  /** Of the estates themselves: others have other answers, and nobody has to write anything again. */
  readonly estates: string;
  readonly figures: string;
  readonly rows: string;
}

const TODAY = '2026-11-21';
const SAMPLE = { numRuns: 150, seed: 20_261_121 };

function digest(parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(JSON.stringify(part));
  return hash.digest('hex').slice(0, 12);
}

/** What this code stores of the sample households and of random estates, the same ones each time. */
export function storedAnswers(): StoredAnswers {
  const samples = SAMPLE_HOUSEHOLDS.map((household) => sampleEstate(household, `${TODAY}T00:00:00.000Z`));
  const estates = [...samples, ...fc.sample(randomStoredEstate, SAMPLE)];
  // The name of the rules is no figure: it is compared by itself.
  const figures = estates.map((estate) => ({ ...calculateFigures(estate, TODAY), ruleSet: '' }));
  const known = estates.map((estate, at) => ({ ...estate, calculated: figures[at] as (typeof figures)[number] }));
  return {
    ruleSet: FIGURES_RULE_SET,
    rowSteps: ESTATE_HISTORY.filter(({ beside }) => beside).length,
    estates: digest(estates),
    figures: digest(figures),
    rows: digest(known.map((estate) => [estateRow(estate), listedItems(estate)])),
  };
}

const WRITE = 'npm run stored-answers -w @platform/subgraph-estate';

/** What must be done before these answers may be kept; null where nothing is to be done. */
export function missingStep(kept: StoredAnswers, now: StoredAnswers): string | null {
  if (kept.estates !== now.estates || kept.ruleSet !== now.ruleSet) return null;
  if (kept.figures !== now.figures)
    return `figures changed while the engine's rules did not: raise FIGURES_EDITION (domain/estate/figures.ts), so that stored ones are worked out again, then ${WRITE}`;
  if (kept.rows !== now.rows && kept.rowSteps === now.rowSteps)
    return `rows of lists changed: add a step whose "beside" writes the rows to ESTATE_HISTORY (modules/estate/estate.history.ts), so that stored ones are written again, then ${WRITE}`;
  return null;
}

/** What is wrong, in words that say what to do; null where the answers are those that are kept. */
export function wrongWithKept(kept: StoredAnswers, now: StoredAnswers): string | null {
  const isSame = JSON.stringify(kept) === JSON.stringify(now);
  return isSame ? null : (missingStep(kept, now) ?? `stored answers are kept for others: ${WRITE}`);
}
