import { federalLaw } from '@platform/estate-engine';
import type { Cents, IsoDate } from '@platform/kernel';
import type { EstatePerson } from './person.ts';

type Exemption = Pick<EstatePerson, 'federalDsueCents' | 'federalExemptionUsedCents'>;

/**
 * What a person may still leave free of federal tax, never below zero: the basic exclusion of the day's law and what a
 * spouse who died first has left over, less what was used up by gifts. 26 U.S.C. § 2010(c)(2).
 * Case: in 2026, nothing ported, 1,000,000.00 used → 14,000,000.00.
 */
export const remainingExemptionCents = (person: Exemption, today: IsoDate): Cents =>
  Math.max(0, federalLaw(today).basicExclusionCents + person.federalDsueCents - person.federalExemptionUsedCents);
