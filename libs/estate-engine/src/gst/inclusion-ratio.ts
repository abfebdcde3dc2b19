import { type Cents, DomainError } from '@platform/kernel';
import { requireRate, requireYears } from '../actuarial/term-factors.ts';
import {
  add,
  compare,
  multiply,
  ONE,
  power,
  type Ratio,
  ratio,
  ratioOf,
  subtract,
  timesRatio,
  toDecimals,
} from '../arithmetic/ratio.ts';
import { formatBps, type Working } from '../explanation/working.ts';

/** Maximum federal estate tax rate since 2013, in basis points: the GST rate before the inclusion ratio (IRC 2641). */
export const GST_RATE_BPS = 4_000;

/** The applicable fraction: exemption over property, 3 decimals, midway rounds up, at most 1 (Reg. 26.2642-1(a)). */
export function applicableFraction(numerator: Ratio, denominator: Ratio, field: string): Ratio {
  if (denominator.n <= 0n) throw new DomainError('NO_PROPERTY', 'there is no property to exempt', { field });
  const fraction = toDecimals(ratio(numerator.n * denominator.d, numerator.d * denominator.n), 3);
  return compare(fraction, ONE) > 0 ? ONE : fraction;
}

export interface GstInput {
  readonly exemptionAllocatedCents: Cents;
  readonly propertyValueCents: Cents;
  /** What is taxed; without it the property itself. */
  readonly taxableAmountCents?: Cents;
}

export interface Gst {
  readonly applicableFraction: Ratio;
  readonly inclusionRatio: Ratio;
  readonly applicableRate: Ratio;
  readonly gstTaxCents: Cents;
  readonly working: Working;
}

/**
 * GST tax: taxable amount × 40% × inclusion ratio, which is 1 less the applicable fraction to three decimals.
 *
 * Throws: `NO_PROPERTY`. Source: IRC 2641, 2642; Reg. 26.2642-1. Case: $1M of exemption on $4M → fraction 0.250,
 * ratio 0.750, rate 30%, tax on $4M $1,200,000.00.
 */
export function generationSkippingTax(input: GstInput): Gst {
  const { exemptionAllocatedCents, propertyValueCents, taxableAmountCents = propertyValueCents } = input;
  const fraction = applicableFraction(ratio(exemptionAllocatedCents), ratio(propertyValueCents), 'propertyValueCents');
  const inclusionRatio = subtract(ONE, fraction);
  const applicableRate = multiply(ratio(GST_RATE_BPS, 10_000), inclusionRatio);
  const gstTaxCents = timesRatio(taxableAmountCents, applicableRate);
  return {
    applicableFraction: fraction,
    inclusionRatio,
    applicableRate,
    gstTaxCents,
    working: {
      label: 'Generation-skipping tax',
      amountCents: gstTaxCents,
      formula: `taxable amount × ${formatBps(GST_RATE_BPS)} × inclusion ratio`,
      basis: [
        { label: 'Taxable amount', amountCents: taxableAmountCents },
        { label: 'Exemption allocated', amountCents: exemptionAllocatedCents },
        { label: 'Value of the property', amountCents: propertyValueCents },
        {
          label: 'Inclusion ratio',
          value: decimal3(inclusionRatio),
          formula: '1 − exemption ÷ value, to three decimals',
        },
      ],
      authority: [{ cite: 'IRC §§ 2641, 2642' }, { cite: 'Reg. § 26.2642-1(a)' }],
    },
  };
}

const decimal3 = ({ n, d }: Ratio): string => {
  const thousandths = String((n * 1_000n) / d).padStart(4, '0');
  return `${thousandths.slice(0, -3)}.${thousandths.slice(-3)}`;
};

export interface GstAdditionInput {
  readonly trustValueBeforeCents: Cents;
  readonly oldFraction: number;
  readonly additionCents: Cents;
  readonly newExemptionCents: Cents;
}

/**
 * The fraction after an addition: new exemption plus the exempt part of the old trust, over trust and addition
 * (Reg. 26.2642-4(a)). Throws: `FRACTION_OUT_OF_RANGE`, `NO_PROPERTY`.
 * Case: $1M at 0.500, $1M added with $1M exemption → 0.750.
 */
export function fractionAfterAddition(input: GstAdditionInput): Ratio {
  if (!(input.oldFraction >= 0 && input.oldFraction <= 1)) {
    throw new DomainError('FRACTION_OUT_OF_RANGE', 'an applicable fraction is from 0 to 1', { field: 'oldFraction' });
  }
  const exempt = multiply(ratioOf(input.oldFraction), ratio(input.trustValueBeforeCents));
  const numerator = add(exempt, ratio(input.newExemptionCents));
  const denominator = ratio(input.trustValueBeforeCents + input.additionCents);
  return applicableFraction(numerator, denominator, 'additionCents');
}

export interface GstLeadAnnuityInput {
  readonly exemptionAllocatedCents: Cents;
  /** The section 7520 rate of the charitable deduction, as a decimal. */
  readonly rate: number;
  readonly years: number;
  readonly valueAtEndCents: Cents;
}

export interface GstLeadAnnuity {
  readonly adjustedExemptionCents: Cents;
  readonly applicableFraction: Ratio;
  readonly inclusionRatio: Ratio;
}

/**
 * Charitable lead annuity trust: exemption grows at the rate of the deduction over the actual term, and the fraction is
 * taken on the value when the charity's interest ends (IRC 2642(e), Reg. 26.2642-3).
 * Throws: `RATE_OUT_OF_RANGE`, `TERM_OUT_OF_RANGE`, `NO_PROPERTY`.
 * Case: $1M at 5% for 10 years → $1,628,894.63; on $4M fraction 0.407.
 */
export function leadAnnuityExemption(input: GstLeadAnnuityInput): GstLeadAnnuity {
  requireRate(input.rate);
  requireYears(input.years);
  const growth = power(add(ONE, ratioOf(input.rate)), input.years);
  const adjusted = multiply(ratio(input.exemptionAllocatedCents), growth);
  const fraction = applicableFraction(adjusted, ratio(input.valueAtEndCents), 'valueAtEndCents');
  return {
    adjustedExemptionCents: timesRatio(input.exemptionAllocatedCents, growth),
    applicableFraction: fraction,
    inclusionRatio: subtract(ONE, fraction),
  };
}
