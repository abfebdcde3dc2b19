import { type Cents, DomainError, type IsoDate } from '@platform/kernel';
import type { Authority, Certainty, EngineWarning, Working } from '../explanation/working.ts';
import { bracketLines } from '../law/brackets.ts';
import { SCHEDULE_AUTHORITY } from '../law/federal-tables.ts';
import type { LawAssumptions } from '../law/rule-set.ts';
import { type EstateTaxAmounts, estateTaxAmounts } from './estate-tax-amounts.ts';
import { type FederalLaw, federalLaw } from './federal-law.ts';
import { federalSchedule, tentativeTax } from './tentative-tax.ts';

export interface FederalEstateTaxInput {
  readonly date: IsoDate;
  readonly grossEstateCents: Cents;
  /** Debts paid and expenses of administration (IRC 2053). */
  readonly debtsAndExpensesCents?: Cents;
  readonly maritalCents?: Cents;
  readonly charitableCents?: Cents;
  readonly adjustedTaxableGiftsCents?: Cents;
  /** Gift tax payable on them; left out: worked out at the rates of the year of death (CONVENTIONS C25). */
  readonly giftTaxPayableCents?: Cents;
  /** The ported exclusion that gifts may have used, where it is another one than `dsueCents`. */
  readonly dsueOfGiftsCents?: Cents;
  /** Exclusion ported from the last deceased spouse. */
  readonly dsueCents?: Cents;
  /** Neither citizen nor resident: every amount is of property in the United States, and the credit is $13,000. */
  readonly nonresident?: boolean;
  /** State estate and inheritance tax paid (IRC 2058). */
  readonly stateDeathTaxCents?: Cents;
  readonly assumptions?: LawAssumptions;
}

export interface FederalEstateTax {
  readonly taxableEstateCents: Cents;
  readonly tentativeTaxCents: Cents;
  readonly giftTaxPayableCents: Cents;
  /** The applicable credit in full, also where it is more than the tax. */
  readonly creditCents: Cents;
  readonly taxCents: Cents;
  /** Basic exclusion plus DSUE. */
  readonly exclusionCents: Cents;
  readonly exclusionUsedCents: Cents;
  readonly working: Working;
  readonly ruleSet: string;
  readonly certainty: Certainty;
  readonly warnings: readonly EngineWarning[];
}

const FIRST_YEAR = 2005;
/** What the credit of $13,000 of a nonresident who is no citizen shelters (IRC 2102(b)(1)). */
export const NONRESIDENT_EXCLUSION_CENTS = 60_000_00;
const RESIDENT_TAX: Authority = { cite: 'IRC § 2001', title: 'Imposition and rate of tax' };
const NONRESIDENT_TAX: Authority = { cite: 'IRC § 2101', title: 'Tax of a nonresident who is no citizen' };
const CREDIT_AUTHORITY: Authority = { cite: 'IRC § 2010', title: 'Applicable credit' };
const NONRESIDENT_CREDIT: Authority = {
  cite: 'IRC § 2102(b)(1)',
  title: 'Credit of $13,000 of a nonresident who is no citizen',
};

/**
 * Federal estate tax: gross estate to taxable estate, plus adjusted taxable gifts, by the schedule, less gift tax
 * payable on those gifts and the credit of the basic exclusion and DSUE. No credit for prior transfers (CONVENTIONS C25).
 * A nonresident who is no citizen has a credit of $13,000 instead and no DSUE (IRC 2102(b), Reg. 20.2010-3(c)).
 *
 * Units: cents; rounded half up to the cent. Throws: DomainError `LAW_NOT_HELD` for deaths before 2005, when the
 * credit for state death taxes still ran. Source: IRC 2001, 2010, 2053, 2055, 2056, 2058.
 * Cases: 2026, gross $18,000,000 → tentative $7,145,800.00, credit $5,945,800.00, tax $1,200,000.00; nonresident with
 * $5,000,000 in the United States → 1,945,800 − 13,000 = $1,932,800.00.
 */
export function federalEstateTax(input: FederalEstateTaxInput): FederalEstateTax {
  const { date, assumptions, adjustedTaxableGiftsCents: gifts = 0, nonresident = false } = input;
  const dsueCents = nonresident ? 0 : (input.dsueCents ?? 0);
  const law = nonresident ? nonresidentLaw(federalLaw(date, assumptions)) : federalLaw(date, assumptions);
  if (law.year < FIRST_YEAR) {
    throw new DomainError('LAW_NOT_HELD', `federal estate tax is held for deaths from ${FIRST_YEAR}`, {
      field: 'date',
    });
  }
  const estate = taxableEstateWorking(input);
  const taxableEstateCents = estate.amountCents ?? 0;
  const baseCents = taxableEstateCents + gifts;
  const exclusionCents = law.basicExclusionCents + dsueCents;
  const amounts = estateTaxAmounts({
    date,
    taxableEstateCents,
    basicExclusionCents: law.basicExclusionCents,
    dsueCents,
    adjustedTaxableGiftsCents: gifts,
    giftTaxPayableCents: nonresident ? tentativeTax(gifts, date, assumptions) : input.giftTaxPayableCents,
    dsueOfGiftsCents: input.dsueOfGiftsCents,
    assumptions,
  });
  const { tentativeTaxCents, giftTaxPayableCents, creditCents, taxCents } = amounts;
  const working: Working = {
    label: 'Federal estate tax',
    amountCents: taxCents,
    parts: [
      tentativeLine(input, baseCents, tentativeTaxCents),
      ...giftTaxLines(giftTaxPayableCents, nonresident),
      creditLine(input, law, amounts),
    ],
    basis: [gifts === 0 ? estate : withGifts(estate, gifts, nonresident)],
    authority: [nonresident ? NONRESIDENT_TAX : RESIDENT_TAX, ...law.authority],
    certainty: law.certainty,
  };
  return {
    taxableEstateCents,
    tentativeTaxCents,
    giftTaxPayableCents,
    creditCents,
    taxCents,
    exclusionCents,
    exclusionUsedCents: Math.min(exclusionCents, baseCents),
    working,
    ruleSet: law.ruleSet,
    certainty: law.certainty,
    warnings: federalWarnings(law),
  };
}

/** The law of a year with the credit of a nonresident in place of the exclusion. */
const nonresidentLaw = (law: FederalLaw): FederalLaw => ({
  ...law,
  basicExclusionCents: NONRESIDENT_EXCLUSION_CENTS,
  projected: false,
  assumed: false,
  certainty: 'A',
  authority: [NONRESIDENT_CREDIT],
});

function taxableEstateWorking(input: FederalEstateTaxInput): Working {
  const deductions: readonly (readonly [string, Cents | undefined, string])[] = [
    ['Debts and expenses', input.debtsAndExpensesCents, input.nonresident ? 'IRC § 2106(a)(1)' : 'IRC § 2053'],
    ['Marital deduction', input.maritalCents, input.nonresident ? 'IRC § 2106(a)(3)' : 'IRC § 2056'],
    ['Charitable deduction', input.charitableCents, input.nonresident ? 'IRC § 2106(a)(2)' : 'IRC § 2055'],
    ['State death taxes', input.stateDeathTaxCents, input.nonresident ? 'IRC § 2106(a)(4)' : 'IRC § 2058'],
  ];
  const lines: Working[] = [
    input.nonresident
      ? {
          label: 'Gross estate in the United States',
          amountCents: input.grossEstateCents,
          authority: [{ cite: 'IRC § 2103' }],
        }
      : { label: 'Gross estate', amountCents: input.grossEstateCents, authority: [{ cite: 'IRC § 2031' }] },
  ];
  let left = input.grossEstateCents;
  for (const [label, amountCents = 0, cite] of deductions) {
    if (amountCents === 0) continue;
    lines.push({ label, amountCents: -amountCents, authority: [{ cite }] });
    left -= amountCents;
  }
  if (left < 0) lines.push({ label: 'Deductions beyond the estate', amountCents: -left });
  return { label: 'Taxable estate', amountCents: Math.max(0, left), parts: lines };
}

function withGifts(estate: Working, giftsCents: Cents, nonresident: boolean): Working {
  const cite = nonresident ? 'IRC § 2101(b)(1)(B)' : 'IRC § 2001(b)(1)(B)';
  return {
    label: 'Taxable estate and gifts',
    amountCents: (estate.amountCents ?? 0) + giftsCents,
    parts: [estate, { label: 'Adjusted taxable gifts', amountCents: giftsCents, authority: [{ cite }] }],
  };
}

function tentativeLine(input: FederalEstateTaxInput, baseCents: Cents, taxCents: Cents): Working {
  const rate = input.assumptions?.federalTopRate;
  return {
    label: 'Tentative tax',
    amountCents: taxCents,
    parts: bracketLines(federalSchedule(input.date, input.assumptions), baseCents),
    ...(rate === undefined ? {} : { formula: `top rate assumed: ${Number((rate * 100).toFixed(6))}%` }),
    authority: [SCHEDULE_AUTHORITY],
  };
}

/** What the table makes of the gifts is all taken off for a nonresident: he has no credit for gifts (IRC 2101(b)(2), 2505(a)). */
function giftTaxLines(payableCents: Cents, nonresident: boolean): Working[] {
  if (payableCents === 0) return [];
  return [
    nonresident
      ? { label: 'Tentative tax on the gifts', amountCents: -payableCents, authority: [{ cite: 'IRC § 2101(b)(2)' }] }
      : { label: 'Gift tax payable on gifts', amountCents: -payableCents, authority: [{ cite: 'IRC § 2001(b)(2)' }] },
  ];
}

function creditLine(input: FederalEstateTaxInput, law: FederalLaw, amounts: EstateTaxAmounts): Working {
  const kind = law.assumed ? ' (assumed)' : law.projected ? ' (projected)' : '';
  const { creditCents, isCreditOfGifts } = amounts;
  const usedCents = Math.min(creditCents, amounts.tentativeTaxCents - amounts.giftTaxPayableCents);
  const creditLabel = isCreditOfGifts ? 'Credit: of what gifts used' : 'Credit: tentative tax on the exclusion';
  return {
    label: 'Applicable credit',
    // Never a negative zero, which would print as one.
    amountCents: usedCents === 0 ? 0 : -usedCents,
    ...(usedCents < creditCents ? { formula: 'limited to the tentative tax' } : {}),
    basis: [
      {
        label: input.nonresident ? 'What the credit of a nonresident shelters' : `Basic exclusion ${law.year}${kind}`,
        amountCents: law.basicExclusionCents,
        certainty: law.certainty,
      },
      ...(input.dsueCents && !input.nonresident
        ? [{ label: 'Exclusion ported from the first spouse', amountCents: input.dsueCents }]
        : []),
      {
        label: creditLabel,
        amountCents: creditCents,
        ...(isCreditOfGifts ? { authority: [{ cite: 'Reg. § 20.2010-1(c)' }] } : {}),
      },
    ],
    authority: [input.nonresident ? NONRESIDENT_CREDIT : CREDIT_AUTHORITY],
  };
}

/** What the user must know of the law behind a federal figure. */
export function federalWarnings(law: FederalLaw): EngineWarning[] {
  const warnings: EngineWarning[] = [];
  if (law.projected) {
    warnings.push({
      code: 'LAW_PROJECTED',
      message: `No law of ${law.year} is known yet: its federal exclusion is the last known one, grown by inflation.`,
    });
  }
  if (law.assumed) {
    warnings.push({ code: 'LAW_ASSUMED', message: 'An assumption of yours replaces the federal exclusion or rate.' });
  }
  if (law.certainty === 'D') {
    warnings.push({ code: 'LAW_UNCERTAIN', message: `The federal exclusion of ${law.year} rests on one weak source.` });
  }
  return warnings;
}
