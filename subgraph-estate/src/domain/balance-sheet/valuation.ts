import { type IsoDate, ninetyDaysAfter } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import { heldAssets } from './held.ts';

/** A value counts as old when it was set more than 90 days ago. */
export function isStale(valuationDate: IsoDate | null, today: IsoDate): boolean {
  return valuationDate !== null && today > ninetyDaysAfter(valuationDate);
}

/** The latest day a value of the estate was set on. */
export function valuedAsOf(estate: Estate): IsoDate | null {
  const dates = heldAssets(estate).flatMap(({ valuationDate }) => valuationDate ?? []);
  return dates.toSorted().at(-1) ?? null;
}
