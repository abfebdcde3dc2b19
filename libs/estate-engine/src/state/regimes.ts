import { type Cents, DomainError, type IsoDate, parseIsoDate } from '@platform/kernel';
import { multiply, ratio, roundRatio } from '../arithmetic/ratio.ts';
import { federalLaw, inflation } from '../federal/federal-law.ts';
import { bracketTax } from '../law/brackets.ts';
import { SECTION_2011, SECTION_2011_ADJUSTMENT_CENTS } from '../law/federal-tables.ts';
import { DEFAULT_INFLATION_RATE, type LawAssumptions } from '../law/rule-set.ts';
import { LAST_STATE_YEAR, STATE_CODES, STATE_REGIMES, type StateRegime, untaxedSince } from '../law/state-tables.ts';

/** A state's rules on one date, with its exclusion already projected or replaced by the user's. */
export interface StateLaw {
  readonly regime: StateRegime;
  readonly exclusionCents: Cents;
  /** The fixed credit of MA and RI; 0 elsewhere. */
  readonly creditCents: Cents;
  readonly projected: boolean;
  readonly assumed: boolean;
}

const BY_STATE = Map.groupBy(STATE_REGIMES, (regime) => regime.state);

/** Throws DomainError `UNKNOWN_STATE` unless `state` is a postal code of a state or DC. */
export function requireState(state: string): void {
  if (!STATE_CODES.has(state)) {
    throw new DomainError('UNKNOWN_STATE', `"${state}" is not a state's postal code`, { field: 'state' });
  }
}

/** True when the state taxes estates of deaths on that date. Throws as `stateLaw` does. */
export function hasStateEstateTax(state: string, date: IsoDate): boolean {
  return stateLaw(state, date) !== undefined;
}

/**
 * The state's exclusion on a date: what an estate may leave without state tax. Massachusetts and Rhode Island give a
 * credit instead, and their threshold is what it shelters. 0 where the state has no estate tax.
 * Case: MA 2026-03-01 → $2,000,000; WA 2026-08-01 → $3,000,000; FL → $0.
 */
export function stateExclusion(state: string, date: IsoDate, assumptions?: LawAssumptions): Cents {
  return stateLaw(state, date, assumptions)?.exclusionCents ?? 0;
}

/**
 * The rules in force, or undefined where the state has no estate tax.
 * Throws: DomainError `UNKNOWN_STATE`, `LAW_NOT_HELD` for dates before the state's first row, `NOT_A_DATE`.
 */
export function stateLaw(state: string, date: IsoDate, assumptions: LawAssumptions = {}): StateLaw | undefined {
  requireState(state);
  const { year } = parseIsoDate(date);
  const rows = BY_STATE.get(state);
  const heldFrom = rows?.[0]?.from ?? untaxedSince(state);
  if (date < heldFrom) {
    throw new DomainError('LAW_NOT_HELD', `estate tax of ${state} is held for deaths from ${heldFrom}`, {
      field: 'date',
    });
  }
  const regime = rows?.findLast((row) => row.from <= date);
  if (!regime) return undefined;
  const projected = year > LAST_STATE_YEAR && regime.indexing !== 'NONE';
  const own = assumptions.stateExclusionCents;
  const creditCents = creditOf(regime, year, assumptions);
  return {
    regime,
    exclusionCents: own ?? exclusionOf(regime, date, year, creditCents, assumptions),
    creditCents: own === undefined || creditCents === 0 ? creditCents : section2011Credit(own),
    projected: projected && own === undefined,
    assumed: own !== undefined || assumptions.stateRate !== undefined,
  };
}

/** Former section 2011 on a taxable estate: the table on the estate less $60,000. Case: $2,000,000 → $99,600.00. */
export function section2011Credit(taxableEstateCents: Cents): Cents {
  return bracketTax(SECTION_2011, taxableEstateCents - SECTION_2011_ADJUSTMENT_CENTS);
}

function grown(dollars: number, unit: number, year: number, assumptions: LawAssumptions): number {
  const rate = assumptions.inflationRate ?? DEFAULT_INFLATION_RATE;
  const growth = inflation(rate, Math.max(0, year - LAST_STATE_YEAR));
  return Number(roundRatio(multiply(ratio(dollars, unit), growth))) * unit;
}

function creditOf(regime: StateRegime, year: number, assumptions: LawAssumptions): Cents {
  if (regime.method.kind !== 'SECTION_2011_LESS_CREDIT') return 0;
  const { creditDollars } = regime.method;
  if (typeof regime.indexing === 'string' || year <= LAST_STATE_YEAR) return creditDollars * 100;
  return grown(creditDollars, regime.indexing.roundedToDollars, year, assumptions) * 100;
}

function exclusionOf(
  regime: StateRegime,
  date: IsoDate,
  year: number,
  creditCents: Cents,
  assumptions: LawAssumptions,
): Cents {
  if (year <= LAST_STATE_YEAR || regime.indexing === 'NONE') return regime.exclusionDollars * 100;
  if (regime.indexing === 'FEDERAL') return federalLaw(date, assumptions).basicExclusionCents;
  if (creditCents > 0) return shelteredBy(creditCents);
  return grown(regime.exclusionDollars, regime.indexing.roundedToDollars, year, assumptions) * 100;
}

/** The whole-dollar estate on which former section 2011 comes to a credit, as Rhode Island publishes its threshold. */
function shelteredBy(creditCents: Cents): Cents {
  const bracket = SECTION_2011.findLast((row) => row.baseCents < creditCents);
  if (!bracket) return 0;
  const rest = ratio((creditCents - bracket.baseCents) * 10_000, bracket.rateBps * 100);
  return bracket.overCents + SECTION_2011_ADJUSTMENT_CENTS + Number(roundRatio(rest)) * 100;
}
