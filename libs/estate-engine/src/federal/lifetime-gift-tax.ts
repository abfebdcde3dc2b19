import { type Cents, DomainError, type IsoDate } from '@platform/kernel';
import type { Certainty, EngineWarning, Working } from '../explanation/working.ts';
import type { LawAssumptions } from '../law/rule-set.ts';
import { federalWarnings } from './estate-tax.ts';
import { federalLaw } from './federal-law.ts';
import { giftExclusionOrder } from './gift-tax.ts';
import { tentativeTax } from './tentative-tax.ts';

export interface LifetimeGiftTaxInput {
  readonly date: IsoDate;
  /** Gifts of the year after the annual exclusion and deductions. */
  readonly taxableGiftCents: Cents;
  /** Taxable gifts of all earlier years. */
  readonly priorTaxableGiftsCents?: Cents;
  /** The part of these on which gift tax was paid, which used no exclusion. */
  readonly priorGiftsTaxedCents?: Cents;
  /** Exclusion ported from the last deceased spouse and not used yet. */
  readonly dsueAvailableCents?: Cents;
  readonly assumptions?: LawAssumptions;
}

export interface LifetimeGiftTax {
  readonly taxCents: Cents;
  readonly dsueUsedCents: Cents;
  readonly ownUsedCents: Cents;
  /** What is left of the donor's own exclusion after this gift. */
  readonly ownLeftCents: Cents;
  readonly working: Working;
  readonly ruleSet: string;
  readonly certainty: Certainty;
  readonly warnings: readonly EngineWarning[];
}

/**
 * Gift tax of a year: the schedule on all taxable gifts less the schedule on the earlier ones (IRC 2502), less the
 * credit of the exclusions this gift uses, the ported one before the donor's own (IRC 2505, Reg. 25.2505-2(b)).
 *
 * Units: cents, rounded half up. Earlier gifts are taken to have used the donor's own exclusion, but for those that
 * were taxed. Throws: `LAW_NOT_HELD` before 2004, `GIFTS_TAXED_OVER_GIFTS`. Case: 2026, first gift of $16,000,000 →
 * $400,000.00; a gift of $2,000,000 after $14,000,000 → $400,000.00, or nothing where all of these were taxed.
 */
export function lifetimeGiftTax(input: LifetimeGiftTaxInput): LifetimeGiftTax {
  const { date, taxableGiftCents, priorTaxableGiftsCents: prior = 0, dsueAvailableCents = 0, assumptions } = input;
  const { priorGiftsTaxedCents: taxedBefore = 0 } = input;
  if (taxedBefore > prior)
    throw new DomainError('GIFTS_TAXED_OVER_GIFTS', 'more gifts were taxed than were made', {
      field: 'priorGiftsTaxedCents',
    });
  const law = federalLaw(date, assumptions);
  const usedBefore = prior - taxedBefore;
  const ownBefore = Math.max(0, law.giftExclusionCents - usedBefore);
  const order = giftExclusionOrder({ dsueAvailableCents, ownExclusionCents: ownBefore, taxableGiftCents });
  const sheltered = taxableGiftCents - order.taxedCents;
  const schedule = (amountCents: Cents): Cents => tentativeTax(amountCents, date, assumptions);
  const onThisGift = schedule(prior + taxableGiftCents) - schedule(prior);
  // The credit is one of tax, not of gifts: what was used of it at lower rates shelters less at the highest.
  const creditLeft = schedule(usedBefore + ownBefore + dsueAvailableCents) - schedule(usedBefore);
  const credit = Math.min(schedule(prior + sheltered) - schedule(prior), creditLeft);
  const taxCents = onThisGift - credit;
  return {
    taxCents,
    dsueUsedCents: order.dsueUsedCents,
    ownUsedCents: order.ownUsedCents,
    ownLeftCents: ownBefore - order.ownUsedCents,
    ruleSet: law.ruleSet,
    certainty: law.certainty,
    warnings: federalWarnings(law),
    working: {
      label: 'Gift tax',
      amountCents: taxCents,
      parts: [
        { label: 'Tentative tax on all taxable gifts', amountCents: schedule(prior + taxableGiftCents) },
        { label: 'Tentative tax on earlier gifts', amountCents: -schedule(prior) },
        { label: 'Credit of the exclusions used', amountCents: -credit },
      ],
      basis: [
        order.working,
        { label: 'Taxable gifts of earlier years', amountCents: prior },
        ...(taxedBefore > 0 ? [{ label: 'Of these, gifts that were taxed', amountCents: taxedBefore }] : []),
      ],
      authority: [{ cite: 'IRC § 2502' }, { cite: 'IRC § 2505' }, ...law.authority],
      certainty: law.certainty,
    },
  };
}
