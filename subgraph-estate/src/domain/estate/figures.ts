import { federalLaw, nextTurningDay, RULE_SET } from '@platform/estate-engine';
import { addDays, type Cents, daysBetween, type IsoDate } from '@platform/kernel';
import { runDistribution, totalsOf } from '../distribution/distribution.ts';
import type { CalculatedFigures, Estate } from './estate.ts';
import { scenarioDeaths, toEstateCase } from './estate-case.ts';
import { estateOwnership, saidToo } from './estate-ownership.ts';

/** Raised when the same answer of the engine gives other figures here. */
const FIGURES_EDITION = 3;

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
    staleFrom: staleFrom(estate, today),
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
    federalTaxCents: totals.federalTaxCents,
    stateTaxCents: totals.stateTaxCents,
    exclusionLeftCents: result.estates[0]?.exclusion.leftCents ?? null,
    problem: null,
    warnings: [...new Set(result.warnings.map(({ code }) => code))],
  };
}

/**
 * The first day after a day on which the same estate may have other figures. Where nobody names a date, the first death
 * is on the day itself and the second a month later, so both move along with the day: a law counts for the second death
 * a month before it begins.
 */
function staleFrom(estate: Estate, today: IsoDate): IsoDate {
  const input = toEstateCase(estate, today);
  const { deaths } = input.assumptions;
  const tomorrow = scenarioDeaths(estate, addDays(today, 1));
  const [staying, moving] = [true, false].map((stays) =>
    deaths.filter(({ date }, at) => (tomorrow[at]?.date === date) === stays),
  );
  const fixed = { ...input, assumptions: { ...input.assumptions, deaths: staying ?? [] } };
  const days = [today, ...(moving ?? []).map(({ date }) => date)];
  const turns = days.map((day) => addDays(nextTurningDay(fixed, day), -daysBetween(today, day)));
  return turns.sort()[0] ?? today;
}

/**
 * Whether figures may be others today: by other rules than those that run, or by a day that has come since. Figures
 * written before they knew that day are. `staleFigures` of the rows' store asks the same of all of them.
 */
export function figuresAreStale({ ruleSet, staleFrom: from }: Partial<CalculatedFigures>, today: IsoDate): boolean {
  return ruleSet !== FIGURES_RULE_SET || !from || from <= today;
}

/** The estate with its figures as of today. */
export function withFigures(estate: Estate, today: IsoDate): Estate {
  const calculated = calculateFigures(estate, today);
  return saidToo(estate, { ...estate, calculated });
}

/** A person's part of the net worth; null for somebody who owns nothing that counts. */
export const netWorthOfPerson = ({ calculated }: Pick<Estate, 'calculated'>, personId: string): Cents | null =>
  calculated.netWorthByPerson.find((part) => part.personId === personId)?.amountCents ?? null;
