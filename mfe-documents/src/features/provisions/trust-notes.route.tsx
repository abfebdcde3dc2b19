import { useQuery } from '@apollo/client/react';
import { useDocumentTitle } from '@platform/mfe-kit';
import { EmptyState, ErrorState, LinkButton, Page, PageHead, Skeleton, StaleNote } from '@platform/ui-kit';
import { useParams } from 'react-router';
import { ProvisionNotes } from './provision-notes.tsx';
import { type Instrument, TrustNotesQuery } from './provisions-query.ts';

/** URL: /estate/:estateId/trusts/:trustId/notes */
export function TrustNotesRoute() {
  const { estateId = '', trustId = '' } = useParams();
  const { data, error, refetch } = useQuery(TrustNotesQuery, {
    variables: { id: trustId },
    fetchPolicy: 'cache-and-network',
  });
  const reload = async (): Promise<Instrument | null> => (await refetch()).data?.trust ?? null;
  const retry = (): void => void reload().catch(() => undefined);
  const trust = data?.trust;
  useDocumentTitle(trust ? `Notes on ${trust.name}` : 'Provision notes');
  if (!data)
    return (
      <Page>
        {error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton rows={6} label="Loading the notes" />}
      </Page>
    );
  if (trust?.estateId !== estateId)
    return (
      <Page>
        <EmptyState
          tone="trust"
          title="This trust was not found"
          text="It may have been removed."
          actions={<LinkButton href={`/estate/${estateId}/trusts`}>All trusts</LinkButton>}
        />
      </Page>
    );
  return (
    <Page>
      {Boolean(error) && <StaleNote what="the notes" onRetry={retry} />}
      <PageHead
        title={trust.name}
        actions={<LinkButton href={`/estate/${estateId}/trusts/${trust.id}`}>The trust</LinkButton>}
      />
      <ProvisionNotes instrument={trust} reload={reload} />
    </Page>
  );
}
