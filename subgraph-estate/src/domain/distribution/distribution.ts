import {
  type DistributionResult,
  distribution,
  type EstateCase,
  type Ownership,
  problemWords,
} from '@platform/estate-engine';
import { type Cents, DomainError, type IsoDate, isDomainError, sumCents } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import { type CaseOverrides, toEstateCase } from '../estate/estate-case.ts';

export interface DistributionProblem {
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
}

export type OutcomeOf<Result> = { readonly result: Result } | { readonly problem: DistributionProblem };
export type Outcome = OutcomeOf<DistributionResult>;

/**
 * Runs the engine on an estate. What is wrong with the data comes back as a problem that names it; a bug is thrown.
 * `today` is the first death where nobody names a date.
 */
export const runDistribution = (estate: Estate, today: IsoDate, overrides: CaseOverrides = {}): Outcome =>
  playEstate(toEstateCase(estate, today, overrides), distribution);

/** Whatever of the engine plays the deaths of an estate, with its answer or what is wrong with the data. */
export function playEstate<Result>(input: EstateCase, play: (input: EstateCase) => Result): OutcomeOf<Result> {
  try {
    if (input.assumptions.deaths.length === 0)
      throw new DomainError('NOBODY_ALIVE', 'nobody in it is alive', { field: 'people' });
    return { result: play(input) };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return { problem: { code: error.code, field: error.field ?? null, message: problemWords(input, error) } };
  }
}

/**
 * Where everything goes in the end: to the family, to charity, in taxes, for want of heirs to a state, to nobody where a
 * trust does not say for whom it is, and before all of them in debts and costs.
 */
export interface DistributionTotals {
  /** Everything that is there at the first death, insurance at its benefit; the six below are all of it. */
  readonly totalCents: Cents;
  readonly familyCents: Cents;
  readonly charityCents: Cents;
  readonly taxCents: Cents;
  /** Debts, and what it costs to settle the estates. */
  readonly claimsCents: Cents;
  readonly stateCents: Cents;
  /** Stays in trusts of which no text says for whom they are. */
  readonly nobodysCents: Cents;
  readonly federalTaxCents: Cents;
  readonly stateTaxCents: Cents;
  /** Of everything, debts and costs included, so that it is the tax's part of a bar that shows all four. */
  readonly taxPercent: number;
  readonly insideCents: Cents;
  readonly outsidePassingCents: Cents;
}

const standingOf = ({ insideCents, outsidePassingCents }: Ownership) => ({ insideCents, outsidePassingCents });

/** What stands where today needs no plan: it is known where the deaths cannot be played. */
export const totalsWithoutPlan = (owned: Ownership): DistributionTotals => ({
  totalCents: 0,
  familyCents: 0,
  charityCents: 0,
  taxCents: 0,
  claimsCents: 0,
  stateCents: 0,
  nobodysCents: 0,
  federalTaxCents: 0,
  stateTaxCents: 0,
  taxPercent: 0,
  ...standingOf(owned),
});

export function totalsOf(result: DistributionResult, owned: Ownership): DistributionTotals {
  const final = result.flow.totals.find(({ stage }) => stage === 'FINAL');
  const taxCents = sumCents(result.taxes.map(({ amountCents }) => amountCents));
  const federal = result.taxes.filter(({ jurisdiction }) => jurisdiction === 'US');
  const federalTaxCents = sumCents(federal.map(({ amountCents }) => amountCents));
  const totalCents = final?.totalCents ?? 0;
  return {
    totalCents,
    familyCents: final?.familyCents ?? 0,
    charityCents: final?.charityCents ?? 0,
    taxCents,
    claimsCents: final?.claimsCents ?? 0,
    stateCents: final?.stateCents ?? 0,
    nobodysCents: final?.nobodysCents ?? 0,
    federalTaxCents,
    stateTaxCents: taxCents - federalTaxCents,
    taxPercent: totalCents > 0 ? Math.round((taxCents / totalCents) * 1000) / 10 : 0,
    ...standingOf(owned),
  };
}
