import type { Cents } from '@platform/kernel';
import { add, multiply, ONE, power, type Ratio, ratioOf, timesRatio } from '../arithmetic/ratio.ts';
import type { EngineWarning, Working } from '../explanation/working.ts';
import { federalEstateTax } from '../federal/estate-tax.ts';
import { federalLaw } from '../federal/federal-law.ts';
import type { LawAssumptions } from '../law/rule-set.ts';
import { stateEstateTax } from '../state/estate-tax.ts';

export interface EstateAtDeath {
  readonly year: number;
  readonly estateCents: Cents;
  readonly charitableCents?: Cents;
  readonly adjustedTaxableGiftsCents?: Cents;
  /** Two exclusions: the second is ported from a spouse who died first, in the same year's amount. */
  readonly married?: boolean;
  readonly state?: string;
  readonly assumptions?: LawAssumptions;
}

export interface EstateTaxes {
  readonly federalCents: Cents;
  readonly stateCents: Cents;
  readonly totalCents: Cents;
  readonly working: Working;
  readonly warnings: readonly EngineWarning[];
}

/**
 * Federal and state taxes on an estate that passes to heirs at the end of a year, and on the gifts that are beyond the
 * exclusion, whenever they are paid; state tax is deducted first.
 */
export function estateTaxes(input: EstateAtDeath): EstateTaxes {
  const { year, estateCents, charitableCents = 0, adjustedTaxableGiftsCents = 0, married = false, assumptions } = input;
  const date = `${year}-12-31`;
  const taxableEstateCents = Math.max(0, estateCents - charitableCents);
  const state =
    input.state === undefined
      ? undefined
      : stateEstateTax({ state: input.state, date, taxableEstateCents, assumptions });
  const stateCents = state?.taxCents ?? 0;
  const federal = federalEstateTax({
    date,
    grossEstateCents: estateCents,
    charitableCents: Math.min(charitableCents, estateCents),
    adjustedTaxableGiftsCents,
    stateDeathTaxCents: stateCents,
    dsueCents: married ? federalLaw(date, assumptions).basicExclusionCents : 0,
    assumptions,
  });
  const onGifts = federal.giftTaxPayableCents;
  const federalCents = federal.taxCents + onGifts;
  const giftLines = onGifts === 0 ? [] : [{ label: 'Gift tax on what exceeds the exclusion', amountCents: onGifts }];
  return {
    federalCents,
    stateCents,
    totalCents: federalCents + stateCents,
    working: {
      label: 'Estate taxes',
      amountCents: federalCents + stateCents,
      parts: [federal.working, ...giftLines, ...(state ? [state.working] : [])],
    },
    warnings: [...federal.warnings, ...(state?.warnings ?? [])],
  };
}

/** Growth over whole years at a decimal rate, exactly. */
export function growthOver(growth: number, years: number): Ratio {
  return power(add(ONE, ratioOf(growth)), years);
}

/** What an amount set aside at each year's end comes to after `years`. */
export function accumulated(yearlyCents: Cents, growth: number, years: number): Cents {
  let total: Ratio = { n: 0n, d: 1n };
  for (let left = 0; left < years; left += 1) total = add(total, growthOver(growth, left));
  return timesRatio(1, multiply({ n: BigInt(yearlyCents), d: 1n }, total));
}
