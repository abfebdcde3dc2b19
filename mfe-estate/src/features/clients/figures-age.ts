import { formatDate } from '@platform/kernel';

interface Figures {
  readonly calculatedAsOf?: string | null;
  readonly calculationIsStale: boolean;
}

/** The day that most of the listed figures are of, to be said once for all; null before any were worked out. */
export function commonDayOf(listed: readonly Figures[]): string | null {
  const counts = new Map<string, number>();
  for (const { calculatedAsOf: day, calculationIsStale } of listed)
    if (day && !calculationIsStale) counts.set(day, (counts.get(day) ?? 0) + 1);
  const [most] = [...counts].sort(([a, x], [b, y]) => y - x || b.localeCompare(a));
  return most?.[0] ?? null;
}

/**
 * How old the figures of a client are where that is not `commonDay`: `Worked out on Nov 20, 2026`. Nothing before they
 * were worked out for the first time.
 */
export function figuresAge({ calculatedAsOf, calculationIsStale }: Figures, commonDay: string | null): string | null {
  if (!calculationIsStale && calculatedAsOf === commonDay) return null;
  const asOf = calculatedAsOf ? `Worked out on ${formatDate(calculatedAsOf)}` : null;
  if (!calculationIsStale) return asOf;
  return asOf ? `${asOf}, being worked out again` : 'Being worked out again';
}
