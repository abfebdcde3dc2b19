import type { IsoDate } from '@platform/kernel';
import { amendAggregate, type OutboxEvent } from '@platform/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import type { CalculatedFigures, Estate } from '../../domain/estate/estate.ts';
import { FIGURES_RULE_SET } from '../../domain/estate/figures.ts';
import { type EstateRecord, toEstate, toRecord } from './estate-record.ts';
import { defineRowModels, type EstateRowRecord } from './estate-rows.model.ts';
import { writeRows } from './estate-rows.ts';
import { defineFiguresRunModel, type FiguresRun } from './figures-runs.model.ts';

/** What tells whether an estate's figures are due, without reading the estate. */
export interface FiguresRow {
  readonly id: string;
  readonly organizationId: string;
  readonly calculated: Partial<CalculatedFigures>;
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
  const runs = defineFiguresRunModel(model.db);
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
      const found = await model.findOne({ _id: id, deletedAt: null } as QueryFilter<EstateRecord>).lean<EstateRecord>();
      return found && toEstate(found);
    },
    /** Over the version that was read; false when somebody changed the estate since. */
    async write(estate: Estate, events: readonly OutboxEvent[]): Promise<boolean> {
      const update = { $set: toRecord(estate) };
      return amendAggregate(model, { id: estate.id, version: estate.version, update, events });
    },
    /** What lists show of it; a row of a later version stays. */
    show: (estate: Estate): Promise<void> => writeRows(models, [estate]),
    run: async (id: string): Promise<FiguresRun | null> => runs.findOne({ _id: id }).lean<FiguresRun>(),
    async saveRun({ _id, ...run }: FiguresRun): Promise<void> {
      await runs.updateOne({ _id }, { $set: run }, { upsert: true });
    },
  };
}
export type FiguresStore = ReturnType<typeof createFiguresStore>;
