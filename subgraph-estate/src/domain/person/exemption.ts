import { isStateCode } from '@platform/contracts/states';
import { federalLaw, stateLaw } from '@platform/estate-engine';
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

type Resident = Pick<
  EstatePerson,
  'state' | 'stateExemptionUsedCents' | 'hawaiiStateDsueRemainingCents' | 'marylandStateDsueRemainingCents'
>;

/**
 * What a person may still leave free of the estate tax of the state they live in, never below zero: the state's own
 * exclusion of the day's law and, in Hawaii and Maryland, what a late spouse left, less what was used. Null where the
 * state has no estate tax, or no law of the place is held. `householdState` stands in where nothing is said of the person.
 * Case: Massachusetts in 2026, 500,000.00 used → 1,500,000.00.
 */
export function remainingStateExemptionCents(person: Resident, householdState: string, today: IsoDate): Cents | null {
  const state = person.state ?? householdState;
  const law = isStateCode(state) ? stateLaw(state, today) : undefined;
  if (!law) return null;
  const ported = { HI: person.hawaiiStateDsueRemainingCents, MD: person.marylandStateDsueRemainingCents }[state] ?? 0;
  return Math.max(0, law.exclusionCents + ported - person.stateExemptionUsedCents);
}
