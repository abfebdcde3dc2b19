import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** Keys of the audit trail: whoever can write the database, but has no key, cannot write a trail that holds together. */
export interface AuditKeys {
  /** Name of the key that new entries are sealed with. */
  readonly current: string;
  /** Also those of earlier times, which still prove what they sealed. */
  readonly byId: ReadonlyMap<string, KeyObject>;
}

/** In place of a key's name: a plain hash, from before entries were sealed. */
export const UNSEALED = null;

/** A name tells keys apart and gives nothing of them away. */
const nameOf = (key: Uint8Array): string => createHash('sha256').update(key).digest('hex').slice(0, 12);

export function createAuditKeys(current: Uint8Array, earlier: readonly Uint8Array[] = []): AuditKeys {
  return {
    current: nameOf(current),
    byId: new Map([...earlier, current].map((key) => [nameOf(key), createSecretKey(key)])),
  };
}

/** Null when the key is not at hand. */
export function digestOf(text: string, keyId: string | null, keys: AuditKeys): string | null {
  if (keyId === UNSEALED) return createHash('sha256').update(text).digest('hex');
  const key = keys.byId.get(keyId);
  return key ? createHmac('sha256', key).update(text).digest('hex') : null;
}
