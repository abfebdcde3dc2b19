import { expect, it } from 'vitest';
import { type StrategyFacts, strategyAssumptions } from './strategy-assumptions.ts';

const TODAY = '2026-11-23';
const NOTHING = {
  strategiesYearOfDeath: null,
  strategiesBaseGrowthRate: null,
  strategiesExemptionInflationRate: null,
};
const after = (facts: StrategyFacts, known = {}) => strategyAssumptions({ ...NOTHING, ...known }, facts, TODAY);

it('what is said is assumed, what is left out stays, and null takes it back', () => {
  const known = after({ strategiesYearOfDeath: 2045, strategiesBaseGrowthRate: 4.25 });
  expect(known).toEqual({ ...NOTHING, strategiesYearOfDeath: 2045, strategiesBaseGrowthRate: 4.25 });
  expect(after({ strategiesExemptionInflationRate: 2 }, known)).toEqual({
    ...known,
    strategiesExemptionInflationRate: 2,
  });
  expect(after({ strategiesYearOfDeath: null }, known).strategiesYearOfDeath).toBe(null);
});

it('a year that has passed stays as it is, and is not taken anew', () => {
  expect(after({ strategiesBaseGrowthRate: 1 }, { strategiesYearOfDeath: 2020 }).strategiesYearOfDeath).toBe(2020);
});

it.each([
  ['strategiesYearOfDeath', 2025],
  ['strategiesYearOfDeath', 2190],
  ['strategiesBaseGrowthRate', 50.01],
  ['strategiesBaseGrowthRate', 1.234],
  ['strategiesExemptionInflationRate', -1],
  ['strategiesExemptionInflationRate', Number.NaN],
] as const)('%s of %s is refused with its field', (field, value) => {
  expect(() => after({ [field]: value })).toThrow(expect.objectContaining({ code: 'OUT_OF_RANGE', field }));
});
