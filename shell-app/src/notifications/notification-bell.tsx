import { useMutation, useQuery } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { Menu } from '@platform/ui-kit';
import { IconBell } from '@tabler/icons-react';
import css from '../app/shell.module.css';
import { graphql } from '../gql/index.ts';

export const NotificationMenuQuery = graphql(`
  query NotificationMenu($perPage: Int) {
    notifications(page: 1, perPage: $perPage, showHidden: false) {
      collection {
        id
        title
        description
        path
        createdAt
      }
      metadata {
        totalCount
      }
    }
  }
`);

export const MarkNotificationsRead = graphql(`
  mutation MarkNotificationsRead($ids: [ID!]!) {
    markNotificationsRead(notificationIds: $ids) {
      ok
    }
  }
`);

const SHOWN = 4;
const BADGE_CAP = 99;

export const badgeText = (count: number): string => (count > BADGE_CAP ? `${BADGE_CAP}+` : String(count));

export function NotificationBell() {
  const { data, refetch } = useQuery(NotificationMenuQuery, {
    variables: { perPage: SHOWN },
    pollInterval: 60_000,
    context: { background: true },
  });
  const [markRead] = useMutation(MarkNotificationsRead);
  const count = data?.notifications.metadata.totalCount ?? 0;
  const items = data?.notifications.collection ?? [];
  const open = async (id: string): Promise<void> => {
    try {
      await markRead({ variables: { ids: [id] } });
      await refreshed(refetch);
    } catch {
      // It stays new, and is counted until it can be marked.
    }
  };
  return (
    <Menu
      label="Notifications"
      width={340}
      trigger={
        <button
          type="button"
          className={css.icon}
          aria-label={count > 0 ? `Notifications, ${count} new` : 'Notifications'}
        >
          <IconBell size={20} stroke={1.6} aria-hidden />
          {count > 0 && <span className={css.badge}>{badgeText(count)}</span>}
        </button>
      }
      items={[
        ...(items.length === 0 ? [{ id: 'none', label: 'No new notifications', disabled: true }] : []),
        ...items.map((item) => ({
          id: item.id,
          label: item.title,
          href: item.path ?? '/notifications',
          onSelect: () => void open(item.id),
        })),
        { id: 'all', label: 'All notifications', href: '/notifications', separated: true },
      ]}
    />
  );
}
