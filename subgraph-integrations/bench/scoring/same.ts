/** When two written values mean the same, by the rules of the corpus (its score.py). */

const TITLES = new Set(
  'mr mrs ms miss dr rev hon prof esq cpa jd md phd aka inc llc na co company corp corporation ltd lp pc the'.split(
    ' ',
  ),
);
const GENERATIONS = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);
const PLAIN: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u00a0': ' ',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\u2011': '-',
  '\u00ad': '',
};
const plain = (text: string): string =>
  text.replace(
    /[\u2018\u2019\u201c\u201d\u2013\u2014\u00a0\ufb01\ufb02\u2011\u00ad]/g,
    (letter) => PLAIN[letter] ?? letter,
  );

export const quoteForm = (text: string): string =>
  plain(text.normalize('NFC')).replace(/\s+/g, ' ').trim().toLowerCase();

/** The words of a name that count: no accents, titles or endings of companies. */
export function tokens(value: unknown): string[] {
  const text = plain(
    String(value ?? '')
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase(),
  )
    .replaceAll('&', ' and ')
    .replaceAll("'s", 's')
    .replaceAll('.', '');
  return (text.match(/[a-z0-9%$]+/g) ?? []).filter((token) => !TITLES.has(token));
}

const subset = (a: Set<string>, b: Set<string>): boolean => [...a].every((token) => b.has(token));
const overlap = (a: Set<string>, b: Set<string>): number => a.intersection(b).size / a.union(b).size;

export function sameName(x: unknown, y: unknown): boolean {
  const [first, second] = [tokens(x), tokens(y)];
  const generations = [first, second].map((list) => new Set(list.filter((token) => GENERATIONS.has(token))));
  const [ga = new Set(), gb = new Set()] = generations;
  if (first.length === 0 || second.length === 0) return false;
  if (ga.size > 0 && gb.size > 0 && (ga.size !== gb.size || !subset(ga, gb))) return false;
  const [a = [], b = []] = [first, second].map((list) => list.filter((token) => !GENERATIONS.has(token)));
  if (a.length === 0 || b.length === 0) return false;
  if (a.join(' ') === b.join(' ')) return true;
  const [A, B] = [new Set(a), new Set(b)];
  const [small, large] = A.size <= B.size ? [A, B] : [B, A];
  if (small.size >= 2 && subset(small, large) && !(large.has('trust') && !small.has('trust'))) return true;
  if (a.length > 1 && b.length > 1 && a[0] === b[0] && a.at(-1) === b.at(-1))
    return middlesAgree(a.slice(1, -1), b.slice(1, -1));
  return overlap(A, B) >= 0.6;
}

const middlesAgree = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === 0 || b.length === 0 || a.slice(0, b.length).every((token, index) => token[0] === b[index]?.[0]);

export function fuzzy(x: unknown, y: unknown, threshold = 0.5): boolean {
  const [A, B] = [new Set(tokens(x)), new Set(tokens(y))];
  if (A.size === 0 || B.size === 0) return false;
  return overlap(A, B) >= threshold || (Math.min(A.size, B.size) >= 2 && (subset(A, B) || subset(B, A)));
}

export function sameNumber(x: unknown, y: unknown): boolean {
  if (x === null || y === null || x === undefined || y === undefined || x === '' || y === '') return false;
  const [a, b] = [Number(x), Number(y)];
  return !Number.isNaN(a) && !Number.isNaN(b) && Math.abs(a - b) <= Math.max(0.005 * Math.abs(a), 0.001);
}
