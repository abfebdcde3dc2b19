import { useQuery } from '@apollo/client/react';
import {
  Avatar,
  Chip,
  EmptyState,
  ErrorState,
  List,
  ListItem,
  PageHead,
  Sheet,
  Skeleton,
  StaleNote,
} from '@platform/ui-kit';
import { useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { usePageTitle } from '../frame/page-title.ts';

const AdminsRouteQuery = graphql(`
  query AdminsRoute($organizationId: ID!) {
    organizationAdmins(organizationId: $organizationId, pagination: { perPage: -1 }) {
      collection { id name emailAddress isPrimaryAdmin }
    }
  }
`);

/** URL: /organizations/:organizationId/admins */
export function AdminsRoute() {
  const { organizationId = '' } = useParams();
  const title = usePageTitle('Admins', organizationId);
  const { data, error, refetch } = useQuery(AdminsRouteQuery, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
  });
  const retry = (): void => void refetch().catch(() => undefined);
  const admins = data?.organizationAdmins.collection;
  return (
    <>
      <PageHead title={title} summary="Who may change settings, members and quotas." />
      <Sheet>
        {error && admins && <StaleNote what="the list" onRetry={retry} />}
        {error && !admins ? (
          <ErrorState error={error} onRetry={retry} />
        ) : !admins ? (
          <Skeleton rows={3} avatar label="Loading admins" />
        ) : admins.length > 0 ? (
          <List label="Admins">
            {admins.map(({ id, name, emailAddress, isPrimaryAdmin }) => (
              <ListItem
                key={id}
                leading={<Avatar name={name} />}
                title={name}
                text={emailAddress}
                trailing={isPrimaryAdmin ? <Chip tone="accent">Primary</Chip> : undefined}
              />
            ))}
          </List>
        ) : (
          <EmptyState title="No admins" text="An organization keeps at least one primary administrator." />
        )}
      </Sheet>
    </>
  );
}
