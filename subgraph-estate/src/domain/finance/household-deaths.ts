import type { IsoDate } from '@platform/kernel';
import { type Estate, isClient } from '../estate/estate.ts';
import { scenarioDeaths } from '../estate/estate-case.ts';

export interface HouseholdDeath {
  readonly personId: string;
  readonly isClient: boolean;
  readonly isProjected: boolean;
  readonly on: IsoDate;
  /** On record, or projected for a day that the estate's assumptions name; not for want of one. */
  readonly isDated: boolean;
}

/** Those on record with their day, and those that the figures are worked out for. */
export function householdDeaths(estate: Estate, today: IsoDate): HouseholdDeath[] {
  const { firstDeathOn, secondDeathOn } = estate.assumptions;
  const known = estate.people.flatMap(({ id, isDeceased, deathDate }) =>
    isDeceased && deathDate
      ? [{ personId: id, isClient: isClient(estate, id), isProjected: false, on: deathDate, isDated: true }]
      : [],
  );
  const projected = scenarioDeaths(estate, today).map(({ personId, date }, index) => ({
    personId,
    isClient: isClient(estate, personId),
    isProjected: true,
    on: date,
    isDated: (index === 0 ? firstDeathOn : secondDeathOn) !== null,
  }));
  return [...known, ...projected];
}
