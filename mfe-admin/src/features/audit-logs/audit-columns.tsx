import { formatMoment } from '@platform/mfe-kit/calendar';
import { Chip, Row } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import css from './audit-logs.module.css';
import type { AuditEntry } from './audit-logs.queries.ts';
import { actionLabel, outcomeLabel, outcomeTone, subjectOf, whoOf } from './audit-words.ts';

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  { id: 'at', header: 'When', cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time> },
  { id: 'who', header: 'Who', cell: (entry) => <WhoCell entry={entry} /> },
  { id: 'action', header: 'Action', cell: (entry) => <ActionCell entry={entry} /> },
  { id: 'subject', header: 'On', hideOnPhone: true, cell: (entry) => subjectOf(entry) ?? '–' },
  { id: 'from', header: 'From', hideOnPhone: true, cell: ({ ipAddress }) => ipAddress ?? '–' },
  {
    id: 'outcome',
    header: 'Outcome',
    hideOnPhone: true,
    cell: (entry) => <OutcomeChip entry={entry} />,
  },
];

function OutcomeChip({ entry: { outcome } }: { readonly entry: AuditEntry }) {
  return <Chip tone={outcomeTone(outcome)}>{outcomeLabel(outcome)}</Chip>;
}

function WhoCell({ entry }: { readonly entry: AuditEntry }) {
  const { name, as } = whoOf(entry);
  return (
    <span>
      {name}
      {as && <span className={css.quiet}>as {as}, in support mode</span>}
    </span>
  );
}

/** On a phone, where the column of outcomes is left out, what did not succeed says so here. */
function ActionCell({ entry }: { readonly entry: AuditEntry }) {
  return (
    <Row gap={8} wrap>
      {actionLabel(entry.action)}
      {entry.outcome !== 'SUCCEEDED' && (
        <span className={css.onPhone}>
          <OutcomeChip entry={entry} />
        </span>
      )}
    </Row>
  );
}
