import type { Citation, ExtractedValue } from '../reading.ts';
import type { Flow, Span } from '../structure/flow.ts';

/** Builds a value with its evidence; a value without any is not a value. */
export function valueAt<T>(
  flow: Flow,
  value: T,
  spans: readonly Span[],
  reason?: string,
): ExtractedValue<T> | undefined {
  const citations = spans.map((span) => flow.cite(span)).filter((c): c is Citation => c !== undefined);
  if (citations.length === 0) return undefined;
  return { value, citations, confidence: reason ? 'LOW' : 'HIGH', ...(reason ? { reason } : {}), source: 'rules' };
}

/** A part of a sentence as a span of the running text. */
export function within(sentence: Span & { implied?: number }, start: number, end: number): Span {
  const { start: from, implied = 0 } = sentence;
  return { start: from + Math.max(0, start - implied), end: from + Math.max(0, end - implied) };
}

/** The first match in the running text, as a span. */
export function find(flow: Flow, pattern: RegExp): (Span & { match: RegExpExecArray }) | undefined {
  const match = pattern.exec(flow.text);
  return match ? { start: match.index, end: match.index + match[0].length, match } : undefined;
}

/** How far a quote reaches to each side, at most. */
const WIDEST = 600;

/** The words around a span, up to one of these characters: a pattern that took them in would be tried from each of them. */
export function widened({ text }: Flow, span: Span, upTo: string): Span {
  let { start, end } = span;
  while (start > 0 && span.start - start < WIDEST && !upTo.includes(text.charAt(start - 1))) start -= 1;
  while (end < text.length && end - span.end < WIDEST && !upTo.includes(text.charAt(end))) end += 1;
  return { start, end };
}
