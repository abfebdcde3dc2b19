import { type DistributionResult, distribution, type Ownership } from '@platform/estate-engine';
import { type Cents, DomainError, type IsoDate, isDomainError } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import { type CaseOverrides, toEstateCase } from '../estate/estate-case.ts';
import { problemWords } from './problem-words.ts';

export interface DistributionProblem {
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
}

export type Outcome = { readonly result: DistributionResult } | { readonly problem: DistributionProblem };

/**
 * Runs the engine on an estate. What is wrong with the data comes back as a problem that names it; a bug is thrown.
 * `today` is the first death where nobody names a date.
 */
export function runDistribution(estate: Estate, today: IsoDate, overrides: CaseOverrides = {}): Outcome {
  const input = toEstateCase(estate, today, overrides);
  try {
    if (input.assumptions.deaths.length === 0)
      throw new DomainError('NOBODY_ALIVE', 'nobody in it is alive', { field: 'people' });
    return { result: distribution(input) };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return { problem: { code: error.code, field: error.field ?? null, message: problemWords(input, error) } };
  }
}

export interface DistributionTotals {
  readonly everything: Cents;
  readonly family: Cents;
  readonly charity: Cents;
  readonly tax: Cents;
  readonly federalTax: Cents;
  readonly stateTax: Cents;
  readonly taxPercent: number;
  readonly insideTaxableEstate: Cents;
  readonly outsideTaxableEstate: Cents;
}

const standingOf = ({ insideCents, outsidePassingCents }: Ownership) => ({
  insideTaxableEstate: insideCents,
  outsideTaxableEstate: outsidePassingCents,
});

/** What stands where today needs no plan: it is known where the deaths cannot be played. */
export const totalsWithoutPlan = (owned: Ownership): DistributionTotals => ({
  everything: 0,
  family: 0,
  charity: 0,
  tax: 0,
  federalTax: 0,
  stateTax: 0,
  taxPercent: 0,
  ...standingOf(owned),
});

export function totalsOf(result: DistributionResult, owned: Ownership): DistributionTotals {
  const final = result.flow.totals.find(({ stage }) => stage === 'FINAL');
  const federalTax = result.taxes.reduce((sum, tax) => sum + (tax.jurisdiction === 'US' ? tax.amountCents : 0), 0);
  const tax = result.taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const everything = final?.totalCents ?? 0;
  return {
    everything,
    family: final?.familyCents ?? 0,
    charity: final?.charityCents ?? 0,
    tax,
    federalTax,
    stateTax: tax - federalTax,
    taxPercent: everything > 0 ? Math.round((tax / everything) * 1000) / 10 : 0,
    ...standingOf(owned),
  };
}
