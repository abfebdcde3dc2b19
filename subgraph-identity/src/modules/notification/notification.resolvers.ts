import { listPage, listResult } from '@platform/service-kit';
import type {
  EstateResolvers,
  MutationResolvers,
  NotificationResolvers,
  QueryResolvers,
} from '../../schema.generated.ts';
import { pathOf, titleOf } from '../../views/notification/client-given.ts';

export const Notification: NotificationResolvers = {
  title: (notification) => titleOf(notification),
  path: (notification) => pathOf(notification),
  __resolveReference: async ({ id }, { actor, services }) =>
    actor.accountId ? ((await services.notifications.byIds(actor.accountId, [id]))[0] ?? null) : null,
};

export const Estate: EstateResolvers = {
  __resolveReference: ({ id }) => ({ id }),
  alertNotifications: ({ id }, _args, { loaders }) => loaders.alerts.load(id),
};

export const notificationQueries: Pick<QueryResolvers, 'notifications'> = {
  notifications: async (_parent, { page, perPage, showHidden }, { actor, services }) => {
    const wanted = { page, perPage };
    const query = { showHidden: showHidden ?? false, ...listPage(wanted) };
    const { notifications, totalCount } = await services.notifications.list(actor.accountId ?? '', query);
    return listResult(wanted, notifications, totalCount);
  },
};

export const notificationMutations: Pick<MutationResolvers, 'markNotificationsRead'> = {
  markNotificationsRead: async (_parent, { notificationIds }, { actor, services }) => {
    await services.notifications.markRead(actor.accountId ?? '', notificationIds);
    return { ok: true };
  },
};
