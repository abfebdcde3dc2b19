import type { Cents, IsoDate } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import { saidToo } from '../estate/estate-ownership.ts';
import type { NetWorthPoint, PastValue } from './past-value.ts';

/** Of one holding: twenty-five years of quarters. */
const MOST_OF_ONE = 100;
/** Of all holdings together: with ten thousand of them a quarter of a document, however often they are valued. */
const MOST_OF_ALL = 20_000;
/** Days that are kept one by one; of earlier ones the last of each month. */
const DAYS_KEPT = 400;

interface Value {
  readonly id: string;
  readonly amountCents: Cents;
  readonly day: IsoDate | null;
  readonly source: string | null;
}

/** Every value that somebody states. */
function valuesOf({ assets, assetAccounts, liabilities }: Estate): Value[] {
  const stated = assetAccounts.filter(({ balanceType }) => balanceType === 'STATED');
  return [
    ...[...assets, ...stated].map(({ id, balanceCents, valuationDate, valuationSource }) => ({
      id,
      amountCents: balanceCents,
      day: valuationDate,
      source: valuationSource,
    })),
    ...liabilities.map(({ id, balanceCents, asOf, source }) => ({ id, amountCents: balanceCents, day: asOf, source })),
  ];
}

const isSame = (a: Omit<Value, 'id'>, b: Omit<Value, 'id'>): boolean =>
  a.amountCents === b.amountCents && a.day === b.day && a.source === b.source;

/** What is kept of a holding whose value has changed. */
function changed(past: readonly PastValue[], was: Value, now: Value, today: IsoDate): readonly PastValue[] {
  const last = past.at(-1);
  // Taken back: the value that was kept is the present one again. Where nobody said of which day it is, it may also
  // have come back to the same amount, unless it gave way today.
  const isTakenBack = last && isSame(last, now) && (now.day !== null || last.until === today);
  if (isTakenBack) return past.slice(0, -1);
  // A value of today that is replaced by another one of today was a slip.
  if (was.day === today && now.day === today) return past;
  const { id, ...value } = was;
  return [...past, { holdingId: id, ...value, until: today }].slice(-MOST_OF_ONE);
}

/** Those that gave way last, in the order in which they stand. */
function newest(values: readonly PastValue[]): readonly PastValue[] {
  const over = values.length - MOST_OF_ALL;
  if (over <= 0) return values;
  const oldest = [...values].sort((one, other) => (one.until < other.until ? -1 : 1)).slice(0, over);
  const gone = new Set(oldest);
  return values.filter((value) => !gone.has(value));
}

function pastValues(before: Estate, after: Estate, today: IsoDate): readonly PastValue[] {
  const known = new Map(valuesOf(before).map((value) => [value.id, value]));
  const moved = valuesOf(after).filter((now) => {
    const was = known.get(now.id);
    return was && (was.amountCents !== now.amountCents || was.day !== now.day);
  });
  const there = new Set([
    ...valuesOf(after).map(({ id }) => id),
    ...after.assetAccounts.map(({ id }) => id),
    ...after.removedHoldings.flatMap(({ asset, liability, account }) => (asset ?? liability ?? account)?.id ?? []),
  ]);
  const kept = after.pastValues.filter(({ holdingId }) => there.has(holdingId));
  if (moved.length === 0) return kept.length === after.pastValues.length ? after.pastValues : kept;
  const ids = new Set(moved.map(({ id }) => id));
  const pastOf = Map.groupBy(kept, ({ holdingId }) => holdingId);
  return newest([
    ...kept.filter(({ holdingId }) => !ids.has(holdingId)),
    ...moved.flatMap((now) => {
      const was = known.get(now.id);
      const past = pastOf.get(now.id) ?? [];
      return was ? changed(past, was, now, today) : past;
    }),
  ]);
}

/** Days one by one for a year and more; of what is older the last of each month. */
function thinned(points: readonly NetWorthPoint[]): readonly NetWorthPoint[] {
  const old = points.slice(0, -DAYS_KEPT);
  const lastOfMonth = old.filter(({ day }, at) => old[at + 1]?.day.slice(0, 7) !== day.slice(0, 7));
  return [...lastOfMonth, ...points.slice(-DAYS_KEPT)];
}

function netWorthHistory({ netWorthHistory: points, calculated }: Estate, today: IsoDate): readonly NetWorthPoint[] {
  const { netWorthCents } = calculated;
  if (netWorthCents === null) return points;
  const earlier = points.filter(({ day }) => day !== today);
  // What was changed and changed back on one day leaves no point.
  if (earlier.at(-1)?.amountCents === netWorthCents) return earlier.length === points.length ? points : earlier;
  const last = points.at(-1);
  if (last?.day === today && last.amountCents === netWorthCents) return points;
  return thinned([...earlier, { day: today, amountCents: netWorthCents }]);
}

/** The estate with the values that gave way, and what its net worth is by the end of today. */
export function withValueHistory(before: Estate | null, after: Estate, today: IsoDate): Estate {
  return saidToo(after, {
    ...after,
    pastValues: before ? pastValues(before, after, today) : after.pastValues,
    netWorthHistory: netWorthHistory(after, today),
  });
}

/** The values that a holding had, the latest first. */
export const pastValuesOf = ({ pastValues: all }: Pick<Estate, 'pastValues'>, id: string): PastValue[] =>
  all.filter(({ holdingId }) => holdingId === id).toReversed();

/** The net worth over time, up to the present one. */
export function netWorthOverTime({ netWorthHistory: points, calculated }: Estate): readonly NetWorthPoint[] {
  const { netWorthCents, asOf } = calculated;
  const last = points.at(-1);
  if (netWorthCents === null || asOf === null || !last || asOf <= last.day) return points;
  return [...points, { day: asOf, amountCents: netWorthCents }];
}
