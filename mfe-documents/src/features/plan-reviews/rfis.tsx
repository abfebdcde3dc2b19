import { useMutation, useQuery } from '@apollo/client/react';
import { reviewLabel } from '@platform/contracts/review-labels';
import { usePermission } from '@platform/mfe-kit';
import { Button, Chip, ErrorState, List, ListItem, lazyPart, Row, Sheet, UiLink } from '@platform/ui-kit';
import { Suspense, useState } from 'react';
import { CloseRfiMutation, DeleteRfiMutation, type Rfi, RfisQuery, SubmitRfiMutation } from './plan-reviews-query.ts';
import { RFI_TONES } from './review-tones.ts';
import { useStep } from './use-step.ts';

// The forms are fetched with the first of them, not with the page.
const RfiDialog = lazyPart(() => import('./rfi-dialog.tsx'), 'RfiDialog');
const AnswerDialog = lazyPart(() => import('./answer-dialog.tsx'), 'AnswerDialog');

interface RfisProps {
  readonly estateId: string;
  /** The state of reviews follows what is sent. */
  readonly onSent?: () => Promise<unknown>;
  /** Whether it is left out where there is none. */
  readonly whereAny?: boolean;
}

type Editing = { readonly rfi: Rfi | null } | null;

/** What is asked about the documents of a household. */
export function Rfis({ estateId, onSent, whereAny }: RfisProps) {
  const mayWork = usePermission('review:work');
  const [editing, setEditing] = useState<Editing>(null);
  const { data, error, refetch } = useQuery(RfisQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  const reload = async (): Promise<void> => {
    await Promise.all([refetch(), onSent?.()]);
  };
  const rfis = data?.rfis.collection ?? [];
  if (whereAny && rfis.length === 0) return null;
  return (
    <Sheet
      title="Requests for information"
      aside={
        mayWork &&
        !whereAny && (
          <Button size="small" onClick={() => setEditing({ rfi: null })}>
            Request information
          </Button>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && rfis.length === 0 && <p>Nothing is asked about the documents.</p>}
      {rfis.length > 0 && (
        <List label="Requests for information">
          {rfis.map((rfi) => (
            <RfiItem key={rfi.id} rfi={rfi} estateId={estateId} reload={reload} onEdit={() => setEditing({ rfi })} />
          ))}
        </List>
      )}
      {editing && (
        <Suspense>
          <RfiDialog estateId={estateId} rfi={editing.rfi} reload={reload} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </Sheet>
  );
}

interface RfiItemProps {
  readonly rfi: Rfi;
  readonly estateId: string;
  readonly reload: () => Promise<unknown>;
  readonly onEdit: () => void;
}

function RfiItem({ rfi, estateId, reload, onEdit }: RfiItemProps) {
  const {
    id,
    version,
    documentId,
    documentName,
    isTrust,
    status,
    kind,
    noteText,
    answer,
    answeredByName,
    answerUpload,
  } = rfi;
  const [isAnswering, setAnswering] = useState(false);
  const mayWork = usePermission('review:work');
  const mayAnswer = usePermission('review:request');
  const [submit] = useMutation(SubmitRfiMutation);
  const [remove] = useMutation(DeleteRfiMutation);
  const [close] = useMutation(CloseRfiMutation);
  const { busy, run } = useStep(reload);
  const variables = { id, version };
  const button = (label: string, onClick: () => void) => (
    <Button size="small" busy={busy} aria-label={`${label}: ${documentName}`} onClick={onClick}>
      {label}
    </Button>
  );
  const isOpen = status === 'SUBMITTED' || status === 'ANSWERED';
  const said = [
    reviewLabel('RfiKind', kind),
    noteText,
    answer && `Answer of ${answeredByName ?? 'the advisor'}: ${answer}`,
  ];
  return (
    <ListItem
      title={
        <UiLink href={`/estate/${estateId}/${isTrust ? 'trusts' : 'documents'}/${documentId}`}>{documentName}</UiLink>
      }
      text={
        <>
          {said.filter(Boolean).join(' · ')}
          {answerUpload && (
            <>
              {' · Answered with '}
              <UiLink href={`/estate/${estateId}/files/${answerUpload.id}`}>{answerUpload.file.filename}</UiLink>
            </>
          )}
        </>
      }
      trailing={
        <Row gap={8} wrap>
          <Chip tone={RFI_TONES[status]}>{reviewLabel('RfiStatus', status)}</Chip>
          {status === 'DRAFT' && mayWork && (
            <>
              {button('Send', () => void run(() => submit({ variables }), 'It is sent to the advisor.'))}
              {button('Change', onEdit)}
              {button('Delete', () => void run(() => remove({ variables }), 'The draft is deleted.'))}
            </>
          )}
          {isOpen &&
            mayAnswer &&
            button(status === 'ANSWERED' ? 'Change the answer' : 'Answer', () => setAnswering(true))}
          {isOpen && mayWork && button('Settle', () => void run(() => close({ variables }), 'It is settled.'))}
          {isAnswering && (
            <Suspense>
              <AnswerDialog estateId={estateId} rfi={rfi} reload={reload} onClose={() => setAnswering(false)} />
            </Suspense>
          )}
        </Row>
      }
    />
  );
}
