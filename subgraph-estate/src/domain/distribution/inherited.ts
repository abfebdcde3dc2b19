import { type InheritedProperty, inheritedProperty } from '@platform/estate-engine';
import { DomainError, type IsoDate } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import { type CaseOverrides, toEstateCase } from '../estate/estate-case.ts';
import { type OutcomeOf, playEstate } from './distribution.ts';

/**
 * What heirs take over for income tax, by the engine. What is wrong with the data comes back as a problem that names
 * it, as of the distribution. Throws: `PERCENT_OUT_OF_RANGE` of a rate that is none, which is no fault of the data.
 */
export function runInheritedProperty(
  estate: Estate,
  today: IsoDate,
  overrides: CaseOverrides,
  percent: number | null | undefined,
): OutcomeOf<InheritedProperty> {
  if (percent != null && !(percent >= 0 && percent <= 100))
    throw new DomainError('PERCENT_OUT_OF_RANGE', 'Enter a percentage from 0 to 100', { field: 'incomeTaxPercent' });
  const options = percent == null ? {} : { incomeTaxPercent: percent };
  return playEstate(toEstateCase(estate, today, overrides), (input) => inheritedProperty(input, options));
}
