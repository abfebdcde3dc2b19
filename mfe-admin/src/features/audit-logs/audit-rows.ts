import type { AuditEntry } from './audit-logs.queries.ts';
import { sentenceOf, viewedOf } from './audit-words.ts';

/** One line of the list: an entry, and the entries that the server put to it. */
export interface AuditRow {
  readonly id: string;
  /** The newest: what it came to. */
  readonly entry: AuditEntry;
  /** How many entries it stands for. */
  readonly count: number;
  readonly sentence: string;
}

/** `Viewed The Castellan Family, documents and 3 more`: each thing that a visit looked at once. */
function visitSentence(entry: AuditEntry): string {
  const seen = [...new Set([entry, ...entry.folded].toReversed().flatMap(viewedOf))];
  const shown = seen.slice(0, 3).join(', ');
  return seen.length > 3 ? `Viewed ${shown} and ${seen.length - 3} more` : `Viewed ${shown}`;
}

/** A line for people. The entries themselves stay as they are; the exported file has each of them. */
export function auditRow(entry: AuditEntry): AuditRow {
  const sentence = entry.action === 'impersonation.viewed' ? visitSentence(entry) : sentenceOf(entry);
  return { id: entry.id, entry, count: entry.foldedCount + 1, sentence };
}
