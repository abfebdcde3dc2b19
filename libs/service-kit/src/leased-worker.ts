import { newId } from '@platform/kernel';
import { type Model, type QueryFilter, Schema, type UpdateQuery } from 'mongoose';
import { changeAggregate } from './aggregate.ts';
import { createHeldLease } from './held-lease.ts';
import type { Logger } from './logging.ts';
import type { OutboxEvent } from './outbox.ts';
import type { Worker } from './service.ts';
import { createTurns } from './turns.ts';

/** What a document needs to be worked on under a lease. */
export interface LeasedDocument {
  _id: string;
  organizationId: string;
  /** Begun so far, this one included; one that only waited for something outside is not counted. */
  attempts: number;
  /** In a row ended by something outside being away. */
  outages: number;
  /** Not taken up again before. */
  notBefore: Date | null;
  /** Who works on it, and until when; a killed worker's lease runs out and another takes over. */
  lease: { workerId: string; until: Date } | null;
}

/** For a schema, beside its own fields. */
export const leaseFields = {
  attempts: { type: Number, default: 0 },
  outages: { type: Number, default: 0 },
  notBefore: { type: Date, default: null },
  lease: { type: new Schema({ workerId: String, until: Date }, { _id: false }), default: null },
};

/** What a new round of the same work starts with. */
export const FRESH_LEASE = { attempts: 0, outages: 0, notBefore: null, lease: null } as const;

/**
 * `outage`: something outside is away, tried again until it is back. `fault`: tried again a few times.
 * `final`: trying again would say the same.
 */
export type Failure = 'outage' | 'fault' | 'final';

export interface LeasedWork<Work> {
  readonly document: Work;
  /** Aborted when the service stops or the lease is gone (a cancellation, a stall). */
  readonly signal: AbortSignal;
  /** Conditional on the lease: whoever lost it changes nothing any more. Answers whether it was written. */
  change(set: Partial<Work>, events?: readonly OutboxEvent[]): Promise<boolean>;
  /** The same as the last write of this work. */
  finish(set: Partial<Work>, events?: readonly OutboxEvent[]): Promise<boolean>;
}

export interface LeasedWorkerOptions<Work extends LeasedDocument> {
  // biome-ignore lint/suspicious/noExplicitAny: documents of every shape that have the lease's paths
  readonly model: Model<any>;
  /** For the log: `reading`, `report`. */
  readonly name: string;
  /** Which documents are to be worked on, and stay so while they are. */
  readonly waiting: QueryFilter<Work>;
  /** Written when one is taken up. */
  readonly onTake?: Partial<Work>;
  /** Written when one is put off after a failure. */
  readonly onPause?: Partial<Work>;
  readonly concurrency: number;
  /** Of one organization at once; by default one place stays free for everybody else. */
  readonly perOrganization?: number;
  readonly maxAttempts: number;
  /** Ends with `finish`. */
  readonly run: (work: LeasedWork<Work>) => Promise<void>;
  readonly failureOf: (error: unknown) => Failure;
  /** Ends with `finish` too; no error when its workers died as often as may be. */
  readonly giveUp: (work: LeasedWork<Work>, error: unknown) => Promise<void>;
  /** After each write with events. */
  readonly nudgeRelay: () => void;
  readonly log: Logger;
  readonly timing?: Partial<LeaseTiming>;
}

export interface LeaseTiming {
  /** A killed worker is replaced after this; a living one renews in time. */
  readonly leaseMs: number;
  readonly renewMs: number;
  readonly pollMs: number;
  /** Before the second, third … try after a fault; the last one from then on. */
  readonly pausesMs: readonly number[];
  /** The same after an outage. A pause is no more than about half of what it has lasted: its end is soon noticed. */
  readonly outagePausesMs: readonly number[];
}

export interface LeasedWorker extends Worker {
  /** There may be something to do. */
  nudge(): void;
}

const TIMING: LeaseTiming = {
  leaseMs: 6_000,
  renewMs: 2_000,
  pollMs: 1_000,
  pausesMs: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000],
  outagePausesMs: [1_000, 1_000, 2_000, 3_000, 4_000, 5_000, 5_000, 10_000, 15_000, 30_000, 60_000],
};
/** At a minute each, about a day. */
const MAX_OUTAGES = 1_440;

/**
 * Works on what waits in a collection: one lease each, organizations in turn, failures tried again after pauses that
 * grow. An outcome and the event that tells it are one write, so it happens once however often it is tried.
 */
export function createLeasedWorker<Work extends LeasedDocument>(options: LeasedWorkerOptions<Work>): LeasedWorker {
  const { model, name, waiting, onTake = {}, onPause = {}, concurrency, maxAttempts, log } = options;
  const timing = { ...TIMING, ...options.timing };
  const workerId = newId();
  const stop = new AbortController();
  const turns = createTurns(options.perOrganization ?? Math.max(1, concurrency - 1));
  const running = new Set<Promise<void>>();
  /** What this worker works on: a lease that ran out while the store was away is its own still. */
  const begun = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let poll: NodeJS.Timeout | undefined;
  let filling: Promise<void> | undefined;
  let again = false;
  const mine = { $and: [waiting, { 'lease.workerId': workerId }] } as QueryFilter<Work>;
  const until = (): Date => new Date(Date.now() + timing.leaseMs);

  const take = async (): Promise<Work | null> => {
    const now = new Date();
    const free = [
      waiting,
      { $or: [{ lease: null }, { 'lease.until': { $lt: now } }] },
      ...(begun.size > 0 ? [{ _id: { $nin: [...begun] } }] : []),
      { $or: [{ notBefore: null }, { notBefore: { $lte: now } }] },
    ];
    const organizations: string[] = await model.distinct('organizationId', { $and: free });
    for (const organizationId of turns.order(organizations)) {
      const update = { $set: { ...onTake, lease: { workerId, until: until() } }, $inc: { attempts: 1 } };
      const taken = await model
        .findOneAndUpdate({ $and: [...free, { organizationId }] }, update, {
          sort: { createdAt: 1 },
          returnDocument: 'after',
        })
        .lean<Work>();
      if (taken) return taken;
    }
    return null;
  };

  const workOf = (document: Work, signal: AbortSignal): LeasedWork<Work> => {
    const write = async (update: UpdateQuery<Work>, events: readonly OutboxEvent[] = []): Promise<boolean> => {
      const { outcome } = await changeAggregate<Work>(model, {
        id: document._id,
        scope: {},
        only: mine,
        update,
        events,
      });
      if (outcome === 'applied' && events.length > 0) options.nudgeRelay();
      return outcome === 'applied';
    };
    return {
      document,
      signal,
      change: (set, events) => write({ $set: set } as UpdateQuery<Work>, events),
      finish: (set, events) => write({ $set: { ...set, lease: null } } as unknown as UpdateQuery<Work>, events),
    };
  };

  /** An outage is not the document's fault: the try does not count. */
  const putOff = async ({ _id, attempts, outages }: Work, failure: Failure): Promise<void> => {
    const outage = failure === 'outage';
    const pauses = outage ? timing.outagePausesMs : timing.pausesMs;
    const pauseMs = pauses[Math.min(outage ? outages : attempts - 1, pauses.length - 1)] ?? 0;
    const set = { ...onPause, lease: null, notBefore: new Date(Date.now() + pauseMs), ...(!outage && { outages: 0 }) };
    const count = outage ? { $inc: { attempts: -1, outages: 1 } } : {};
    await model.updateOne({ $and: [{ _id }, mine] }, { $set: set, ...count });
    const timer = setTimeout(() => {
      timers.delete(timer);
      void fill();
    }, pauseMs);
    timers.add(timer);
  };

  async function workOn(document: Work): Promise<void> {
    const lease = createHeldLease({
      everyMs: timing.renewMs,
      renew: async () => {
        const renewed = { $set: { 'lease.until': until() } };
        return (await model.updateOne({ $and: [{ _id: document._id }, mine] }, renewed)).matchedCount > 0;
      },
      log,
    });
    const work = workOf(document, AbortSignal.any([stop.signal, lease.signal]));
    try {
      if (document.attempts > maxAttempts) return await options.giveUp(work, undefined);
      await options.run(work);
    } catch (error) {
      if (work.signal.aborted) return;
      const failure = options.failureOf(error);
      const last = failure === 'outage' ? document.outages >= MAX_OUTAGES : document.attempts >= maxAttempts;
      log.warn({ err: error, id: document._id, attempt: document.attempts, failure }, `a ${name} did not succeed`);
      await (failure === 'final' || last ? options.giveUp(work, error) : putOff(document, failure));
    } finally {
      lease.end();
    }
  }

  function launch(document: Work): void {
    turns.begin(document.organizationId);
    begun.add(document._id);
    const job = workOn(document)
      // The store itself is away: the lease runs out, and the work is taken up again.
      .catch((error: Error) => log.error({ err: error, id: document._id }, `a ${name} was left where it was`))
      .finally(() => {
        running.delete(job);
        begun.delete(document._id);
        turns.end(document.organizationId);
        void fill();
      });
    running.add(job);
  }

  function fill(): Promise<void> {
    again = true;
    filling ??= fillPlaces().finally(() => {
      filling = undefined;
      // Asked for after the last look.
      if (again && !stop.signal.aborted && running.size < concurrency) void fill();
    });
    return filling;
  }

  async function fillPlaces(): Promise<void> {
    try {
      while (again && !stop.signal.aborted && running.size < concurrency) {
        again = false;
        const document = await take();
        if (!document) continue;
        // Taken up while the service began to stop: given back with the rest.
        if (stop.signal.aborted) return;
        launch(document);
        again = true;
      }
    } catch (error) {
      log.warn({ err: error }, `no ${name} could be taken up`);
    }
  }

  return {
    nudge: () => void fill(),
    async start() {
      poll = setInterval(() => void fill(), timing.pollMs);
      void fill();
    },
    async stop() {
      clearInterval(poll);
      for (const timer of timers) clearTimeout(timer);
      stop.abort(new Error('the service is stopping'));
      await filling;
      await Promise.allSettled(running);
      // What was only interrupted is nobody's failure.
      const released = { $set: { lease: null }, $inc: { attempts: -1 } };
      await model.updateMany(mine, released).catch(() => undefined);
    },
  };
}
