import { DomainError } from '@platform/kernel';
import { LIVING_2000CM, LIVING_2010CM } from './mortality-table.generated.ts';

/** IRS life tables: 2010CM for valuations from June 1, 2023 (Reg. 20.2031-7(d)(7)(ii)), 2000CM from May 1, 2009. */
export type MortalityTable = '2010CM' | '2000CM';

export const DEFAULT_MORTALITY_TABLE: MortalityTable = '2010CM';

/** Everyone is taken to have died by this age. */
export const LIMITING_AGE = 110;

const parse = (text: string): readonly number[] => text.split(' ').map(Number);
const LIVING: Readonly<Record<MortalityTable, readonly number[]>> = {
  '2000CM': parse(LIVING_2000CM),
  '2010CM': parse(LIVING_2010CM),
};

/** Throws DomainError `AGE_OFF_TABLE` unless each age is whole and from 0 to 109, `WRONG_NUMBER_OF_LIVES` unless 1 or 2. */
export function requireAges(ages: readonly number[]): void {
  if (ages.length !== 1 && ages.length !== 2) {
    throw new DomainError('WRONG_NUMBER_OF_LIVES', 'factors are for one or two lives', { field: 'ages' });
  }
  for (const age of ages) {
    if (Number.isInteger(age) && age >= 0 && age < LIMITING_AGE) continue;
    throw new DomainError('AGE_OFF_TABLE', `age ${age} is off the life table (0 to ${LIMITING_AGE - 1})`, {
      field: 'ages',
    });
  }
}

/** Probability that one life lives `years` more; years may be a fraction, taken linearly between birthdays. */
export function survival(age: number, years: number, table: MortalityTable = DEFAULT_MORTALITY_TABLE): number {
  const living = LIVING[table];
  const whole = Math.floor(years);
  const at = (index: number): number => living[age + index] ?? 0;
  const here = at(whole) + (at(whole + 1) - at(whole)) * (years - whole);
  return here / at(0);
}

/** Probability that at least one of the lives is still there after so many years. */
export function lastSurvival(ages: readonly number[], years: number, table?: MortalityTable): number {
  return 1 - ages.reduce((dead, age) => dead * (1 - survival(age, years, table)), 1);
}

/** Probability that all of the lives are still there after so many years. */
export function jointSurvival(ages: readonly number[], years: number, table?: MortalityTable): number {
  return ages.reduce((alive, age) => alive * survival(age, years, table), 1);
}

/**
 * Complete expectation of life in years, deaths in the middle of the year: the sum of survival over all later
 * birthdays plus a half. Two lives: until the last dies. Case: 2010CM, age 65 → 19.11.
 */
export function lifeExpectancy(ages: readonly number[], table?: MortalityTable): number {
  requireAges(ages);
  let years = 0.5;
  for (let later = 1; later < LIMITING_AGE; later += 1) years += lastSurvival(ages, later, table);
  return years;
}
