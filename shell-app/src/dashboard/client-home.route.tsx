import { useQuery } from '@apollo/client/react';
import { useDocumentTitle, useSession } from '@platform/mfe-kit';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  List,
  ListItem,
  Monogram,
  Page,
  PageHead,
  Sheet,
  Skeleton,
} from '@platform/ui-kit';
import { IconHome } from '@tabler/icons-react';
import { graphql } from '../gql/index.ts';

const ClientHomeQuery = graphql(`
  query ClientHome {
    estates(pagination: { page: 1, perPage: 20 }) {
      collection {
        id
        displayName
        organization {
          id
          name
        }
      }
    }
  }
`);

/** URL: / for clients: the estates that are shared with them. */
export function ClientHomeRoute() {
  const { account, organization } = useSession();
  useDocumentTitle('Home', organization?.name);
  const { data, error, refetch } = useQuery(ClientHomeQuery);
  const estates = data?.estates.collection ?? [];
  return (
    <Page>
      <PageHead
        title={`Welcome, ${account.name.split(' ')[0]}`}
        summary="Your estate plan, its documents and its reports."
      />
      <Sheet title="Your estate">
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={2} avatar />}
        {data && estates.length === 0 && (
          <EmptyState
            title="Nothing is shared with you yet"
            text="Your advisor shares your estate with you. It then shows here."
          />
        )}
        <List label="Your estate">
          {estates.map((estate) => (
            <ListItem
              key={estate.id}
              leading={
                <Monogram square>
                  <IconHome size={18} stroke={1.6} />
                </Monogram>
              }
              title={estate.displayName}
              text={estate.organization?.name}
              trailing={
                <LinkButton primary href={`/estate/${estate.id}`}>
                  Open
                </LinkButton>
              }
            />
          ))}
        </List>
      </Sheet>
    </Page>
  );
}
