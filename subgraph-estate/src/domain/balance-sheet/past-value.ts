import type { Cents, IsoDate } from '@platform/kernel';

/** A value that gave way to another one. */
export interface PastValue {
  readonly holdingId: string;
  readonly amountCents: Cents;
  /** The day that the value was of; null where nobody said. */
  readonly day: IsoDate | null;
  readonly source: string | null;
  /** The day on which it gave way. */
  readonly until: IsoDate;
}

/** What the taxable estates came to at the end of a day on which that changed. */
export interface NetWorthPoint {
  readonly day: IsoDate;
  readonly amountCents: Cents;
}
