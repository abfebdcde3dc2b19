import type { Cents, IsoDate } from '@platform/kernel';
import { amountTaxed } from '../law/brackets.ts';
import type { LawAssumptions } from '../law/rule-set.ts';
import { federalLaw } from './federal-law.ts';
import { federalSchedule, tentativeTax } from './tentative-tax.ts';

export interface YearOfGifts {
  /** null where nobody knows it: taken to come before all others. */
  readonly year: number | null;
  /** Taxable gifts of the year, after the annual exclusion and deductions. */
  readonly taxableCents: Cents;
  readonly giftTaxPaidCents: Cents;
}

export interface GiftHistoryInput {
  readonly gifts: readonly YearOfGifts[];
  /** Exclusion ported from a late spouse, which gifts use first. */
  readonly dsueCents?: Cents;
  /** The day under whose law the gifts are added to an estate. */
  readonly date: IsoDate;
  readonly assumptions?: LawAssumptions;
}

export interface GiftHistory {
  readonly adjustedTaxableGiftsCents: Cents;
  /** The part that used an exclusion up; the rest was taxed. */
  readonly exclusionUsedCents: Cents;
  /** Of IRC 2001(b)(2): at the rates of `date`. */
  readonly giftTaxPayableCents: Cents;
  /** The first year by whose end more was given free of tax than the law allowed. */
  readonly beyond: { readonly year: number; readonly allowedCents: Cents; readonly freeCents: Cents } | null;
  /** False where tax was paid on gifts of years whose schedule the tables do not hold. */
  readonly isSure: boolean;
}

/** The first year whose gifts the tables know; earlier schedules had other top rates. */
const FIRST_YEAR = 2004;
/** Returns are filed in whole dollars: a tax that is off by half of one stands for less than two dollars of gifts. */
const ROUNDED_CENTS = 2_00;

/** By year, those without one first. */
function byYear(gifts: readonly YearOfGifts[]): YearOfGifts[] {
  const years = Map.groupBy(gifts, ({ year }) => year);
  return [...years]
    .map(([year, same]) => ({
      year,
      taxableCents: same.reduce((sum, { taxableCents }) => sum + taxableCents, 0),
      giftTaxPaidCents: same.reduce((sum, { giftTaxPaidCents }) => sum + giftTaxPaidCents, 0),
    }))
    .toSorted((a, b) => (a.year ?? 0) - (b.year ?? 0));
}

/**
 * What taxable gifts of a lifetime come to: how much exclusion they have used and which tax is payable on them. Which
 * part of a year was taxed follows from the tax that was paid, by that year's schedule (IRC 2502, 2505).
 *
 * Units: cents. Case: 2021, $3,000,000, no tax paid → $3,000,000 used, nothing payable. 2021, $12,700,000 with
 * $400,000 paid → $11,700,000 used, $400,000 payable.
 */
export function giftHistory({ gifts, dsueCents = 0, date, assumptions }: GiftHistoryInput): GiftHistory {
  let total = 0;
  let free = 0;
  let isSure = true;
  let beyond: GiftHistory['beyond'] = null;
  for (const { year, taxableCents, giftTaxPaidCents } of byYear(gifts)) {
    const isHeld = year !== null && year >= FIRST_YEAR;
    total += taxableCents;
    if (giftTaxPaidCents > 0 && !isHeld) isSure = false;
    free += taxableCents - taxedPart(total, taxableCents, giftTaxPaidCents, isHeld ? year : FIRST_YEAR);
    if (!isHeld || beyond) continue;
    const allowedCents = federalLaw(`${year}-12-31`).giftExclusionCents + dsueCents;
    if (free > allowedCents + ROUNDED_CENTS) beyond = { year, allowedCents, freeCents: free };
  }
  const schedule = (amountCents: Cents): Cents => tentativeTax(amountCents, date, assumptions);
  return {
    adjustedTaxableGiftsCents: total,
    exclusionUsedCents: free,
    giftTaxPayableCents: schedule(total) - schedule(free),
    beyond,
    isSure,
  };
}

/**
 * Gift tax payable on gifts of known years where nobody says what was paid: each year’s gifts at the rates of `date`, less
 * what the credit of that year’s exclusion leaves after the years before (IRC 2001(b)(2), (g)). Undefined with a gift of a
 * year whose exclusion the tables do not hold.
 *
 * Units: cents. Case: 2016, $7,000,000 under an exclusion of $5,450,000 → $620,000.
 */
export function giftTaxPayableByYear({
  gifts,
  dsueCents = 0,
  date,
  assumptions,
}: Omit<GiftHistoryInput, 'gifts' | 'assumptions'> & {
  readonly gifts: readonly { readonly year: number; readonly taxableCents: Cents }[];
  readonly assumptions: LawAssumptions | undefined;
}): Cents | undefined {
  const schedule = (amountCents: Cents): Cents => tentativeTax(amountCents, date, assumptions);
  let [total, creditUsed, payable] = [0, 0, 0];
  for (const { year, taxableCents } of gifts.toSorted((a, b) => a.year - b.year)) {
    if (year < FIRST_YEAR) return undefined;
    const tax = schedule(total + taxableCents) - schedule(total);
    const exclusion = federalLaw(`${year}-12-31`, assumptions).giftExclusionCents + dsueCents;
    const credit = Math.min(tax, Math.max(0, schedule(exclusion) - creditUsed));
    total += taxableCents;
    creditUsed += credit;
    payable += tax - credit;
  }
  return payable;
}

/** How much at the top of all gifts so far a tax is the tax on. */
function taxedPart(totalCents: Cents, ofYearCents: Cents, taxCents: Cents, year: number): Cents {
  if (taxCents === 0) return 0;
  const day: IsoDate = `${year}-12-31`;
  const below = tentativeTax(totalCents, day) - taxCents;
  const untaxed = below <= 0 ? 0 : amountTaxed(federalSchedule(day), below);
  return Math.min(ofYearCents, totalCents - untaxed);
}
