/** A new random id: a version 4 UUID, 122 random bits. Available in browsers and in Node. */
export function newId(): string {
  return globalThis.crypto.randomUUID();
}
