import type { Cents, IsoDate } from '@platform/kernel';
import type { CalculatedFigures } from '../../domain/estate/estate.ts';
import { figuresAreStale } from '../../domain/estate/figures.ts';
import { FINDING_KINDS, type FindingFacts, type FindingKind, findingsOn } from '../../domain/opportunity/findings.ts';

/** The days that sums depend on. */
export interface SumDates {
  /** The quarter's first moment. */
  readonly quarterBegan: string;
  /** A value set before this day counts as old. */
  readonly freshSince: IsoDate;
  /** A will or trust signed before this day counts as old. */
  readonly oldBefore: IsoDate;
  /** Figures that name an earlier day, or this one, may be others. */
  readonly today: IsoDate;
}

/** Many estates come to more than an amount can be: whoever shows a sum makes it one (`atMostCents`). */
type SumOfCents = number;

export interface FoundSum {
  readonly count: number;
  readonly amountCents: SumOfCents;
  readonly oldest: IsoDate | null;
}

/** What the dashboard says of many estates in figures. */
export interface EstateSums {
  readonly estates: number;
  readonly added: number;
  readonly netWorthCents: SumOfCents;
  readonly taxCents: SumOfCents;
  readonly assetsCents: SumOfCents;
  readonly freshAssetsCents: SumOfCents;
  /** The day of the oldest figures. */
  readonly asOf: IsoDate | null;
  /** Estates whose figures may be others today, or are of other rules. */
  readonly stale: number;
  readonly found: Readonly<Record<FindingKind, FoundSum>>;
}

/** What of the facts goes into the sums. */
export interface SummedFacts extends FindingFacts {
  readonly assetsCents: Cents;
  readonly valuations: readonly { readonly on: IsoDate; readonly balanceCents: Cents }[];
}

/** What of a row goes into the sums. */
export interface SummedRow {
  readonly createdAt: string;
  readonly taxCents: Cents;
  readonly calculated: Partial<CalculatedFigures>;
  readonly facts: SummedFacts;
}

const NOTHING_FOUND: FoundSum = { count: 0, amountCents: 0, oldest: null };
export const NO_SUMS: EstateSums = {
  estates: 0,
  added: 0,
  netWorthCents: 0,
  taxCents: 0,
  assetsCents: 0,
  freshAssetsCents: 0,
  asOf: null,
  stale: 0,
  found: {
    INSURANCE_IN_ESTATE: NOTHING_FOUND,
    EXCLUSION_NOT_PORTED: NOTHING_FOUND,
    OLD_DOCUMENTS: NOTHING_FOUND,
    NO_HEALTH_CARE_DIRECTIVE: NOTHING_FOUND,
    NO_WILL: NOTHING_FOUND,
  },
};

const earlier = (one: IsoDate | null, other: IsoDate | null): IsoDate | null =>
  one === null || (other !== null && other < one) ? other : one;

function sumsOfOne({ createdAt, taxCents, calculated, facts }: SummedRow, dates: SumDates): EstateSums {
  const kinds = findingsOn(facts, dates.oldBefore);
  const one: FoundSum = { count: 1, amountCents: facts.taxedInsuranceCents, oldest: facts.oldestSignedOn };
  return {
    estates: 1,
    added: createdAt >= dates.quarterBegan ? 1 : 0,
    netWorthCents: calculated.netWorthCents ?? 0,
    taxCents,
    assetsCents: facts.assetsCents,
    freshAssetsCents: facts.valuations.reduce(
      (sum, { on, balanceCents }) => (on >= dates.freshSince ? sum + balanceCents : sum),
      0,
    ),
    asOf: calculated.asOf ?? null,
    stale: figuresAreStale(calculated, dates.today) ? 1 : 0,
    found: { ...NO_SUMS.found, ...Object.fromEntries(kinds.map((kind) => [kind, one])) },
  };
}

const bothFound = (one: FoundSum, other: FoundSum): FoundSum => ({
  count: one.count + other.count,
  amountCents: one.amountCents + other.amountCents,
  oldest: earlier(one.oldest, other.oldest),
});

function both(one: EstateSums, other: EstateSums): EstateSums {
  return {
    estates: one.estates + other.estates,
    added: one.added + other.added,
    netWorthCents: one.netWorthCents + other.netWorthCents,
    taxCents: one.taxCents + other.taxCents,
    assetsCents: one.assetsCents + other.assetsCents,
    freshAssetsCents: one.freshAssetsCents + other.freshAssetsCents,
    asOf: earlier(one.asOf, other.asOf),
    stale: one.stale + other.stale,
    found: Object.fromEntries(
      FINDING_KINDS.map((kind) => [kind, bothFound(one.found[kind], other.found[kind])]),
    ) as EstateSums['found'],
  };
}

/** The sums of all together, whatever they were cut into. */
export const together = (sums: readonly EstateSums[]): EstateSums => sums.reduce(both, NO_SUMS);

/** The sums of rows on a day. */
export const addUp = (rows: readonly SummedRow[], dates: SumDates): EstateSums =>
  together(rows.map((row) => sumsOfOne(row, dates)));
