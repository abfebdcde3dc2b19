import type { Calculation } from './calculation.ts';
import { charitableCalculations } from './charitable-calculations.ts';
import {
  distributionCalculation,
  inheritedPropertyCalculation,
  projectionCalculation,
} from './distribution-calculation.ts';
import { factorCalculations } from './factor-calculations.ts';
import { planningCalculations } from './planning-calculations.ts';
import { rateCalculations } from './rate-calculations.ts';
import { retainedCalculations } from './retained-calculations.ts';
import { taxCalculations } from './tax-calculations.ts';

const all: readonly Calculation[] = [
  ...rateCalculations,
  ...factorCalculations,
  ...charitableCalculations,
  ...retainedCalculations,
  ...taxCalculations,
  ...planningCalculations,
  distributionCalculation,
  projectionCalculation,
  inheritedPropertyCalculation,
];

/** Every calculation of the command line by its name, in the order of the subject. */
export const calculations: Readonly<Record<string, Calculation>> = Object.fromEntries(
  all.map((entry) => [entry.name, entry]),
);
