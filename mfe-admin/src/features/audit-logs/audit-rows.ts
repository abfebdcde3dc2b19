import type { AuditEntry } from './audit-logs.queries.ts';
import { sentenceOf, viewedOf, whoOf } from './audit-words.ts';

/** One line of the list: an entry, and the entries that say the same thing or belong to the same visit. */
export interface AuditRow {
  readonly id: string;
  /** The newest: what it came to. */
  readonly entry: AuditEntry;
  /** Newest first, itself among them. */
  readonly entries: readonly AuditEntry[];
  readonly sentence: string;
}

const isView = ({ action }: AuditEntry): boolean => action === 'impersonation.viewed';

/** Looked at by the same supporter, as the same person, with nothing else in between. */
const sameVisit = (one: AuditEntry, other: AuditEntry): boolean =>
  isView(one) && isView(other) && whoOf(one).name === whoOf(other).name && one.account?.id === other.account?.id;

/** What was noted before it ran, and its outcome: two entries of one request. */
const sameAction = (outcome: AuditEntry, start: AuditEntry): boolean =>
  start.outcome === 'STARTED' &&
  outcome.outcome !== 'STARTED' &&
  start.requestId !== null &&
  start.requestId === outcome.requestId &&
  start.action === outcome.action;

/** `Viewed The Castellan Family, documents and 3 more`: each thing that a visit looked at once. */
function visitSentence(entries: readonly AuditEntry[]): string {
  const seen = [...new Set(entries.toReversed().flatMap(viewedOf))];
  const shown = seen.slice(0, 3).join(', ');
  return seen.length > 3 ? `Viewed ${shown} and ${seen.length - 3} more` : `Viewed ${shown}`;
}

/**
 * Entries, newest first, as lines for people: an action and its outcome are one, and so is what a support visit looked
 * at. The entries themselves stay as they are; the exported file has each of them.
 */
export function auditRows(entries: readonly AuditEntry[]): AuditRow[] {
  const ended = (start: AuditEntry): boolean => entries.some((other) => sameAction(other, start));
  const rows: AuditEntry[][] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (ended(entry)) rows.find(([outcome]) => outcome && sameAction(outcome, entry))?.push(entry);
    else if (last?.[0] && sameVisit(last[0], entry)) last.push(entry);
    else rows.push([entry]);
  }
  return rows.flatMap((group): AuditRow[] => {
    const [entry] = group;
    if (!entry) return [];
    const sentence = isView(entry) ? visitSentence(group) : sentenceOf(entry);
    return [{ id: entry.id, entry, entries: group, sentence }];
  });
}
