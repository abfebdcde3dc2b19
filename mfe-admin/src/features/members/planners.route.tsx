import { useQuery } from '@apollo/client/react';
import { useDocumentTitle, useSession } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import {
  Avatar,
  EmptyState,
  ErrorState,
  LinkButton,
  List,
  ListItem,
  PageHead,
  Sheet,
  Skeleton,
  StaleNote,
} from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';

const PlannersRouteQuery = graphql(`
  query PlannersRoute($organizationId: ID!) {
    organizationTeam(organizationId: $organizationId, role: ESTATE_SPECIALIST, includeSubOrganizations: true, pagination: { perPage: -1 }) {
      collection { id membershipId name emailAddress organizationName lastSignedInAt disabledAt }
    }
  }
`);

/** URL: /weps/*. The planners of one's own organization. */
export function PlannersRoute() {
  const { organization } = useSession();
  const organizationId = organization?.id ?? '';
  useDocumentTitle('Planners');
  const { data, error, refetch } = useQuery(PlannersRouteQuery, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
  });
  const retry = (): void => void refetch().catch(() => undefined);
  const planners = data?.organizationTeam.collection;
  const members = `/organizations/${organizationId}/team-members`;
  return (
    <>
      <PageHead
        title="Planners"
        summary="Who works out plans, reviews documents and asks for what is missing."
        actions={<LinkButton href={members}>All members</LinkButton>}
      />
      <Sheet>
        {error && planners && <StaleNote what="the list" onRetry={retry} />}
        {error && !planners ? (
          <ErrorState error={error} onRetry={retry} />
        ) : !planners ? (
          <Skeleton rows={3} avatar label="Loading planners" />
        ) : planners.length > 0 ? (
          <List label="Planners">
            {planners.map(({ membershipId, name, emailAddress, organizationName, lastSignedInAt, disabledAt }) => (
              <ListItem
                key={membershipId}
                leading={<Avatar name={name} />}
                title={name}
                text={[emailAddress, organizationName].filter(Boolean).join(' · ')}
                trailing={
                  disabledAt
                    ? 'Disabled'
                    : lastSignedInAt
                      ? `Last signed in on ${formatDayOf(lastSignedInAt)}`
                      : 'Has not signed in yet'
                }
              />
            ))}
          </List>
        ) : (
          <EmptyState
            title="No planners yet"
            text="A member with the role of an estate specialist is one."
            actions={<LinkButton href={members}>Members</LinkButton>}
          />
        )}
      </Sheet>
    </>
  );
}
