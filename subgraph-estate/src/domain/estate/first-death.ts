import type { IsoDate } from '@platform/kernel';
import { type Estate, marriedAndAlive } from './estate.ts';
import { scenarioDeaths } from './estate-case.ts';

/** Who of a couple dies first by the estate's assumptions; null where there is no couple any more. */
export function firstToDieId(estate: Estate, today: IsoDate): string | null {
  return marriedAndAlive(estate) ? (scenarioDeaths(estate, today)[0]?.personId ?? null) : null;
}
