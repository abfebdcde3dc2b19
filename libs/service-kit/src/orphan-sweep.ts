import type { BlobArea, BlobStore } from './blob-store.ts';
import type { Logger } from './logging.ts';
import type { Worker } from './service.ts';

export interface OrphanSweepOptions {
  readonly blobs: BlobStore;
  readonly area: BlobArea;
  /** Those of the keys that a document still refers to, deleted ones with waiting events included. */
  readonly referred: (keys: readonly string[]) => Promise<readonly string[]>;
  readonly log: Logger;
  readonly now?: () => Date;
  readonly everyMs?: number;
}

export interface OrphanSweep extends Worker {
  /** Removes what nothing refers to; answers how many. */
  sweep(): Promise<number>;
}

/**
 * Far longer than a reference to a new blob can be used (ten minutes): what nothing refers to after a day, nothing will
 * ever refer to.
 */
const MIN_AGE_MS = 24 * 60 * 60_000;
const EVERY_MS = 60 * 60_000;
const BATCH = 500;

/** Collects blobs that were stored and then taken by nobody: a refused operation, a process that died in between. */
export function createOrphanSweep(options: OrphanSweepOptions): OrphanSweep {
  const { blobs, area, referred, log, now = () => new Date(), everyMs = EVERY_MS } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const collect = async (keys: readonly string[]): Promise<number> => {
    const kept = new Set(keys.length > 0 ? await referred(keys) : []);
    const orphans = keys.filter((key) => !kept.has(key));
    for (const key of orphans) await blobs.delete(key);
    return orphans.length;
  };
  const sweep = async (): Promise<number> => {
    let removed = 0;
    let batch: string[] = [];
    for await (const key of blobs.list(area, new Date(now().getTime() - MIN_AGE_MS))) {
      batch.push(key);
      if (batch.length < BATCH) continue;
      removed += await collect(batch);
      batch = [];
    }
    removed += await collect(batch);
    if (removed > 0) log.info({ area, removed }, 'blobs that nothing refers to were removed');
    return removed;
  };
  const inBackground = (): void => {
    running = sweep().catch((error: Error) => log.warn({ err: error, area }, 'orphaned blobs were not collected'));
  };
  return {
    sweep,
    async start() {
      timer = setInterval(inBackground, everyMs);
      inBackground();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
