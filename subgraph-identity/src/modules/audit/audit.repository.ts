import type { QueryFilter } from 'mongoose';
import type { AuditDocument, AuditModels } from './audit.model.ts';
import {
  type AuditAction,
  type AuditEntry,
  type AuditFacts,
  firstBreak,
  nextEntry,
  PLATFORM_CHAIN,
} from './domain/audit-entry.ts';

const DUPLICATE_KEY = 11_000;
const MAX_ATTEMPTS = 50;

const toEntry = ({ _id, ...rest }: AuditDocument): AuditEntry => ({ ...rest, id: _id });
const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;

/** The audit trail: entries are added and read, never changed or removed. */
export function createAuditTrail({ entries, heads }: AuditModels, now: () => Date) {
  const newest = (chain: string): Promise<AuditDocument | null> =>
    entries.findOne({ chain }).sort({ sequence: -1 }).lean<AuditDocument>();
  /** The entry that this process wrote last in a chain: the newest, unless another process was quicker. */
  const last = new Map<string, AuditEntry>();
  /** Appends of one process take turns, so that only different processes ever compete for a number. */
  const queues = new Map<string, Promise<unknown>>();

  async function appendNow(chain: string, facts: AuditFacts): Promise<AuditEntry> {
    for (let attempt = 1; ; attempt += 1) {
      const entry = nextEntry(chain, last.get(chain) ?? (await newest(chain)), facts, now());
      const { id, ...rest } = entry;
      try {
        await entries.create([{ ...rest, _id: id }]);
        last.set(chain, entry);
        return entry;
      } catch (error) {
        last.delete(chain);
        if (!isDuplicate(error) || attempt === MAX_ATTEMPTS) throw error; // another process took the number
      }
    }
  }

  async function noteHead(chain: string, { sequence, hash }: AuditEntry): Promise<void> {
    // Only forward: a slower process must not set the head back.
    await heads.updateOne({ _id: chain, sequence: { $lt: sequence } }, { $set: { sequence, hash } });
    if (sequence === 1) await heads.updateOne({ _id: chain }, { $setOnInsert: { sequence, hash } }, { upsert: true });
  }

  return {
    /** Resolves when the entry is stored. Its head follows before the next entry; one that failed is caught up by that. */
    append(facts: AuditFacts): Promise<AuditEntry> {
      const chain = facts.organizationId ?? PLATFORM_CHAIN;
      const turn = (queues.get(chain) ?? Promise.resolve()).then(() => appendNow(chain, facts));
      const settled = turn
        .then((entry) => noteHead(chain, entry))
        .catch(() => undefined)
        .finally(() => {
          if (queues.get(chain) === settled) queues.delete(chain);
        });
      queues.set(chain, settled);
      return turn;
    },
    async list(filter: {
      chains: readonly string[] | 'all';
      accountId?: string | null | undefined;
      actions?: readonly AuditAction[] | null | undefined;
      skip: number;
      limit: number;
    }) {
      const where: QueryFilter<AuditDocument> = {
        ...(filter.chains !== 'all' && { chain: { $in: [...filter.chains] } }),
        ...(filter.accountId && { accountId: filter.accountId }),
        ...(filter.actions && { action: { $in: [...filter.actions] } }),
      };
      const [found, totalCount] = await Promise.all([
        entries
          .find(where)
          .sort({ at: -1, sequence: -1 })
          .skip(filter.skip)
          .limit(filter.limit)
          .lean<AuditDocument[]>(),
        entries.countDocuments(where),
      ]);
      return { entries: found.map(toEntry), totalCount };
    },
    /** The first sequence number at which a chain no longer holds together; null when it is whole. */
    async firstBreak(chain: string): Promise<number | null> {
      await queues.get(chain);
      const [found, head] = await Promise.all([
        entries.find({ chain }).sort({ sequence: 1 }).lean<AuditDocument[]>(),
        heads.findById(chain).lean<{ sequence: number; hash: string }>(),
      ]);
      return firstBreak(found.map(toEntry), head);
    },
  };
}
export type AuditTrail = ReturnType<typeof createAuditTrail>;
