import { instant, number, orNull, schemaHistoryPlugin, storedSchema, text } from '@platform/service-kit';
import type { Connection, Model, Schema } from 'mongoose';

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

function runSchema(): Schema<FiguresRun> {
  const schema = storedSchema<FiguresRun>(
    {
      _id: text,
      startedAt: instant,
      updatedAt: instant,
      finishedAt: orNull(instant),

      afterId: text,
      total: number,
      written: number,
      overtaken: number,
      failed: number,
      notDue: number,
    },
    { collection: 'figures_runs' },
  );
  schema.plugin(schemaHistoryPlugin, []);
  return schema;
}

/** The same model for whoever asks again on one connection. */
export function defineFiguresRunModel(connection: Connection): Model<FiguresRun> {
  const known = connection.models['FiguresRun'] as Model<FiguresRun> | undefined;
  return known ?? connection.model<FiguresRun>('FiguresRun', runSchema());
}
