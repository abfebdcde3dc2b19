import { type Cents, type IsoDate, parseIsoDate } from '@platform/kernel';
import { multiply, ratio, ratioOf, roundRatio } from '../arithmetic/ratio.ts';
import { type Bracket, bracketTax } from '../law/brackets.ts';
import { FEDERAL_SCHEDULES } from '../law/federal-tables.ts';
import type { LawAssumptions } from '../law/rule-set.ts';
import { federalLaw } from './federal-law.ts';

/** The unified schedule of a date, with the user's top rate in its last bracket if one is assumed. */
export function federalSchedule(date: IsoDate, assumptions: LawAssumptions = {}): readonly Bracket[] {
  const { year } = parseIsoDate(date);
  federalLaw(date);
  const table = FEDERAL_SCHEDULES.findLast((schedule) => schedule.fromYear <= year)?.table ?? [];
  const { federalTopRate, fromYear } = assumptions;
  const top = table[table.length - 1];
  if (federalTopRate === undefined || !top || (fromYear !== undefined && year < fromYear)) return table;
  const rateBps = Number(roundRatio(multiply(ratioOf(federalTopRate), ratio(10_000))));
  return [...table.slice(0, -1), { ...top, rateBps }];
}

/**
 * Tentative tax of IRC 2001(c) on an amount, before any credit. Gift tax uses the same schedule (IRC 2502).
 *
 * Units: cents in and out, rounded half up to the cent. Throws: DomainError `LAW_NOT_HELD` before 2004.
 * Source: Form 706 instructions, Table A. Case: $1,000,000 → $345,800.00.
 */
export function tentativeTax(amountCents: Cents, date: IsoDate, assumptions?: LawAssumptions): Cents {
  return bracketTax(federalSchedule(date, assumptions), amountCents);
}

/**
 * The applicable credit: the tentative tax on the exclusion (IRC 2010(c)(1)).
 * Case: $15,000,000 in 2026 → $5,945,800.00; $13,990,000 in 2025 → $5,541,800.00.
 */
export function applicableCredit(exclusionCents: Cents, date: IsoDate, assumptions?: LawAssumptions): Cents {
  return tentativeTax(exclusionCents, date, assumptions);
}
