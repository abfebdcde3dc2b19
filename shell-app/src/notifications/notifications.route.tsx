import { useMutation, useQuery } from '@apollo/client/react';
import { serverErrorText, useDocumentTitle, useListParams } from '@platform/mfe-kit';
import { formatMoment } from '@platform/mfe-kit/calendar';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  List,
  ListItem,
  Monogram,
  notify,
  Page,
  PageHead,
  Pagination,
  Sheet,
  Skeleton,
  StaleNote,
  UiLink,
} from '@platform/ui-kit';
import { IconBell } from '@tabler/icons-react';
import { graphql } from '../gql/index.ts';
import { MarkNotificationsRead, NotificationMenuQuery } from './notification-bell.tsx';
import css from './notifications.module.css';

const NotificationsRouteQuery = graphql(`
  query NotificationsRoute($page: Int, $perPage: Int) {
    notifications(page: $page, perPage: $perPage, showHidden: true) {
      collection {
        id
        title
        description
        path
        createdAt
        readAt
        clients {
          estateId
          displayName
        }
      }
      metadata {
        totalCount
      }
    }
  }
`);

const newOf = (count: number): string =>
  count > 0 ? `${count} of these ${count === 1 ? 'is' : 'are'} new.` : 'Nothing new.';

interface ClientsProps {
  readonly clients: readonly { readonly estateId: string; readonly displayName: string }[];
}

/** As the clients were called when they came; a hundred of them stay folded. */
function Clients({ clients }: ClientsProps) {
  return (
    <details className={css.clients}>
      <summary>Which clients</summary>
      <ul>
        {clients.map(({ estateId, displayName }) => (
          <li key={estateId}>
            <UiLink href={`/estate/${estateId}`}>{displayName}</UiLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** URL: /notifications */
export function NotificationsRoute() {
  useDocumentTitle('Notifications');
  const { page, pageSize, setPage } = useListParams();
  const { data, error, refetch } = useQuery(NotificationsRouteQuery, { variables: { page, perPage: pageSize } });
  const [markRead, { loading: marking }] = useMutation(MarkNotificationsRead, {
    refetchQueries: [NotificationMenuQuery, NotificationsRouteQuery],
  });
  const retry = (): void => void refetch().catch(() => undefined);
  const items = data?.notifications.collection ?? [];
  const unread = items.filter(({ readAt }) => !readAt).map(({ id }) => id);
  const markAll = async (): Promise<void> => {
    try {
      await markRead({ variables: { ids: unread } });
    } catch (failure) {
      notify({ message: serverErrorText(failure), tone: 'error' });
    }
  };
  return (
    <Page>
      <PageHead
        title="Notifications"
        summary={data && newOf(unread.length)}
        actions={
          unread.length > 0 && (
            <Button busy={marking} onClick={() => void markAll()}>
              Mark all as read
            </Button>
          )
        }
      />
      <Sheet
        footer={
          items.length > 0 && (
            <Pagination
              page={page}
              perPage={pageSize}
              total={data?.notifications.metadata.totalCount ?? 0}
              onPage={setPage}
              noun="notifications"
            />
          )
        }
      >
        {error && !data && <ErrorState error={error} onRetry={retry} />}
        {error && data && <StaleNote what="the list" onRetry={retry} />}
        {!data && !error && <Skeleton rows={5} avatar label="Loading notifications" />}
        {data && items.length === 0 && (
          <EmptyState
            icon={<IconBell size={24} stroke={1.6} />}
            tone="accent"
            title="No notifications yet"
            text="What happens to your clients, documents and reports is listed here."
          />
        )}
        {items.length > 0 && (
          <List label="Notifications">
            {items.map((item) => (
              <ListItem
                key={item.id}
                leading={
                  <Monogram square tone={item.readAt ? 'asset' : 'accent'}>
                    <IconBell size={18} stroke={1.6} />
                  </Monogram>
                }
                title={item.title}
                text={
                  <>
                    {[item.description, formatMoment(item.createdAt)].filter(Boolean).join(' · ')}
                    {item.clients.length > 1 && <Clients clients={item.clients} />}
                  </>
                }
                trailing={
                  item.path && (
                    <LinkButton size="small" href={item.path}>
                      Open
                    </LinkButton>
                  )
                }
              />
            ))}
          </List>
        )}
      </Sheet>
    </Page>
  );
}
