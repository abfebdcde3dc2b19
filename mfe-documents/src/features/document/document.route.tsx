import { useQuery } from '@apollo/client/react';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import {
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  lazyPart,
  Page,
  PageHead,
  Skeleton,
  Stack,
  StaleNote,
} from '@platform/ui-kit';
import { Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { DiagramNote } from '../provisions/diagram-note.tsx';
import { ProvisionNotes } from '../provisions/provision-notes.tsx';
import type { Now } from './document-dialog.tsx';
import { DocumentPartiesQuery, DocumentRouteQuery } from './document-query.ts';
import { DocumentSheet } from './document-sheet.tsx';
import { TextInForce } from './text-in-force.tsx';

// The form, its masks and rules are fetched with the first of them, not with the page.
const DocumentDialog = lazyPart(() => import('./document-dialog.tsx'), 'DocumentDialog');

/** In the address: the form of the document is open. */
const CHANGE = 'change';
function withForm(params: URLSearchParams): URLSearchParams {
  params.set(CHANGE, '');
  return params;
}
function withoutForm(params: URLSearchParams): URLSearchParams {
  params.delete(CHANGE);
  return params;
}

/** URL: /estate/:estateId/documents/:documentId, with ?change= while it is changed */
export function DocumentRoute() {
  const { estateId = '', documentId = '' } = useParams();
  const of = { fetchPolicy: 'cache-and-network' } as const;
  const parties = useQuery(DocumentPartiesQuery, { variables: { estateId }, ...of });
  const details = useQuery(DocumentRouteQuery, { variables: { id: documentId }, ...of });
  const reload = async (): Promise<Now | null> => {
    const [now, one] = await Promise.all([parties.refetch(), details.refetch()]);
    const estate = now.data?.estate;
    return estate ? { estate, document: one.data?.estateDocument ?? null } : null;
  };
  const error = parties.error ?? details.error;
  const [estate, document] = [parties.data?.estate, details.data?.estateDocument];
  useDocumentTitle(document?.name ?? 'Document');
  const retry = (): void => void reload().catch(() => undefined);
  if (!parties.data || !details.data)
    return (
      <Page>
        {error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton rows={8} label="Loading the document" />}
      </Page>
    );
  if (!estate || !document || document.estateId !== estateId)
    return (
      <Page>
        <EmptyState
          tone="document"
          title="This document was not found"
          text="It may have been removed."
          actions={<LinkButton href={`/estate/${estateId}/documents`}>All documents</LinkButton>}
        />
      </Page>
    );
  return (
    <Page>
      {Boolean(error) && <StaleNote what="the document" onRetry={retry} />}
      <Shown estate={estate} document={document} reload={reload} />
    </Page>
  );
}

type ShownProps = Now & { readonly document: NonNullable<Now['document']>; readonly reload: () => Promise<Now | null> };

function Shown({ estate, document, reload }: ShownProps) {
  const mayEdit = usePermission('estate:edit');
  const [params, setParams] = useSearchParams();
  const close = (): void => setParams(withoutForm, { replace: true });
  const navigate = useNavigate();
  const list = `/estate/${estate.id}/documents`;
  return (
    <>
      <PageHead title={document.name} />
      <Stack gap={20}>
        <Grid columns="8-4">
          <DocumentSheet
            estate={estate}
            document={document}
            reload={reload}
            onEdit={mayEdit ? () => setParams(withForm) : null}
          />
          <TextInForce estateId={estate.id} document={document} />
        </Grid>
        <ProvisionNotes instrument={document} reload={async () => (await reload())?.document ?? null} />
        <DiagramNote document={document} reload={reload} />
      </Stack>
      {mayEdit && params.has(CHANGE) && (
        <Suspense>
          <DocumentDialog
            estate={estate}
            document={document}
            reload={reload}
            onClose={close}
            onRemoved={() => void navigate(list)}
          />
        </Suspense>
      )}
    </>
  );
}
