import { quoteForm } from './same.ts';
import type { Rec } from './score.ts';

export interface CitationScore {
  given: number;
  valid: number;
}

/** How many citations stand on the page that they name. On a scan nearly the same words are enough. */
export function scoreCitations(truth: Rec, citations: unknown, pages: readonly string[]): CitationScore {
  const isLoose = truth['scanned'] === true;
  const given = Array.isArray(citations) ? (citations as { page: number | null; quote: string }[]) : [];
  const valid = given.filter(({ page, quote }) =>
    truth['format'] === 'docx'
      ? pages.some((text) => stands(quote, text, isLoose))
      : page !== null && pages[page - 1] !== undefined && stands(quote, pages[page - 1] ?? '', isLoose),
  );
  return { given: given.length, valid: valid.length };
}

const LOOSE_ENOUGH = 0.85;

function stands(quote: string, page: string, isLoose: boolean): boolean {
  const [words, text] = [quoteForm(quote), quoteForm(page)];
  if (!words) return false;
  if (text.includes(words)) return true;
  if (!isLoose) return letters(text).includes(letters(words));
  const [sought, all] = [words.split(' '), text.split(' ')];
  const known = new Set(sought);
  const starts = Math.max(1, all.length - sought.length + 1);
  return all.slice(0, starts).some((_, from) => {
    const window = all.slice(from, from + sought.length);
    if (new Set(window.filter((word) => known.has(word))).size * 3 < sought.length) return false;
    return likeness(words, window.join(' ')) >= LOOSE_ENOUGH;
  });
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}_]/gu, '');

/** Twice what two texts have in common by their length, found as Python's difflib finds it. */
export function likeness(a: string, b: string): number {
  const matches = (fromA: number, toA: number, fromB: number, toB: number): number => {
    const [atA, atB, size] = longestMatch(a, b, fromA, toA, fromB, toB);
    if (size === 0) return 0;
    return size + matches(fromA, atA, fromB, atB) + matches(atA + size, toA, atB + size, toB);
  };
  return a.length + b.length === 0 ? 1 : (2 * matches(0, a.length, 0, b.length)) / (a.length + b.length);
}

function longestMatch(
  a: string,
  b: string,
  fromA: number,
  toA: number,
  fromB: number,
  toB: number,
): [number, number, number] {
  let best: [number, number, number] = [fromA, fromB, 0];
  let before = new Map<number, number>();
  for (let i = fromA; i < toA; i++) {
    const now = new Map<number, number>();
    for (let j = fromB; j < toB; j++) {
      if (a[i] !== b[j]) continue;
      const size = (before.get(j - 1) ?? 0) + 1;
      now.set(j, size);
      if (size > best[2]) best = [i - size + 1, j - size + 1, size];
    }
    before = now;
  }
  return best;
}
