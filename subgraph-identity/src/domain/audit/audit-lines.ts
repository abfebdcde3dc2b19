import type { AuditEntry } from './audit-entry.ts';

/** What decides which entries are one line. */
export type FoldedFacts = Pick<AuditEntry, 'id' | 'action' | 'outcome' | 'accountId' | 'impersonatorId' | 'requestId'>;

const isView = ({ action }: FoldedFacts): boolean => action === 'impersonation.viewed';

/** Looked at by the same supporter, as the same person, with nothing else in between. */
const sameVisit = (one: FoldedFacts, other: FoldedFacts): boolean =>
  isView(one) && isView(other) && one.impersonatorId === other.impersonatorId && one.accountId === other.accountId;

/** What was noted before it ran, and its outcome: two entries of one request. */
const actionOf = ({ action, requestId }: FoldedFacts): string | null => (requestId ? `${action} ${requestId}` : null);

/**
 * Entries, newest first, as lines for people: an action and its outcome are one, and so is what a support visit looked
 * at. Each line has its entries newest first.
 */
export function auditLines<Entry extends FoldedFacts>(entries: readonly Entry[]): Entry[][] {
  const lines: Entry[][] = [];
  const outcomes = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = actionOf(entry);
    const outcome = entry.outcome === 'STARTED' && key ? outcomes.get(key) : undefined;
    const last = lines.at(-1);
    if (outcome) outcome.push(entry);
    else if (last?.[0] && sameVisit(last[0], entry)) last.push(entry);
    else {
      const line = [entry];
      lines.push(line);
      if (entry.outcome !== 'STARTED' && key) outcomes.set(key, line);
    }
  }
  return lines;
}
