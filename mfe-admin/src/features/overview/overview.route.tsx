import { useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { useDocumentTitle, useSession } from '@platform/mfe-kit';
import {
  EmptyState,
  ErrorState,
  FigureStrip,
  FigureText,
  List,
  ListItem,
  PageHead,
  Sheet,
  Skeleton,
  Stack,
  StaleNote,
  UiLink,
} from '@platform/ui-kit';
import { Navigate } from 'react-router';
import { graphql } from '../../gql/index.ts';

const OverviewRouteQuery = graphql(`
  query OverviewRoute($organizationId: ID!) {
    organization(organizationId: $organizationId) {
      id
      name
      tierName
      trialActive
      seatsAllocated
      subOrganizations { id name isDisabled }
      quotas { id type free total }
    }
    organizationTeam(organizationId: $organizationId, includeSubOrganizations: true, pagination: { page: 1, perPage: 1 }) {
      metadata { totalCount }
    }
  }
`);

/** URL: /organization-overview. A super administrator without an organization has all of them. */
export function OverviewRoute() {
  const { organization } = useSession();
  useDocumentTitle('Organization overview');
  return organization ? <Overview organizationId={organization.id} /> : <Navigate to="/organizations" replace />;
}

function Overview({ organizationId }: { organizationId: string }) {
  const { data, error, refetch } = useQuery(OverviewRouteQuery, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
  });
  const retry = (): void => void refetch().catch(() => undefined);
  if (error && !data) return <ErrorState error={error} onRetry={retry} />;
  if (!data) return <Skeleton rows={6} label="Loading the organization" />;
  if (!data.organization) {
    return <EmptyState page title="This organization was not found" text="It may have been removed." />;
  }
  const { organization, organizationTeam } = data;
  const tokens = organization.quotas?.find(({ type }) => type === 'DOC_ABSTRACTION_TOKENS');
  const reports = organization.quotas?.find(({ type }) => type === 'STANDARD_REPORTS');
  const parts = organization.subOrganizations ?? [];
  return (
    <>
      <PageHead
        title={organization.name}
        summary={`${counted(organizationTeam.metadata.totalCount, 'member')}${organization.tierName ? `, ${organization.tierName}` : ''}${organization.trialActive ? ', on trial' : ''}.`}
      />
      <Stack gap={20}>
        {error && <StaleNote what="the organization" onRetry={retry} />}
        <FigureStrip
          figures={[
            {
              id: 'members',
              label: 'Members',
              children: <FigureText size="lg">{organizationTeam.metadata.totalCount}</FigureText>,
              caption: organization.seatsAllocated
                ? counted(organization.seatsAllocated, 'seat')
                : parts.length > 0
                  ? 'With its sub-organizations'
                  : undefined,
            },
            {
              id: 'tokens',
              label: 'Document tokens left',
              children: <FigureText size="lg">{tokens?.free ?? '–'}</FigureText>,
              caption: tokens ? `of ${tokens.total}` : 'No quota',
            },
            {
              id: 'reports',
              label: 'Standard reports left',
              children: <FigureText size="lg">{reports?.free ?? '–'}</FigureText>,
              caption: reports ? `of ${reports.total}` : 'No quota',
            },
          ]}
        />
        <Sheet title="Sub-organizations">
          {parts.length > 0 ? (
            <List label="Sub-organizations">
              {parts.map(({ id, name, isDisabled }) => (
                <ListItem
                  key={id}
                  title={name}
                  text={isDisabled ? 'Disabled' : 'Active'}
                  trailing={<UiLink href={`/organizations/${id}/team-members`}>Members</UiLink>}
                />
              ))}
            </List>
          ) : (
            <p>This organization has none.</p>
          )}
        </Sheet>
      </Stack>
    </>
  );
}
