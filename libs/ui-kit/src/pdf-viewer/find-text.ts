export interface Match {
  readonly start: number;
  readonly end: number;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Marks that a typist has on her keyboard find those that a printer sets. */
const loosely = (word: string): string =>
  escaped(word)
    .replace(/['‘’]/g, "['‘’]")
    .replace(/["“”]/g, '["“”]')
    .replace(/[-‐‑–—]/g, '[-‐‑–—]');

/**
 * Where a text says the wanted words, whatever their case. Space between them may be any, or none: a page breaks its
 * lines without one. Case: "trust  company" in "the TRUST\ncompany" → [4, 17].
 */
export function findIn(text: string, wanted: string): Match[] {
  const words = wanted.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const pattern = new RegExp(words.map(loosely).join('\\s*'), 'giu');
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

/** The same places in what is drawn: an element's words may be cut into many. */
export function rangesIn(element: Element, wanted: string): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: { readonly node: Node; readonly start: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    parts.push({ node, start: text.length });
    text += node.textContent ?? '';
  }
  const at = (offset: number): { node: Node; start: number } | undefined =>
    parts.findLast(({ start }) => start <= offset);
  return findIn(text, wanted).flatMap(({ start, end }) => {
    const [first, last] = [at(start), at(end - 1)];
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
    return [range];
  });
}
