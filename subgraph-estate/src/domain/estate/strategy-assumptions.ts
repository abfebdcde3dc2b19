import type { IsoDate } from '@platform/kernel';
import { checkPlannedYear, refuse, yearOf } from '../finance/planned-year.ts';
import type { StoredAssumptions } from './estate.ts';
import { type Said, said } from './said.ts';

type Strategies = Pick<
  StoredAssumptions,
  'strategiesYearOfDeath' | 'strategiesBaseGrowthRate' | 'strategiesExemptionInflationRate'
>;
export type StrategyFacts = { readonly [Field in keyof Strategies]?: Said<number> };

/** Percent a year, lowest and highest: what a what-if of the engine takes. */
const GROWTH = [-50, 50] as const;
const INFLATION = [0, 20] as const;

function checkRate(
  rate: number | null,
  known: number | null,
  [lowest, highest]: readonly [number, number],
  field: keyof Strategies,
): void {
  if (rate === null || rate === known) return;
  if (!(rate >= lowest && rate <= highest))
    refuse('OUT_OF_RANGE', `Growth is between ${lowest}% and ${highest}% a year.`, field);
  if (rate !== Math.round(rate * 100) / 100)
    refuse('OUT_OF_RANGE', 'Give the percentage with at most two decimals.', field);
}

/** With what a what-if of the client begins; what is left out stays. Throws: DomainError OUT_OF_RANGE. */
export function strategyAssumptions(known: Strategies, facts: StrategyFacts, today: IsoDate): Strategies {
  const strategiesYearOfDeath = said(facts.strategiesYearOfDeath, known.strategiesYearOfDeath);
  const strategiesBaseGrowthRate = said(facts.strategiesBaseGrowthRate, known.strategiesBaseGrowthRate);
  const strategiesExemptionInflationRate = said(
    facts.strategiesExemptionInflationRate,
    known.strategiesExemptionInflationRate,
  );
  if (strategiesYearOfDeath !== null && strategiesYearOfDeath !== known.strategiesYearOfDeath) {
    if (strategiesYearOfDeath < yearOf(today))
      refuse('OUT_OF_RANGE', 'A death that is assumed cannot lie in the past.', 'strategiesYearOfDeath');
    checkPlannedYear(strategiesYearOfDeath, today, 'strategiesYearOfDeath');
  }
  checkRate(strategiesBaseGrowthRate, known.strategiesBaseGrowthRate, GROWTH, 'strategiesBaseGrowthRate');
  checkRate(
    strategiesExemptionInflationRate,
    known.strategiesExemptionInflationRate,
    INFLATION,
    'strategiesExemptionInflationRate',
  );
  return { strategiesYearOfDeath, strategiesBaseGrowthRate, strategiesExemptionInflationRate };
}
