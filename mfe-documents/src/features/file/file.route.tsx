import { useApolloClient, useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  notify,
  Page,
  PageHead,
  Row,
  Skeleton,
  Stack,
  StaleNote,
} from '@platform/ui-kit';
import { IconDownload } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { FilePreview } from './file-preview.tsx';
import { FileDownloadQuery, FileRouteQuery, type ShownFile } from './file-query.ts';
import { FileSummary } from './file-summary.tsx';

/** URL: /estate/:estateId/files/:uploadId. One file as it is, whether it was read or not. */
export function FileRoute() {
  const { estateId = '', uploadId = '' } = useParams();
  const { data, error, refetch } = useQuery(FileRouteQuery, {
    variables: { id: uploadId },
    fetchPolicy: 'cache-and-network',
  });
  const upload = data?.estateUpload;
  const retry = (): void => void refetch().catch(() => undefined);
  useDocumentTitle(upload?.file.filename ?? 'File');
  if (!data)
    return (
      <Page>
        {error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton rows={8} label="Loading the file" />}
      </Page>
    );
  if (upload?.estateId !== estateId)
    return (
      <Page>
        <EmptyState
          tone="document"
          title="This file does not exist"
          text="It may have been deleted."
          actions={<LinkButton href={`/estate/${estateId}/documents`}>All documents</LinkButton>}
        />
      </Page>
    );
  return (
    <Page>
      {Boolean(error) && <StaleNote what="the file" onRetry={retry} />}
      <FileHead upload={upload} />
      <Stack gap={20}>
        <FileSummary upload={upload} reload={refetch} />
        <FilePreview id={upload.id} />
      </Stack>
    </Page>
  );
}

function FileHead({ upload: { id, estateId, status, pageCount, file } }: { readonly upload: ShownFile }) {
  const client = useApolloClient();
  const mayReview = usePermission('abstraction:review');
  // A link lasts for minutes, so it is made when it is used.
  const download = async (): Promise<void> => {
    try {
      const { data } = await client.query({ query: FileDownloadQuery, variables: { id }, fetchPolicy: 'network-only' });
      if (!data?.fileDownloadUrl) {
        notify({ message: 'This file is no longer there.', tone: 'error' });
        return;
      }
      const link = window.document.createElement('a');
      link.href = data.fileDownloadUrl;
      link.download = file.filename;
      link.click();
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  return (
    <PageHead
      title={file.filename}
      summary={pageCount ? counted(pageCount, 'page') : undefined}
      actions={
        <Row gap={12} wrap>
          {status === 'READ' && (
            <LinkButton href={`/estate/${estateId}/abstractions/${id}`}>
              {mayReview ? 'Review what was read' : 'What was read'}
            </LinkButton>
          )}
          <Button primary icon={<IconDownload size={17} aria-hidden />} onClick={() => void download()}>
            Download
          </Button>
        </Row>
      }
    />
  );
}
