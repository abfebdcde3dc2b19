import type { Scope } from '@platform/contracts';
import { atMostCents, type Cents, type IsoDate } from '@platform/kernel';
import { scopeFilter } from '@platform/service-kit';
import type { QueryFilter } from 'mongoose';
import { FIGURES_RULE_SET } from '../../domain/estate/figures.ts';
import type { FindingKind, FindingSum, OverviewDates, OverviewRow, OverviewSums } from '../../views/estate/overview.ts';
import type { EstateRowRecord, RowModels } from './estate-rows.model.ts';
import { staleFigures } from './figures.store.ts';

/** Households drawn one by one; what counts and sums say is about all. */
const HOUSEHOLDS_DRAWN = 500;
/** Estates named with an opportunity; its count is about all. */
const ESTATES_NAMED = 100;

type Filter = Record<string, unknown>;

const conditionsOf = ({ oldBefore }: OverviewDates): Readonly<Record<FindingKind, Filter>> => ({
  INSURANCE_IN_ESTATE: { 'facts.taxedInsuranceCents': { $gt: 0 } },
  EXCLUSION_NOT_PORTED: { 'facts.exclusionNotPorted': true },
  OLD_DOCUMENTS: { 'facts.oldestSignedOn': { $ne: null, $lt: oldBefore } },
  NO_HEALTH_CARE_DIRECTIVE: { 'facts.healthCareDirectiveMissing': true },
  NO_WILL: { 'facts.hasWill': false },
});

/** The dashboard's sums, counts and work: added up by the store over every row in reach, however many there are. */
export function createEstateOverviewRepository({ rows }: RowModels, actorScope: Scope) {
  const scope = scopeFilter(actorScope, { organizationField: 'organizationId', estateField: '_id' });
  const find = (filter: Filter, fields: Filter) =>
    rows
      .find({ $and: [scope, filter] } as QueryFilter<EstateRowRecord>)
      .select(fields as never)
      .lean<EstateRowRecord[]>();
  const total = async <Total>(filter: Filter, group: Filter, before: Filter[] = []): Promise<Total | undefined> => {
    const stages = [{ $match: { $and: [scope, filter] } }, ...before, { $group: { _id: null, ...group } }];
    return (await rows.aggregate<Total>(stages as never))[0];
  };
  const count = (filter: Filter) => rows.countDocuments({ $and: [scope, filter] } as QueryFilter<EstateRowRecord>);

  async function finding(own: Filter, kind: FindingKind, condition: Filter): Promise<FindingSum> {
    const filter = { ...own, ...condition };
    const [found, sum, named] = await Promise.all([
      count(filter),
      total<{ amountCents: Cents; oldest: IsoDate | null }>(filter, {
        amountCents: { $sum: '$facts.taxedInsuranceCents' },
        oldest: { $min: '$facts.oldestSignedOn' },
      }),
      find(filter, { _id: 1 }).sort({ sortName: 1, _id: 1 }).limit(ESTATES_NAMED),
    ]);
    return {
      kind,
      count: found,
      amountCents: atMostCents(sum?.amountCents ?? 0),
      oldest: sum?.oldest ?? null,
      estateIds: named.map(({ _id }) => _id),
    };
  }

  return {
    async sums(own: Filter, dates: OverviewDates): Promise<OverviewSums> {
      const valuations = 'facts.valuations';
      const [all, added, stale, fresh, drawn, findings] = await Promise.all([
        total<{ estates: number; netWorth: Cents; tax: Cents; assets: Cents; asOf: IsoDate | null }>(own, {
          estates: { $sum: 1 },
          netWorth: { $sum: '$calculated.netWorthCents' },
          tax: { $sum: '$taxCents' },
          assets: { $sum: '$facts.assetsCents' },
          asOf: { $min: '$calculated.asOf' },
        }),
        count({ ...own, createdAt: { $gte: dates.quarterBegan } }),
        count({ $and: [own, staleFigures(FIGURES_RULE_SET, dates.lawSince)] }),
        total<{ totalCents: Cents }>(own, { totalCents: { $sum: `$${valuations}.balanceCents` } }, [
          { $unwind: `$${valuations}` },
          { $match: { [`${valuations}.on`]: { $gte: dates.freshSince } } },
        ]),
        find({ ...own, 'calculated.netWorthCents': { $ne: null } }, { displayName: 1, 'calculated.netWorthCents': 1 })
          .sort({ 'calculated.netWorthCents': -1, _id: -1 })
          .limit(HOUSEHOLDS_DRAWN),
        Promise.all(
          Object.entries(conditionsOf(dates)).map(([kind, condition]) => finding(own, kind as FindingKind, condition)),
        ),
      ]);
      return {
        estatesCount: all?.estates ?? 0,
        addedThisQuarter: added,
        netWorth: atMostCents(all?.netWorth ?? 0),
        estimatedEstateTax: atMostCents(all?.tax ?? 0),
        assets: all?.assets ?? 0,
        freshAssets: fresh?.totalCents ?? 0,
        households: drawn.map(({ _id, displayName, calculated }) => ({
          estateId: _id,
          displayName,
          netWorth: calculated.netWorthCents ?? 0,
        })),
        findings,
        figuresAsOf: all?.asOf ?? null,
        staleFiguresCount: stale,
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
