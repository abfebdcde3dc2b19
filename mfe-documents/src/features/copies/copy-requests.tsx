import { useMutation, useQuery } from '@apollo/client/react';
import { inSentence, labelOf } from '@platform/contracts/labels';
import { refreshed, usePermission } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Chip, List, ListItem, notify, Row, Sheet } from '@platform/ui-kit';
import { useState } from 'react';
import { AskForCopy } from './ask-for-copy.tsx';
import { AnswerCopyRequestMutation, type CopyRequest, CopyRequestsQuery } from './copies-query.ts';

/** Requests for copies: of one client always, of the firm's clients where somebody waits. */
export function CopyRequests({ estateId }: { readonly estateId: string | undefined }) {
  const mayAsk = usePermission('document:upload');
  return mayAsk ? <Requests estateId={estateId} /> : null;
}

function Requests({ estateId }: { readonly estateId: string | undefined }) {
  const { data, error, refetch } = useQuery(CopyRequestsQuery, {
    variables: { estateId: estateId ?? null, pagination: { perPage: -1 } },
    fetchPolicy: 'cache-and-network',
  });
  const [isShown, setShown] = useState(false);
  const requests = data?.documentCopyRequests.collection ?? [];
  const waiting = requests.filter(({ status }) => status === 'REQUESTED');
  const closed = requests.filter(({ status }) => status !== 'REQUESTED');
  if (!estateId && waiting.length === 0) return null;
  const row = (request: CopyRequest) => (
    <RequestItem key={request.id} request={request} withClient={!estateId} reload={refetch} />
  );
  return (
    <Sheet title="Requests for copies" aside={estateId && <AskForCopy estateId={estateId} />}>
      {error && !data ? (
        <>
          <p>The requests could not be read.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      ) : (
        data && waiting.length === 0 && <p>Nobody waits for a copy.</p>
      )}
      {waiting.length > 0 && <List label="Requests that wait">{waiting.map(row)}</List>}
      {estateId && closed.length > 0 && (
        <Button size="small" variant="ghost" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide earlier requests' : 'Show earlier requests'}
        </Button>
      )}
      {estateId && isShown && closed.length > 0 && <List label="Earlier requests">{closed.map(row)}</List>}
    </Sheet>
  );
}

interface RequestItemProps {
  readonly request: CopyRequest;
  readonly withClient: boolean;
  readonly reload: () => Promise<unknown>;
}

function RequestItem({ request, withClient, reload }: RequestItemProps) {
  const { id, documentName, status, shouldShowAlert, noteBody, requestedByName, answeredByName, isOwn } = request;
  const [answer, { loading }] = useMutation(AnswerCopyRequestMutation);
  const put = async (to: CopyRequest['status'], version: number): Promise<void> => {
    try {
      const { data } = await answer({ variables: { id, version, status: to } });
      const next = data?.updateDocumentCopyRequest.documentCopyRequest?.version ?? version + 1;
      const message = `Copy of ${documentName}: ${inSentence(labelOf('CopyRequestStatus', to))}.`;
      notify({ message, ...(to !== 'REQUESTED' && { undo: () => void put('REQUESTED', next) }) });
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await refreshed(reload);
  };
  const button = (to: CopyRequest['status'], label: string) => (
    <Button
      size="small"
      busy={loading}
      aria-label={`${label}: ${documentName}`}
      onClick={() => void put(to, request.version)}
    >
      {label}
    </Button>
  );
  const said = [
    withClient && request.estate.displayName,
    `${requestedByName ?? 'Somebody'} on ${formatDayOf(request.createdAt)}`,
    answeredByName && `answered by ${answeredByName}`,
    noteBody,
  ];
  const waits = status === 'REQUESTED';
  return (
    <ListItem
      title={documentName}
      text={said.filter(Boolean).join(' · ')}
      trailing={
        <Row gap={8} wrap>
          <Chip tone={shouldShowAlert ? 'warning' : 'asset'}>{labelOf('CopyRequestStatus', status)}</Chip>
          {shouldShowAlert && button('SENT', 'Sent')}
          {shouldShowAlert && button('DECLINED', 'Decline')}
          {waits && isOwn && button('WITHDRAWN', 'Withdraw')}
        </Row>
      }
    />
  );
}
