import { daysBetween, type IsoDate } from '@platform/kernel';
import type { EstateCase } from '../estate-case.ts';

/** UPC 2-702: 120 hours are reached when the date of death is at least five days later. */
export const STATUTORY_DAYS = 5;

/** Whether somebody outlives the decedent by so many days; trusts and charities always do. */
export type Survives = (id: string, days?: number) => boolean;

export interface Survival {
  readonly survives: Survives;
  /** Born, and not dead, on the day itself, whatever follows. */
  readonly diesOn: (id: string) => IsoDate | undefined;
}

/** C13: who is alive after one death of the scenario. `index` is the place of the death in `assumptions.deaths`. */
export function survivalAfter(input: EstateCase, index: number): Survival {
  const death = input.assumptions.deaths[index];
  const date = death?.date ?? '';
  const gone = new Set(input.assumptions.deaths.slice(0, index + 1).map(({ personId }) => personId));
  const scenario = new Map(input.assumptions.deaths.map(({ personId, date: on }) => [personId, on]));
  const people = new Map(input.people.map((person) => [person.id, person]));
  const diesOn = (id: string): IsoDate | undefined => scenario.get(id) ?? people.get(id)?.deathDate;
  const outlived = new Map<string, number>();
  // Asked for every taker of every asset, of few people.
  const daysOutlived = (id: string, on: IsoDate): number => {
    const known = outlived.get(id) ?? daysBetween(date, on);
    outlived.set(id, known);
    return known;
  };
  const survives: Survives = (id, days = STATUTORY_DAYS) => {
    const person = people.get(id);
    if (!person) return !id.startsWith('\u0000');
    if (gone.has(id) || (person.birthDate !== undefined && person.birthDate > date)) return false;
    const on = diesOn(id);
    if (on === undefined) return person.isDeceased !== true;
    return on >= date && daysOutlived(id, on) >= days;
  };
  return { survives, diesOn };
}
