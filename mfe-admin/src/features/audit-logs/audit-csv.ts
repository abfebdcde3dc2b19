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

/** A cell that a spreadsheet would run is text with an apostrophe: names and browsers come from outside. */
function cell(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
const line = (cells: readonly (string | number | null | undefined)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Entries as RFC 4180 has a table. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const lines = entries.map((entry) =>
    line([
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
  return line(HEADINGS) + lines.join('');
}
