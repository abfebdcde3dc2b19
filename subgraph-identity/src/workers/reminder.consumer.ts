import type { DomainEvent, reminderFellDueV1 } from '@platform/contracts/events';
import { derivedId } from '@platform/service-kit';
import type { z } from 'zod';
import type { NotificationService } from '../modules/notification/notification.service.ts';
import { reminderDueText } from '../views/notification/reminder-due.ts';

/** Tells everybody who advises the client; once for each day that the reminder was set for, however often it comes. */
export const createReminderConsumer =
  (notifications: Pick<NotificationService, 'notify'>) =>
  async ({ payload }: DomainEvent<z.infer<(typeof reminderFellDueV1)['payload']>>): Promise<void> => {
    const { reminderId, estateId, displayName, text, dueOn, accountIds } = payload;
    for (const accountId of accountIds) {
      await notifications.notify({
        id: derivedId('reminder-due', reminderId, dueOn, accountId),
        accountId,
        ...reminderDueText(displayName, text, dueOn),
        kind: 'NEW_REMINDERS',
        path: `/estate/${estateId}`,
      });
    }
  };
