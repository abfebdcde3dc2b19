import { createHash } from 'node:crypto';
import { newId } from '@platform/kernel';

/**
 * The id of a document that a repeated request must not create twice: a version 8 UUID of the hash of its parts.
 * Same account, key and kind, same id; so the second insert meets a duplicate key.
 */
export function derivedId(...parts: readonly [string, ...string[]]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.subarray(0, 16).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The id for what a mutation creates: derived when the request carries an idempotency key, else random. */
export function newDocumentId(accountId: string | null, idempotencyKey: string | null, kind: string): string {
  return idempotencyKey ? derivedId(accountId ?? 'anonymous', idempotencyKey, kind) : newId();
}

/** True for the error of an insert whose `_id` (or other unique key) is already there. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11_000;
}
