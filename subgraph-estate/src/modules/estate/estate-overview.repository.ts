import type { Scope } from '@platform/contracts';
import { atMostCents, type Cents, type IsoDate } from '@platform/kernel';
import { scopeFilter } from '@platform/service-kit';
import type { QueryFilter } from 'mongoose';
import type { FindingKind, OverviewDates, OverviewRow, OverviewSums } from '../../views/estate/overview.ts';
import type { EstateRowRecord, RowModels } from './estate-rows.model.ts';
import { staleFigures } from './figures.store.ts';
import { findingConditions } from './findings.ts';

/** Households drawn one by one; what counts and sums say is about all. */
const HOUSEHOLDS_DRAWN = 500;
/** Estates named with an opportunity; its count is about all. */
const ESTATES_NAMED = 100;

type Filter = Record<string, unknown>;

/** What the sums, and who stands with them, are taken from. */
const SUMMED = {
  displayName: 1,
  sortName: 1,
  createdAt: 1,
  taxCents: 1,
  calculated: 1,
  facts: 1,
} as const;
const COUNTED = { _id: null, count: { $sum: 1 } } as const;
const namesOf = <Kind extends FindingKind>(kind: Kind): `${Kind}_NAMES` => `${kind}_NAMES`;

type Counted = readonly { readonly count: number }[];
interface FoundSum {
  readonly count: number;
  readonly amountCents: Cents;
  readonly oldest: IsoDate | null;
}
type Facets = {
  readonly all: readonly {
    readonly estates: number;
    readonly netWorth: Cents;
    readonly tax: Cents;
    readonly assets: Cents;
    readonly asOf: IsoDate | null;
  }[];
  readonly added: Counted;
  readonly stale: Counted;
  readonly fresh: readonly { readonly totalCents: Cents }[];
  readonly households: readonly Pick<EstateRowRecord, '_id' | 'displayName' | 'calculated'>[];
} & Readonly<Record<FindingKind, readonly FoundSum[]>> &
  Readonly<Record<`${FindingKind}_NAMES`, readonly Pick<EstateRowRecord, '_id'>[]>>;

/** Pipelines over the same rows, each of which answers with one part of the sums. */
function facetsOf(dates: OverviewDates, conditions: readonly [FindingKind, Filter][]): Record<keyof Facets, Filter[]> {
  const valuations = 'facts.valuations';
  const ofFindings = conditions.flatMap(([kind, condition]) => [
    [
      kind,
      [
        { $match: condition },
        {
          $group: {
            ...COUNTED,
            amountCents: { $sum: '$facts.taxedInsuranceCents' },
            oldest: { $min: '$facts.oldestSignedOn' },
          },
        },
      ],
    ],
    [
      namesOf(kind),
      [{ $match: condition }, { $sort: { sortName: 1, _id: 1 } }, { $limit: ESTATES_NAMED }, { $project: { _id: 1 } }],
    ],
  ]);
  return {
    all: [
      {
        $group: {
          _id: null,
          estates: { $sum: 1 },
          netWorth: { $sum: '$calculated.netWorthCents' },
          tax: { $sum: '$taxCents' },
          assets: { $sum: '$facts.assetsCents' },
          asOf: { $min: '$calculated.asOf' },
        },
      },
    ],
    added: [{ $match: { createdAt: { $gte: dates.quarterBegan } } }, { $group: COUNTED }],
    stale: [{ $match: staleFigures(dates.today) }, { $group: COUNTED }],
    fresh: [
      { $unwind: `$${valuations}` },
      { $match: { [`${valuations}.on`]: { $gte: dates.freshSince } } },
      { $group: { _id: null, totalCents: { $sum: `$${valuations}.balanceCents` } } },
    ],
    households: [
      { $match: { 'calculated.netWorthCents': { $ne: null } } },
      { $sort: { 'calculated.netWorthCents': -1, _id: -1 } },
      { $limit: HOUSEHOLDS_DRAWN },
      { $project: { displayName: 1, 'calculated.netWorthCents': 1 } },
    ],
    ...Object.fromEntries(ofFindings),
  };
}

/** The dashboard's sums, counts and work: added up by the store over every row in reach, however many there are. */
export function createEstateOverviewRepository({ rows }: RowModels, actorScope: Scope) {
  const scope = scopeFilter(actorScope, { organizationField: 'organizationId', estateField: '_id' });
  const find = (filter: Filter, fields: Filter) =>
    rows
      .find({ $and: [scope, filter] } as QueryFilter<EstateRowRecord>)
      .select(fields as never)
      .lean<EstateRowRecord[]>();

  return {
    /** All of it in one reading of the rows. */
    async sums(own: Filter, dates: OverviewDates): Promise<OverviewSums> {
      const conditions = Object.entries(findingConditions(dates.oldBefore)) as [FindingKind, Filter][];
      const stages = [
        { $match: { $and: [scope, own] } },
        { $project: SUMMED },
        { $facet: facetsOf(dates, conditions) },
      ];
      const answers = await rows.aggregate<Facets>(stages as never);
      const {
        all: [all],
        added,
        stale,
        fresh: [fresh],
        households,
        ...found
      } = answers[0] as Facets;
      return {
        estatesCount: all?.estates ?? 0,
        addedThisQuarter: added[0]?.count ?? 0,
        netWorth: atMostCents(all?.netWorth ?? 0),
        estimatedEstateTax: atMostCents(all?.tax ?? 0),
        assets: all?.assets ?? 0,
        freshAssets: fresh?.totalCents ?? 0,
        households: households.map(({ _id, displayName, calculated }) => ({
          estateId: _id,
          displayName,
          netWorth: calculated.netWorthCents ?? 0,
        })),
        findings: conditions.map(([kind]) => ({
          kind,
          count: found[kind][0]?.count ?? 0,
          amountCents: atMostCents(found[kind][0]?.amountCents ?? 0),
          oldest: found[kind][0]?.oldest ?? null,
          estateIds: found[namesOf(kind)].map(({ _id }) => _id),
        })),
        figuresAsOf: all?.asOf ?? null,
        staleFiguresCount: stale[0]?.count ?? 0,
      };
    },

    /** Rows with work of their own: an old value of a large asset first by its age, then missing documents by theirs. */
    async work(own: Filter, { freshSince }: OverviewDates, most: number): Promise<OverviewRow[]> {
      const fields = { displayName: 1, facts: 1 };
      const [stale, missing] = await Promise.all([
        find({ ...own, 'facts.largeAssets.on': { $lt: freshSince } }, fields)
          .sort({ 'facts.largeAssets.on': 1, _id: 1 })
          .limit(most),
        find({ ...own, 'facts.missingDocuments.createdAt': { $exists: true } }, fields)
          .sort({ 'facts.missingDocuments.createdAt': 1, _id: 1 })
          .limit(most),
      ]);
      return [...new Map([...stale, ...missing].map((row) => [row._id, overviewRow(row)])).values()];
    },

    async byIds(own: Filter, ids: readonly string[]): Promise<OverviewRow[]> {
      const fields = { displayName: 1, facts: 1 };
      return (await find({ $and: [own, { _id: { $in: [...ids] } }] }, fields)).map(overviewRow);
    },
  };
}
export type EstateOverviewRepository = ReturnType<typeof createEstateOverviewRepository>;

function overviewRow({ _id, displayName, facts }: EstateRowRecord): OverviewRow {
  return { id: _id, displayName, facts };
}
