import { setTimeout as pause } from 'node:timers/promises';
import { FOLDED_ENTRIES } from '@platform/contracts/audit-actions';
import { isDuplicateKey, type Logger } from '@platform/service-kit';
import {
  type AuditEntry,
  type AuditFacts,
  FIRST_HASH,
  isGenuine,
  nextEntry,
  PLATFORM_CHAIN,
  sealedHead,
} from '../../domain/audit/audit-entry.ts';
import { type AuditKeys, UNSEALED } from '../../domain/audit/audit-keys.ts';
import { auditLines, type FoldedFacts } from '../../domain/audit/audit-lines.ts';
import { type ChainState, createChainCheck } from '../../domain/audit/chain-check.ts';
import { type AuditDocument, type AuditHeadDocument, type AuditModels, NEWEST_FIRST } from './audit.model.ts';
import { type AuditFilter, auditQuery } from './audit-filter.ts';

const MAX_ATTEMPTS = 50;
/** Every so often the log gets the newest hash too: a copy that whoever rewrites the database does not reach. */
const LOGGED_EVERY = 100;
const READ_AT_ONCE = 500;
/** A head follows its entry by this: the answer that waits for the entry goes out first, and a burst needs one head. */
const HEAD_AFTER_MS = 20;

export interface AuditTrailDeps {
  readonly keys: AuditKeys;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Of one line; how many there are stands beside them. */
const SHOWN_OF_LINE = 50;
const FOLDED_FACTS = { action: 1, outcome: 1, accountId: 1, impersonatorId: 1, requestId: 1 } as const;

/** The newest entry of a line, with the others of it. */
export interface AuditLine extends AuditEntry {
  readonly folded: readonly AuditEntry[];
  readonly foldedCount: number;
}
interface Page {
  readonly skip: number;
  readonly limit: number;
}

/** The end of a chain: what the next entry follows, and whether what is noted of it may be moved on. */
interface ChainEnd {
  readonly previous: Pick<AuditEntry, 'sequence' | 'hash'>;
  readonly noted: boolean;
}

// Entries from before sealing have no key.
const toEntry = ({ _id, ...rest }: AuditDocument): AuditEntry => ({ ...rest, id: _id, keyId: rest.keyId ?? UNSEALED });

/** The audit trail: entries are added and read, never changed or removed. */
export function createAuditTrail({ entries, heads }: AuditModels, { keys, log, now }: AuditTrailDeps) {
  /** The end of each chain after this process wrote to it, unless another process was quicker. */
  const ends = new Map<string, ChainEnd>();
  /** Appends of one process take turns, so that only different processes ever compete for a number. */
  const queues = new Map<string, Promise<unknown>>();
  /** Chains whose head is about to follow. */
  const following = new Map<string, Promise<void>>();
  /** Checks under way: of several people who ask at once, one is enough. */
  const checks = new Map<string, Promise<ChainState>>();
  const headOf = (chain: string): Promise<AuditHeadDocument | null> => heads.findById(chain).lean<AuditHeadDocument>();

  /**
   * From whichever of the newest row and the head is further: after a cut the numbers go on behind the gap, which stays.
   * A head that is missing or false is not put right: it is what shows that somebody was there.
   */
  async function readEnd(chain: string): Promise<ChainEnd> {
    const [newest, head] = await Promise.all([
      entries.findOne({ chain }).sort({ sequence: -1 }).lean<AuditDocument>(),
      headOf(chain),
    ]);
    if (!newest && !head) return begin(chain);
    const last = newest ? toEntry(newest) : { sequence: 0, hash: FIRST_HASH };
    if (!head || !(await isTrusted(chain, head))) return { previous: last, noted: false };
    return { previous: head.sequence > last.sequence ? head : last, noted: true };
  }
  async function isTrusted(chain: string, head: AuditHeadDocument): Promise<boolean> {
    if (isGenuine(chain, head, keys)) return true;
    const row = await entries.findById(`${chain}:${head.sequence}`).lean<AuditDocument>();
    return (head.keyId ?? UNSEALED) === UNSEALED && row !== null && (row.keyId ?? UNSEALED) === UNSEALED;
  }
  /** The head is there before the first entry, so that a chain without one was tampered with. */
  async function begin(chain: string): Promise<ChainEnd> {
    const previous = { sequence: 0, hash: FIRST_HASH };
    await heads.updateOne({ _id: chain }, { $setOnInsert: sealedHead(chain, previous, keys) }, { upsert: true });
    return { previous, noted: true };
  }

  async function appendNow(chain: string, facts: AuditFacts): Promise<{ entry: AuditEntry; isFirst: boolean }> {
    for (let attempt = 1; ; attempt += 1) {
      const known = ends.get(chain);
      const { previous, noted } = known ?? (await readEnd(chain));
      const entry = nextEntry(chain, previous, facts, now(), keys);
      const { id, ...rest } = entry;
      try {
        // The driver's own collection: stored is what was hashed, with no cast in between.
        await entries.collection.insertOne({ ...rest, _id: id } as never);
        ends.set(chain, { previous: entry, noted });
        return { entry, isFirst: !known };
      } catch (error) {
        ends.delete(chain);
        if (!isDuplicateKey(error) || attempt === MAX_ATTEMPTS) throw error; // another process took the number
      }
    }
  }

  async function afterAppend(chain: string, { sequence, hash }: AuditEntry, isFirst: boolean): Promise<void> {
    if (!following.has(chain)) following.set(chain, followWithHead(chain));
    if (isFirst || sequence % LOGGED_EVERY === 0) log.info({ chain, sequence, hash }, 'head of the audit trail');
    if (isFirst && chain !== PLATFORM_CHAIN) await noteBeginning(chain);
  }
  /** Until nothing more was written. One that fails is caught up by the next. */
  async function followWithHead(chain: string): Promise<void> {
    for (let last = 0; ; ) {
      await pause(HEAD_AFTER_MS);
      const end = ends.get(chain);
      if (!end?.noted || end.previous.sequence === last) break;
      const { sequence, hash } = end.previous;
      const head = sealedHead(chain, { sequence, hash }, keys);
      // Only forward: a slower process must not set the head back.
      const written = await heads
        .updateOne({ _id: chain, sequence: { $lt: sequence } }, { $set: head })
        .catch((error: unknown) => log.warn({ err: error, chain }, 'the head of the audit trail was not written'));
      if (!written) break;
      last = sequence;
    }
    following.delete(chain);
  }
  /** What was appended is stored and its head with it. */
  async function settled(chain: string): Promise<void> {
    await queues.get(chain);
    await following.get(chain);
  }
  /** The platform's chain says how each other one began: one that is taken away whole, head and all, is missed. */
  async function noteBeginning(chain: string): Promise<void> {
    if (await beginningOf(chain)) return;
    const first = await entries.findById(`${chain}:1`).lean<AuditDocument>();
    if (!first) return;
    await append({
      action: 'trail.begun',
      outcome: 'SUCCEEDED',
      accountId: null,
      impersonatorId: null,
      organizationId: null,
      subjectId: chain,
      ipAddress: null,
      userAgent: null,
      requestId: null,
      details: { firstHash: first.hash },
    });
  }
  /** Hash of the first entry as the platform's chain has it; its own when that is asked. */
  async function beginningOf(chain: string): Promise<string | null> {
    if (chain === PLATFORM_CHAIN) return (await heads.exists({ _id: { $ne: PLATFORM_CHAIN } })) && firstHashOf(chain);
    const begun = await entries
      .findOne({ chain: PLATFORM_CHAIN, action: 'trail.begun', subjectId: chain })
      .sort({ sequence: 1 })
      .lean<AuditDocument>();
    return begun ? String(begun.details['firstHash']) : null;
  }
  /** Other chains cannot be without the platform's: where it has no first entry, any other text is none that fits. */
  const firstHashOf = async (chain: string): Promise<string> =>
    (await entries.findById(`${chain}:1`).lean<AuditDocument>())?.hash ?? FIRST_HASH;

  async function check(chain: string): Promise<ChainState> {
    await settled(chain);
    // What is noted first: entries that come meanwhile are then beyond the head, never short of it.
    const [head, firstHash] = await Promise.all([headOf(chain), beginningOf(chain)]);
    const whole = createChainCheck(chain, { head, firstHash, keys });
    const rows = entries.find({ chain }).sort({ sequence: 1 }).batchSize(READ_AT_ONCE).lean<AuditDocument[]>().cursor();
    for await (const row of rows) if (!whole.take(toEntry(row))) break;
    await rows.close();
    return whole.finish();
  }

  /** Resolves when the entry is stored. Its head follows a moment later. */
  function append(facts: AuditFacts): Promise<AuditEntry> {
    const chain = facts.organizationId ?? PLATFORM_CHAIN;
    const turn = (queues.get(chain) ?? Promise.resolve()).then(() => appendNow(chain, facts));
    const after = turn
      .then(({ entry, isFirst }) => afterAppend(chain, entry, isFirst))
      .catch(() => undefined)
      .finally(() => {
        if (queues.get(chain) === after) queues.delete(chain);
      });
    queues.set(chain, after);
    return turn.then(({ entry }) => entry);
  }

  return {
    append,
    /**
     * What an event tells, once: events of one estate come one after the other, so nobody else is adding the same.
     * Its id is among the details.
     */
    async appendOnce(facts: AuditFacts & { readonly details: { readonly eventId: string } }): Promise<void> {
      const { organizationId, subjectId, action, details } = facts;
      const chain = organizationId ?? PLATFORM_CHAIN;
      const known = await entries.exists({ chain, subjectId, action, 'details.eventId': details.eventId });
      if (!known) await append(facts);
    },
    /** Before the process ends: every head is where its chain is. */
    async close(): Promise<void> {
      await Promise.all([...queues.keys(), ...following.keys()].map(settled));
      await settled(PLATFORM_CHAIN); // how another chain began may just have been added
    },
    /** Newest first; entries of one moment in the order in which they came. */
    async list({ skip, limit, ...filter }: AuditFilter & Page) {
      const where = auditQuery(filter);
      const [found, totalCount] = await Promise.all([
        entries.find(where).sort(NEWEST_FIRST).skip(skip).limit(limit).lean<AuditDocument[]>(),
        entries.countDocuments(where),
      ]);
      return { entries: found.map(toEntry), totalCount };
    },
    /** The same as lines for people; page and total are of lines. */
    async lines({ skip, limit, ...filter }: AuditFilter & Page) {
      const where = auditQuery(filter);
      const [newest, entryCount] = await Promise.all([
        entries.find(where, FOLDED_FACTS).sort(NEWEST_FIRST).limit(FOLDED_ENTRIES).lean<AuditDocument[]>(),
        entries.countDocuments(where),
      ]);
      const lines = auditLines<FoldedFacts>(newest.map((one) => ({ ...one, id: one._id })));
      const shown = lines.slice(skip, skip + limit);
      const ids = shown.flatMap((line) => line.slice(0, SHOWN_OF_LINE).map(({ id }) => id));
      const found = await entries.find({ _id: { $in: ids } }).lean<AuditDocument[]>();
      const byId = new Map(found.map((row) => [row._id, toEntry(row)]));
      const beyond = Math.max(0, skip - lines.length);
      const older =
        shown.length < limit && entryCount > newest.length
          ? await entries
              .find(where)
              .sort(NEWEST_FIRST)
              .skip(newest.length + beyond)
              .limit(limit - shown.length)
              .lean<AuditDocument[]>()
          : [];
      const folded = shown.flatMap((line): AuditLine[] => {
        const [head, ...others] = line.flatMap(({ id }) => byId.get(id) ?? []);
        return head ? [{ ...head, folded: others, foldedCount: line.length - 1 }] : [];
      });
      return {
        entries: [...folded, ...older.map((row): AuditLine => ({ ...toEntry(row), folded: [], foldedCount: 0 }))],
        totalCount: lines.length + entryCount - newest.length,
      };
    },
    /** Whether a chain holds together, read from beginning to end without ever holding the whole of it. */
    state(chain: string): Promise<ChainState> {
      const running = checks.get(chain);
      if (running) return running;
      const started = check(chain).finally(() => checks.delete(chain));
      checks.set(chain, started);
      return started;
    },
    /** The first sequence number at which a chain no longer holds together; null when it is whole. */
    async firstBreak(chain: string): Promise<number | null> {
      return (await this.state(chain)).brokenAt?.sequence ?? null;
    },
  };
}
export type AuditTrail = ReturnType<typeof createAuditTrail>;
