import type { IsoDate } from '@platform/kernel';
import type { Connection, QueryFilter } from 'mongoose';
import { FIGURES_RULE_SET } from '../../domain/estate/figures.ts';
import { addUp, type EstateSums, type SumDates, type SummedRow, together } from '../../views/rows/estate-sums.ts';
import { defineRowModels, type EstateRowRecord } from './estate-rows.model.ts';
import { defineSumsModel, type SumsRecord } from './estate-sums.model.ts';

type Filter = Record<string, unknown>;
type Due = Pick<EstateRowRecord, '_id' | 'organizationId' | 'sumsPart'> & { readonly sumsDue: string };
type Part = Pick<SumsRecord, 'organizationId' | 'sumsPart'>;

/** What of a row is added up. */
export const SUMMED = {
  createdAt: 1,
  taxCents: 1,
  'calculated.netWorthCents': 1,
  'calculated.asOf': 1,
  'calculated.staleFrom': 1,
  'calculated.ruleSet': 1,
  'facts.assetsCents': 1,
  'facts.valuations': 1,
  'facts.taxedInsuranceCents': 1,
  'facts.exclusionNotPorted': 1,
  'facts.oldestSignedOn': 1,
  'facts.healthCareDirectiveMissing': 1,
  'facts.hasWill': 1,
} as const;

/** Of an organization's estates on a day. */
export interface SumsDay {
  readonly day: IsoDate;
  readonly dates: SumDates;
}

const keyOf = ({ organizationId, sumsPart }: Part): string => `${organizationId}:${sumsPart}`;

/**
 * Sums of whole organizations, kept in parts: a row says by itself, in its own write, that its part is due, until the
 * part has been added up again. So a sum is never older than the rows, whoever was ended between the two.
 */
export function createEstateSumsStore(connection: Connection) {
  const { rows } = defineRowModels(connection);
  const model = defineSumsModel(connection);

  /** False where somebody else has written this part since it was read. */
  async function write(before: SumsRecord | undefined, next: Omit<SumsRecord, 'version'>): Promise<boolean> {
    const { _id, ...changed } = next;
    if (before) {
      const { version } = before;
      const written = await model.updateOne({ _id, version }, { $set: { ...changed, version: version + 1 } });
      return written.modifiedCount === 1;
    }
    return model.create({ ...next, version: 1 }).then(
      () => true,
      (error: { code?: number }) => {
        if (error.code === 11_000) return false;
        throw error;
      },
    );
  }

  async function addUpPart(part: Part, due: readonly Due[], before: SumsRecord | undefined, { day, dates }: SumsDay) {
    const { organizationId, sumsPart } = part;
    const found = await rows
      .find({ organizationId, sumsPart, isArchived: false } as QueryFilter<EstateRowRecord>)
      .select(SUMMED)
      .lean<SummedRow[]>();
    const sums = addUp(found, dates);
    const next = { _id: keyOf(part), organizationId, sumsPart, day, ruleSet: FIGURES_RULE_SET, sums };
    if ((await write(before, next)) && due.length > 0) {
      // Whatever was written again since is due again, by another mark.
      const done = due.map(({ _id, sumsDue }) => ({
        updateOne: { filter: { _id, sumsDue }, update: { $unset: { sumsDue: '' } } },
      }));
      await rows.bulkWrite(done as never, { ordered: false });
    }
    return sums;
  }

  return {
    /** Of all estates of these organizations (`{}`: of all), on this day or a later one. */
    async of(organizations: Filter, day: SumsDay): Promise<EstateSums> {
      // What is due first, then what is kept, then the rows: in this order nothing that is added up is lost.
      const due = await rows
        .find({ ...organizations, sumsDue: { $exists: true } } as QueryFilter<EstateRowRecord>)
        .select({ organizationId: 1, sumsPart: 1, sumsDue: 1 })
        .lean<Due[]>();
      const kept = await model.find(organizations as QueryFilter<SumsRecord>).lean<SumsRecord[]>();
      const keptByKey = new Map(kept.map((one) => [one._id, one]));
      const dueByKey = Map.groupBy(due, keyOf);
      const outdated = kept.filter(
        (one) => one.day < day.day || one.ruleSet !== FIGURES_RULE_SET || dueByKey.has(one._id),
      );
      const made = [...dueByKey].flatMap(([key, [first]]) => (first && !keptByKey.has(key) ? [first] : []));
      const current = kept.filter((one) => !outdated.includes(one)).map(({ sums }) => sums);
      const again: EstateSums[] = [];
      for (const part of [...outdated, ...made]) {
        const key = keyOf(part);
        again.push(await addUpPart(part, dueByKey.get(key) ?? [], keptByKey.get(key), day));
      }
      return together([...current, ...again]);
    },

    /** Of which organizations something is to be added up again, as of a day that has begun somewhere. */
    async organizationsDue(day: IsoDate): Promise<string[]> {
      const lists = await Promise.all([
        rows.distinct('organizationId', { sumsDue: { $exists: true } } as QueryFilter<EstateRowRecord>),
        model.distinct('organizationId', {
          $or: [{ day: { $lt: day } }, { ruleSet: { $ne: FIGURES_RULE_SET } }],
        } as QueryFilter<SumsRecord>),
      ]);
      return [...new Set(lists.flat())];
    },
  };
}
export type EstateSumsStore = ReturnType<typeof createEstateSumsStore>;
