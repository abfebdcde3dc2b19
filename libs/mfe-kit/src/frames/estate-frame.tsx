import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { Caption, EmptyState, LinkButton, Page } from '@platform/ui-kit';
import type { ReactNode } from 'react';
import { serverErrorCode } from '../forms/server-errors.ts';
import { placeOf } from '../places/places.ts';
import { TitleContext } from '../routing/document-title.ts';
import { HomeLink } from '../routing/home-link.tsx';
import type { FoundScreen } from '../screens/screen-map.ts';
import { usePermission } from '../session/session-context.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { useEstateUpdates } from './estate-updates.ts';
import { RailPage } from './rail-page.tsx';

interface FramedEstate {
  readonly id: string;
  readonly displayName: string;
  readonly city: string | null;
  readonly clientState: string | null;
  readonly updatedAt: string;
  readonly archivedAt: string | null;
  readonly archivedByName: string | null;
}

export const EstateFrameQuery: TypedDocumentNode<
  { readonly estate: FramedEstate | null },
  { readonly estateId: string }
> = gql`
  query EstateFrame($estateId: ID!) {
    estate(id: $estateId) { id displayName city clientState updatedAt archivedAt archivedByName }
  }
`;

/** What stands around every page of one estate, whichever remote serves it: whose it is, and its rail. */
export function EstateFrame({ found, children }: { readonly found: FoundScreen; readonly children: ReactNode }) {
  const estateId = found.params['estateId'] ?? '';
  const { data, error } = useQuery(EstateFrameQuery, { variables: { estateId } });
  useEstateUpdates(estateId);
  const seesClients = usePermission('estate:list');
  // Unknown and foreign ids answer alike.
  if (data?.estate === null || serverErrorCode(error) === 'NOT_FOUND') return <EstateNotFound />;
  const estate = data?.estate;
  const { archivedAt } = estate ?? {};
  // To a client the archive of the firm says nothing.
  const notice = seesClients && estate && archivedAt ? <ArchivedNotice estate={{ ...estate, archivedAt }} /> : null;
  return (
    <RailPage
      found={found}
      label="Estate"
      heading={estate?.displayName ?? 'Estate'}
      subheading={estate ? placeOf(estate) : undefined}
      footer={estate && <Caption>Last change {formatDayOf(estate.updatedAt)}</Caption>}
    >
      <TitleContext value={estate?.displayName ?? null}>
        {notice}
        {children}
      </TitleContext>
    </RailPage>
  );
}

function EstateNotFound() {
  const seesClients = usePermission('estate:list');
  return (
    <Page>
      <EmptyState
        page
        title={seesClients ? 'This client was not found' : 'This page was not found'}
        text={
          seesClients
            ? "It may have been removed, or it belongs to somebody else's organization."
            : 'Your advisor may have ended its sharing with you.'
        }
        actions={
          seesClients ? (
            <LinkButton primary href="/clients">
              All clients
            </LinkButton>
          ) : (
            <HomeLink primary />
          )
        }
      />
    </Page>
  );
}
