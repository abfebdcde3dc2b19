import type { Scope } from '@platform/contracts';
import { createOrderedReads, scopeParts } from '@platform/service-kit';
import { FINDING_KINDS, type FindingKind } from '../../domain/opportunity/findings.ts';
import type { EstateOverview, OverviewFigures, OverviewRow } from '../../views/estate/overview.ts';
import { addUp, type EstateSums, together } from '../../views/rows/estate-sums.ts';
import type { EstateRowRecord, RowModels } from './estate-rows.model.ts';
import { type EstateSumsStore, SUMMED, type SumsDay } from './estate-sums.store.ts';
import { findingConditions } from './findings.ts';

/** Households drawn one by one; what counts and sums say is about all. */
const HOUSEHOLDS_DRAWN = 500;
/** Estates named with an opportunity; its count is about all. */
const ESTATES_NAMED = 100;

type Filter = Record<string, unknown>;

/** Nothing of an archived client is counted, drawn or waits for anybody. */
const STANDING = { isArchived: false } as const;

/** The dashboard's sums, counts and work, over every row in reach, however many there are. */
export function createEstateOverviewRepository({ rows }: RowModels, kept: EstateSumsStore, actorScope: Scope) {
  const reads = createOrderedReads(
    rows,
    scopeParts(actorScope, { organizationField: 'organizationId', estateField: '_id' }),
  );

  /** Of single rows: those that somebody advises, or was given. */
  const sumsOfRows = async (filter: Filter, { dates }: SumsDay): Promise<EstateSums> =>
    addUp(await reads.all({ ...STANDING, ...filter }, SUMMED), dates);

  /** Whole organizations by their kept sums, and beside them the estates that were given one by one. */
  async function sumsInReach(day: SumsDay): Promise<EstateSums> {
    const { everything, organizationIds, estateIds, ownClientsOnly } = actorScope;
    if (ownClientsOnly) return sumsOfRows({}, day);
    const whole = everything ? {} : { organizationId: { $in: [...organizationIds] } };
    const given = { _id: { $in: [...estateIds] }, organizationId: { $nin: [...organizationIds] } };
    return together(
      await Promise.all([
        ...(everything || organizationIds.length > 0 ? [kept.of(whole, day)] : []),
        ...(!everything && estateIds.length > 0 ? [sumsOfRows(given, day)] : []),
      ]),
    );
  }

  /** The largest first. */
  async function households(own: Filter): Promise<EstateOverview['households']> {
    const found = await reads.first(
      { ...STANDING, ...own, 'calculated.netWorthCents': { $gte: Number.MIN_SAFE_INTEGER } },
      {
        sort: { 'calculated.netWorthCents': -1, _id: -1 },
        limit: HOUSEHOLDS_DRAWN,
        fields: { displayName: 1, 'calculated.netWorthCents': 1 },
      },
    );
    return found.map(({ _id, displayName, calculated }) => ({
      estateId: _id,
      displayName,
      netWorth: calculated.netWorthCents ?? 0,
    }));
  }

  /** By name. Ids alone, so that no row is read for them. */
  async function named(own: Filter, kind: FindingKind, { dates }: SumsDay): Promise<string[]> {
    const found = await reads.first(
      { ...STANDING, ...own, ...findingConditions(dates.oldBefore)[kind] },
      { sort: { sortName: 1, _id: 1 }, limit: ESTATES_NAMED, fields: { _id: 1 } },
    );
    return found.map(({ _id }) => _id);
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
      const fields = { displayName: 1, facts: 1 } as const;
      const waiting = (path: string, since: Filter) =>
        reads.first({ ...STANDING, ...own, [path]: since }, { sort: { [path]: 1, _id: 1 }, limit: most, fields });
      const [stale, missing] = await Promise.all([
        waiting('facts.oldestLargeOn', { $lt: dates.freshSince }),
        waiting('facts.missingSince', { $gte: '' }),
      ]);
      return [...new Map([...stale, ...missing].map((row) => [row._id, overviewRow(row)])).values()];
    },

    async byIds(own: Filter, ids: readonly string[]): Promise<OverviewRow[]> {
      const found = await reads.all(
        { $and: [{ ...STANDING, ...own }, { _id: { $in: [...ids] } }] },
        { displayName: 1, facts: 1 },
      );
      return found.map(overviewRow);
    },
  };
}
export type EstateOverviewRepository = ReturnType<typeof createEstateOverviewRepository>;

function overviewRow({ _id, displayName, facts }: EstateRowRecord): OverviewRow {
  return { id: _id, displayName, facts };
}
