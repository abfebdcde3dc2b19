import type { IsoDate } from '@platform/kernel';
import { amendAggregate, type OutboxEvent } from '@platform/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import type { CalculatedFigures, Estate } from '../../domain/estate/estate.ts';
import { FIGURES_RULE_SET } from '../../domain/estate/figures.ts';
import { type EstateRecord, toEstate, toRecord } from './estate-record.ts';
import { defineRowModels, type EstateRowRecord } from './estate-rows.model.ts';
import { writeRows } from './estate-rows.ts';

/** What tells whether an estate's figures are due, without reading the estate. */
export interface FiguresRow {
  readonly id: string;
  readonly organizationId: string;
  readonly calculated: Partial<CalculatedFigures>;
}

/** How far the estates of one rule set are that are due on one day; shared by all instances, and kept for whoever asks later. */
export interface FiguresRun {
  /** Rule set and day: other rules, or another day, are another run. */
  readonly _id: string;
  readonly startedAt: Date;
  readonly updatedAt: Date;
  /** Null while the run goes on. */
  readonly finishedAt: Date | null;
  /** The last estate that was looked at: whoever takes the run over goes on behind it. */
  readonly afterId: string;
  /** Estates that were stale as the run began. */
  readonly total: number;
  readonly written: number;
  /** Changed by somebody meanwhile, and so worked out by that change. */
  readonly overtaken: number;
  /** Could not be worked out; tried again in the next run. */
  readonly failed: number;
  /** Of organizations whose year has not begun yet; worked out in a later run. */
  readonly notDue: number;
}

/** What `figuresAreStale` says, asked of rows. Its parts are ranges of one index. */
export const staleFigures = (today: IsoDate): Record<string, unknown> => ({
  $or: [
    { 'calculated.ruleSet': { $ne: FIGURES_RULE_SET } },
    { 'calculated.ruleSet': FIGURES_RULE_SET, 'calculated.staleFrom': { $lte: today } },
    { 'calculated.ruleSet': FIGURES_RULE_SET, 'calculated.staleFrom': null },
  ],
});

/** For the job that works figures out again: it reaches every organization, and no request has it. */
export function createFiguresStore(model: Model<EstateRecord>) {
  const models = defineRowModels(model.db);
  const { rows } = models;
  const runs = () => model.db.collection<FiguresRun>('figures_runs');
  return {
    /** In the order of their ids. Rows are asked: what they show is done last, so an interruption before it is seen. */
    async stale(today: IsoDate, afterId: string, limit: number): Promise<FiguresRow[]> {
      const found = await rows
        .find({ $and: [staleFigures(today), { _id: { $gt: afterId } }] } as QueryFilter<EstateRowRecord>)
        .select({ organizationId: 1, calculated: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<Pick<EstateRowRecord, '_id' | 'organizationId' | 'calculated'>[]>();
      return found.map(({ _id, organizationId, calculated }) => ({ id: _id, organizationId, calculated }));
    },
    countStale: async (today: IsoDate): Promise<number> =>
      rows.countDocuments(staleFigures(today) as QueryFilter<EstateRowRecord>),
    async read(id: string): Promise<Estate | null> {
      const found = await model.findOne({ _id: id } as QueryFilter<EstateRecord>).lean<EstateRecord>();
      return found && toEstate(found);
    },
    /** Over the version that was read; false when somebody changed the estate since. */
    async write(estate: Estate, events: readonly OutboxEvent[]): Promise<boolean> {
      const update = { $set: toRecord(estate) };
      return amendAggregate(model, { id: estate.id, version: estate.version, update, events });
    },
    /** What lists show of it; a row of a later version stays. */
    show: (estate: Estate): Promise<void> => writeRows(models, [estate]),
    run: (id: string): Promise<FiguresRun | null> => runs().findOne({ _id: id }),
    async saveRun({ _id, ...run }: FiguresRun): Promise<void> {
      await runs().updateOne({ _id }, { $set: run }, { upsert: true });
    },
  };
}
export type FiguresStore = ReturnType<typeof createFiguresStore>;
