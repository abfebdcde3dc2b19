import { lifeExpectancy } from '@platform/estate-engine';
import type { IsoDate } from '@platform/kernel';
import { ageOf } from '../estate/household-name.ts';
import type { EstatePerson } from './person.ts';

/** The life table goes to 109. */
const OLDEST = 109;

export interface LifeExpectancy {
  readonly years: number;
  readonly age: number;
}

/**
 * How many more whole years a living person of known age has to expect, by the IRS life table 2010CM, which knows
 * neither sex nor health: an average, never a forecast. Null for anybody else. Case: age 65 → 19.
 */
export function lifeExpectancyOf(person: EstatePerson, today: IsoDate): LifeExpectancy | null {
  const age = person.isDeceased || person.isCorporateTrustee ? null : ageOf(person, today);
  if (age === null || age < 0 || age > OLDEST) return null;
  return { years: Math.round(lifeExpectancy([age])), age };
}
