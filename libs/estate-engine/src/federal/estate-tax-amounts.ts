import type { Cents, IsoDate } from '@platform/kernel';
import type { LawAssumptions } from '../law/rule-set.ts';
import { applicableCredit, tentativeTax } from './tentative-tax.ts';

export interface EstateTaxBase {
  readonly date: IsoDate;
  readonly taxableEstateCents: Cents;
  readonly basicExclusionCents: Cents;
  readonly dsueCents: Cents;
  readonly adjustedTaxableGiftsCents: Cents;
  /** Gift tax payable on those gifts (IRC 2001(b)(2)); left out: worked out at the rates of the year of death. */
  readonly giftTaxPayableCents?: Cents | undefined;
  /** The ported exclusion that gifts may have used, where it is another one than `dsueCents`. */
  readonly dsueOfGiftsCents?: Cents | undefined;
  readonly assumptions?: LawAssumptions | undefined;
}

export interface EstateTaxAmounts {
  readonly tentativeTaxCents: Cents;
  readonly giftTaxPayableCents: Cents;
  readonly creditCents: Cents;
  /** The credit is that of what gifts used up under a higher exclusion. */
  readonly isCreditOfGifts: boolean;
  readonly taxCents: Cents;
}

/**
 * The schedule on taxable estate and gifts, less gift tax payable, less the credit, which is never below what the
 * gifts used under a higher exclusion (Reg. 20.2010-1(c)). CONVENTIONS C25.
 *
 * Units: cents. Case: 2026, gifts $20,000,000, estate $10,000,000 → $2,000,000 payable on gifts, tax $4,000,000.
 */
export function estateTaxAmounts(base: EstateTaxBase): EstateTaxAmounts {
  const { date, assumptions, basicExclusionCents, dsueCents, adjustedTaxableGiftsCents: gifts } = base;
  const schedule = (amountCents: Cents): Cents => tentativeTax(amountCents, date, assumptions);
  const tentativeTaxCents = schedule(base.taxableEstateCents + gifts);
  const onGifts = gifts === 0 ? 0 : schedule(gifts);
  const sheltered = Math.min(gifts, basicExclusionCents + (base.dsueOfGiftsCents ?? dsueCents));
  const giftTaxPayableCents = Math.min(onGifts, base.giftTaxPayableCents ?? onGifts - schedule(sheltered));
  const ofExclusion = applicableCredit(basicExclusionCents + dsueCents, date, assumptions);
  const ofGifts = onGifts - giftTaxPayableCents;
  const creditCents = Math.max(ofExclusion, ofGifts);
  return {
    tentativeTaxCents,
    giftTaxPayableCents,
    creditCents,
    isCreditOfGifts: ofGifts > ofExclusion,
    taxCents: Math.max(0, tentativeTaxCents - giftTaxPayableCents - creditCents),
  };
}
