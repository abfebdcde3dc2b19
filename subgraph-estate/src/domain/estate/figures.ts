import { federalLaw, lawInForceSince, RULE_SET } from '@platform/estate-engine';
import type { IsoDate } from '@platform/kernel';
import { runDistribution, totalsOf } from '../distribution/distribution.ts';
import type { CalculatedFigures, Estate } from './estate.ts';
import { estateOwnership } from './estate-ownership.ts';

/** Raised when the same answer of the engine gives other figures here. */
const FIGURES_EDITION = 1;

/** Law, engine, and how its answer becomes figures: stored figures of another one are worked out again. */
export const FIGURES_RULE_SET = `${RULE_SET}/${FIGURES_EDITION}`;

/** An estate counts as ultra when its taxable net worth is above what a couple may leave free of federal tax. */
const EXCLUSIONS_OF_A_COUPLE = 2;

/**
 * The figures that lists, sorting and the dashboard show, by the engine, kept on the estate at each change. Where the
 * engine cannot play the deaths, what is whose is still known, and the problem says what is wrong with the rest.
 */
export function calculateFigures(estate: Estate, today: IsoDate): CalculatedFigures {
  const owned = estateOwnership(estate, today);
  const worth = {
    asOf: today,
    ruleSet: FIGURES_RULE_SET,
    netWorthCents: owned.insideCents,
    netWorthByPerson: owned.people.map(({ personId, totalCents }) => ({ personId, amountCents: totalCents })),
    ultraEligible: owned.insideCents > EXCLUSIONS_OF_A_COUPLE * federalLaw(today).basicExclusionCents,
  };
  const outcome = runDistribution(estate, today);
  if ('problem' in outcome) {
    return {
      ...worth,
      federalTaxCents: null,
      stateTaxCents: null,
      exclusionLeftCents: null,
      problem: outcome.problem.message,
      warnings: [],
    };
  }
  const { result } = outcome;
  const totals = totalsOf(result, owned);
  return {
    ...worth,
    federalTaxCents: totals.federalTax,
    stateTaxCents: totals.stateTax,
    exclusionLeftCents: result.estates[0]?.exclusion.leftCents ?? null,
    problem: null,
    warnings: [...new Set(result.warnings.map(({ code }) => code))],
  };
}

/** Whether figures are those of another law or of other rules than today's. Figures written before they had a day are. */
export function figuresAreStale({ asOf, ruleSet }: Partial<CalculatedFigures>, today: IsoDate): boolean {
  return ruleSet !== FIGURES_RULE_SET || !asOf || asOf < lawInForceSince(today);
}

/** The estate with its figures as of today. */
export function withFigures(estate: Estate, today: IsoDate): Estate {
  return { ...estate, calculated: calculateFigures(estate, today) };
}
