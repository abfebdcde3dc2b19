const OPEN = '<'.charCodeAt(0);
const CLOSE = '>'.charCodeAt(0);

/** Counts the characters outside of tags, piece by piece: each byte is looked at once, however the tags are broken. */
export function createTextCounter() {
  let inTag = false;
  let characters = 0;
  return {
    add(chunk: Uint8Array): void {
      for (const byte of chunk) {
        if (byte === OPEN) inTag = true;
        else if (byte === CLOSE) inTag = false;
        // A byte that continues a character of UTF-8 is no character of its own.
        else if (!inTag && (byte & 0xc0) !== 0x80) characters += 1;
      }
    },
    count: (): number => characters,
  };
}
