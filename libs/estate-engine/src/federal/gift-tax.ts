import { type Cents, DomainError } from '@platform/kernel';
import type { Working } from '../explanation/working.ts';
import type { LawAssumptions } from '../law/rule-set.ts';
import { federalLaw } from './federal-law.ts';

export interface AnnualExclusionInput {
  readonly year: number;
  readonly donees: number;
  readonly giftEachCents: Cents;
  /** Spouses treat the gifts as made half by each (IRC 2513), which doubles the exclusion of each donee. */
  readonly split?: boolean;
  readonly assumptions?: LawAssumptions;
}

export interface AnnualExclusion {
  readonly excludedCents: Cents;
  readonly taxableCents: Cents;
  readonly perDoneeCents: Cents;
  readonly working: Working;
  readonly ruleSet: string;
}

/**
 * What the annual exclusion of IRC 2503(b) keeps out of taxable gifts, for equal gifts to several donees.
 *
 * Units: cents. Throws: `LAW_NOT_HELD`. Case: 2026, 3 donees, $50,000 each, split → $114,000.00 excluded, $36,000.00 taxable.
 */
export function annualExclusion(input: AnnualExclusionInput): AnnualExclusion {
  const law = federalLaw(`${input.year}-01-01`, input.assumptions);
  const perDoneeCents = law.annualExclusionCents * (input.split ? 2 : 1);
  const totalCents = input.donees * input.giftEachCents;
  const excludedCents = input.donees * Math.min(input.giftEachCents, perDoneeCents);
  const taxableCents = totalCents - excludedCents;
  return {
    excludedCents,
    taxableCents,
    perDoneeCents,
    ruleSet: law.ruleSet,
    working: {
      label: 'Taxable gifts',
      amountCents: taxableCents,
      parts: [
        { label: `Gifts to ${input.donees} donees`, amountCents: totalCents },
        { label: 'Annual exclusion', amountCents: excludedCents === 0 ? 0 : -excludedCents },
      ],
      basis: [
        {
          label: input.split ? 'Exclusion of each donee, gifts split' : 'Exclusion of each donee',
          amountCents: perDoneeCents,
        },
      ],
      authority: [{ cite: 'IRC § 2503(b)' }, ...(input.split ? [{ cite: 'IRC § 2513' }] : [])],
      certainty: law.certainty,
    },
  };
}

export interface GiftExclusionOrderInput {
  readonly dsueAvailableCents: Cents;
  readonly ownExclusionCents: Cents;
  readonly taxableGiftCents: Cents;
}

export interface GiftExclusionOrder {
  readonly dsueUsedCents: Cents;
  readonly ownUsedCents: Cents;
  /** The part of the gift that no exclusion shelters. */
  readonly taxedCents: Cents;
  readonly working: Working;
}

/**
 * Which exclusion a lifetime gift uses: the ported one first, then the donor's own (Reg. 25.2505-2(b)).
 * Case: DSUE $2M, own $15M, gift $3M → $2M of DSUE and $1M of the own.
 */
export function giftExclusionOrder(input: GiftExclusionOrderInput): GiftExclusionOrder {
  const dsueUsedCents = Math.min(input.dsueAvailableCents, input.taxableGiftCents);
  const ownUsedCents = Math.min(input.ownExclusionCents, input.taxableGiftCents - dsueUsedCents);
  const taxedCents = input.taxableGiftCents - dsueUsedCents - ownUsedCents;
  const less = (amount: Cents): Cents => (amount === 0 ? 0 : -amount);
  return {
    dsueUsedCents,
    ownUsedCents,
    taxedCents,
    working: {
      label: 'Gift not sheltered',
      amountCents: taxedCents,
      parts: [
        { label: 'Taxable gift', amountCents: input.taxableGiftCents },
        { label: 'Exclusion ported from the first spouse, used first', amountCents: less(dsueUsedCents) },
        { label: "The donor's own exclusion", amountCents: less(ownUsedCents) },
      ],
      authority: [{ cite: 'Reg. § 25.2505-2(b)' }],
    },
  };
}

export interface PortableExclusionInput {
  readonly basicExclusionAtDeathCents: Cents;
  readonly taxableEstateCents: Cents;
  readonly adjustedTaxableGiftsCents?: Cents;
  /** Gifts on which gift tax was paid, which do not reduce the exclusion. */
  readonly giftsTaxedCents?: Cents;
  /** Exclusion the decedent had from an earlier spouse. */
  readonly ownDsueCents?: Cents;
}

/**
 * Deceased spousal unused exclusion: the lesser of the basic exclusion, and basic exclusion plus own DSUE less the
 * taxable estate and adjusted taxable gifts, not counting gifts that were taxed (Reg. 20.2010-2(c)(1)).
 *
 * Throws: `GIFTS_TAXED_OVER_GIFTS`. Case: $15M, taxable $2M, gifts $3.1M → $9,900,000.00.
 */
export function portableExclusion(input: PortableExclusionInput): {
  readonly dsueCents: Cents;
  readonly working: Working;
} {
  const { adjustedTaxableGiftsCents: gifts = 0, giftsTaxedCents: taxed = 0, ownDsueCents = 0 } = input;
  if (taxed > gifts) {
    throw new DomainError('GIFTS_TAXED_OVER_GIFTS', 'more gifts were taxed than were made', {
      field: 'giftsTaxedCents',
    });
  }
  const unused = input.basicExclusionAtDeathCents + ownDsueCents - input.taxableEstateCents - (gifts - taxed);
  const dsueCents = Math.max(0, Math.min(input.basicExclusionAtDeathCents, unused));
  const lines: Working[] = [
    { label: 'Basic exclusion at death', amountCents: input.basicExclusionAtDeathCents },
    { label: 'Own exclusion from an earlier spouse', amountCents: ownDsueCents },
    { label: 'Taxable estate', amountCents: -input.taxableEstateCents },
    { label: 'Adjusted taxable gifts that were not taxed', amountCents: -(gifts - taxed) },
  ].filter((line) => line.amountCents !== 0);
  if (dsueCents !== unused) {
    lines.push({ label: unused < 0 ? 'Nothing left' : 'At most the basic exclusion', amountCents: dsueCents - unused });
  }
  return {
    dsueCents,
    working: {
      label: 'Unused exclusion to port',
      amountCents: dsueCents,
      parts: lines,
      authority: [{ cite: 'Reg. § 20.2010-2(c)(1)' }],
    },
  };
}
