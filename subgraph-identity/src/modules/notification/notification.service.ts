import type { RealtimeMessage } from '@platform/contracts';
import {
  isAbout,
  type NewNotification,
  type Notification,
  type NotifiedClient,
} from '../../domain/notification/notification.ts';
import type { NotificationRepository } from './notification.repository.ts';

/** Nobody looks at more that are new. */
const MOST_ALERTS = 200;

export interface NotificationServiceDeps {
  readonly notifications: NotificationRepository;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
}

/** Tells people of work that ended while they did something else. */
export function createNotificationService({ notifications, publish }: NotificationServiceDeps) {
  const announce = ({ accountId, id, title }: NewNotification): Promise<void> =>
    publish({ type: 'notificationAdded', accountId, notificationId: id, title });

  return {
    /** An account's own, the newest first. */
    list: (accountId: string, query: { showHidden: boolean; skip: number; limit: number }) =>
      notifications.list(accountId, query),
    byIds: (accountId: string, ids: readonly string[]) => notifications.byIds(accountId, ids),
    /** What an account has neither read nor put off, by the estates that it is about; of the newest so many. */
    async alertsOf(accountId: string, estateIds: readonly string[]): Promise<Notification[][]> {
      const { notifications: shown } = await notifications.list(accountId, {
        showHidden: false,
        skip: 0,
        limit: MOST_ALERTS,
      });
      return estateIds.map((estateId) => shown.filter((notification) => isAbout(notification, estateId)));
    },
    markRead: (accountId: string, ids: readonly string[]) => notifications.markRead(accountId, ids),
    /** False for one that was told before, under the same id. */
    async notify(notification: NewNotification): Promise<boolean> {
      if (!(await notifications.add(notification))) return false;
      await announce(notification);
      return true;
    },
    /** One notification of many clients, told of with the first of them. */
    async gather(notification: NewNotification, client: NotifiedClient): Promise<void> {
      if (await notifications.gather(notification, client)) await announce(notification);
    },
  };
}
export type NotificationService = ReturnType<typeof createNotificationService>;
