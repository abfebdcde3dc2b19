/** Letters and digits alone, in lower case, as two texts are compared that people have typed. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Longer ones are compared by their beginning: names are not. */
const COMPARED = 60;

/** How many letters must be added, left out or changed to make one of the other. Case: `Jon`, `John` → 1. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let at = 1; at <= a.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= b.length; to += 1) {
      const same = a[at - 1] === b[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The texts that somebody may have meant, the closest first: a few letters off, or with a whole word in common. */
export function alike(text: string, among: readonly string[], most = 3): string[] {
  const meant = comparable(text).slice(0, COMPARED);
  if (meant === '') return [];
  const words = new Set(meant.split(' ').filter((word) => word.length > 2));
  const scored = among.map((label) => {
    const known = comparable(label).slice(0, COMPARED);
    const off = distance(meant, known) / Math.max(meant.length, known.length);
    const shares = known.split(' ').some((word) => words.has(word));
    return { label, off, isAlike: off <= 0.34 || shares };
  });
  return scored
    .filter(({ isAlike }) => isAlike)
    .toSorted((a, b) => a.off - b.off)
    .slice(0, most)
    .map(({ label }) => label);
}

/** `Did you mean A or B?`, or nothing. */
export function didYouMean(text: string, among: readonly string[]): string {
  const close = alike(text, among).map((label) => `“${label}”`);
  if (close.length === 0) return '';
  const last = close.at(-1) ?? '';
  return ` Did you mean ${close.length === 1 ? last : `${close.slice(0, -1).join(', ')} or ${last}`}?`;
}
