import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { counted } from '@platform/kernel';
import { usePermission, usePollingWhile } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import {
  Button,
  Caption,
  Chip,
  ErrorState,
  LinkButton,
  List,
  ListItem,
  MeaningIcon,
  Monogram,
  notify,
  ProgressBar,
  Row,
  Sheet,
  Skeleton,
  Stack,
  UiLink,
} from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';
import css from './uploads.module.css';

const UploadListQuery = graphql(`
  query UploadList($estateId: ID, $pagination: PaginationInput) {
    estateUploads(estateId: $estateId, pagination: $pagination) {
      collection {
        id
        estateId
        status
        statusMessage
        percent
        stage
        pageCount
        tokensNeeded
        abstractionId
        acceptedCount
        reviewedCount
        reviewFinishedAt
        file { filename byteSize }
        values { id status }
        possibleIssues { kind }
        estate { id displayName }
      }
      metadata { totalCount }
    }
  }
`);
type Upload = ResultOf<typeof UploadListQuery>['estateUploads']['collection'][number];

const UploadProgressSubscription = graphql(`
  subscription UploadProgress($estateId: ID!) {
    abstractionProgress(estateId: $estateId) { abstractionId estateUploadId status percent stage message }
  }
`);
const RequestAbstractionMutation = graphql(`
  mutation RequestAbstraction($estateUploadId: ID!) {
    requestAbstraction(estateUploadId: $estateUploadId) { ok estateUpload { id status statusMessage percent stage abstractionId } }
  }
`);
const CancelAbstractionMutation = graphql(`
  mutation CancelAbstraction($id: ID!) {
    cancelAbstraction(id: $id) { status message }
  }
`);

/** Without the realtime channel the list still moves on. */
const POLL_WHILE_RUNNING_MS = 3_000;
const RUNNING = new Set(['RESERVING_TOKENS', 'READING']);
const PER_PAGE = 100;

/** Files on their way: live while they are read, then to be reviewed. Nothing is shown when there are none. */
export function UploadList({ estateId, all = false }: { estateId: string | undefined; all?: boolean }) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(UploadListQuery, {
    variables: { estateId: estateId ?? null, pagination: { page: 1, perPage: PER_PAGE } },
    fetchPolicy: 'cache-and-network',
  });
  const mayRead = usePermission('abstraction:request');
  const uploads = (data?.estateUploads.collection ?? []).filter(({ reviewFinishedAt }) => all || !reviewFinishedAt);
  const running = uploads.filter(({ status }) => RUNNING.has(status));
  usePollingWhile(running.length > 0, POLL_WHILE_RUNNING_MS, { startPolling, stopPolling });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return all ? <Skeleton rows={3} label="Loading uploads" /> : null;
  if (uploads.length === 0) return null;
  const ready = uploads.filter(({ status }) => status === 'READ').length;
  return (
    <Sheet
      title={`${ready} of ${counted(uploads.length, 'file')} ready`}
      aside={
        <Row gap={8}>
          {running.length > 0 && <Chip tone="positive">Live</Chip>}
          {estateId && !all && mayRead && uploads.some(({ status }) => status === 'UPLOADED') && (
            <LinkButton size="small" primary href={`/estate/${estateId}/documents/upload`}>
              Choose what is read
            </LinkButton>
          )}
        </Row>
      }
    >
      {[...new Set(running.map((upload) => upload.estateId))].map((id) => (
        <Progress key={id} estateId={id} onProgress={() => void refetch()} />
      ))}
      <List label="Uploaded files">
        {uploads.map((upload) => (
          <UploadItem
            key={upload.id}
            upload={upload}
            withClient={estateId === undefined}
            reload={() => void refetch()}
          />
        ))}
      </List>
    </Sheet>
  );
}

function Progress({ estateId, onProgress }: { estateId: string; onProgress: () => void }) {
  useSubscription(UploadProgressSubscription, { variables: { estateId }, onData: onProgress });
  return null;
}

function UploadItem({ upload, withClient, reload }: { upload: Upload; withClient: boolean; reload: () => void }) {
  const { file, pageCount, tokensNeeded, estate, status } = upload;
  const seesTokens = usePermission('quota:view');
  const failed = status === 'FAILED' || status === 'TOKENS_REFUSED';
  const facts = [
    withClient ? estate.displayName : null,
    pageCount ? counted(pageCount, 'page') : null,
    !seesTokens ? null : failed ? 'No charge' : counted(tokensNeeded, 'token'),
  ];
  return (
    <ListItem
      leading={
        <Monogram square tone={failed ? 'danger' : 'document'}>
          <MeaningIcon name={failed ? 'danger' : 'document'} size={18} />
        </Monogram>
      }
      title={<UiLink href={`/estate/${upload.estateId}/files/${upload.id}`}>{file.filename}</UiLink>}
      text={
        <Stack gap={4}>
          <Caption>{facts.filter(Boolean).join(' · ')}</Caption>
          <State upload={upload} />
        </Stack>
      }
      trailing={<UploadAction upload={upload} reload={reload} />}
    />
  );
}

const STAGES = ['Checked', 'Read', 'Extracted', 'Cited'] as const;

/** Which stage a reading is in, by how far it is: pages are read up to nine tenths, then values are found and cited. */
function stageOf({ status, percent }: Pick<Upload, 'status' | 'percent'>): number {
  if (status === 'RESERVING_TOKENS') return 0;
  if (percent < 88) return 1;
  return percent < 100 ? 2 : 3;
}

function Stages({ at }: { readonly at: number }) {
  return (
    <ol className={css.stages} aria-hidden>
      {STAGES.map((stage, index) => (
        <li key={stage} className={index < at ? css.done : index === at ? css.now : undefined}>
          {stage}
        </li>
      ))}
    </ol>
  );
}

function State({ upload }: { upload: Upload }) {
  const { status, statusMessage, percent, stage, values, reviewedCount, possibleIssues, file } = upload;
  const mayReview = usePermission('abstraction:review');
  const seesTokens = usePermission('quota:view');
  if (status === 'READ' && !mayReview) return <span>Read; the advisor looks at it</span>;
  if (status === 'READ') {
    const issues = possibleIssues.length > 0 ? `, ${counted(possibleIssues.length, 'possible issue')}` : '';
    return (
      <span>
        {counted(values.length, 'value')}, all cited; {reviewedCount} reviewed{issues}
      </span>
    );
  }
  if (RUNNING.has(status)) {
    return (
      <span aria-live="polite">
        <Stages at={stageOf(upload)} />
        {status === 'RESERVING_TOKENS' && seesTokens ? 'Reserving tokens' : (stage ?? 'Waiting, starts next')}
        <ProgressBar percent={percent} label={`${file.filename}: ${percent} percent`} />
      </span>
    );
  }
  if (status === 'UPLOADED') return <span>{mayReview ? 'Stored, not read yet' : 'Stored'}</span>;
  if (status === 'CANCELLED')
    return <span>{seesTokens ? 'Reading was cancelled; its tokens were given back' : 'Reading was cancelled'}</span>;
  return <span role="alert">{statusMessage ?? 'This file could not be read.'}</span>;
}

function UploadAction({ upload, reload }: { upload: Upload; reload: () => void }) {
  const mayRead = usePermission('abstraction:request');
  const mayReview = usePermission('abstraction:review');
  const [request, { loading: requesting }] = useMutation(RequestAbstractionMutation);
  const [cancel, { loading: cancelling }] = useMutation(CancelAbstractionMutation);
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    try {
      await action();
      reload();
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  const { id, estateId, status, abstractionId, reviewFinishedAt, file } = upload;
  if (status === 'READ') {
    return (
      <LinkButton
        primary={mayReview && !reviewFinishedAt}
        size="small"
        href={`/estate/${estateId}/abstractions/${id}`}
        aria-label={`${mayReview ? 'Review' : 'Open'} ${file.filename}`}
      >
        {mayReview ? 'Review' : 'Open'}
      </LinkButton>
    );
  }
  if (!mayRead) return null;
  if (RUNNING.has(status) && abstractionId) {
    return (
      <Button
        size="small"
        busy={cancelling}
        aria-label={`Cancel reading ${file.filename}`}
        onClick={() =>
          void run(async () => {
            const { data } = await cancel({ variables: { id: abstractionId } });
            if (data?.cancelAbstraction.message) notify({ message: data.cancelAbstraction.message });
          })
        }
      >
        Cancel
      </Button>
    );
  }
  if (RUNNING.has(status)) return null;
  return (
    <Button
      size="small"
      busy={requesting}
      aria-label={`${status === 'UPLOADED' ? 'Read it' : 'Try again'}: ${file.filename}`}
      onClick={() => void run(() => request({ variables: { estateUploadId: id } }))}
    >
      {status === 'UPLOADED' ? 'Read it' : 'Try again'}
    </Button>
  );
}
