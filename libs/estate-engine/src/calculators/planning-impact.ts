import { type Cents, DomainError } from '@platform/kernel';
import { multiply, ONE, ratio, ratioOf, subtract, timesRatio } from '../arithmetic/ratio.ts';
import type { EngineWarning, Working } from '../explanation/working.ts';
import type { LawAssumptions } from '../law/rule-set.ts';
import { accumulated, estateTaxes, growthOver } from './projected-tax.ts';
import { gratZeroed, requireGrowth } from './retained-annuity-trust.ts';

/** One step of a plan. Amounts are of today; the plan is looked at after the years of the input. */
export type PlanningStep =
  /** Gifts within the annual exclusion at each year's end. */
  | { readonly kind: 'annualGifts'; readonly annualCents: Cents }
  /** A gift now; a valuation discount lowers what it uses of the exclusion. */
  | { readonly kind: 'lifetimeGift'; readonly amountCents: Cents; readonly discount?: number }
  /** A zeroed-out GRAT, whose remainder leaves the estate at the end of its term. */
  | {
      readonly kind: 'grat';
      readonly amountCents: Cents;
      readonly termYears: number;
      readonly rate: number;
      readonly growth?: number;
    }
  /** A policy owned by a trust outside the estate, its premiums paid by excluded gifts. */
  | { readonly kind: 'insuranceTrust'; readonly deathBenefitCents: Cents; readonly annualPremiumCents: Cents }
  /** A bequest to charity at death. */
  | { readonly kind: 'charity'; readonly amountCents: Cents };

export interface PlanningImpactInput {
  readonly year: number;
  readonly years: number;
  readonly estateCents: Cents;
  readonly growth: number;
  readonly married?: boolean;
  readonly state?: string;
  readonly exclusionUsedCents?: Cents;
  readonly steps: readonly PlanningStep[];
  readonly assumptions?: LawAssumptions;
}

export interface PlanningRow {
  readonly step: string;
  readonly estateCents: Cents;
  readonly outsideCents: Cents;
  readonly charityCents: Cents;
  readonly taxCents: Cents;
  readonly toHeirsCents: Cents;
  /** Tax saved by this step on top of those before it. */
  readonly savedCents: Cents;
}

export interface PlanningImpact {
  readonly rows: readonly PlanningRow[];
  readonly taxWithoutCents: Cents;
  readonly taxWithCents: Cents;
  readonly savedCents: Cents;
  readonly toHeirsWithoutCents: Cents;
  readonly toHeirsWithCents: Cents;
  readonly workings: readonly Working[];
  readonly warnings: readonly EngineWarning[];
}

/** Law and growth further ahead mean nothing. */
const MOST_YEARS = 100;

interface Position {
  readonly leavesEstate: Cents;
  readonly outside: Cents;
  readonly charity: Cents;
  readonly gifts: Cents;
}

/**
 * What each step of a plan does to estate tax and to what heirs receive at a death `years` from now, one on top of the
 * other, starting from no planning.
 *
 * Units: cents. Throws: `GROWTH_OUT_OF_RANGE`, `TERM_OUT_OF_RANGE` above 100 years, `GRAT_TERM_TOO_LONG`, `ESTATE_OVERDRAWN` when the steps take more than
 * there is, `DISCOUNT_OUT_OF_RANGE`, `LAW_NOT_HELD`, `UNKNOWN_STATE`.
 * Case: $20M in 2026, 0 years, $2M to charity → tax falls from $2,000,000.00 to $1,200,000.00.
 */
export function planningImpact(input: PlanningImpactInput): PlanningImpact {
  requireGrowth(input.growth);
  if (!Number.isInteger(input.years) || input.years < 0 || input.years > MOST_YEARS) {
    throw new DomainError(
      'TERM_OUT_OF_RANGE',
      `${input.years} is not a whole number of years from 0 to ${MOST_YEARS}`,
      {
        field: 'years',
      },
    );
  }
  const finalEstate = timesRatio(input.estateCents, growthOver(input.growth, input.years));
  const taxesAt = (position: Position) => {
    const estateCents = finalEstate - position.leavesEstate;
    if (estateCents - position.charity < 0) {
      throw new DomainError('ESTATE_OVERDRAWN', 'the steps take more than the estate holds', { field: 'steps' });
    }
    const adjustedTaxableGiftsCents = (input.exclusionUsedCents ?? 0) + position.gifts;
    const { married, state, assumptions } = input;
    const year = input.year + input.years;
    const taxes = estateTaxes({
      year,
      estateCents,
      charitableCents: position.charity,
      adjustedTaxableGiftsCents,
      married,
      state,
      assumptions,
    });
    return { estateCents, taxes };
  };
  let position: Position = { leavesEstate: 0, outside: 0, charity: 0, gifts: 0 };
  const start = taxesAt(position);
  let end = start;
  const rows: PlanningRow[] = [
    rowOf('none', position, start.estateCents, start.taxes.totalCents, start.taxes.totalCents),
  ];
  for (const step of input.steps) {
    const before = end.taxes.totalCents;
    position = withStep(position, step, input);
    end = taxesAt(position);
    rows.push(rowOf(step.kind, position, end.estateCents, end.taxes.totalCents, before));
  }
  return {
    rows,
    taxWithoutCents: start.taxes.totalCents,
    taxWithCents: end.taxes.totalCents,
    savedCents: start.taxes.totalCents - end.taxes.totalCents,
    toHeirsWithoutCents: rows[0]?.toHeirsCents ?? 0,
    toHeirsWithCents: rows[rows.length - 1]?.toHeirsCents ?? 0,
    workings: [
      { ...start.taxes.working, label: 'Estate taxes without planning' },
      { ...end.taxes.working, label: 'Estate taxes with planning' },
    ],
    warnings: end.taxes.warnings,
  };
}

function rowOf(step: string, position: Position, estateCents: Cents, taxCents: Cents, before: Cents): PlanningRow {
  return {
    step,
    estateCents,
    outsideCents: position.outside,
    charityCents: position.charity,
    taxCents,
    toHeirsCents: estateCents - position.charity - taxCents + position.outside,
    savedCents: before - taxCents,
  };
}

function withStep(position: Position, step: PlanningStep, { growth, years }: PlanningImpactInput): Position {
  const moved = (amount: Cents, gifts = 0): Position => ({
    ...position,
    leavesEstate: position.leavesEstate + amount,
    outside: position.outside + amount,
    gifts: position.gifts + gifts,
  });
  switch (step.kind) {
    case 'annualGifts':
      return moved(accumulated(step.annualCents, growth, years));
    case 'lifetimeGift':
      return moved(
        timesRatio(step.amountCents, growthOver(growth, years)),
        discounted(step.amountCents, step.discount ?? 0),
      );
    case 'grat':
      return moved(gratRemainder(step, growth, years));
    case 'insuranceTrust': {
      const premiums = accumulated(step.annualPremiumCents, growth, years);
      return {
        ...position,
        leavesEstate: position.leavesEstate + premiums,
        outside: position.outside + step.deathBenefitCents,
      };
    }
    case 'charity':
      return { ...position, charity: position.charity + step.amountCents };
  }
}

function discounted(amountCents: Cents, discount: number): Cents {
  if (!(discount >= 0 && discount < 1)) {
    throw new DomainError('DISCOUNT_OUT_OF_RANGE', `${discount} is not a discount such as 0.3`, { field: 'steps' });
  }
  return timesRatio(amountCents, multiply(ratio(1), subtract(ONE, ratioOf(discount))));
}

function gratRemainder(step: Extract<PlanningStep, { kind: 'grat' }>, growth: number, years: number): Cents {
  if (step.termYears > years) {
    throw new DomainError('GRAT_TERM_TOO_LONG', 'the GRAT would end after the death looked at', { field: 'steps' });
  }
  const { remainderCents } = gratZeroed({
    fairMarketValueCents: step.amountCents,
    years: step.termYears,
    rate: step.rate,
    growth: step.growth ?? growth,
  });
  return timesRatio(remainderCents, growthOver(growth, years - step.termYears));
}
