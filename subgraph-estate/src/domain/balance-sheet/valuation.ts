import { allocate, type Cents, type IsoDate, ninetyDaysAfter } from '@platform/kernel';
import type { Estate, EstateAsset, EstateTrust } from '../estate/estate.ts';

const COUNTS_AS_OWN: ReadonlySet<string> = new Set(['REVOCABLE', 'REVOCABLE_JOINT', 'SURVIVOR']);

/** Whether what a trust holds is in somebody's taxable estate today (CONVENTIONS C23). */
export function isInsideTrust(trust: EstateTrust): boolean {
  if (trust.insideEstate !== null) return trust.insideEstate;
  return COUNTS_AS_OWN.has(trust.kind) || trust.qtipElection === 'FEDERAL_AND_STATE';
}

export function isInsideOwner(estate: Estate, ownerId: string): boolean {
  const trust = estate.trusts.find(({ id }) => id === ownerId);
  if (trust) return isInsideTrust(trust);
  return estate.people.some(({ id }) => id === ownerId);
}

/** A value counts as old when it was set more than 90 days ago. */
export function isStale(valuationDate: IsoDate | null, today: IsoDate): boolean {
  return valuationDate !== null && today > ninetyDaysAfter(valuationDate);
}

/** An owner's part of an amount; owners without a percentage share what is left equally. Cents never get lost. */
export function ownedParts(
  amount: Cents,
  owners: EstateAsset['owners'],
): { readonly ownerId: string; readonly amountCents: Cents }[] {
  if (owners.length === 0) return [];
  const named = owners.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
  const without = owners.filter(({ percent }) => percent === undefined || percent === null).length;
  const rest = without > 0 ? Math.max(0, 100 - named) / without : 0;
  const weights = owners.map(({ percent }) => Math.round((percent ?? rest) * 1_000_000));
  const parts = weights.some((weight) => weight > 0) ? allocate(amount, weights) : owners.map(() => 0);
  return owners.map(({ id }, index) => ({ ownerId: id, amountCents: parts[index] ?? 0 }));
}

/** The latest day a value of the estate was set on. */
export function valuedAsOf(estate: Estate): IsoDate | null {
  const dates = estate.assets.flatMap(({ valuationDate }) => valuationDate ?? []);
  return dates.toSorted().at(-1) ?? null;
}
