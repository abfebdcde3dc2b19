import type { Rect } from '../reading.ts';

/** A word as printed, with its place on the displayed page. */
export interface Word {
  text: string;
  box: Rect;
  /** Where it stands on the page as it is shown, where that is askew and `box` is as if it stood straight. */
  shown?: Rect;
  /** Which face it is set in, where that is known: only whether two words have the same one means anything. */
  face?: string;
  /** True when a gap much wider than a space precedes it (table cell, second column of a signature block). */
  afterGap: boolean;
}

export interface Line {
  words: readonly Word[];
  text: string;
  box: Rect;
  /** Height of the letters as a fraction of the page height. */
  size: number;
}

export interface PageText {
  /** Null for DOCX. */
  page: number | null;
  source: 'text' | 'ocr' | 'docx';
  readable: boolean;
  /** Why it is not readable and what to do, where that is known. */
  problem?: string;
  ocrConfidence?: number;
  turned: 0 | 90 | 180 | 270;
  lines: readonly Line[];
}

export function unionOf(rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map((r) => r.x));
  const top = Math.min(...rects.map((r) => r.y));
  const right = Math.max(...rects.map((r) => r.x + r.width));
  const bottom = Math.max(...rects.map((r) => r.y + r.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function makeLine(words: readonly Word[], size: number): Line {
  const text = words.map((w, i) => (i === 0 ? w.text : `${w.afterGap ? '\t' : ' '}${w.text}`)).join('');
  return { words, text, box: unionOf(words.map((w) => w.box)), size };
}

/** A fraction of the page, kept inside it and to a precision that survives JSON. */
export function unit(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;
}
