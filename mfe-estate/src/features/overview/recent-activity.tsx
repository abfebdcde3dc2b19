import { useQuery } from '@apollo/client/react';
import { changeText } from '@platform/contracts/change-words';
import { formatMoment } from '@platform/mfe-kit/calendar';
import { Button, List, ListItem, Sheet, SkeletonBar, SkeletonGroup, UiLink } from '@platform/ui-kit';
import { estatePaths } from '../estate/estate.paths.ts';
import { RecentActivityQuery, type RecentChange } from './recent-activity-query.ts';

/** The last changes of an estate, for those who may change it. */
export function RecentActivity({ estateId }: { readonly estateId: string }) {
  const { data, error, refetch } = useQuery(RecentActivityQuery, {
    variables: { estateId },
    fetchPolicy: 'cache-and-network',
  });
  const changes = data?.estateHistory.collection;
  return (
    <Sheet
      title="Recent activity"
      aside={changes && changes.length > 0 && <UiLink href={estatePaths(estateId).history}>All changes</UiLink>}
    >
      {changes ? (
        <Changes changes={changes} />
      ) : error ? (
        <>
          <p>What was changed last could not be read.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      ) : (
        <SkeletonGroup label="Loading recent activity">
          <SkeletonBar height={120} />
        </SkeletonGroup>
      )}
    </Sheet>
  );
}

function Changes({ changes }: { readonly changes: readonly RecentChange[] }) {
  if (changes.length === 0) return <p>Nothing is on record yet. Every change stands here from now on.</p>;
  return (
    <List label="Recent activity">
      {changes.map(({ id, at, actorName, supportName, things, leftOut }) => (
        <ListItem
          key={id}
          title={changeText(things, leftOut)}
          text={`${actorName}${supportName ? `, by ${supportName} in support mode` : ''} · ${formatMoment(at)}`}
        />
      ))}
    </List>
  );
}
