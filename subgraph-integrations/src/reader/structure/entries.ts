import type { Sentence } from './sentences.ts';

/** One line of an entry: what the form asks for, and what stands behind it. */
export interface EntryPart {
  label: string;
  text: string;
  sentence: Sentence;
  /** Where the answer begins and ends in the text of its sentence. */
  start: number;
  end: number;
}
/** "Name: Ann Lee", "Relationship: niece", "Share: 50%" one below the other. */
export interface Entry {
  title: string;
  parts: readonly EntryPart[];
}

const LABELLED = /^(\p{L}[\p{L}\d ()'’/#&-]{1,48}?)\s{0,2}[:\t]\s{0,9}(\S.{0,240})$/u;
/** The label that begins an entry. */
const NAMES = /\b(?:name|beneficiary|recipient|charity|legatee|devisee|taker)\b|^(?:person|who|to|to whom)$/i;

/** The entries of the forms in a document, each with the words that stand over it. */
export function entriesOf(sentences: readonly Sentence[]): Entry[] {
  const entries: { title: string; parts: EntryPart[] }[] = [];
  let above = '';
  let open: { title: string; parts: EntryPart[] } | undefined;
  for (const sentence of sentences) {
    const match = sentence.isHeading || (sentence.implied ?? 0) > 0 ? null : LABELLED.exec(sentence.text);
    const [, label = '', text = ''] = match ?? [];
    if (!match) {
      open = undefined;
      if (sentence.text.length < 160) above = sentence.text;
      continue;
    }
    if (NAMES.test(label)) {
      open = { title: `${sentence.over ?? ''} ${sentence.heading} ${above} ${label}`, parts: [] };
      entries.push(open);
    }
    const start = sentence.text.length - text.length;
    open?.parts.push({ label, text: text.trim(), sentence, start, end: start + text.trim().length });
  }
  return entries.filter(({ parts }) => parts.length > 1);
}
