import type { IsoDate } from '@platform/kernel';
import type { Estate } from '../../domain/estate/estate.ts';
import { scenarioDeaths } from '../../domain/estate/estate-case.ts';

export interface DeathInfo {
  readonly year: number;
  readonly isClient: boolean;
  readonly personId: string;
}

/** The deaths that the figures are worked out for: the second one is none where one person is left. */
export function deathInfos(
  estate: Estate,
  today: IsoDate,
): { readonly firstDeath: DeathInfo | null; readonly secondDeath: DeathInfo | null } {
  const [first = null, second = null] = scenarioDeaths(estate, today).map(({ personId, date }) => ({
    year: Number(date.slice(0, 4)),
    isClient: personId === estate.personId,
    personId,
  }));
  return { firstDeath: first, secondDeath: second };
}
