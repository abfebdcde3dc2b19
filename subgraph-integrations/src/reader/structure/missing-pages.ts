import { numberWord } from '../language/numbers.ts';
import type { Citation, ReadingProblem } from '../reading.ts';
import type { Flow } from './flow.ts';

/** Pages that the printed numbers, or the run of the articles, show to be absent. */
export function findMissingPages(flow: Flow): ReadingProblem | undefined {
  const printed = flow.printed.filter((p) => p !== undefined);
  if (printed.length >= 2) {
    const numbers = printed.map((p) => p.number);
    const total = printed.find((p) => p.total !== undefined)?.total;
    const last = Math.max(...numbers, total !== undefined && total < 400 ? total : 0);
    const absent = range(Math.min(...numbers, 1), last).filter((n) => !numbers.includes(n));
    const covered = flow.pages.length >= last - Math.min(...numbers, 1) + 1;
    if (absent.length > 0 && !covered && absent.length < 60) {
      const citations = printed
        .filter((p) => absent.includes(p.number + 1) || absent.includes(p.number - 1))
        .flatMap((p) => citationOf(flow, p.line.text, p));
      return problem(
        `Printed page${absent.length > 1 ? 's' : ''} ${absent.join(', ')} of ${last} absent.`,
        citations.slice(0, 2),
      );
    }
    if (absent.length === 0) return undefined;
  }
  return missingArticles(flow);
}

function citationOf(flow: Flow, text: string, printed: { line: { box: Citation['boxes'][number] } }): Citation[] {
  const page = flow.pages.find((p) => p.lines.some((l) => l === printed.line));
  return page ? [{ page: page.page, quote: text.replace(/\s+/g, ' '), boxes: [printed.line.box] }] : [];
}

/** Article One, Article Two, Article Five: two articles stood on pages that are not there. */
function missingArticles(flow: Flow): ReadingProblem | undefined {
  const heads = [...flow.text.matchAll(/(?:^|\n)(?:ARTICLE|Article|ITEM|Item)\s+([\w-]+)[^\n]*/g)];
  const numbered = heads.flatMap((m) => {
    const n = articleNumber(m[1] ?? '');
    return n === undefined ? [] : [{ n, start: m.index + (m[0].startsWith('\n') ? 1 : 0), end: m.index + m[0].length }];
  });
  for (const [i, head] of numbered.entries()) {
    const before = numbered[i - 1];
    if (!before || head.n - before.n < 2 || head.n - before.n > 12) continue;
    const samePage = flow.cite(before)?.page === flow.cite(head)?.page;
    // OCR may misread one roman numeral; a gap inside a page is no missing page.
    if (samePage || numbered.some((h) => h.n === before.n + 1)) continue;
    const citations = [before, head].flatMap((h) => flow.cite(h) ?? []);
    return problem(`Article ${before.n} is followed by article ${head.n}: pages between them are absent.`, citations);
  }
  return undefined;
}

function articleNumber(word: string): number | undefined {
  if (/^[IVXL]+$/.test(word)) {
    const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };
    const digits = [...word].map((c) => values[c] ?? 0);
    return digits.reduce((sum, d, i) => sum + (d < (digits[i + 1] ?? 0) ? -d : d), 0);
  }
  return numberWord(word);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_v, i) => from + i);
}

function problem(detail: string, citations: readonly Citation[]): ReadingProblem {
  return { kind: 'MISSING_PAGES', detail, scope: 'file', citations };
}
