import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type DistributionResult, distribution, type EstateCase } from '@platform/estate-engine';
import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import fc from 'fast-check';
import { calculateFigures, FIGURES_RULE_SET } from '../domain/estate/figures.ts';
import { ESTATE_HISTORY } from '../modules/estate/estate.history.ts';
import { distributionView } from '../views/distribution/distribution-view.ts';
import type { FlowView } from '../views/distribution/flow-view.ts';
import { edgeId } from '../views/distribution/flow-view.ts';
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

interface Flow {
  readonly columns: readonly string[];
  readonly nodes: readonly Pick<FlowView['nodes'][number], 'id' | 'column' | 'kind' | 'amount'>[];
  readonly edges: readonly Pick<FlowView['edges'][number], 'id' | 'from' | 'to' | 'kind' | 'amount'>[];
}
const CASES = new URL('../../../libs/estate-engine/src/distribution/cases/', import.meta.url);

/** Of what the graph answers, what is drawn: the words are left out. */
const drawn = ({ columns, nodes, edges }: FlowView): Flow => ({
  columns: columns.map(({ id }) => id),
  nodes: nodes.map(({ id, column, kind, amount }) => ({ id, column, kind, amount })),
  edges: edges.map(({ id, from, to, kind, amount }) => ({ id, from, to, kind, amount })),
});
const ofEngine = ({ flow }: DistributionResult): Flow => ({
  columns: flow.totals.map(({ stage }) => stage),
  nodes: flow.nodes.map(({ id, stage, kind, amountCents }) => ({ id, column: stage, kind, amount: amountCents })),
  edges: flow.edges.map((edge) => {
    const { from, to, kind, amountCents } = edge;
    return { id: edgeId(edge), from, to, kind, amount: amountCents };
  }),
});

/** Who receives what in each sample household, as the graph answers it, and in each case that everybody has. */
export function sampleFlows(): { readonly name: string; readonly flow: Flow }[] {
  const households = SAMPLE_HOUSEHOLDS.map((household) => {
    const estate = sampleEstate(household, `${TODAY}T00:00:00.000Z`);
    return { name: estate.displayName ?? estate.id, flow: drawn(distributionView(estate, TODAY).flow) };
  });
  const cases = readdirSync(CASES)
    .filter((name) => /^s\d.*\.json$/.test(name))
    .map((file) => {
      const { id, input }: { id: string; input: EstateCase } = JSON.parse(readFileSync(new URL(file, CASES), 'utf8'));
      return { name: id, flow: ofEngine(distribution(input)) };
    });
  return [...households, ...cases];
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
