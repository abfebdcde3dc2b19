import { setImmediate } from 'node:timers/promises';
import { systemActor } from '@platform/contracts';
import { dayIn, FIRST_ZONE, type IsoDate, type TimeZone } from '@platform/kernel';
import type { Lease, Logger, Metrics, Worker } from '@platform/service-kit';
import { FIGURES_RULE_SET, figuresAreStale, withFigures } from '../../domain/estate/figures.ts';
import { estateChanged } from './estate.events.ts';
import type { FiguresRow, FiguresStore } from './figures.store.ts';
import type { FiguresRun } from './figures-runs.model.ts';

export interface FiguresWorkerDeps {
  readonly figures: FiguresStore;
  /** One instance works at a time; two would only work some estates out twice, for each write is conditional. */
  readonly lease: Lease;
  /** The zone of an organization's calendar. */
  readonly zoneOf: (organizationId: string) => Promise<TimeZone>;
  /** What else changes and new days have made due: sums, notices of reminders. Done when no figures are. */
  readonly afterwards: () => Promise<void>;
  readonly now: () => Date;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'gauge'>;
  /** Events wait to be published. */
  readonly nudge: () => void;
}

/** What one turn found: more at once, nothing due, or that another instance has the lease. */
export type Turn = 'more' | 'idle' | 'elsewhere';

export interface FiguresWorker extends Worker {
  /** One batch; what a test calls in place of the clock. */
  turn(): Promise<Turn>;
}

/** A kill costs the engine's work on this many estates at most, and nothing that was written. */
export const FIGURES_BATCH = 25;
/** A day begins at another moment in each zone; a minute late is early enough. */
const POLL_MS = 60_000;
const RETRY_MS = 5_000;
/** What could not be worked out, or is not due yet, is looked at again after this time. */
const LATER_MS = 10 * 60_000;

const ACTOR = systemActor('estate', 'figures', { everything: true, organizationIds: [], estateIds: [] });

type Outcome = 'written' | 'overtaken' | 'failed' | 'notDue';

/** Works out one estate again, unless somebody's change has done so or its organization's day has not come. */
function createRecalculation({ figures, zoneOf, now, log, nudge }: FiguresWorkerDeps) {
  const again = async ({ id, organizationId, calculated }: FiguresRow): Promise<Outcome> => {
    const today = dayIn(await zoneOf(organizationId), now());
    if (!figuresAreStale(calculated, today)) return 'notDue';
    const estate = await figures.read(id);
    if (!estate) return 'overtaken';
    if (!figuresAreStale(estate.calculated, today)) {
      // Worked out by a change, or by an instance that was ended before the row was written.
      await figures.show(estate);
      return 'overtaken';
    }
    const next = workedOut(estate, today, log);
    if (!next) return 'failed';
    // Others keep a copy of this one figure; of the rest they ask.
    const differs = next.calculated.ultraEligible !== estate.calculated.ultraEligible;
    const events = differs ? [estateChanged(next, estate.version, ACTOR, now())] : [];
    if (!(await figures.write(next, events))) return 'overtaken';
    await figures.show(next);
    if (differs) nudge();
    return 'written';
  };
  return again;
}

type Estates = Parameters<typeof withFigures>[0];

/** Null where the engine fails on this estate: the others go on. An outage of the store is no such failure. */
function workedOut(estate: Estates, today: IsoDate, log: Logger): Estates | null {
  try {
    return withFigures(estate, today);
  } catch (error) {
    log.error({ err: error, estateId: estate.id }, 'the figures of an estate could not be worked out');
    return null;
  }
}

/**
 * Works the figures of every estate out again that may be others: their day has come in the organization – a new year,
 * a state's law, a gift that is old enough, somebody's age – or other rules run. The figures themselves say what is
 * done, so an interruption loses nothing; the run says how far it is, for whoever watches.
 */
export function createFiguresWorker(deps: FiguresWorkerDeps): FiguresWorker {
  const { figures, lease, afterwards, now, log, metrics } = deps;
  const recalculate = createRecalculation(deps);
  const left = metrics.gauge(
    'estate_figures_stale',
    'Estates whose figures may be others today, or are of other rules',
  );
  const failures = metrics.gauge('estate_figures_failed', 'Estates whose figures could not be worked out in this run');
  let stopping = false;
  let wake = Promise.withResolvers<void>();
  let ended: Promise<void> = Promise.resolve();

  /** The run under way, or a new one where estates are due. */
  async function currentRun(id: string, today: IsoDate): Promise<FiguresRun | null> {
    const found = await figures.run(id);
    if (found && !found.finishedAt) return found;
    const total = await figures.countStale(today);
    left.set(total);
    const at = now();
    const tooSoon = found?.finishedAt && at.getTime() - found.finishedAt.getTime() < LATER_MS;
    if (total === 0 || tooSoon) return null;
    log.info({ run: id, total }, 'figures are worked out again');
    const none = { written: 0, overtaken: 0, failed: 0, notDue: 0 };
    return { _id: id, startedAt: at, updatedAt: at, finishedAt: null, afterId: '', total, ...none };
  }

  async function workOn(run: FiguresRun, rows: readonly FiguresRow[]): Promise<FiguresRun> {
    const { written, overtaken, failed, notDue } = run;
    const counts = { written, overtaken, failed, notDue };
    let { afterId } = run;
    for (const row of rows) {
      if (stopping) break;
      counts[await recalculate(row)] += 1;
      afterId = row.id;
      // Requests go first: the engine holds the thread while it works.
      await setImmediate();
    }
    return { ...run, ...counts, afterId, updatedAt: now() };
  }

  async function turn(): Promise<Turn> {
    if (!(await lease.take())) return 'elsewhere';
    const today = dayIn(FIRST_ZONE, now());
    const run = await currentRun(`${FIGURES_RULE_SET} on ${today}`, today);
    if (!run) {
      await afterwards();
      return 'idle';
    }
    const rows = await figures.stale(today, run.afterId, FIGURES_BATCH);
    const after = rows.length > 0 ? await workOn(run, rows) : { ...run, updatedAt: now(), finishedAt: now() };
    await figures.saveRun(after);
    const { _id, total, written, overtaken, failed, notDue } = after;
    left.set(Math.max(0, total - written - overtaken));
    failures.set(failed);
    const progress = { run: _id, total, written, overtaken, failed, notDue };
    if (rows.length === 0) log.info(progress, 'figures were worked out again');
    else log.debug(progress, 'figures are being worked out');
    return rows.length > 0 ? 'more' : 'idle';
  }

  const rest = async (ms: number): Promise<void> => {
    const timer = setTimeout(() => wake.resolve(), ms);
    await wake.promise;
    clearTimeout(timer);
    wake = Promise.withResolvers<void>();
  };
  const loop = async (): Promise<void> => {
    while (!stopping) {
      const startedAt = performance.now();
      const found = await turn().catch((error: unknown) => {
        log.warn({ err: error }, 'figures wait to be worked out');
        return 'failed' as const;
      });
      if (stopping) break;
      // As long a rest as the work was: half of a core at most, whatever there is to do.
      if (found === 'more') await rest(performance.now() - startedAt);
      else await rest(found === 'failed' ? RETRY_MS : POLL_MS);
    }
  };
  return {
    turn,
    async start() {
      stopping = false;
      ended = loop();
    },
    async stop() {
      stopping = true;
      wake.resolve();
      await ended;
      await lease.release().catch(() => undefined);
    },
  };
}
