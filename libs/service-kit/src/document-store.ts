import type { DocumentNode } from 'graphql';

/** As Apollo Server asks for it, for documents and for persisted queries. */
export interface ByteBoundStore<Value> {
  get(key: string): Promise<Value | undefined>;
  set(key: string, value: Value): Promise<void>;
  delete(key: string): Promise<boolean>;
  /** What it holds now, by its own measure. */
  readonly bytes: number;
}

/**
 * Keeps what was used last, up to so many bytes with keys. One value may take a sixteenth: whoever sends a large one
 * drives none of the others out.
 */
export function createByteBoundStore<Value>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): ByteBoundStore<Value> {
  // A map keeps the order in which its keys were set: the first is the one that was not used for longest.
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let held = 0;
  const remove = (key: string): boolean => {
    held -= entries.get(key)?.bytes ?? 0;
    return entries.delete(key);
  };
  return {
    get bytes() {
      return held;
    },
    async get(key) {
      const found = entries.get(key);
      if (!found) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found.value;
    },
    async set(key, value) {
      remove(key);
      const bytes = key.length * 2 + bytesOf(value);
      if (bytes > maxBytes / 16) return;
      entries.set(key, { value, bytes });
      held += bytes;
      for (const oldest of entries.keys()) {
        if (held <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: async (key) => remove(key),
  };
}

const DOCUMENT_STORE_BYTES = 16 * 1024 * 1024;
/** Of a token with its place, and of the node over it; measured with the documents of the screens. */
const BYTES_PER_TOKEN = 400;

/** A parsed document holds its whole text, comments too, and every token of it. */
function documentBytes({ loc }: DocumentNode): number {
  let tokens = 0;
  for (let token = loc?.startToken ?? null; token; token = token.next) tokens += 1;
  return (loc?.source.body.length ?? 0) * 2 + tokens * BYTES_PER_TOKEN;
}

/** Documents that were parsed and found valid. Apollo's own store measures them without their text. */
export const createDocumentStore = (): ByteBoundStore<DocumentNode> =>
  createByteBoundStore(DOCUMENT_STORE_BYTES, documentBytes);
