import { counted } from '@platform/kernel';
import { formatMoment } from '@platform/mfe-kit/calendar';
import { Chip, Row } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import css from './audit-logs.module.css';
import type { AuditEntry } from './audit-logs.queries.ts';
import type { AuditRow } from './audit-rows.ts';
import { outcomeLabel, outcomeTone, subjectOf, whoOf } from './audit-words.ts';

export const AUDIT_COLUMNS: readonly Column<AuditRow>[] = [
  {
    id: 'at',
    header: 'When',
    cell: ({ entry: { at } }) => <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>,
  },
  { id: 'who', header: 'Who', cell: ({ entry }) => <WhoCell entry={entry} /> },
  { id: 'action', header: 'Action', cell: (row) => <ActionCell row={row} /> },
  { id: 'subject', header: 'On', hideOnPhone: true, cell: ({ entry }) => subjectOf(entry) ?? '–' },
  { id: 'from', header: 'From', hideOnPhone: true, cell: ({ entry }) => entry.ipAddress ?? '–' },
  {
    id: 'outcome',
    header: 'Outcome',
    hideOnPhone: true,
    cell: ({ entry }) => <OutcomeChip entry={entry} />,
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
function ActionCell({ row: { entry, count, sentence } }: { readonly row: AuditRow }) {
  return (
    <Row gap={8} wrap>
      <span>
        {sentence}
        {count > 2 && <span className={css.quiet}>{counted(count, 'entry', 'entries')}</span>}
      </span>
      {entry.outcome !== 'SUCCEEDED' && (
        <span className={css.onPhone}>
          <OutcomeChip entry={entry} />
        </span>
      )}
    </Row>
  );
}
