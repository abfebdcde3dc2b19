import { type Cents, DomainError, type IsoDate, parseIsoDate } from '@platform/kernel';
import { add, compare, ONE, power, type Ratio, ratio, ratioOf, roundRatio } from '../arithmetic/ratio.ts';
import { type Authority, type Certainty, leastCertain } from '../explanation/working.ts';
import {
  EXCLUSION_2026_AUTHORITY,
  EXCLUSION_AUTHORITY,
  FEDERAL_YEARS,
  type FederalYear,
  REPORTED_EXCLUSION_2027,
} from '../law/federal-tables.ts';
import { DEFAULT_INFLATION_RATE, type LawAssumptions, RULE_SET_VERSION } from '../law/rule-set.ts';

/** The amounts of federal transfer tax law on a date, and how they are known. */
export interface FederalLaw {
  readonly year: number;
  readonly basicExclusionCents: Cents;
  readonly giftExclusionCents: Cents;
  readonly gstExemptionCents: Cents;
  readonly annualExclusionCents: Cents;
  readonly nonCitizenSpouseExclusionCents: Cents;
  /** Names the rules, so that the same inputs give the same cents for ever: `US-2026@2026.3`. */
  readonly ruleSet: string;
  /** True when a figure is grown by inflation past the tables. */
  readonly projected: boolean;
  /** True when a user's assumption replaces the law. */
  readonly assumed: boolean;
  readonly certainty: Certainty;
  readonly authority: readonly Authority[];
}

const FIRST = FEDERAL_YEARS[0];
const LAST = FEDERAL_YEARS[FEDERAL_YEARS.length - 1];
const LAST_PROJECTED_YEAR = 2200;
const BY_YEAR = new Map(FEDERAL_YEARS.map((row) => [row.year, row]));
const cache = new Map<number, FederalLaw>();

/** Growth over whole years at a decimal rate, exactly: 2.5% over 2 years → 1.050625. */
export function inflation(rate: number, years: number): Ratio {
  return power(add(ONE, ratioOf(rate)), years);
}

/**
 * The amounts in force on a date. Years past the tables are grown from the last printed year by the inflation rate
 * stated (2.5% a year if none) with the rounding of the statute: the exclusion to the nearest $10,000
 * (IRC 2010(c)(3)(B)), annual exclusions down to a multiple of $1,000 (IRC 2503(b)(2), 2523(i)(2)).
 *
 * Units: cents. Throws: DomainError `LAW_NOT_HELD` before 2004 or after 2200, `NOT_A_DATE`.
 * Case: 2026-03-01 → exclusion $15,000,000, annual exclusion $19,000.
 */
export function federalLaw(date: IsoDate, assumptions?: LawAssumptions): FederalLaw {
  const { year } = parseIsoDate(date);
  if (assumptions && Object.values(assumptions).some((value) => value !== undefined)) return lawOf(year, assumptions);
  const known = cache.get(year);
  if (known) return known;
  const law = lawOf(year, {});
  cache.set(year, law);
  return law;
}

function lawOf(year: number, assumptions: LawAssumptions): FederalLaw {
  if (!FIRST || !LAST || year < FIRST.year || year > LAST_PROJECTED_YEAR) {
    throw new DomainError('LAW_NOT_HELD', `federal amounts are held for deaths and gifts from 2004, not ${year}`, {
      field: 'date',
    });
  }
  const row = BY_YEAR.get(year) ?? projectedYear(LAST, year, assumptions.inflationRate ?? DEFAULT_INFLATION_RATE);
  const assumed = assumedExclusion(year, assumptions);
  const projected = year > LAST.year;
  return {
    year,
    basicExclusionCents: assumed ?? row.basicExclusion * 100,
    giftExclusionCents: assumed ?? row.giftExclusion * 100,
    gstExemptionCents: assumed ?? row.gstExemption * 100,
    annualExclusionCents: row.annualExclusion * 100,
    nonCitizenSpouseExclusionCents: row.nonCitizenSpouse * 100,
    ruleSet: ruleSetName(year, projected, assumed !== undefined, assumptions),
    projected: projected && assumed === undefined,
    assumed: assumed !== undefined || assumptions.federalTopRate !== undefined,
    certainty: row.certainty,
    authority: year >= 2026 ? [EXCLUSION_AUTHORITY, EXCLUSION_2026_AUTHORITY] : [EXCLUSION_AUTHORITY],
  };
}

function ruleSetName(year: number, projected: boolean, assumed: boolean, assumptions: LawAssumptions): string {
  const rate = assumptions.inflationRate ?? DEFAULT_INFLATION_RATE;
  const growth = projected ? `+${Number((rate * 100).toFixed(6))}%/yr` : '';
  const own = assumed || assumptions.federalTopRate !== undefined ? '+assumed' : '';
  return `US-${year}@${RULE_SET_VERSION}${growth}${own}`;
}

/** A user's exclusion from `fromYear` on, grown after that year when a rate of inflation is given too. */
function assumedExclusion(year: number, assumptions: LawAssumptions): Cents | undefined {
  const { federalExclusionCents, fromYear, inflationRate } = assumptions;
  if (federalExclusionCents === undefined || (fromYear !== undefined && year < fromYear)) return undefined;
  if (fromYear === undefined || inflationRate === undefined) return federalExclusionCents;
  return multiples(federalExclusionCents, inflation(inflationRate, year - fromYear), 10_000_00, 'nearest');
}

function projectedYear(last: FederalYear, year: number, rate: number): FederalYear {
  const growth = inflation(rate, year - last.year);
  const grown = multiples(last.basicExclusion, growth, 10_000, 'nearest');
  const reported = rate === DEFAULT_INFLATION_RATE && year === REPORTED_EXCLUSION_2027.year;
  const basicExclusion = reported ? REPORTED_EXCLUSION_2027.basicExclusion : grown;
  return {
    year,
    basicExclusion,
    giftExclusion: basicExclusion,
    gstExemption: basicExclusion,
    // The printed 19,000 has lost up to 999 to rounding; a tenth of the spouse's exclusion grows by the same index with less lost.
    annualExclusion: multiples(last.nonCitizenSpouse / 10, growth, 1_000, 'down'),
    nonCitizenSpouse: multiples(last.nonCitizenSpouse, growth, 1_000, 'down'),
    certainty: leastCertain(reported ? ['D'] : ['C']),
  };
}

function multiples(amount: number, growth: Ratio, unit: number, way: 'nearest' | 'down'): number {
  const units = ratio(BigInt(amount) * growth.n, BigInt(unit) * growth.d);
  let whole = roundRatio(units);
  if (way === 'down' && compare(ratio(whole), units) > 0) whole -= 1n;
  return Number(whole) * unit;
}
