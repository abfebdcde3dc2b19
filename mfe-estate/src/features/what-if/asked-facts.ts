import type { DistributionResult, EstateCase, Person, WhatIfChanges } from '@platform/estate-engine';
import { ageOn } from '@platform/kernel';

/** Years ahead that a death can be put off to. */
const YEARS_AHEAD = 50;

const yearOf = (day: string): number => Number(day.slice(0, 4));

export interface Years {
  readonly first: number;
  /** null where only one death is played. */
  readonly second: number | null;
  readonly from: number;
  readonly to: number;
}

/** The years of the deaths as they are asked; without a year of its own the second death keeps its distance. */
export function yearsOf({ assumptions: { deaths } }: EstateCase, changes: WhatIfChanges, today: string): Years {
  const [one, other] = deaths.map(({ date }) => yearOf(date));
  const from = yearOf(today);
  const known = one ?? from;
  const first = changes.firstYear ?? known;
  const second = other === undefined ? null : (changes.secondYear ?? other + first - known);
  return { first, second, from: Math.min(from, known), to: Math.max(from + YEARS_AHEAD, first, second ?? 0) };
}

/** Both sliders in order: whoever is put off past the other takes the other along. */
export const withFirstYear = (years: Years, year: number): Pick<WhatIfChanges, 'firstYear' | 'secondYear'> => ({
  firstYear: year,
  ...(years.second !== null && { secondYear: Math.max(years.second, year) }),
});

/** Those who die, in the order that is asked. */
export function dyingOf({ people, assumptions: { deaths } }: EstateCase, { firstToDieId }: WhatIfChanges): Person[] {
  const dying = deaths.flatMap(({ personId }) => people.find(({ id }) => id === personId) ?? []);
  return firstToDieId !== undefined && dying[1]?.id === firstToDieId ? dying.toReversed() : dying;
}

/** `2040, Ada at 85` */
export const yearWords = (year: number, person: Person | undefined): string =>
  person?.birthDate ? `${year}, ${person.name} at ${ageOn(person.birthDate, `${year}-12-31`)}` : `${year}`;

/** Whoever could die before: everybody alive but those whose deaths are played, who receive first. */
export function othersOf(
  { people, assumptions: { deaths } }: EstateCase,
  base: DistributionResult | undefined,
): Person[] {
  const dying = new Set(deaths.map(({ personId }) => personId));
  const receives = new Set(base?.finalHoldings.map(({ holderId }) => holderId));
  const others = people.filter(({ id, isDeceased }) => !dying.has(id) && !isDeceased);
  return others.toSorted((a, b) => Number(receives.has(b.id)) - Number(receives.has(a.id)));
}

export interface Disclaimable {
  readonly personId: string;
  readonly name: string;
  /** What comes by title or designation, each by itself; everything else is the share of the rest. */
  readonly assets: readonly { readonly id: string; readonly name: string }[];
}

/** Who receives at a death and could say no to it, and to what. */
export function disclaimablesOf({ people, assets }: EstateCase, base: DistributionResult | undefined): Disclaimable[] {
  const passing = (base?.transfers ?? []).filter(({ manner }) => manner === 'outright');
  return people.flatMap(({ id, name }) => {
    const own = passing.filter(({ toId }) => toId === id);
    if (own.length === 0) return [];
    const named = new Set(
      own.flatMap(({ assetId, reason }) =>
        assetId && (reason === 'title' || reason === 'designation') ? [assetId] : [],
      ),
    );
    return [
      {
        personId: id,
        name,
        assets: assets.filter((asset) => named.has(asset.id)).map((asset) => ({ id: asset.id, name: asset.name })),
      },
    ];
  });
}
