import { browserName } from '@platform/contracts/browser-name';
import { formatExactMoment } from '@platform/mfe-kit/calendar';
import { Button, Chip, Drawer, Row } from '@platform/ui-kit';
import type { ReactNode } from 'react';
import css from './audit-logs.module.css';
import type { AuditEntry } from './audit-logs.queries.ts';
import { detailLines, outcomeLabel, outcomeTone, sentenceOf, subjectOf, whoOf } from './audit-words.ts';

export interface AuditEntryDrawerProps {
  /** Null while none is open. */
  readonly entry: AuditEntry | null;
  readonly onClose: () => void;
  readonly onPerson: (accountId: string) => void;
}

/** One entry: who, as whom, what, on what, from where, and how it ended. */
export function AuditEntryDrawer({ entry, onClose, onPerson }: AuditEntryDrawerProps) {
  return (
    <Drawer
      opened={entry !== null}
      onClose={onClose}
      title={entry ? sentenceOf(entry) : ''}
      width={480}
      footer={
        entry?.account && (
          <Button onClick={() => onPerson(entry.account?.id ?? '')}>Everything about {entry.accountName}</Button>
        )
      }
    >
      {entry && <EntryFacts entry={entry} />}
    </Drawer>
  );
}

function EntryFacts({ entry }: { readonly entry: AuditEntry }) {
  const who = whoOf(entry);
  const subject = subjectOf(entry);
  return (
    <dl className={css.facts}>
      <Fact label="Outcome">
        <Chip tone={outcomeTone(entry.outcome)}>{outcomeLabel(entry.outcome)}</Chip>
      </Fact>
      <Fact label="When">{formatExactMoment(entry.at)}</Fact>
      <Fact label="Who">
        {who.name}
        {!who.as && entry.account && <span className={css.quiet}>{entry.account.emailAddress}</span>}
      </Fact>
      {who.as && (
        <Fact label="As whom">
          <Row gap={8} wrap>
            {who.as} <Chip tone="warning">Support mode</Chip>
          </Row>
        </Fact>
      )}
      {subject && <Fact label="On">{subject}</Fact>}
      {detailLines(entry, { besides: who.as ? ['by', 'operations'] : [] }).map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      <Fact label="From">
        {entry.ipAddress ?? '–'}
        {entry.userAgent && (
          <span className={css.quiet} title={entry.userAgent}>
            {browserName(entry.userAgent)}
          </span>
        )}
      </Fact>
      {entry.requestId && (
        <Fact label="Reference">
          <code>{entry.requestId}</code>
        </Fact>
      )}
      <Fact label="Entry">No. {entry.sequence.toLocaleString('en-US')} of its trail</Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
