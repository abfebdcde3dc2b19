import { netWorthOverTime, pastValuesOf } from '../../domain/balance-sheet/value-history.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import type { NetWorthPoint, PastValue } from '../../schema.generated.ts';

/** The values that a holding had, the latest first. */
export const valueHistory = (estate: Estate, id: string): PastValue[] =>
  pastValuesOf(estate, id).map(({ amountCents, day, source, until }) => ({ amount: amountCents, day, source, until }));

export const netWorthLine = (estate: Estate): NetWorthPoint[] =>
  netWorthOverTime(estate).map(({ day, amountCents }) => ({ day, amount: amountCents }));
