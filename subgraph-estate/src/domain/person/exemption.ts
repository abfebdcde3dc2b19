import { federalLaw } from '@platform/estate-engine';
import type { Cents, IsoDate } from '@platform/kernel';
import { giftsMade } from './gifts.ts';
import type { EstatePerson } from './person.ts';

type Giver = Pick<EstatePerson, 'federalDsueCents' | 'federalExemptionUsedCents' | 'gstExemptionUsedCents' | 'gifts'>;

/**
 * What a person may still leave free of federal tax, never below zero: the basic exclusion of the day's law and what a
 * spouse who died first has left over, less what was used up by gifts. 26 U.S.C. § 2010(c)(2).
 * Case: in 2026, nothing ported, 1,000,000.00 used → 14,000,000.00.
 */
export const remainingExemptionCents = (person: Giver, today: IsoDate): Cents =>
  Math.max(
    0,
    federalLaw(today).basicExclusionCents +
      person.federalDsueCents -
      giftsMade(person, today).federalExemptionUsedCents,
  );
