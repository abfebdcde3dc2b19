import type { Scope } from '@platform/contracts';
import { scopeFilter } from '@platform/service-kit';
import type { QueryFilter } from 'mongoose';
import type { EstateOverview, OverviewFigures, OverviewRow } from '../../views/estate/overview.ts';
import { addUp, type EstateSums, FINDING_KINDS, type FindingKind, together } from '../../views/rows/estate-sums.ts';
import type { EstateRowRecord, RowModels } from './estate-rows.model.ts';
import { type EstateSumsStore, SUMMED, type SumsDay } from './estate-sums.store.ts';
import { findingConditions } from './findings.ts';

/** Households drawn one by one; what counts and sums say is about all. */
const HOUSEHOLDS_DRAWN = 500;
/** Estates named with an opportunity; its count is about all. */
const ESTATES_NAMED = 100;

type Filter = Record<string, unknown>;

/** The dashboard's sums, counts and work, over every row in reach, however many there are. */
export function createEstateOverviewRepository({ rows }: RowModels, kept: EstateSumsStore, actorScope: Scope) {
  const scope = scopeFilter(actorScope, { organizationField: 'organizationId', estateField: '_id' });
  const find = (filter: Filter, fields: Filter) =>
    rows
      .find({ $and: [scope, filter] } as QueryFilter<EstateRowRecord>)
      .select(fields as never)
      .lean<EstateRowRecord[]>();

  /** Of single rows: those that somebody advises, or was given. */
  const sumsOfRows = async (filter: Filter, { dates }: SumsDay): Promise<EstateSums> =>
    addUp(await find(filter, SUMMED), dates);

  /** Whole organizations by their kept sums, and beside them the estates that were given one by one. */
  async function sumsInReach(day: SumsDay): Promise<EstateSums> {
    const { everything, organizationIds, estateIds } = actorScope;
    const whole = everything ? {} : { organizationId: { $in: [...organizationIds] } };
    const given = { _id: { $in: [...estateIds] }, organizationId: { $nin: [...organizationIds] } };
    return together([
      ...(everything || organizationIds.length > 0 ? [await kept.of(whole, day)] : []),
      ...(!everything && estateIds.length > 0 ? [await sumsOfRows(given, day)] : []),
    ]);
  }

  /** The largest first. */
  async function households(own: Filter): Promise<EstateOverview['households']> {
    const found = await find(
      { ...own, 'calculated.netWorthCents': { $gte: Number.MIN_SAFE_INTEGER } },
      { displayName: 1, 'calculated.netWorthCents': 1 },
    )
      .sort({ 'calculated.netWorthCents': -1, _id: -1 })
      .limit(HOUSEHOLDS_DRAWN);
    return found.map(({ _id, displayName, calculated }) => ({
      estateId: _id,
      displayName,
      netWorth: calculated.netWorthCents ?? 0,
    }));
  }

  /** By name. Ids alone, so that no row is read for them. */
  async function named(own: Filter, kind: FindingKind, { dates }: SumsDay): Promise<string[]> {
    const found = find({ ...own, ...findingConditions(dates.oldBefore)[kind] }, { _id: 1 }).sort({
      sortName: 1,
      _id: 1,
    });
    return (await found.limit(ESTATES_NAMED)).map(({ _id }) => _id);
  }

  return {
    async figures(own: Filter, day: SumsDay): Promise<OverviewFigures> {
      const [sums, drawn, ...names] = await Promise.all([
        Object.keys(own).length > 0 ? sumsOfRows(own, day) : sumsInReach(day),
        households(own),
        ...FINDING_KINDS.map((kind) => named(own, kind, day)),
      ]);
      const byKind = FINDING_KINDS.map((kind, place) => [kind, names[place] ?? []]);
      return { sums, households: drawn, named: Object.fromEntries(byKind) as OverviewFigures['named'] };
    },

    /** Rows with work of their own: an old value of a large asset first by its age, then missing documents by theirs. */
    async work(own: Filter, { dates }: SumsDay, most: number): Promise<OverviewRow[]> {
      const fields = { displayName: 1, facts: 1 };
      const [stale, missing] = await Promise.all([
        find({ ...own, 'facts.oldestLargeOn': { $lt: dates.freshSince } }, fields)
          .sort({ 'facts.oldestLargeOn': 1, _id: 1 })
          .limit(most),
        find({ ...own, 'facts.missingSince': { $gte: '' } }, fields)
          .sort({ 'facts.missingSince': 1, _id: 1 })
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
