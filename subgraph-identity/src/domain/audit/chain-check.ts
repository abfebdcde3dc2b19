import { type AuditEntry, type AuditHead, auditHash, FIRST_HASH, isGenuine } from './audit-entry.ts';
import { type AuditKeys, UNSEALED } from './audit-keys.ts';

export type BreakReason =
  /** A row is missing, or one was put in. */
  | 'GAP'
  | 'CHANGED'
  /** The end is missing, or what was noted of it is. */
  | 'END'
  /** The chain was begun anew. */
  | 'BEGINNING'
  /** Sealed with a key that this installation does not have. */
  | 'UNKNOWN_KEY';

export interface ChainState {
  readonly brokenAt: { readonly sequence: number; readonly reason: BreakReason } | null;
  /** Entries read until the end, or until the break. */
  readonly entryCount: number;
  /** The last entry from before sealing: up to it the chain holds together, and is not proven. */
  readonly unsealedThrough: number | null;
  /** The newest hash: whoever keeps a copy can prove later that the trail was this long. */
  readonly headHash: string | null;
}

/**
 * Whether a chain is whole, entry by entry: a row removed, changed or put in is a break at its sequence. `head` is the
 * newest link as it was noted before the first entry is read; `firstHash` is what another chain says of the first.
 */
export function createChainCheck(
  chain: string,
  { head, firstHash, keys }: { head: AuditHead | null; firstHash: string | null; keys: AuditKeys },
) {
  let expected = 1;
  let previousHash = FIRST_HASH;
  let sealed = false;
  let headSeen = head === null || head.sequence === 0;
  let unsealedThrough: number | null = null;
  let brokenAt: ChainState['brokenAt'] = null;

  function problemOf({ id: _id, hash, ...linked }: AuditEntry): BreakReason | null {
    const { sequence, keyId } = linked;
    if (sequence !== expected || linked.previousHash !== previousHash) return 'GAP';
    const right = auditHash(linked, keys);
    if (right === null) return 'UNKNOWN_KEY';
    if (right !== hash || (sealed && keyId === UNSEALED)) return 'CHANGED';
    if (sequence === 1 && firstHash !== null && firstHash !== hash) return 'BEGINNING';
    return head?.sequence === sequence && !isNotedWell(head, hash, keyId) ? 'END' : null;
  }
  /** A head from before sealing may stand for an entry from before sealing only. */
  const isNotedWell = (noted: AuditHead, hash: string, keyId: string | null): boolean =>
    noted.hash === hash && (isGenuine(chain, noted, keys) || (noted.keyId === UNSEALED && keyId === UNSEALED));

  return {
    /** False at the break: what follows it proves nothing. */
    take(entry: AuditEntry): boolean {
      const reason = problemOf(entry);
      if (reason) {
        brokenAt = { sequence: expected, reason };
        return false;
      }
      sealed = entry.keyId !== UNSEALED;
      if (!sealed) unsealedThrough = entry.sequence;
      headSeen ||= entry.sequence === head?.sequence;
      expected += 1;
      previousHash = entry.hash;
      return true;
    },
    finish(): ChainState {
      const empty = expected === 1;
      if (!brokenAt && empty && firstHash !== null) brokenAt = { sequence: 1, reason: 'BEGINNING' };
      // Each chain has its head before its first entry.
      const unnoted = head === null ? !empty : head.sequence === 0 && expected > 2;
      if (!brokenAt && (!headSeen || unnoted)) brokenAt = { sequence: expected, reason: 'END' };
      return { brokenAt, entryCount: expected - 1, unsealedThrough, headHash: empty ? null : previousHash };
    },
  };
}
