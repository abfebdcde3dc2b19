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
/** A store that was put back from an old copy, or is another one, must not cost everybody their files. */
const SUSPICIOUS_COUNT = 100;
const SUSPICIOUS_SHARE = 0.5;

/** Collects blobs that were stored and then taken by nobody: a refused operation, a process that died in between. */
export function createOrphanSweep(options: OrphanSweepOptions): OrphanSweep {
  const { blobs, area, referred, log, now = () => new Date(), everyMs = EVERY_MS } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const orphansOf = async (keys: readonly string[]): Promise<string[]> => {
    const kept = new Set(keys.length > 0 ? await referred(keys) : []);
    return keys.filter((key) => !kept.has(key));
  };
  const sweep = async (): Promise<number> => {
    const orphans: string[] = [];
    let looked = 0;
    let batch: string[] = [];
    const lookAtBatch = async (): Promise<void> => {
      orphans.push(...(await orphansOf(batch)));
      looked += batch.length;
      batch = [];
    };
    for await (const key of blobs.list(area, new Date(now().getTime() - MIN_AGE_MS))) {
      if (batch.push(key) === BATCH) await lookAtBatch();
    }
    await lookAtBatch();
    if (orphans.length >= SUSPICIOUS_COUNT && orphans.length > looked * SUSPICIOUS_SHARE) {
      const words =
        'more than half of the files belong to no document: is this the store they belong to? Nothing was removed';
      log.error({ area, orphans: orphans.length, looked }, words);
      return 0;
    }
    for (const key of orphans) await blobs.delete(key);
    if (orphans.length > 0) log.info({ area, removed: orphans.length }, 'blobs that nothing refers to were removed');
    return orphans.length;
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
