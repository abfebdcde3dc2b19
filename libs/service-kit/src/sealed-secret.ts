import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keys of one purpose: the current one seals, and what an earlier one sealed stays readable while that is listed. */
export interface SealingKeys {
  readonly current: Uint8Array;
  readonly earlier: readonly Uint8Array[];
}

/** Encrypts a secret that must be read again: iv, tag and text, AES-256-GCM. */
export function sealSecret(secret: string, { current }: SealingKeys): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', current, iv);
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function opened(bytes: Buffer, key: Uint8Array): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null; // sealed with another key
  }
}

/** Throws: Error when it was sealed with none of the keys. */
export function openSecret(sealed: string, { current, earlier }: SealingKeys): string {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of [current, ...earlier]) {
    const secret = opened(bytes, key);
    if (secret !== null) return secret;
  }
  throw new Error('a secret was sealed with a key that is not listed');
}
