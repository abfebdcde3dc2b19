import { type Cents, multiplyRatio } from '@platform/kernel';
import { requireYears } from '../actuarial/term-factors.ts';
import { add, ONE, ratioOf } from '../arithmetic/ratio.ts';
import type { EngineWarning, Working } from '../explanation/working.ts';
import { federalLaw } from '../federal/federal-law.ts';
import { annualExclusion } from '../federal/gift-tax.ts';
import type { LawAssumptions } from '../law/rule-set.ts';
import { estateTaxes } from './projected-tax.ts';
import { requireGrowth } from './retained-annuity-trust.ts';

export interface LargeAnnualGiftingInput {
  readonly startYear: number;
  readonly years: number;
  readonly estateCents: Cents;
  /** Yearly growth of what is kept and of what is given, a decimal. */
  readonly growth: number;
  readonly donees: number;
  /** Given to each donee every year; without it that year's annual exclusion, doubled when gifts are split. */
  readonly giftEachCents?: Cents;
  readonly split?: boolean;
  readonly married?: boolean;
  readonly exclusionUsedCents?: Cents;
  readonly state?: string;
  readonly assumptions?: LawAssumptions;
}

export interface GiftingYear {
  readonly year: number;
  readonly giftCents: Cents;
  readonly excludedCents: Cents;
  readonly taxableGiftCents: Cents;
  readonly estateWithoutCents: Cents;
  readonly estateWithCents: Cents;
  /** Gifts so far with their growth, outside the estate. */
  readonly giftsValueCents: Cents;
}

export interface LargeAnnualGifting {
  readonly rows: readonly GiftingYear[];
  readonly taxWithoutCents: Cents;
  readonly taxWithCents: Cents;
  readonly savedCents: Cents;
  readonly toHeirsWithoutCents: Cents;
  readonly toHeirsWithCents: Cents;
  readonly totalGiftsCents: Cents;
  readonly totalTaxableGiftsCents: Cents;
  readonly workings: readonly Working[];
  readonly warnings: readonly EngineWarning[];
}

/**
 * Gifts to several donees at each year's end for a number of years, against keeping everything until death at the end
 * of the last year. Gifts stop when the estate has nothing left to give; what exceeds the annual exclusion uses up the
 * lifetime exclusion.
 *
 * Units: cents; each year's growth is rounded half up. Throws: `TERM_OUT_OF_RANGE`, `GROWTH_OUT_OF_RANGE`,
 * `LAW_NOT_HELD`, `UNKNOWN_STATE`. Source: IRC 2503(b), 2513, 2001(b).
 * Case: $20M, no growth, 2026, one year, 4 donees, split → $152,000.00 given, $60,800.00 of tax saved.
 */
export function largeAnnualGifting(input: LargeAnnualGiftingInput): LargeAnnualGifting {
  requireYears(input.years);
  requireGrowth(input.growth);
  const rows = giftingYears(input);
  const last = rows[rows.length - 1];
  const sum = (of: (row: GiftingYear) => Cents): Cents => rows.reduce((total, row) => total + of(row), 0);
  const used = input.exclusionUsedCents ?? 0;
  const year = input.startYear + input.years - 1;
  const { married, state, assumptions } = input;
  const withoutCents = last?.estateWithoutCents ?? 0;
  const withCents = last?.estateWithCents ?? 0;
  const without = estateTaxes({
    year,
    estateCents: withoutCents,
    adjustedTaxableGiftsCents: used,
    married,
    state,
    assumptions,
  });
  const totalTaxableGiftsCents = sum((row) => row.taxableGiftCents);
  const gifts = used + totalTaxableGiftsCents;
  const giving = estateTaxes({
    year,
    estateCents: withCents,
    adjustedTaxableGiftsCents: gifts,
    married,
    state,
    assumptions,
  });
  return {
    rows,
    taxWithoutCents: without.totalCents,
    taxWithCents: giving.totalCents,
    savedCents: without.totalCents - giving.totalCents,
    toHeirsWithoutCents: withoutCents - without.totalCents,
    toHeirsWithCents: withCents - giving.totalCents + (last?.giftsValueCents ?? 0),
    totalGiftsCents: sum((row) => row.giftCents),
    totalTaxableGiftsCents,
    workings: [
      { ...without.working, label: 'Estate taxes without gifts' },
      { ...giving.working, label: 'Estate taxes with gifts' },
    ],
    warnings: giving.warnings,
  };
}

function giftingYears(input: LargeAnnualGiftingInput): GiftingYear[] {
  const { startYear, years, donees, split = false, assumptions } = input;
  const factor = add(ONE, ratioOf(input.growth));
  const grown = (amount: Cents): Cents => multiplyRatio(amount, factor.n, factor.d);
  let [estateWithoutCents, estateWithCents, giftsValueCents] = [input.estateCents, input.estateCents, 0];
  return Array.from({ length: years }, (_, index): GiftingYear => {
    const year = startYear + index;
    estateWithoutCents = grown(estateWithoutCents);
    const available = grown(estateWithCents);
    const exclusion = federalLaw(`${year}-01-01`, assumptions).annualExclusionCents * (split ? 2 : 1);
    const wanted = input.giftEachCents ?? exclusion;
    const giftEachCents = donees === 0 ? 0 : Math.min(wanted, Math.floor(available / donees));
    const { excludedCents, taxableCents } = annualExclusion({ year, donees, giftEachCents, split, assumptions });
    const giftCents = giftEachCents * donees;
    estateWithCents = available - giftCents;
    giftsValueCents = grown(giftsValueCents) + giftCents;
    return {
      year,
      giftCents,
      excludedCents,
      taxableGiftCents: taxableCents,
      estateWithoutCents,
      estateWithCents,
      giftsValueCents,
    };
  });
}
