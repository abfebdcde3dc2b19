import type { AuditAction, AuditOutcome } from '@platform/contracts/audit-actions';
import { type AuditKeys, digestOf, UNSEALED } from './audit-keys.ts';

export type { AuditAction };

/** Who did what, as whom, on what, from where, and how it ended. */
export interface AuditFacts {
  readonly action: AuditAction;
  readonly outcome: AuditOutcome;
  /** Whose session it was; null for a visitor. In support mode the person that was acted as. */
  readonly accountId: string | null;
  /** The person behind a session in support mode. */
  readonly impersonatorId: string | null;
  readonly organizationId: string | null;
  /** What it was done to: an account, an organization, a membership. */
  readonly subjectId: string | null;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  /** Names and short values; never a password, a code or a token. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** One link of a chain: an organization's own, or the platform's for what belongs to none. */
export interface AuditEntry extends AuditFacts {
  readonly id: string;
  readonly chain: string;
  /** From 1, without gaps. */
  readonly sequence: number;
  readonly at: Date;
  readonly previousHash: string;
  /** The key of its hash; null for an entry from before entries were sealed. */
  readonly keyId: string | null;
  readonly hash: string;
}

export const PLATFORM_CHAIN = 'platform';
export const FIRST_HASH = '0'.repeat(64);

/** The same value always as the same text: keys in order, at every level. */
function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** What an entry's hash must be; null when it was sealed with a key that is not at hand. */
export function auditHash({ keyId, ...entry }: Omit<AuditEntry, 'id' | 'hash'>, keys: AuditKeys): string | null {
  // An entry from before sealing says nothing of a key, and must go on to give the hash that it has.
  return digestOf(canonical(keyId === UNSEALED ? entry : { ...entry, keyId }), keyId, keys);
}

/** The next link after `previous`, sealed with the present key. */
export function nextEntry(
  chain: string,
  previous: Pick<AuditEntry, 'sequence' | 'hash'> | null,
  facts: AuditFacts,
  at: Date,
  keys: AuditKeys,
): AuditEntry {
  const sequence = (previous?.sequence ?? 0) + 1;
  const previousHash = previous?.hash ?? FIRST_HASH;
  const linked = { ...facts, chain, sequence, at, previousHash, keyId: keys.current };
  return { ...linked, id: `${chain}:${sequence}`, hash: auditHash(linked, keys) ?? '' };
}

/** The newest link of a chain, noted apart from it, so that a cut end is noticed. */
export interface AuditHead {
  readonly sequence: number;
  readonly hash: string;
  readonly keyId: string | null;
  readonly seal: string | null;
}

const headText = (chain: string, { sequence, hash }: Pick<AuditHead, 'sequence' | 'hash'>): string =>
  `head of ${chain}: ${sequence} ${hash}`;

export function sealedHead(
  chain: string,
  { sequence, hash }: Pick<AuditHead, 'sequence' | 'hash'>,
  keys: AuditKeys,
): AuditHead {
  const keyId = keys.current;
  return { sequence, hash, keyId, seal: digestOf(headText(chain, { sequence, hash }), keyId, keys) };
}

/** Whether a head was written by whoever holds the key. One without a seal is from before sealing. */
export function isGenuine(chain: string, head: AuditHead, keys: AuditKeys): boolean {
  return head.keyId !== UNSEALED && head.seal === digestOf(headText(chain, head), head.keyId, keys);
}
