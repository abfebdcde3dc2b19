import type { Cents, IsoDate } from '@platform/kernel';
import type { Authority, Certainty, Working } from '../explanation/working.ts';
import { type LawAssumptions, RULE_SET_VERSION } from '../law/rule-set.ts';
import { excess } from './method-lines.ts';
import { stateLaw } from './regimes.ts';

export interface StateGiftTaxInput {
  readonly state: string;
  readonly date: IsoDate;
  /** Gifts of the year after the annual exclusion and deductions. */
  readonly taxableGiftCents: Cents;
  /** Taxable gifts of earlier years, since 2005. */
  readonly priorTaxableGiftsCents?: Cents;
  readonly priorGiftTaxPaidCents?: Cents;
  readonly assumptions?: LawAssumptions;
}

export interface StateGiftTax {
  readonly taxCents: Cents;
  readonly working: Working;
  readonly ruleSet: string;
  readonly certainty: Certainty;
}

/** Only Connecticut taxes gifts. */
export const STATE_GIFT_TAX_AUTHORITY: Authority = { cite: 'Conn. Gen. Stat. §§ 12-640, 12-642' };

/**
 * Connecticut's gift tax, the only one of a state: the rates of its estate tax on all taxable gifts since 2005 above
 * the exclusion, at most its cap, less the gift tax paid before. 0 in every other state.
 *
 * Units: cents, rounded half up. Throws: DomainError `UNKNOWN_STATE`, `LAW_NOT_HELD`. Source: Conn. Gen. Stat.
 * §§ 12-640, 12-642. Case: 2026, first gift of $16,000,000 → 12% of $1,000,000 = $120,000.00.
 */
export function stateGiftTax(input: StateGiftTaxInput): StateGiftTax {
  const { state, date, taxableGiftCents, priorTaxableGiftsCents = 0, priorGiftTaxPaidCents = 0, assumptions } = input;
  const law = stateLaw(state, date, assumptions);
  const ruleSet = `${state}-${date.slice(0, 4)}@${RULE_SET_VERSION}`;
  if (!law?.regime.hasGiftTax || law.regime.method.kind !== 'EXCESS') {
    return { taxCents: 0, working: { label: `${state} has no gift tax`, amountCents: 0 }, ruleSet, certainty: 'A' };
  }
  const baseCents = priorTaxableGiftsCents + taxableGiftCents;
  const { exclusionCents } = law;
  const { parts, basis } = excess(law.regime.method, {
    baseCents,
    exclusionCents,
    inheritanceTaxPaidCents: 0,
    giftsCents: priorTaxableGiftsCents + taxableGiftCents,
  });
  const dueCents = parts.reduce((sum, line) => sum + (line.amountCents ?? 0), 0);
  const credit = Math.min(dueCents, priorGiftTaxPaidCents);
  const taxCents = dueCents - credit;
  return {
    taxCents,
    working: {
      label: 'Connecticut gift tax',
      amountCents: taxCents,
      parts: [...parts, ...(credit === 0 ? [] : [{ label: 'Gift tax paid before', amountCents: -credit }])],
      basis,
      authority: [STATE_GIFT_TAX_AUTHORITY],
      certainty: law.regime.certainty,
    },
    ruleSet,
    certainty: law.regime.certainty,
  };
}
