import { federalLaw } from '@platform/estate-engine';
import { type IsoDate, sumCents } from '@platform/kernel';
import { netWorthReceipt } from '../../views/balance-sheet/net-worth-receipt.ts';
import { runDistribution, totalsOf } from '../distribution/distribution.ts';
import type { CalculatedFigures, Estate } from './estate.ts';

/** An estate counts as ultra when its taxable net worth is above what a couple may leave free of federal tax. */
const EXCLUSIONS_OF_A_COUPLE = 2;

/**
 * The figures that lists, sorting and the dashboard show, by the engine, kept on the estate at each change. Where the
 * engine refuses the data, the net worth is still the balance sheet's and the problem says what is wrong.
 */
export function calculateFigures(estate: Estate, today: IsoDate): CalculatedFigures {
  const outcome = runDistribution(estate, today);
  const law = federalLaw(today);
  if ('problem' in outcome) {
    const receipt = netWorthReceipt(estate, today);
    return {
      netWorthCents: receipt.total,
      netWorthByPerson: [],
      federalTaxCents: null,
      stateTaxCents: null,
      exclusionLeftCents: null,
      problem: outcome.problem.message,
      ultraEligible: false,
      warnings: [],
    };
  }
  const { result } = outcome;
  const totals = totalsOf(result);
  const used = sumCents(
    result.estates.map(({ death, exclusionUsedCents }) => (death === 'FIRST_DEATH' ? exclusionUsedCents : 0)),
  );
  return {
    netWorthCents: totals.insideTaxableEstate,
    netWorthByPerson: result.ownership.people.map(({ personId, totalCents }) => ({ personId, cents: totalCents })),
    federalTaxCents: totals.federalTax,
    stateTaxCents: totals.stateTax,
    exclusionLeftCents: Math.max(0, law.basicExclusionCents - used),
    problem: null,
    ultraEligible: totals.insideTaxableEstate > EXCLUSIONS_OF_A_COUPLE * law.basicExclusionCents,
    warnings: [...new Set(result.warnings.map(({ code }) => code))],
  };
}

/** The estate with its figures as of today. */
export function withFigures(estate: Estate, today: IsoDate): Estate {
  return { ...estate, calculated: calculateFigures(estate, today) };
}
