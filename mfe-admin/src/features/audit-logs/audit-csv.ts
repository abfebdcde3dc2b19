import { csvLine } from '@platform/mfe-kit/list';
import type { AuditEntry } from './audit-logs.queries.ts';
import { actionLabel, subjectOf } from './audit-words.ts';

const HEADINGS = [
  'Number',
  'Time (UTC)',
  'Action',
  'Action code',
  'Outcome',
  'Person',
  'Person id',
  'Support',
  'On',
  'On id',
  'Network address',
  'Browser',
  'Organization id',
  'Reference',
  'Details',
];

/** Entries as RFC 4180 has a table. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const lines = entries.map((entry) =>
    csvLine([
      entry.sequence,
      new Date(entry.at).toISOString(),
      actionLabel(entry.action),
      entry.action,
      entry.outcome,
      entry.accountName,
      entry.account?.id,
      entry.impersonatorName,
      subjectOf(entry),
      entry.subjectId,
      entry.ipAddress,
      entry.userAgent,
      entry.organizationId,
      entry.requestId,
      JSON.stringify(entry.details ?? {}),
    ]),
  );
  return csvLine(HEADINGS) + lines.join('');
}
