import { DomainError } from '@platform/kernel';
import { AFR_RATES, FIRST_AFR_MONTH } from './afr-table.generated.ts';
import { tableMonth } from './months.ts';
import { type MonthlyRate, roundTo7520 } from './section-7520.ts';

export type AfrTerm = 'short' | 'mid' | 'long';
export type Compounding = 'annual' | 'semiannual' | 'quarterly' | 'monthly';

const TERMS: readonly AfrTerm[] = ['short', 'mid', 'long'];
const COMPOUNDINGS: readonly Compounding[] = ['annual', 'semiannual', 'quarterly', 'monthly'];
const PERIODS: Readonly<Record<Compounding, number>> = { annual: 1, semiannual: 2, quarterly: 4, monthly: 12 };

let parsed: readonly (readonly number[])[] | undefined;
function rows(): readonly (readonly number[])[] {
  parsed ??= AFR_RATES.split(',').map((month) => month.split(' ').map(Number));
  return parsed;
}

const twoDecimals = (pct: number): number => Math.round(Number((pct * 100).toFixed(6))) / 100;

function convert(pct: number, from: number, to: number): number {
  const yearly = (1 + pct / 100 / from) ** from;
  return (yearly ** (1 / to) - 1) * to * 100;
}

/**
 * The applicable federal rate of a month, percent with two decimals, looked up as printed. A `multiple` such as 1.2
 * is taken of the semiannual rate, rounded and then converted, as the IRS does: that gives the printed 120% of the
 * annual mid-term rate in every month of the table.
 *
 * After the last month of the table its value, marked stale. Throws: `NOT_A_MONTH`, `MONTH_BEFORE_TABLE`,
 * `MULTIPLE_OUT_OF_RANGE`. Source: IRC 1274(d), IRS revenue rulings. Case: 2026-08, mid, annual → 4.35; × 1.2 → 5.23.
 */
export function applicableFederalRate(
  month: string,
  term: AfrTerm,
  compounding: Compounding,
  multiple = 1,
): MonthlyRate {
  if (!(multiple > 0 && multiple <= 10)) {
    throw new DomainError('MULTIPLE_OUT_OF_RANGE', `${multiple} is not a multiple such as 1.2`, { field: 'multiple' });
  }
  const { index, month: known, stale } = tableMonth(month, FIRST_AFR_MONTH, rows().length);
  const row = rows()[index] ?? [];
  const base = TERMS.indexOf(term) * COMPOUNDINGS.length;
  const at = (kind: Compounding): number => (row[base + COMPOUNDINGS.indexOf(kind)] ?? 0) / 100;
  const times = twoDecimals(at('semiannual') * multiple);
  const ratePct = multiple === 1 ? at(compounding) : twoDecimals(convert(times, 2, PERIODS[compounding]));
  return { ratePct, month: known, stale };
}

/** The section 7520 rate worked out from the table's 120% mid-term AFR, to check the published one. */
export function section7520FromAfr(month: string): number {
  return roundTo7520(applicableFederalRate(month, 'mid', 'annual', 1.2).ratePct);
}

export interface CompoundedRates {
  readonly semiannualPct: number;
  readonly quarterlyPct: number;
  readonly monthlyPct: number;
}

/**
 * The nominal rates that give the same yearly yield, percent with two decimals. The IRS converts the semiannual rate
 * after rounding it; done the same way this agrees with every printed rate since 1997. Case: 4.35 → 4.30, 4.28, 4.26.
 */
export function compoundedRates(annualPct: number): CompoundedRates {
  if (!(annualPct >= 0 && annualPct <= 100)) {
    throw new DomainError('RATE_OUT_OF_RANGE', `${annualPct} is not a rate in percent`, { field: 'annualPct' });
  }
  const semiannualPct = twoDecimals(convert(annualPct, 1, 2));
  return {
    semiannualPct,
    quarterlyPct: twoDecimals(convert(semiannualPct, 2, 4)),
    monthlyPct: twoDecimals(convert(semiannualPct, 2, 12)),
  };
}
