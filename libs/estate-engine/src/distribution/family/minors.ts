import { addYears, type IsoDate } from '@platform/kernel';
import type { Family } from './family.ts';

/** Age from which somebody may hold property, and an office, himself. */
export const ADULT_AGE = 18;

/** Whether somebody is a minor on the day of a death; nobody is whose birth is not known. */
export function isMinorOn({ family, date }: { readonly family: Family; readonly date: IsoDate }, id: string): boolean {
  const birthDate = family.person(id)?.birthDate;
  return birthDate !== undefined && birthDate > addYears(date, -ADULT_AGE);
}
