export const LONGEST_END = 24;

/** Every word's ends from each letter on: what begins one of them is a part of a word. `Lee Ann` → lee, ee, e, ann, nn, n. */
export function wordEnds(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const ends = words.flatMap((word) =>
    Array.from({ length: word.length }, (_, start) => word.slice(start, start + LONGEST_END)),
  );
  return [...new Set(ends)];
}
